/**
 * A board on any grid: points, the lines between them, and shading around the points that count for
 * a player. It draws what Python says (ttgo/lab/shown.py) and knows nothing of Go. Each point is a
 * button; Tab reaches one of them, and arrows lead from one to the next in their direction. Whoever
 * shows it adopts its style.
 */
import { shape } from "./svg.js";
import * as words from "../words/change.js";

/**
 * @typedef {object} View  the board after the turns
 * @property {string} graph @property {string[]} names @property {[number, number][]} places
 * @property {[number, number][]} lines @property {[number, number, [number, number], [number,
 *   number]][]} seams
 * @property {string} stones @property {string[]} players @property {string | null} toPlay @property
 *   {string[]} turns @property {boolean} over
 * @property {string[]} legal @property {Record<string, string>} refused @property {boolean} mayPass
 * @property {Record<string, string[]>} areas @property {Record<string, number>} scores @property
 *   {string} result
 * @property {string[]} cleared @property {{turn: number, at: string, text: string} | null} stopped
 *   @property {string} say @property {{says: string, view: View}} [ten]
 */

export const STYLE = new CSSStyleSheet();
STYLE.replaceSync(`
  .line { stroke: var(--line); stroke-width: 0.035; opacity: 0.75; }
  .stub { stroke-dasharray: 0.08 0.07; }
  .point { cursor: pointer; outline: none; }
  .area, .sign, .stone { fill: transparent; }
  .dot { fill: var(--black); opacity: 0.75; }
  .stone { stroke-width: 0.03; }
  [data-stone]:not([data-stone=""]) .stone { fill: #b3402c; stroke: #6d2114; }
  .point[data-stone="X"] .stone { fill: var(--black); stroke: var(--black-rim); }
  .point[data-stone="O"] .stone { fill: var(--white); stroke: var(--white-rim); }
  [data-area]:not([data-area=""]) .area { fill: #b3402c80; }
  .point[data-area="black"] .area { fill: var(--black-area); }
  .point[data-area="white"] .area { fill: var(--white-area); }
  .last .sign { stroke: #7f7f7f; stroke-width: 0.07; }
  .point.cleared .stone { stroke: var(--no); stroke-width: 0.05; stroke-dasharray: 0.12 0.1; }
  .refused .sign { stroke: var(--no); stroke-width: 0.06; }
  .aimed .dot { r: 0.16; fill: var(--accent); opacity: 1; }
  .beside .area { stroke: var(--accent); stroke-width: 0.05; }
  .point:is(:hover, :focus-visible) .area { stroke: var(--accent); stroke-width: 0.08; }
  .point:focus-visible .area { stroke-width: 0.1; }
`);

