/**
 * One Python for all games of a page: MicroPython, started when the first is begun. Knows nothing of
 * Go.
 *
 * @import { Answer, Event } from "../view.js"
 * @import { Words } from "./connection.js"
 */
import { asError, Stopped } from "./cause.js";
import { Connection } from "./connection.js";
import { KeptGame } from "./kept-game.js";
import { startMicroPython } from "./micropython-client.js";

export const python = new Connection(start);
/** The page's own game. Each of its boards has another one. */
const game = new KeptGame(python);

/**
 * Start one. If the page's own policy forbids it, the error says so.
 * @param {Words} words
 */
async function start(words) {
  /** @type {SecurityPolicyViolationEvent[]} */
  const forbidden = [];
  const note = (/** @type {SecurityPolicyViolationEvent} */ event) =>
    void (event.disposition === "enforce" && forbidden.push(event));
  document.addEventListener("securitypolicyviolation", note);
  try {
    return await startMicroPython(words.loading);
  } catch (error) {
    await new Promise((soon) => {
      setTimeout(soon, 50); // the browser reports a violation after refusing
    });
    const [first] = forbidden.filter(
      ({ effectiveDirective: what, blockedURI }) => what !== "worker-src" && blockedURI !== "blob",
    ); // not needed
    if (first && !asError(error).message.includes(words.loading.old)) {
      // old browsers do not know 'wasm-unsafe-eval' either
      const what =
        first.blockedURI === "wasm-eval" ? "'wasm-unsafe-eval'" : new URL(import.meta.url).origin;
      throw new Error(words.forbidden({ directive: first.effectiveDirective, lacks: what }), {
        cause: error,
      });
    }
    throw error;
  } finally {
    document.removeEventListener("securitypolicyviolation", note);
  }
}

/**
 * The answer about the page's own game; rejects with an Error whose message is a sentence.
 * @param {Event} event
 * @returns {Promise<Answer>}
 */
export async function ask(event) {
  await python.get();
  return game.ask(event);
}

/**
 * The answer of a Python that is started for this event and ended after it, or as soon as nobody
 * wants it any more; then it rejects. For pictures and searches: once MicroPython's memory has
 * grown by hundreds of megabytes, making room in it takes up to a hundred times as long.
 * @param {Event} event @param {AbortSignal} signal @returns {Promise<Answer>}
 */
export async function askAlone(event, signal) {
  // no workers here, and no two Pythons in one thread
  if (!(await python.get()).end) return ask(event);
  signal.throwIfAborted();
  const alone = new Connection(start);
  const end = () => alone.end(new Stopped());
  signal.addEventListener("abort", end);
  return new KeptGame(alone).ask(event).finally(end);
}
