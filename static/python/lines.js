/** The page's end of the worker that runs examples (lines-worker.js): one program at a time, to be stopped at any time. */
import { cause } from "./cause.js";
import { fenced } from "./sandbox.js";
import { loading } from "../words/start.js";
import * as words from "../words/python.js";

const WORKER = new URL("../python/lines-worker.js", import.meta.url);

/** @type {Promise<Worker> | null} */
let started = null;
/** @type {((sentence: string) => void) | null} */
let stopped = null;

/**
 * Run a program; stop one still running.
 * @param {string} text @param {(printed: string) => void} print  gets each part of its output
 * @returns {Promise<string>} "", or a sentence about what stopped it; rejects with an Error, one sentence, if Python cannot start
 */
export async function run(text, print) {
  stop(words.another);
  const over = new Promise((end) => {
    stopped = end;
  });
  const mine = stopped;
  started ??= start();
  const worker = await Promise.race([started, over.then(() => null)]).catch((error) => {
    started = null;
    throw error;
  });
  if (!worker) return over;
  worker.onmessage = ({ data }) => {
    if (stopped !== mine) return;
    if (data.printed) print(data.printed);
    if (data.full) stop(words.full);
    else if (data.done !== undefined) mine?.(data.done);
  };
  worker.postMessage({ text });
  const said = /** @type {string} */ (await over);
  if (stopped === mine) stopped = null;
  return said;
}

/** Stop the program, if one runs; the next one has a new Python. @param {string} sentence */
export function stop(sentence) {
  if (!stopped) return;
  started?.then(
    (worker) => worker.terminate(),
    () => {},
  );
  started = null;
  stopped(sentence);
  stopped = null;
}

/** @returns {Promise<Worker>} */
async function start() {
  const worker = await fenced(WORKER).catch((error) => {
    throw new Error(loading.failed({ cause: cause(error, loading) }), { cause: error });
  });
  worker.onerror = (event) => {
    event.preventDefault();
    stop(words.ended);
  };
  return worker;
}