const MARGIN = 0.75;
const STUB = 0.5; // of the length of a line
const COLOURS = { ".": "empty", X: "black", O: "white" };
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class GraphBoard {
  /** @type {View | null} */ view = null;
  element = shape("svg", { role: "group" });
  /** @type {SVGGElement[]} */ #points = [];
  /** @type {[number, number][]} */ #at = []; // y downwards
  #focus = 0;

  /** @param {{play: (name: string) => void, look: (name: string | null) => void}} told */
  constructor(told) {
    this.told = told;
    this.element.addEventListener("click", (event) => this.#choose(event));
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.element.addEventListener("focusin", (event) => this.#look(event, true));
    this.element.addEventListener("pointerover", (event) => this.#look(event));
    this.element.addEventListener("pointerleave", () => told.look(null));
  }

  /** @param {View} view */
  show(view) {
    if (this.view?.graph !== view.graph) this.#draw(view);
    this.view = view;
    const owner = new Map(
      Object.entries(view.areas).flatMap(([player, names]) => names.map((name) => [name, player])),
    );
    const last = view.turns.at(-1);
    this.aim("");
    view.names.forEach((name, p) => {
      const mark = view.stones[p];
      const why = view.refused[name];
      const shared = Object.values(view.areas).filter((names) => names.includes(name)).length > 1;
      const colour =
        Reflect.get(COLOURS, mark) ??
        view.players.find((player) => player[0].toUpperCase() === mark) ??
        mark;
      const point = this.#points[p];
      point.dataset.stone = mark === "." ? "" : mark;
      point.dataset.area = shared ? "" : (owner.get(name) ?? "");
      point.classList.toggle("refused", Boolean(why));
      point.classList.toggle("last", name === last);
      point.classList.toggle("cleared", view.cleared.includes(name));
      point.setAttribute(
        "aria-label",
        why ? words.refusedPoint({ name, why }) : words.point({ name, colour }),
      );
      point.setAttribute("aria-disabled", String(!view.legal.includes(name)));
    });
  }

  /** Mark a point: the keyboard begins there. @param {string} name */
  aim(name) {
    const p = this.view?.names.indexOf(name) ?? -1;
    this.#points.forEach((point, q) => point.classList.toggle("aimed", q === p));
    if (p >= 0) this.#move(p, false);
  }

  /** @param {View} view */
  #draw({ graph, names, places, lines, seams }) {
    const top = Math.max(...places.map(([, y]) => y));
    this.#at = places.map(([x, y]) => [x, top - y]);
    const [left, right] = [Math.min, Math.max].map((most) => most(...places.map(([x]) => x)));
    const low = Math.min(...places.map(([, y]) => y));
    this.element.setAttribute(
      "viewBox",
      [left - MARGIN, -MARGIN, right - left + 2 * MARGIN, top - low + 2 * MARGIN]
        .map((part) => part.toFixed(2))
        .join(" "),
    );
    this.element.setAttribute("aria-label", words.boardLabel({ graph }));
    const drawn = lines.map(([p, q]) => this.#line(this.#at[p], this.#at[q], "line"));
    for (const [p, q, leaves, arrives] of seams) {
      for (const [end, [dx, dy]] of /** @type {[number, [number, number]][]} */ ([
        [p, leaves],
        [q, arrives],
      ])) {
        const [x, y] = this.#at[end];
        drawn.push(this.#line([x, y], [x + STUB * dx, y - STUB * dy], "line stub"));
      }
    }
    this.#points = names.map((name, p) => {
      const [cx, cy] = this.#at[p];
      const at = { cx: cx.toFixed(3), cy: cy.toFixed(3) };
      const circles = [
        ["area", 0.48],
        ["dot", 0.06],
        ["stone", 0.42],
        ["sign", 0.14],
      ].map(([kind, r]) => shape("circle", { class: kind, r, ...at }));
      return shape(
        "g",
        { class: "point", role: "button", tabindex: p ? -1 : 0, "data-name": name },
        ...circles,
      );
    });
    this.#focus = 0;
    this.element.replaceChildren(...drawn, ...this.#points);
  }

  /** @param {[number, number]} from @param {[number, number]} to @param {string} kind */
  #line([x1, y1], [x2, y2], kind) {
    const [a, b, c, d] = [x1, y1, x2, y2].map((part) => part.toFixed(3));
    return shape("line", { class: kind, x1: a, y1: b, x2: c, y2: d });
  }

  /** @param {globalThis.Event} event @returns {number} */
  #of({ target }) {
    return this.#points.indexOf(
      /** @type {SVGGElement} */ (/** @type {Element} */ (target).closest(".point")),
    );
  }

  /** @param {globalThis.Event} event */
  #choose(event) {
    const p = this.#of(event);
    if (p < 0 || !this.view) return;
    this.#move(p, false);
    this.told.play(this.view.names[p]);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const p = this.#of(event);
    if (p < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const way = /** @type {number[] | undefined} */ (Reflect.get(WAYS, event.key));
    if (event.key === "Enter" || event.key === " ") this.#choose(event);
    else if (way) this.#move(this.#next(p, way[0], way[1]), true);
    else return;
    event.preventDefault();
  }

  /**
   * The nearest point in a direction, or the same one.
   * @param {number} p
   * @param {number} dx
   * @param {number} dy
   */
  #next(p, dx, dy) {
    const [x, y] = this.#at[p];
    let [best, far] = [p, Infinity];
    this.#at.forEach(([ox, oy], q) => {
      const along = (ox - x) * dx + (oy - y) * dy;
      const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
      if (q === p || along <= 0.1 || aside > 2 * along) return;
      if (along + 2 * aside < far) [best, far] = [q, along + 2 * aside];
    });
    return best;
  }

  /** @param {number} p @param {boolean} focus */
  #move(p, focus) {
    this.#points[this.#focus]?.setAttribute("tabindex", "-1");
    this.#focus = p;
    this.#points[p].setAttribute("tabindex", "0");
    if (focus) this.#points[p].focus();
  }

  /** @param {globalThis.Event} event @param {boolean} [focused] */
  #look(event, focused = false) {
    const p = this.#of(event);
    if (p < 0 || !this.view) return;
    if (focused) this.#move(p, false);
    const beside = new Set();
    for (const [a, b] of [...this.view.lines, ...this.view.seams]) {
      if (a === p) beside.add(b);
      if (b === p) beside.add(a);
    }
    this.#points.forEach((point, q) => point.classList.toggle("beside", beside.has(q)));
    this.told.look(this.view.names[p]);
  }
}
