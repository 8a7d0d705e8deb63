/**
 * The computer looks through a game (ttgo/player/review.py), by itself once one against it is over.
 * What it finds is kept with the game: the margins that the plot draws, and the turning points as
 * links, each as soon as it is sure. Each leads to the place where a turn cost most; there the better
 * one is drawn, and a person may try to find it, against the computer. It waits while the computer
 * thinks about a turn or the page is hidden, and goes on where it was.
 */
import { element, made, whenPressed } from "../../board/parts.js";
import { drawBetter } from "./drawing.js";
import { Thinking } from "../../python/think-client.js";
import { resultOf } from "../../keep/kept.js";
import { byGame, keepOf } from "../../keep/storage.js";
import * as words from "../../words.js";
import { FRESH } from "../../words/events.js";

/** @import { Event, TurningPoint, View } from "../../view.js" */
/** @import { KeptGame } from "../../python/kept-game.js" */
/** @import { ThinkerPanel } from "./panel.js" */
/** @import { Context } from "../page.js" */
/**
 * @typedef {object} Found
 * @property {boolean} done
 * @property {number} progress  0 to 1
 * @property {TurningPoint[]} points
 * @property {{margins: (number | null)[], looked: object[]}} known
 */

const KEY = "ttgo:1:expected"; // in localStorage: by game, its turns and what is found
const MOST = 30; // games
const NOTHING = { done: false, progress: 0, points: [], known: { margins: [], looked: [] } };

