/**
 * The computer looks through a game (ttgo/player/review.py), by itself once one against it is over.
 * What it finds is kept with the game: the margins that the plot draws, and the turning points as
 * links. Each leads to the place where a turn cost most; there the better one is drawn, and a
 * person may try to find it, against the computer. It waits while the computer thinks about a turn
 * or the page is hidden, and goes on where it was.
 */
import { element, made, whenPressed } from "../../board/parts.js";
import { drawBetter } from "./thoughts.js";
import { Thinking } from "../../python/think-client.js";
import { resultOf } from "../../keep/kept.js";
import { byGame, keepOf } from "../../keep/storage.js";
import * as words from "../../words.js";

/** @import { Event, View } from "../../view.js" */
/** @import { KeptGame } from "../../python/kept-game.js" */
/** @import { Opponent } from "./opponent.js" */
/** @import { Context } from "../page.js" */
/**
 * @typedef {object} Point  a turn that cost something
 * @property {number} turn
 * @property {"black" | "white"} player
 * @property {string} taken
 * @property {string} better
 * @property {string[]} line  that begins with the better one
 * @property {number} kept  Black's margin after that
 * @property {number} cost  points
 *
 * @typedef {object} Found
 * @property {boolean} done
 * @property {number} progress  0 to 1
 * @property {Point[]} points
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

  /** What a person tries, and whom the computer played before. */
  /** @type {{point: Point, colour: Opponent["colour"]} | null} */ #tries = null;

  /**
   * @param {Opponent} opponent
   * @param {object} page
   * @param {{margins: (number | null)[]}} page.plot
   * @param {KeptGame} page.game
   * @param {() => void} page.pyodide  has Pyodide think as soon as it can, too
   * @param {(rule: number, sentence: string) => void} page.say
   * @param {(event: Event) => void} page.send
   * @param {(turn: number) => void} page.look  goes to a place, with the board in sight
   * @param {(on: boolean) => void} page.review  or play
   */
  constructor(opponent, page) {
    this.opponent = opponent;
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
    const anew = event.do === "new" || event.do === "again";
    if (anew || game !== this.#game) {
      this.#tries = null;
      const { line, found } = (!anew && byGame(KEY)[game]) || {};
      const known = typeof line === "string" && Array.isArray(found?.points);
      [this.#game, this.#line, this.#found] = [game, known ? line : "", known ? found : NOTHING];
    }
    this.#view = view;
    const shown = this.#shown;
    if (this.#wanted !== shown) this.#wanted = "";
    const ended = resultOf(view) && (this.opponent.colour || event.do === "resign");
    if ((ended || this.found.progress) && shown !== this.#stopped) this.#wanted = shown;
    this.#lookOn();
    const { here } = this;
    this.opponent.below = here && ((pen) => drawBetter(pen, here));
    if (here && this.#tries) this.page.say(0, words.findBetter(factsOf(here)));
    else if (here && event.do === "goto")
      this.page.say(0, words.wouldKeep({ ...factsOf(here), by: Math.round(here.cost) }));
    this.#offer();
  }

  /** The buttons below what is said. */
  #offer() {
    this.try.hidden = !this.here || this.#tries !== null;
    this.back.hidden = this.#tries === null;
    /** @type {HTMLElement} */ (this.try.parentElement).hidden =
      this.try.hidden && this.back.hidden;
  }

  /** The position before the turn as an exercise against the computer, in a line of its own. */
  #try() {
    const point = this.here;
    if (!point) return;
    this.#tries = { point, colour: this.opponent.colour };
    this.page.review(false);
    this.opponent.try(point);
    this.page.say(0, words.findBetter(factsOf(point)));
    this.#offer();
  }

  /** To the turning point again, in the line of the game. */
  #goBack() {
    if (!this.#tries) return;
    const { point, colour } = this.#tries;
    this.#tries = null;
    this.page.review(true);
    this.opponent.try(null, colour);
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

  /** The turning point whose turn comes next. @returns {Point | null} */
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
        () => {
          const { saved: text, since: then } = this.page.game;
          return { do: "review", text, then, known: this.found.known };
        },
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
    this.told.textContent = this.#wanted
      ? words.looksBack({ share: Math.round(100 * progress) })
      : done && !points.length
        ? words.noneDecided
        : "";
    this.told.hidden = !this.told.textContent;
    this.section.hidden = this.told.hidden && !points.length;
    this.button.textContent = this.#wanted ? words.stopThinking : words.lookBack;
    this.button.hidden = done || turns.length < 2;
    this.page.plot.margins = known.margins.length > turns.length ? known.margins : [];
    const text = points.map(({ turn, player, taken, cost }) =>
      words.costs({ turn, side: player, at: taken, by: Math.round(cost) }),
    );
    // keep the focus
    if (text.join() === [...this.list.children].map((item) => item.textContent).join()) return;
    this.list.replaceChildren(
      ...points.map(({ turn }, index) => {
        const link = made("a", { href: "#turns", textContent: text[index] });
        link.dataset.turn = String(turn - 1);
        return made("li", {}, link);
      }),
    );
  }
}

/** @param {View} view */
function lineOf({ turns, players }) {
  return turns.join(" ") + players;
}

/** @param {Point} point  as messages take it */
function factsOf({ player, taken, better }) {
  return { side: player, at: taken, passed: taken === "pass", better, passes: better === "pass" };
}
