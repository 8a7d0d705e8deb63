/**
 * The computer looks through a game (ttgo/player/review.py), by itself once one against it is over.
 * What it finds is kept with the game: the margins that the plot draws, and the turning points as
 * links, each as soon as it is sure. Each leads to the place where a turn cost most; there the better
 * one is drawn. Or a person looks for it: what they play there is judged, before anybody answers it.
 * The look through the game waits while the computer thinks about a turn or the page is hidden, and
 * goes on where it was.
 */
import { able, element, made, whenPressed } from "../../board/parts.js";
import { drawBetter, drawTried } from "./drawing.js";
import { joined } from "../../joined.js";
import { Thinking } from "../../python/think-client.js";
import { resultOf } from "../../keep/kept.js";
import { byGame, keepOf } from "../../keep/storage.js";
import * as words from "../../words.js";
import { FRESH } from "../../words/events.js";

/** @import { Event, TurningPoint, View } from "../../view.js" */
/** @import { KeptGame } from "../../python/kept-game.js" */
/** @import { ThinkerPanel } from "./panel.js" */
/** @import { Context } from "../page.js" */
/** @import { Pen } from "./drawing.js" */
/**
 * @typedef {object} Found
 * @property {boolean} done
 * @property {number} progress  0 to 1
 * @property {TurningPoint[]} points
 * @property {(number | null)[]} [curve]  the margins, once all are there; earlier versions kept none
 * @property {{margins: (number | null)[], looked: object[]}} known
 *
 * @typedef {{at: string, keeps: boolean, by: number}} Tried  a turn that was tried instead, and how
 *   many points it keeps or loses
 */

const KEY = "ttgo:1:expected"; // in localStorage: by game, its turns and what is found
const MOST = 30; // games
const GOOD = 1 / 4; // of its cost: what a turn may lose that is played instead
const EARLY = 0.05; // of a look: before that nobody can tell how long it takes
const KNOWN = { margins: [], looked: [] };
const NOTHING = { done: false, progress: 0, points: [], curve: [], known: KNOWN };

