/**
 * The board for screen readers: a grid of real, transparent cells over the drawn points, each named
 * after its vertex. One tab stop; arrows move in it. What a name says comes from the view.
 */
import { markedOf } from "./markup.js";
import { made } from "./parts.js";
import { placeOf, vertexAt } from "./vertex.js";
import english from "../words/board.js";

/** @import { Markup, Phase, View } from "../view.js" */
/** @import { Words } from "./sentences.js" */

export class Cells {
  /** @type {Words} */
  words = english;

  /** @param {HTMLElement} root element that becomes the grid */
  constructor(root) {
    this.root = root;
    this.columns = 0;
    this.rows = 0;
    this.part = [0, 0, 0, 0]; // shown now: first column and row, last column and row
    /** @type {HTMLElement[][]} */
    this.cells = []; // of all rows; only those shown
    /** @type {WeakMap<HTMLElement, string>} */
    this.said = new WeakMap(); // what cells say: to read it from so many elements is slow
    this.stop = [0, 0]; // the cell that Tab focuses: column, row from the top
    root.setAttribute("role", "grid");
  }

  /**
   * Make the cells of a part.
   * @param {number} columns
   * @param {number} rows
   * @param {[number, number, number, number]} part
   */
  resize(columns, rows, part) {
    const hadFocus = this.root.matches(":focus-within");
    [this.columns, this.rows, this.part] = [columns, rows, part];
    const [x1, y1, x2, y2] = part;
    this.cells = [];
    for (let y = y1; y <= y2; y++) {
      this.cells[y] = [];
      for (let x = x1; x <= x2; x++) {
        const at = vertexAt(x, y, rows);
        const cell = (this.cells[y][x] = made("div", {
          role: "gridcell",
          ariaLabel: [at, this.words.empty].join(this.words.between),
          tabIndex: -1,
        }));
        cell.dataset.at = at;
      }
    }
    this.root.replaceChildren(
      ...this.cells.flatMap((cells) => [
        made("div", { role: "row" }, ...cells.filter((cell) => cell)),
      ]),
    ); // without holes
    this.moveTo(x1 + Math.floor((x2 - x1 + 1) / 2), y1 + Math.floor((y2 - y1 + 1) / 2), hadFocus);
  }

  /** @param {View} view @param {Markup} markup */
  describe(view, markup) {
    const { words } = this;
    const height = view.size[1];
    /** @type {Map<string, string>} */
    const strings = new Map();
    for (const { points, liberties } of view.strings) {
      for (const vertex of points)
        strings.set(vertex, words.string({ stones: points.length, liberties }));
    }
    const marked = markedOf(markup, words.marks);
    const asked = askedOf(view.phase, words);
    const [x1, y1, x2, y2] = this.part;
    for (let y = y1; y <= y2; y++) {
      for (let x = x1; x <= x2; x++) {
        const vertex = vertexAt(x, y, height);
        const mark = view.stones[y][x];
        const about =
          mark === "."
            ? [words.empty, words.reaches[view.reach[y][x]]]
            : [words.stone[/** @type {"X" | "O"} */ (mark)], strings.get(vertex)];
        if (mark === "." && view.illegal[vertex])
          about.push(
            words.notAllowed({
              rule: view.illegal[vertex].rule,
              turn: view.illegal[vertex].turn ?? 0,
            }),
          );
        if (markup.labels[vertex]) about.unshift(words.labelled({ label: markup.labels[vertex] }));
        const name = [
          vertex,
          ...about.filter((part) => part), // before Python answers, only the colour is known
          ...(marked.get(vertex) ?? []),
          ...(asked.get(vertex) ?? []),
        ].join(words.between);
        const last = vertex === view.last ? "true" : null;
        const cell = this.cells[y][x];
        if (this.said.get(cell) === name + last) continue;
        this.said.set(cell, name + last);
        if (cell.ariaLabel !== name) cell.ariaLabel = name;
        cell.ariaCurrent = last;
      }
    }
  }

  /**
   * Make a cell the tab stop, and focus it if asked. A place outside the grid is moved to its edge.
   * @param {number} x @param {number} y @param {boolean} focus
   */
  moveTo(x, y, focus) {
    const [oldX, oldY] = this.stop;
    const old = this.cells[oldY]?.[oldX];
    if (old) old.tabIndex = -1;
    const [x1, y1, x2, y2] = this.part;
    this.stop = [Math.max(x1, Math.min(x2, x)), Math.max(y1, Math.min(y2, y))];
    const cell = this.cells[this.stop[1]][this.stop[0]];
    cell.tabIndex = 0;
    if (focus) cell.focus({ preventScroll: true });
  }

  /** @param {string} vertex @param {boolean} focus */
  moveToVertex(vertex, focus) {
    this.moveTo(...placeOf(vertex, this.rows), focus);
  }

  /** A key presses the tab stop. */
  click() {
    this.cells[this.stop[1]][this.stop[0]].click();
  }

  /**
   * Where a key leads, or null if it moves nowhere.
   * @param {KeyboardEvent} event
   * @returns {[number, number] | null}
   */
  target(event) {
    const [x, y] = this.stop;
    const whole = event.ctrlKey || event.metaKey;
    /** @type {Record<string, [number, number]>} */
    const leads = {
      ArrowLeft: [x - 1, y],
      ArrowRight: [x + 1, y],
      ArrowUp: [x, y - 1],
      ArrowDown: [x, y + 1],
      Home: [this.part[0], whole ? this.part[1] : y],
      End: [this.part[2], whole ? this.part[3] : y],
    };
    return leads[event.key] ?? null;
  }
}

/**
 * What marks, proposals and a dispute say of points.
 * @param {Phase | null} phase
 * @param {Words} words
 */
function askedOf(phase, words) {
  /** @type {Map<string, string[]>} */
  const asked = new Map();
  const { marks = [], proposals = {}, disputed = [] } = phase ?? {};
  for (const [points, says] of /** @type {[string[], string][]} */ ([
    [marks, words.marked],
    [proposals.black ?? [], words.wantsOff.black],
    [proposals.white ?? [], words.wantsOff.white],
    [disputed, words.disputed],
  ])) {
    for (const vertex of points) asked.set(vertex, [...(asked.get(vertex) ?? []), says]);
  }
  return asked;
}
