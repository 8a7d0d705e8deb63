/**
 * One Python for all boards of a page: MicroPython, started when the first board comes into use. Each board has a session of its own in
 * it, by its name. Knows nothing of Go.
 *
 * @import { Answer, Event } from "../view.js"
 * @import { Send } from "./pyodide.js"
 */
import { asError } from "./cause.js";
import { broke, forbidden as notAllowed, loading } from "../words/start.js";

/** @typedef {import("../words/board.js").Said<typeof import("../words/start.js")>} Words */

/** @type {Words} */
const english = { broke, forbidden: notAllowed, loading };

/** @type {Promise<Send> | null} */
let started = null;

/** Start Python, once; after a failure, which these words tell, the next call tries again. @param {Words} [words] */
export function wake(words = english) {
  started ??= start(words).catch((error) => {
    started = null;
    throw error;
  });
  return started;
}

/** What starts it is fetched no earlier. If the page's own policy is in the way, that is what the error says. @param {Words} words */
async function start(words) {
  /** @type {SecurityPolicyViolationEvent[]} */
  const forbidden = [];
  const note = (/** @type {SecurityPolicyViolationEvent} */ event) => void (event.disposition === "enforce" && forbidden.push(event));
  document.addEventListener("securitypolicyviolation", note);
  try {
    const { startMicroPython } = await import("./beside.js");
    return await startMicroPython(words.loading);
  } catch (error) {
    await new Promise((soon) => {
      setTimeout(soon, 50); // the browser tells of a violation after it has refused
    });
    const [first] = forbidden.filter(({ effectiveDirective: what, blockedURI }) => what !== "worker-src" && blockedURI !== "blob"); // it does without
    if (first && !asError(error).message.includes(words.loading.old)) { // what is too old knows no 'wasm-unsafe-eval' either
      const what = first.blockedURI === "wasm-eval" ? "'wasm-unsafe-eval'" : new URL(import.meta.url).origin;
      throw new Error(words.forbidden(first.effectiveDirective, what), { cause: error });
    }
    throw error;
  } finally {
    document.removeEventListener("securitypolicyviolation", note);
  }
}

/** The answer of a board's session; rejects with an Error whose message is a sentence. @param {string} board @param {Event} event @param {Words} [words] @returns {Promise<Answer>} */
export async function ask(board, event, words = english) {
  const python = await wake(words);
  const text = await python(JSON.stringify({ ...event, board })).catch(() => {
    throw new Error(words.broke);
  });
  return JSON.parse(text);
}

/** Forget a board's session, if Python has been started at all. @param {string} board */
export function leave(board) {
  if (started) void ask(board, { do: "leave" }).catch(() => {}); // then there is nothing to forget
}
