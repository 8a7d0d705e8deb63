/**
 * One Python for all boards of a page: MicroPython, started when the first board is used. Each
 * board has its own game, by its name. Knows nothing of Go.
 *
 * @import { Answer, Event } from "../view.js"
 * @import { Words } from "./connection.js"
 */
import { asError } from "./cause.js";
import { Connection } from "./connection.js";
import { startMicroPython } from "./micropython-client.js";
import { ofPage, RulesClient } from "./rules-client.js";
import * as english from "../words/start.js";

const python = new Connection(start);
/** @type {Map<string, RulesClient>} */
const games = new Map();

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

/** Start Python once. @param {Words} [words] */
export const wake = (words = english) => python.get(words);

/** The game of the board with that name; it begins with its first event. */
export class BoardGame extends RulesClient {
  /** @param {string} board @param {() => Words} [words] */
  constructor(board, words = () => english) {
    super(python, words, board);
  }
}

/**
 * The answer about a board's game, in the language of the page; rejects with an Error whose message
 * is a sentence.
 * @param {string} board
 * @param {Event} event
 * @returns {Promise<Answer>}
 */
export async function ask(board, event) {
  await wake();
  const game = games.get(board) ?? new BoardGame(board);
  games.set(board, game);
  const lang = ofPage();
  return game.ask(lang ? { lang, ...event } : event);
}

/**
 * The answer of a Python that is started for this event and ended after it, or as soon as nobody
 * wants it any more; then it rejects. For what takes hundreds of megabytes: where MicroPython has
 * had them before, it takes up to a hundred times as long to find room.
 * @param {Event} event @param {AbortSignal} signal @returns {Promise<Answer>}
 */
export async function askAlone(event, signal) {
  // no workers here, and no two Pythons in one thread
  if (!(await wake()).end) return ask("alone", event);
  const send = await startMicroPython(english.loading);
  const end = () => send.end?.();
  signal.addEventListener("abort", end);
  if (signal.aborted) end();
  const lang = ofPage();
  return send(JSON.stringify(lang ? { lang, ...event } : event))
    .then(JSON.parse, () => {
      throw new Error(english.broke);
    })
    .finally(end);
}

/** Forget a board's game. @param {string} board */
export function leave(board) {
  games.get(board)?.leave();
  games.delete(board);
}
