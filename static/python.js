/**
 * One Python for all boards of a page: MicroPython, started when the first board comes into use. Each board has a session of its own in
 * it, by its name. Knows nothing of Go.
 *
 * @typedef {import("./view.js").Answer} Answer
 * @typedef {import("./queue.js").Event} Event
 */
import { startMicroPython } from "./micropython.js";

/** @type {Promise<import("./pyodide.js").Send> | null} */
let started = null;

/** Start Python, once; after a failure the next call tries again. */
export function wake() {
  started ??= startMicroPython().catch((error) => {
    started = null;
    throw error;
  });
  return started;
}

/** The answer of a board's session; rejects with an Error whose message is a sentence. @param {string} board @param {Event} event @returns {Promise<Answer>} */
export async function ask(board, event) {
  const python = await wake();
  const text = await python(JSON.stringify({ ...event, board })).catch(() => {
    throw new Error("Python stopped with an error.");
  });
  return JSON.parse(text);
}

/** Forget a board's session, if Python has been started at all. @param {string} board */
export function leave(board) {
  if (started) void ask(board, { do: "leave" }).catch(() => {}); // then there is nothing to forget
}