export class TurningPoints {
  /** @type {View | null} */ #view = null;
  #line = ""; // the turns that it has looked through
  /** @type {Found} */ #found = NOTHING;
  #game = "";
  #wanted = ""; // the line that it is to look through now
  #stopped = ""; // the one that a person has stopped
  #began = { at: 0, progress: 0 }; // when it went on to look, and from where
  #listed = ""; // the turning points
  /** Those at which a person is to find a better turn, from the one that is tried. @type {TurningPoint[]} */
  #left = [];
  /** What was tried there. @type {Tried[]} */ #tried = [];
  #thinking = new Thinking(
    () => this.#stop(),
    () => {},
    true,
  );

  section = element("changes"); // a sentence and a list
  list = /** @type {HTMLElement} */ (this.section.querySelector("ol"));
  told = /** @type {HTMLElement} */ (this.section.querySelector("p"));
  button = element("look-back");
  said = element("say");
  buttons = ["mend", "try", "try-next", "try-back"].map((id) => element(id));

  /**
   * @param {ThinkerPanel} thinker
   * @param {object} page
   * @param {{margins: (number | null)[]}} page.plot
   * @param {KeptGame} page.game
   * @param {() => void} page.pyodide  has Pyodide think as soon as it can, too
   * @param {(rule: number, sentence: string) => void} page.say
   * @param {(event: Event) => void} page.send
   * @param {(turn: number) => void} page.look  goes to a place, with the board in sight
   */
  constructor(thinker, page) {
    this.thinker = thinker;
    this.page = page;
    whenPressed({
      mend: () => this.#try(this.#mistakes),
      try: () => this.#try(this.#mistakes.filter(({ turn }) => turn >= (this.here?.turn ?? 0))),
      "try-next": () => this.#later.length && this.#try(this.#later),
      "try-back": () => this.#try([], this.#left[0].turn - 1),
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
    if (anew) this.#left = [];
    this.#follow(view, event);
    const { here } = this;
    const [point] = this.#left;
    const draw = point
      ? (/** @type {Pen} */ pen) => drawTried(pen, point, this.#tried, view.turn === point.turn)
      : here && ((/** @type {Pen} */ pen) => drawBetter(pen, here));
    this.thinker.advice.below = draw;
    if (!point && here && event.do === "goto")
      this.page.say(0, words.wouldKeep({ ...factsOf(here), by: Math.round(here.cost) }));
    this.#offer();
  }

  /** The turns at which a person looks for a better one. @param {View} view @param {Event} event */
  #follow({ turn, turns, error, refused }, event) {
    const [point] = this.#left;
    if (!point || error || refused) return;
    const at = turns[turn - 1];
    if (turn === point.turn && event.do === "turn") {
      if (at === point.better) this.#judge(at, 0);
      else if (at === point.taken) this.#judge(at, point.cost);
      else
        this.thinker.judge((margin) =>
          this.#judge(at, (point.kept - margin) * (point.player === "black" ? 1 : -1)),
        );
    } else if (event.do !== "branch" && turn !== point.turn - 1) this.#left = [];
  }

  /**
   * Say what a turn is worth that was tried; a bad one is taken back.
   * @param {string} at @param {number} loss
   */
  #judge(at, loss) {
    const { cost, turn } = this.#left[0];
    const lost = Math.max(0, loss);
    const keeps = lost <= Math.max(1, cost * GOOD);
    this.#tried.push({ at, keeps, by: Math.max(1, Math.round(keeps ? cost - lost : lost)) });
    if (!keeps) this.page.send({ do: "goto", turn: turn - 1 });
    this.#offer();
    this.thinker.advice.draw();
  }

  /** What is said at a mistake, and the buttons below it. */
  #offer() {
    const { here, said, buttons } = this;
    const [point] = this.#left;
    const tried = this.#tried[this.#tried.length - 1];
    const isTaken = point && this.#view?.turn === point.turn;
    const verdict = point && tried?.keeps === isTaken;
    if (verdict) this.page.say(0, words.tried({ ...tried, passed: tried.at === "pass" }));
    else if (point && !isTaken) this.page.say(0, words.findBetter(factsOf(point)));
    said.dataset.verdict = verdict ? String(tried.keeps) : "";
    const [, start, onwards, back] = buttons;
    const mistakes = this.#mistakes;
    start.hidden = !here || !mistakes.includes(here) || point !== undefined;
    onwards.hidden = !mistakes.length && !point; // in a line that is tried, none are known
    able(onwards, this.#later.length);
    back.hidden = !point || (verdict && tried.keeps && this.#later.length > 0);
    /** @type {HTMLElement} */ (start.parentElement).hidden = !here && !point;
  }

  /** The mistakes of the person who played the computer, else of both, which a move mends; in order. */
  get #mistakes() {
    const you = this.#view?.you;
    return this.found.points
      .filter(({ player, better }) => better !== "pass" && (!you || player === you))
      .sort((one, two) => one.turn - two.turn);
  }

  /** Those after the place. */
  get #later() {
    const next = (this.#view?.turn ?? 0) + 1;
    return this.#left.length ? this.#left.slice(1) : this.#mistakes.filter((at) => at.turn > next);
  }

  /**
   * Have a person mend some mistakes, in the game's line again; none ends it.
   * @param {TurningPoint[]} points @param {number} [turn]  where that is
   */
  #try(points, turn = points[0].turn - 1) {
    const [left] = this.#left;
    if (left) this.page.send({ do: "branch", turn: left.turn, at: left.taken });
    [this.#left, this.#tried] = [points, []];
    this.page.look(turn);
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
      this.#began = { at: performance.now(), progress: this.found.progress };
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
    const { points, curve = [], progress, done } = this.found;
    const went = progress - this.#began.progress;
    const each = (performance.now() - this.#began.at) / went;
    const left = went > EARLY ? 10 * Math.ceil(((1 - progress) * each) / 10_000) : 0;
    const none = done && !points.length ? words.noneDecided : "";
    const looks = words.looksBack({ share: Math.round(100 * progress) });
    const told = this.#wanted ? joined(looks, left ? words.secondsLeft({ left }) : "") : none;
    this.told.textContent = told;
    this.told.hidden = !told;
    this.section.hidden = !told && !points.length;
    this.buttons[0].hidden = !this.#mistakes.length;
    this.button.textContent = this.#wanted ? words.stopThinking : words.lookBack;
    this.button.hidden = done || turns.length < 2;
    this.page.plot.margins = curve;
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
