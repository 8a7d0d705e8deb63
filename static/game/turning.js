/**
 * The computer's forecasts: Black's margin at the start and after each turn, where it has thought
 * about them, kept with the game. They are drawn below the scores; the turns that changed them most
 * are listed as links.
 */
import { listen, place, sizeOf } from "./plot.js";
import { element, made, playerOf } from "../board/parts.js";
import { setAttributes, shape } from "../board/shape.js";
import { byGame, keepOf } from "./storage.js";
import * as words from "../words.js";

/** @import { View } from "../view.js" */
/** @typedef {(number | null)[]} Margins */

// in localStorage: by game, its turns, their margins, and whether its review is done; the newest
// last
const KEY = "ttgo:1:expected";
const MOST = 30; // games
const LEAST = 100; // random games; a mean of fewer says little
const LISTED = 3; // turns
const SMALL = 1.5; // points; ignore smaller changes
const TOP = 5; // points; the plot's range is at least this

export class Expected {
  /** @type {View | null} */ #view = null;
  /** @type {string[]} */ #turns = []; // of these margins
  /** @type {Margins} */ #margins = [];
  #game = "";
  /** The turning points. @type {{turn: number, by: number}[]} */ #listed = [];
  done = false; // it has reviewed the game, maybe before a reload

  frame = element("expected"); // an svg and the number at its end
  changes = element("changes"); // a sentence and a list
  svg = /** @type {SVGSVGElement} */ (this.frame.querySelector("svg"));
  end = /** @type {HTMLElement} */ (this.frame.querySelector("p")?.firstElementChild);
  list = /** @type {HTMLElement} */ (this.changes.querySelector("ol"));
  told = /** @type {HTMLElement} */ (this.changes.querySelector("p"));

