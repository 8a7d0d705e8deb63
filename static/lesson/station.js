/** A station of a lesson: its section, what the reader has answered there, and what leads on. */
import { boardOf, mainOf, titleOf } from "./onward.js";

/**
 * @typedef {object} Answered  of a station with a task
 * @property {string} address
 * @property {string} title
 * @property {string[]} wrong  answers, in their order; "-" is a lost game, or giving up
 * @property {boolean} solved
 */

export class Station {
  isDone = false;
  /** null for one without a task. @type {Answered | null} */ result = null;

  /**
   * @param {HTMLElement} section
   * @param {import("./onward.js").Words} words
   * @param {() => unknown} onward  to the next one
   * @param {(right: boolean, done: boolean) => unknown} answered
   */
  constructor(section, words, onward, answered) {
    this.section = section;
    this.answered = answered;
    const board = boardOf(section);
    const goOn = () => {
      this.isDone ||= !this.result;
      onward();
    };
    const { element, lead } = mainOf(board, words, goOn);
    this.lead = lead;
    section.append(element);
    if (!board?.matches("[ask], [solve], [opponent]")) return;
    this.result = { address: section.id, title: titleOf(section), wrong: [], solved: false };
    board.addEventListener("tt-answer", (event) => {
      const { at, right, done } = /** @type {CustomEvent} */ (event).detail;
      this.#take(right, done, at);
    });
    board.addEventListener("tt-over", (event) => {
      const { black, white } = /** @type {CustomEvent} */ (event).detail;
      if (board.getAttribute("goal") || !board.hasAttribute("opponent")) return;
      const first = board.getAttribute("opponent") === "white";
      this.#take(first ? black > white : white > black, true, "");
    });
  }

  /** @param {boolean} right @param {boolean} done @param {string | number | null} at */
  #take(right, done, at) {
    const { result, section } = this;
    if (!result) return;
    if (!right && !result.solved) result.wrong.push(String(at ?? "") || "-");
    if (done) section.dataset.answered = String(right);
    this.isDone = result.solved ||= done && right;
    this.answered(right, done);
  }
}
