/** What is done around boards: for frames that show one, and for pages in which none can run. */
import * as words from "../words/unable.js";

const SITE = new URL(import.meta.url).origin;
const [LEAST, MOST] = [40, 10_000]; // pixels that a board may ask for

/**
 * Give a frame of this site the height that it asks for (frame.js). All other messages to the page
 * are left alone.
 * @param {MessageEvent} message
 */
export function fit({ data, origin, source }) {
  if (origin !== SITE || origin === "null" || data?.ttgo !== 1 || typeof data.height !== "number")
    return;
  if (!(data.height >= LEAST && data.height <= MOST)) return; // nor NaN
  for (const frame of frames()) {
    if (frame.contentWindow === source)
      frame.style.height = `${Math.ceil(data.height + frame.offsetHeight - frame.clientHeight)}px`;
  }
}

/**
 * Nobody heard frames that loaded before. The question may be public, so it goes to any origin:
 * while a frame is still empty, the browser would complain about a narrower one.
 */
export function askHeights() {
  for (const frame of frames()) frame.contentWindow?.postMessage({ ttgo: 1, tell: "height" }, "*");
}

function frames() {
  return [...document.querySelectorAll("iframe")].filter((frame) =>
    frame.src.startsWith(`${SITE}/`),
  );
}

/**
 * Where no board can run, a diagram stays text with its lines, beside what hides it, moves or a
 * record are text, and a sentence says what is missing.
 */
export function read() {
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll("tt-board")
  )) {
    let board = element;
    if (element.shadowRoot) {
      board = document.createElement("div");
      board.textContent = element.textContent;
      element.after(board);
    }
    Object.assign(board.style, {
      display: "block",
      whiteSpace: "pre-wrap",
      fontFamily: "monospace",
    });
    const [moves, sgf] = ["moves", "sgf"].map((name) => element.getAttribute(name) ?? "");
    board.dataset.read = ""; // so embed.css does not show them again
    board.append("\n", sgf.includes(";") ? sgf : moves, "\n", words.unable);
  }
}
