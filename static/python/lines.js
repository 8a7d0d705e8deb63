/** Runs the lines of an example, each time in a sandbox of its own: one program at a time, to be stopped at any time. */
import { cause } from "./cause.js";
import { Ended, parts, Sandbox } from "./sandbox.js";
import { configuration, firstOf, grids, placed, texts, WASM } from "./sources.js";
import { loading } from "../words/start.js";
import * as words from "../words/python.js";

const OTHERS = /\/ttgo\/(sgf|svg)\/|\/teach\/(__init__|lines)\.py$/;
const MOST = 50_000; // letters of output

/** @type {((sentence: string) => void) | null} */
let stopped = null;

/**
 * Run a program; stop one still running.
 * @param {string} text @param {(printed: string) => void} print  gets each part of its output
 * @returns {Promise<string>} "", or a sentence about what stopped it; rejects with an Error, one sentence, if Python cannot start
 */
export async function run(text, print) {
  stop(words.another);
  const python = new Sandbox(given(), Infinity, () => {});
  let printed = 0;
  try {
    return await new Promise((done, fail) => {
      const mine = (stopped = done);
      const take = (/** @type {string} */ part) => {
        if (stopped !== mine) return;
        print(part);
        printed += part.length;
        if (printed >= MOST) done(words.full);
      };
      python.ask(text, true, take).then(done, fail);
    });
  } catch (error) {
    if (error instanceof Ended) return error.why === "flood" ? words.full : words.ended;
    throw new Error(loading.failed({ cause: cause(error, loading) }), { cause: error });
  } finally {
    python.end();
  }
}

/** Stop the program, if one runs. @param {string} sentence */
export function stop(sentence) {
  stopped?.(sentence);
  stopped = null;
}

async function given() {
  const config = await configuration();
  const others = Object.keys(config.files).filter((path) => OTHERS.test(path));
  const [runtime, ...found] = await Promise.all([
    parts(new URL(".", WASM), ["micropython.mjs", "micropython.wasm"]),
    firstOf(config),
    texts([...others, ...grids(config)]),
  ]);
  return { parts: runtime, files: placed(found.flat()) };
}
