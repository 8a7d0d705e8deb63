/**
 * A grid drawn by hand: a click makes a point, a drag from point to point a line. The result is
 * text that ttgo/lab/graph.py reads.
 */
import { button, made } from "../board/parts.js";
import { shape } from "../board/svg.js";
import * as words from "../words/change.js";

const WIDE = 100; // the drawing, in its own units
const NEAR = 7; // this near hits a point
const MOST = 80; // points
const LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

/** The name of the point of that number: A to Z, then A1 to Z1, and so on. @param {number} p */
export const nameOf = (p) =>
  LETTERS[p % LETTERS.length] + (p < LETTERS.length ? "" : String(Math.floor(p / LETTERS.length)));

/**
 * The text of points and lines.
 * @param {{x: number, y: number}[]} points
 * @param {[number, number][]} lines
 */
export function textOf(points, lines) {
  const at = points.map(({ x, y }, p) => `${nameOf(p)}:${Math.round(x)}:${Math.round(WIDE - y)}`);
  return [...at, ...lines.map(([p, q]) => `${nameOf(p)}-${nameOf(q)}`)].join(" ");
}

export class Drawing {
  /** @type {{x: number, y: number}[]} */ #points = [];
  /** @type {[number, number][]} */ #lines = [];
  /** @type {("point" | "line")[]} */ #done = []; // for undo
  #from = -1;
  #svg = shape("svg", {
    viewBox: `0 0 ${WIDE} ${WIDE}`,
    class: "drawing",
    role: "img",
    "aria-label": words.hint,
  });

  /** @param {HTMLElement} place @param {(text: string) => void} changed */
  constructor(place, changed) {
    this.changed = changed;
    place.append(
      made("p", { textContent: words.hint }),
      this.#svg,
      made(
        "div",
        { className: "row" },
        button(words.undo, () => this.#back()),
      ),
    );
    this.#svg.addEventListener("pointerdown", (event) => {
      this.#from = this.#near(this.#place(event));
      if (this.#from < 0) this.#add(this.#place(event));
      event.preventDefault();
    });
    addEventListener("pointerup", (event) => {
      if (this.#from < 0) return;
      const to = this.#near(this.#place(event));
      if (to >= 0) this.#join(this.#from, to);
      this.#from = -1;
    });
  }

  /** @param {PointerEvent} event */
  #place({ clientX, clientY }) {
    const { left, top, width, height } = this.#svg.getBoundingClientRect();
    return { x: ((clientX - left) / width) * WIDE, y: ((clientY - top) / height) * WIDE };
  }

  /** @param {{x: number, y: number}} at */
  #near({ x, y }) {
    const far = this.#points.map((point) => Math.hypot(point.x - x, point.y - y));
    const least = Math.min(...far);
    return least < NEAR ? far.indexOf(least) : -1;
  }

  /** @param {{x: number, y: number}} at */
  #add(at) {
    if (this.#points.length === MOST) return;
    this.#points.push(at);
    this.#done.push("point");
    this.#show();
  }

  /** @param {number} from @param {number} to */
  #join(from, to) {
    const there = this.#lines.some(
      ([p, q]) => Math.min(p, q) === Math.min(from, to) && Math.max(p, q) === Math.max(from, to),
    );
    if (from === to || there) return;
    this.#lines.push([from, to]);
    this.#done.push("line");
    this.#show();
  }

  #back() {
    if (this.#done.pop() === "line") this.#lines.pop();
    else this.#points.pop();
    this.#show();
  }

  #show() {
    const lines = this.#lines.map(([p, q]) => {
      const [a, b] = [this.#points[p], this.#points[q]];
      return shape("line", { class: "line", x1: a.x, y1: a.y, x2: b.x, y2: b.y });
    });
    const points = this.#points.map(({ x, y }) =>
      shape("circle", { class: "spot", cx: x, cy: y, r: 2.4 }),
    );
    this.#svg.replaceChildren(...lines, ...points);
    this.changed(textOf(this.#points, this.#lines));
  }
}
