/**
 * Starts MicroPython beside the page, in a worker (micropython-worker.js), or on the page's own
 * thread if it may have no worker, and passes JSON text to it and back. A worker's files are
 * requested here, while the browser still makes the worker.
 */
import { cause, ended, inTime, Missing } from "./cause.js";
import { fetched, isAlone, spawn } from "./sources.js";

/**
 * @typedef {((text: string) => Promise<string>) & {end?: () => void, ended?: Promise<unknown>}}
 *   Send one JSON text to a Python, and its JSON text back; `end` gives it up, if possible; `ended`
 *   resolves once its worker has ended, and is missing if the browser would not tell
 */

// The path must be right from any folder of modules, because a build puts this code into bundles
// elsewhere.
const ADDRESS = new URL("../python/micropython-worker.js", import.meta.url);
const PATIENCE = 60; // seconds, for fetching and starting

/**
 * This page may not start workers. Code checks the error's name, because the scripts of a build
 * share no classes.
 */
class NoWorker extends Error {
  /** @override */ name = "NoWorker";
}

/**
 * Start MicroPython.
 * @param {typeof import("../words.js").loading} words
 * @returns {Promise<Send>} rejects with an Error whose message is one sentence for the user
 */
export async function startMicroPython(words) {
  try {
    return await inTime(begun().catch(orHere), PATIENCE, words.silent({ seconds: PATIENCE }));
  } catch (error) {
    throw new Error(words.failed({ cause: cause(error, words) }), { cause: error });
  }
}

const EARLY = "ttgoEarly";

/**
 * Start it early; startMicroPython then uses this one. It is kept in a global, because the scripts
 * of a build share no modules.
 */
export function startEarly() {
  const starting = start();
  starting.catch(() => {}); // startMicroPython reports it
  Object.assign(globalThis, { [EARLY]: starting });
}

/** @returns {Promise<Send>} */
function begun() {
  const starting = Reflect.get(globalThis, EARLY);
  Reflect.deleteProperty(globalThis, EARLY);
  return starting ?? start();
}

/** @param {Error} error @returns {Promise<Send>} */
async function orHere(error) {
  if (error.name !== "NoWorker") throw error;
  return (await import("./micropython.js")).start();
}

/** @returns {Promise<Send>} */
async function start() {
  const worker = begin();
  /** @type {Map<number, {resolve: (answer: string) => void, reject: (why: Error) => void}>} */
  const asked = new Map(); // 0 is the start
  let newest = 0;
  /** @type {Error | null} */
  let over = null; // why
  const end = (/** @type {Error} */ why) => {
    worker.terminate();
    over = why;
    for (const { reject } of asked.values()) reject(why);
    asked.clear();
  };
  /** @param {number} number @returns {Promise<string>} */
  const answer = (number) =>
    new Promise((resolve, reject) => {
      if (over) reject(over);
      else asked.set(number, { resolve, reject });
    });
  /** @type {Send} */
  const send = (text) => {
    worker.postMessage({ number: ++newest, text });
    return answer(newest);
  };
  send.end = () => end(new Error("ended"));
  worker.addEventListener("message", ({ data }) => {
    const { number = 0, broke, failed } = data;
    if (data.life) {
      send.ended = ended(data.life).then(() => end(new NoWorker("ended")));
      return;
    }
    if (failed !== undefined) end(data.missing ? new Missing(failed) : new Error(failed));
    else if (broke === undefined) asked.get(number)?.resolve(data.answer);
    else asked.get(number)?.reject(new Error(broke));
    asked.delete(number);
  });
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    end(new NoWorker(event.message));
  });
  const started = answer(0);
  if (isAlone)
    worker.postMessage({}); // the one-file page's worker has all files itself
  else fetched().then((first) => worker.postMessage({ fetched: first }), end);
  await started;
  return send;
}

/** @returns {Worker} */
function begin() {
  try {
    return spawn(ADDRESS);
  } catch (error) {
    throw new NoWorker(String(error), { cause: error });
  }
}