  /**
   * @param {(turn: number) => void} goTo
   * @param {(turn: number) => void} look goes to a listed turn, with the board in sight
   */
  constructor(goTo, look) {
    this.marks = {
      lead: shape("polygon", { class: "lead" }),
      even: shape("line", { class: "even" }),
      now: shape("line", { class: "now" }),
      line: shape("polyline", { class: "margin" }),
      at: shape("circle", { class: "margin" }),
    };
    this.svg.append(...Object.values(this.marks));
    new ResizeObserver(() => this.#draw()).observe(this.svg);
    addEventListener("beforeprint", () => this.#draw());
    listen(this.svg, () => this.#view?.turns.length ?? 0, goTo);
    this.list.addEventListener("click", (click) => {
      const link = /** @type {HTMLElement} */ (click.target).closest("a");
      if (!link) return;
      click.preventDefault();
      look(Number(link.dataset.turn));
    });
  }

  /** @param {View} view @param {string} game its name @param {boolean} anew  it is new */
  show(view, game, anew) {
    if (game !== this.#game) this.#recall(game);
    const { turns } = view;
    const other = turns.findIndex((turn, index) => turn !== this.#turns[index]);
    // Of another line only keep the beginning they share; a shortened line is kept until it goes on
    // in another way.
    if (anew || view.phase?.click === "colour") this.#margins = [];
    else if (other >= 0) this.#margins.length = Math.min(this.#margins.length, other + 1);
    if (other >= 0 || anew) {
      this.#turns = [...turns];
      this.done = false;
    }
    this.#view = view;
    if (view.over && view.turn === turns.length)
      this.#margins[view.turn] = view.score.black - view.score.white - view.score.komi;
    this.#draw();
  }

  /**
   * Its forecast after a turn of the shown line.
   * @param {number} turn
   * @param {number} margin Black's
   * @param {number} games
   */
  add(turn, margin, games) {
    if (games < LEAST) return;
    this.#margins[turn] = margin;
    this.#keep();
    this.#draw();
  }

  #keep() {
    keepOf(
      KEY,
      this.#game,
      {
        turns: this.#turns,
        margins: Array.from(this.#margins, (one) => one ?? null),
        done: this.done,
      },
      MOST,
    );
  }

  /** The first turn without a forecast after it; -1 if there is none. */
  get missing() {
    const view = this.#view;
    if (!view) return -1;
    return [...view.players].findIndex(
      (player, turn) => player !== " " && typeof this.#margins[turn] !== "number",
    );
  }

  /**
   * How far its review of the game is, and whether it is done.
   * @param {string} sentence
   * @param {boolean} done
   */
  tell(sentence, done) {
    this.told.textContent = sentence;
    this.told.hidden = !sentence;
    if (done !== this.done) {
      this.done = done;
      this.#keep();
    }
    this.#list();
  }

  /** @param {string} game */
  #recall(game) {
    this.#game = game;
    const { turns = [], margins = [], done = false } = byGame(KEY)[game] ?? {};
    this.#turns = turns;
    this.#margins = margins;
    this.done = done;
  }

  /** The known margins by their turns. */
  #known() {
    return this.#margins.flatMap((margin, turn) =>
      typeof margin === "number" ? [{ turn, margin }] : [],
    );
  }

  #draw() {
    const view = this.#view;
    if (!view) return;
    const known = this.#known().filter(({ turn }) => turn <= view.turns.length);
    this.frame.hidden = known.length < 2 || view.turns.length < 2;
    this.#list();
    if (this.frame.hidden) return; // before asking for a size: that lays out the whole page
    const [width, height] = sizeOf(this.svg);
    if (!width) return;
    const here = known.filter(({ turn }) => turn <= view.turn).at(-1);
    this.svg.ariaLabel = words.expectedAfter(
      view.turn,
      view.turns.length,
      here?.turn === view.turn ? here.margin : null,
    );
    const most = known.reduce((found, { margin }) => Math.max(found, Math.abs(margin)), TOP);
    const middle = height / 2;
    const x = (/** @type {number} */ turn) => place(turn, view.turns.length, width).toFixed(1);
    const y = (/** @type {number} */ margin) =>
      (middle - (margin / most) * (middle - 2)).toFixed(1);
    const { marks } = this;
    const [first, last] = [known[0], known[known.length - 1]];
    const points = known.map(({ turn, margin }) => `${x(turn)},${y(margin)}`).join(" ");
    setAttributes(marks.lead, {
      points: `${x(first.turn)},${middle} ${points} ${x(last.turn)},${middle}`,
    });
    setAttributes(marks.line, { points });
    setAttributes(marks.even, { x1: 0, x2: width, y1: middle, y2: middle });
    setAttributes(marks.now, { x1: x(view.turn), x2: x(view.turn), y1: 0, y2: height });
    setAttributes(
      marks.at,
      here?.turn === view.turn ? { cx: x(here.turn), cy: y(here.margin), r: 4 } : { r: 0 },
    );
    this.end.textContent = words.ahead(last.margin);
    this.end.style.top = `${Math.max(8, Math.min(height - 8, Number(y(last.margin))))}px`;
  }

  /**
   * The gain at a turning point, as "B+19" for Black's; "" at any other turn.
   * @param {number} turn
   */
  changeAt(turn) {
    const found = this.#listed.find((one) => one.turn === turn);
    return found ? words.ahead(found.by) : "";
  }

  /** The turns that changed it most. */
  #list() {
    const view = this.#view;
    if (!view) return;
    const known = this.#known();
    const changes = known.slice(1).flatMap(({ turn, margin }, index) => {
      const [player, by] = [playerOf(view, turn), margin - known[index].margin];
      return player && Math.abs(by) >= SMALL ? [{ turn, by, player }] : [];
    });
    const most = changes
      .sort((one, other) => Math.abs(other.by) - Math.abs(one.by))
      .slice(0, this.done ? LISTED : 0);
    this.#listed = most;
    this.changes.hidden = most.length ? false : this.told.hidden;
    const text = most.map(({ turn, by, player }) =>
      words.changed(turn, player, view.turns[turn - 1], by),
    );
    // keep the focus
    if (text.join() === [...this.list.children].map((item) => item.textContent).join()) return;
    this.list.replaceChildren(
      ...most.map(({ turn }, index) => {
        const link = made("a", { href: "#turns", textContent: text[index] });
        link.dataset.turn = String(turn);
        return made("li", {}, link);
      }),
    );
  }
}
