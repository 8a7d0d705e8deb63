/**
 * The board for those who do not see it: a grid of real, transparent cells over the drawn points, each named after its vertex.
 * One tab stop; arrows move in it. What a name says comes from the view.
 */
import { made } from "./parts.js";
import { placeOf, vertexAt } from "./vertex.js";
import * as words from "../words.js";

/** @import { Phase, View } from "../view.js" */

export class Cells {
  /** @param {HTMLElement} root the element that becomes the grid */
  constructor(root) {
    this.root = root;
    this.columns = 0;
    this.rows = 0;
    /** @type {HTMLElement[][]} */
    this.cells = [];
    this.stop = [0, 0]; // the cell that Tab comes to: column, row from the top
    root.setAttribute("role", "grid");
  }

  /** @param {number} columns @param {number} rows */
  resize(columns, rows) {
    if (columns === this.columns && rows === this.rows) return;
    const hadFocus = this.root.matches(":focus-within");
    [this.columns, this.rows] = [columns, rows];
    this.cells = Array.from({ length: rows }, (_, y) =>
      Array.from({ length: columns }, (_, x) => {
        const cell = made("div", { role: "gridcell", ariaLabel: `${vertexAt(x, y, rows)}, ${words.empty}`, tabIndex: -1 });
        cell.dataset.at = vertexAt(x, y, rows);
        return cell;
      }),
    );
    this.root.replaceChildren(...this.cells.map((cells) => made("div", { role: "row" }, ...cells)));
    this.moveTo(Math.floor(columns / 2), Math.floor(rows / 2), hadFocus);
  }

  /** @param {View} view @param {Record<string, string>} labels */
  describe(view, labels) {
    const height = view.size[1];
    /** @type {Map<string, string>} */
    const strings = new Map();
    for (const { points, liberties } of view.strings) {
      for (const vertex of points) strings.set(vertex, words.string(points.length, liberties));
    }
    const asked = askedOf(view.phase);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < view.size[0]; x++) {
        const vertex = vertexAt(x, y, height);
        const mark = view.stones[y][x];
        const about = mark === "." ? [words.empty, words.reaches[view.reach[y][x]]] : [words.stone[mark === "X" ? "X" : "O"], strings.get(vertex)];
        if (mark === "." && view.illegal[vertex]) about.push(words.notAllowed(view.illegal[vertex]));
        // Before Python has answered there is only the colour to tell.
        if (labels[vertex]) about.unshift(words.labelled(labels[vertex]));
        const name = [vertex, ...about.filter((part) => part), ...(asked.get(vertex) ?? [])].join(", ");
        const cell = this.cells[y][x];
        if (cell.ariaLabel !== name) cell.ariaLabel = name;
        cell.ariaCurrent = vertex === view.last ? "true" : null;
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
    this.stop = [Math.max(0, Math.min(this.columns - 1, x)), Math.max(0, Math.min(this.rows - 1, y))];
    const cell = this.cells[this.stop[1]][this.stop[0]];
    cell.tabIndex = 0;
    if (focus) cell.focus({ preventScroll: true });
  }

  /** @param {string} vertex @param {boolean} focus */
  moveToVertex(vertex, focus) {
    this.moveTo(...placeOf(vertex, this.rows), focus);
  }

  /** Where a key leads, or null if it is not one that moves. @param {KeyboardEvent} event @returns {[number, number] | null} */
  target(event) {
    const [x, y] = this.stop;
    const whole = event.ctrlKey || event.metaKey;
    switch (event.key) {
      case "ArrowLeft": return [x - 1, y];
      case "ArrowRight": return [x + 1, y];
      case "ArrowUp": return [x, y - 1];
      case "ArrowDown": return [x, y + 1];
      case "Home": return [0, whole ? 0 : y];
      case "End": return [this.columns - 1, whole ? this.rows - 1 : y];
      default: return null;
    }
  }
}

/** What marks, proposals and a dispute say of points. @param {Phase | null} phase */
function askedOf(phase) {
  /** @type {Map<string, string[]>} */
  const asked = new Map();
  const { marks = [], proposals = {}, disputed = [] } = phase ?? {};
  for (const [points, says] of /** @type {[string[], string][]} */ ([
    [marks, words.marked], [proposals.black ?? [], words.wantsOff.black], [proposals.white ?? [], words.wantsOff.white], [disputed, words.disputed],
  ])) {
    for (const vertex of points) asked.set(vertex, [...(asked.get(vertex) ?? []), says]);
  }
  return asked;
}
