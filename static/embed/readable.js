/**
 * Where no board can run, a diagram stays text with its lines, beside what hides it, and a sentence
 * says what is missing.
 */
import * as words from "../words/unable.js";

for (const element of /** @type {NodeListOf<HTMLElement>} */ (
  document.querySelectorAll("tt-board")
)) {
  let board = element;
  if (element.shadowRoot) {
    board = document.createElement("div");
    board.textContent = element.textContent;
    element.after(board);
  }
  Object.assign(board.style, { display: "block", whiteSpace: "pre-wrap", fontFamily: "monospace" });
  board.append(words.unable);
}
