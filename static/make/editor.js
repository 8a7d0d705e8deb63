/**
 * The board beside a lesson's text: that of the station that the caret is in. Stones and answers are
 * set by tapping, the task is chosen from a list; each is a change of the text. Knows nothing of Go.
 */
import "../board/aria.js";
import * as evidence from "../board/evidence.js";
import { LATER } from "../board/later.js";
import { nothing } from "../board/markup.js";
import { element, pointOf } from "../board/parts.js";
import { stillView } from "../board/partial.js";
import { placeOf } from "../board/vertex.js";
import * as words from "../words/make.js";
import * as drawn from "./board.js";

const field = (/** @type {string} */ id) => /** @type {HTMLSelectElement} */ (element(id));

export class Editor {
  #grid = /** @type {import("../board/grid.js").Grid} */ (document.createElement("tt-grid"));

  /** @param {HTMLTextAreaElement} text @param {() => void} changed */
  constructor(text, changed) {
    this.text = text;
    this.changed = changed;
    this.#grid.setAttribute("label", element("grid").dataset.label ?? "");
    this.#grid.later = LATER;
    this.#grid.evidence = evidence;
    element("grid").append(this.#grid);
    this.#grid.addEventListener("tt-play", (event) =>
      this.#change((board) => tapped(board, pointOf(event))),
    );
    element("edit").addEventListener("change", ({ target }) => {
      const { id, value } = /** @type {HTMLSelectElement} */ (target);
      if (id === "first") this.#change(() => ({ first: value }));
      if (id === "task") this.#change(({ said }) => ({ said: drawn.withTask(said, value) }));
      if (id === "size") this.#change(({ rows }) => ({ rows: drawn.sized(rows, Number(value)) }));
    });
  }

  get #lines() {
    return this.text.value.split("\n");
  }

  get #line() {
    return this.text.value.slice(0, this.text.selectionStart).split("\n").length - 1;
  }

  get #board() {
    return drawn.boardAt(this.#lines, this.#line);
  }

  /** Whether the station that the caret is in has a board, also one that cannot be drawn. */
  get #hasBoard() {
    const lines = this.#lines;
    const [from, next] = drawn.stationAt(lines, this.#line);
    return lines.slice(from, next).some((line) => line.startsWith("```"));
  }

  /** The title of the station that the caret is in. */
  get title() {
    const lines = this.#lines;
    const [from] = drawn.stationAt(lines, this.#line);
    return lines[from].replace(/^#+ |\{#.*$/g, "").trim();
  }

  show() {
    const board = this.#board;
    element("edit").hidden = !board;
    element("unlike").hidden = board !== null || !this.#hasBoard;
    if (!board) return;
    const { stones, labels, answers } = drawn.shown(board);
    const points = (/** @type {boolean} */ is) =>
      answers.flatMap(({ at, right }) => (right === is ? [at] : []));
    this.#grid.view = stillView(stones);
    this.#grid.markup = { ...nothing(), labels, circle: points(true), cross: points(false) };
    field("task").value = drawn.taskOf(board.said);
    field("first").value = board.first;
    const [width, height] = [stones[0].length, stones.length];
    const [own] = field("size").options;
    own.value = own.text = width === height ? String(width) : `${width} × ${height}`;
    field("size").value = own.value;
  }

  /** @param {(board: drawn.Drawn) => Partial<drawn.Drawn>} change  of the board at the caret */
  #change(change) {
    const board = this.#board;
    if (board) this.#put(drawn.written(board, change(board)), board.head);
  }

  /** A board at the end of this station, or of a new one if it has one. */
  add() {
    const lines = this.#lines;
    const [, next] = drawn.stationAt(lines, this.#line);
    const [title, ...text] = words.station.split("\n");
    const end = lines.findLastIndex((line, at) => at < next && line.trim()) + 1;
    const board = [
      "",
      ...(this.#hasBoard ? [drawn.freeHeading(lines, title), ...text] : []),
      "```go",
      ...Array(5).fill(". . . . ."),
      "```",
    ];
    this.#put(lines.toSpliced(end, 0, ...board), end + board.length - 1);
  }

  /** @param {string[]} lines @param {number} line  of the caret */
  #put(lines, line) {
    this.text.value = lines.join("\n");
    this.go(line);
    this.changed();
  }

  /** Put the caret at a line. @param {number} line */
  go(line) {
    const at = this.#lines.slice(0, line).join("\n").length + Math.min(line, 1);
    this.text.setSelectionRange(at, at);
  }
}

/** What becomes of a board when a point is tapped. @param {drawn.Drawn} board @param {string} at */
function tapped({ rows, said }, at) {
  const brush = /** @type {HTMLInputElement} */ (element("brushes").querySelector(":checked"));
  return brush.value
    ? { rows: drawn.withStone(rows, placeOf(at, rows.length), brush.value) }
    : { said: drawn.withAnswer(said, at, words) };
}
