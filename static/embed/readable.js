/** Where no board can run, a diagram stays text with its lines, and a sentence says what is missing. */
import * as words from "../words/unable.js";

for (const board of /** @type {NodeListOf<HTMLElement>} */ (
  document.querySelectorAll("tt-board")
)) {
  Object.assign(board.style, { display: "block", whiteSpace: "pre-wrap", fontFamily: "monospace" });
  board.append(words.unable);
}