export class TurningPoints {
  /** @type {View | null} */ #view = null;
  #line = ""; // the turns that it has looked through
  /** @type {Found} */ #found = NOTHING;
  #game = "";
  #wanted = ""; // the line that it is to look through now
  #stopped = ""; // the one that a person has stopped
  #listed = ""; // the turning points
  #thinking = new Thinking(
    () => this.#stop(),
    () => {},
    true,
  );

  section = element("changes"); // a sentence and a list
  list = /** @type {HTMLElement} */ (this.section.querySelector("ol"));
  told = /** @type {HTMLElement} */ (this.section.querySelector("p"));
  button = element("look-back");
  try = element("try");
  back = element("try-back");

  /**
   * @param {ThinkerPanel} thinker
   * @param {object} page
   * @param {{margins: (number | null)[]}} page.plot
   * @param {KeptGame} page.game
   * @param {() => void} page.pyodide  has Pyodide think as soon as it can, too
   * @param {(rule: number, sentence: string) => void} page.say
   * @param {(event: Event) => void} page.send
   * @param {(turn: number) => void} page.look  goes to a place, with the board in sight
   * @param {(on: boolean) => void} page.review  or play
   */
  constructor(thinker, page) {
    this.thinker = thinker;
    this.page = page;
    whenPressed({
      try: () => this.#try(),
      "try-back": () => this.#goBack(),
      "look-back": () => {
        if (this.#wanted) return this.#stop();
        this.#wanted = this.#shown;
        return this.#lookOn();
      },
    });
    this.list.addEventListener("click", (click) => {
      const link = /** @type {HTMLElement} */ (click.target).closest("a");
      if (!link) return;
      click.preventDefault();
      page.look(Number(link.dataset.turn));
    });
    document.addEventListener("visibilitychange", () => this.#lookOn());
  }

  /** @param {View} view @param {Partial<Context>} told */
  show(view, { event, game = "" }) {
    if (!event) return;
    const anew = FRESH.includes(event.do);
    if (anew || game !== this.#game) {
      const { line, found } = (!anew && byGame(KEY)[game]) || {};
      const known = typeof line === "string" && Array.isArray(found?.points);
      [this.#game, this.#line, this.#found] = [game, known ? line : "", known ? found : NOTHING];
    }
    this.#view = view;
    const shown = this.#shown;
    if (this.#wanted !== shown) this.#wanted = "";
    const ended = resultOf(view) && (this.thinker.sides.colour || event.do === "resign");
    if ((ended || this.found.progress) && shown !== this.#stopped) this.#wanted = shown;
    this.#lookOn();
    const { here } = this;
    this.thinker.advice.below = here && ((pen) => drawBetter(pen, here));
    if (here && this.thinker.tries) this.page.say(0, words.findBetter(factsOf(here)));
    else if (here && event.do === "goto")
      this.page.say(0, words.wouldKeep({ ...factsOf(here), by: Math.round(here.cost) }));
    this.#offer();
  }

  /** The buttons below what is said. */
  #offer() {
    const [tries, here] = [this.thinker.tries !== null, this.here !== null];
    this.try.hidden = !here || tries;
    this.back.hidden = !tries;
    /** @type {HTMLElement} */ (this.try.parentElement).hidden = !here && !tries;
  }

  /** The position before the turn as an exercise against the computer, in a line of its own. */
  #try() {
    const point = this.here;
    if (!point) return;
    this.page.review(false);
    this.thinker.try(point);
    this.page.say(0, words.findBetter(factsOf(point)));
    this.#offer();
  }

  /** To the turning point again, in the line of the game. */
  #goBack() {
    if (!this.thinker.tries) return;
    const { point } = this.thinker.tries;
    this.page.review(true);
    this.thinker.try(null);
    this.page.send({ do: "branch", turn: point.turn, at: point.taken });
    this.page.look(point.turn - 1);
  }

  /** The shown line. */
  get #shown() {
    return this.#view ? lineOf(this.#view) : "";
  }

  /** What is found about the shown line. */
  get found() {
    return this.#shown === this.#line ? this.#found : NOTHING;
  }

  /** The turning point whose turn comes next. @returns {TurningPoint | null} */
  get here() {
    const next = (this.#view?.turn ?? 0) + 1;
    return this.found.points.find(({ turn }) => turn === next) ?? null;
  }

  /** Look through the wanted line, as far as that is left to do; a hidden page does not. */
  #lookOn() {
    if (this.found.done) this.#wanted = "";
    if (!this.#wanted || document.hidden) this.#thinking.stop();
    else if (!this.#thinking.asks) {
      this.#thinking.ask(
        () => ({ do: "review", ...this.page.game.kept, known: this.found.known }),
        (found) => this.#take(/** @type {any} */ (found)),
      );
      this.page.pyodide();
    }
    this.#tell();
  }

  /** What the look through the wanted line has found now. @param {Found & {error?: string}} found */
  #take(found) {
    if (found.error) return this.#stop();
    const { margins, looked } = this.found.known;
    const known = found.known.margins.length + found.known.looked.length;
    const isNew = found.done || known !== margins.length + looked.length;
    [this.#line, this.#found] = [this.#wanted, found];
    if (isNew) keepOf(KEY, this.#game, { line: this.#line, found }, MOST);
    this.#lookOn();
  }

  #stop() {
    this.#stopped = this.#shown;
    this.#wanted = "";
    this.#lookOn();
  }

  #tell() {
    const { turns = [] } = this.#view ?? {};
    const { points, known, progress, done } = this.found;
    const none = done && !points.length ? words.noneDecided : "";
    const told = this.#wanted ? words.looksBack({ share: Math.round(100 * progress) }) : none;
    this.told.textContent = told;
    this.told.hidden = !told;
    this.section.hidden = !told && !points.length;
    this.button.textContent = this.#wanted ? words.stopThinking : words.lookBack;
    this.button.hidden = done || turns.length < 2;
    this.page.plot.margins = known.margins.length > turns.length ? known.margins : [];
    const listed = JSON.stringify(points);
    if (listed === this.#listed) return;
    this.#listed = listed;
    const focused = this.list.querySelector("a:focus")?.getAttribute("data-turn");
    this.list.replaceChildren(
      ...points.map(({ turn, player: side, taken: at, cost }) => {
        const textContent = words.costs({ turn, side, at, by: Math.round(cost) });
        const link = made("a", { href: "#turns", textContent });
        link.dataset.turn = String(turn - 1);
        return made("li", {}, link);
      }),
    );
    const again = this.list.querySelector(`a[data-turn="${focused}"]`);
    /** @type {HTMLElement | null} */ (again)?.focus({ preventScroll: true });
  }
}

/** @param {View} view */
function lineOf({ turns, players }) {
  return turns.join(" ") + players;
}

/** @param {TurningPoint} point  as messages take it */
function factsOf({ player, taken, better }) {
  return { side: player, at: taken, passed: taken === "pass", better, passes: better === "pass" };
}
