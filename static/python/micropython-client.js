/**
 * Starts MicroPython beside the page, in a worker (micropython-worker.js), or on the page's own
 * thread if it may have no worker, and passes JSON text to it and back. A worker's files are
 * requested here, while the browser still makes the worker.
 */
import { Missing, started } from "./cause.js";
import { WorkerLife } from "./life.js";
import { fetched, isAlone, spawn } from "./sources.js";

/** @import { Send, Task } from "./connection.js" */

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
 * @param {Task} [task]
 * @returns {Promise<Send>} rejects with an Error whose message is one sentence for the user
 */
export function startMicroPython(words, task) {
  return started(task ? begun(task) : begun().catch(orHere), PATIENCE, words);
}

const EARLY = "ttgoEarly";

/**
 * Start it early; startMicroPython then uses this one. It is kept in a global, because the scripts
 * of a build share no modules; and so is for others whether it still comes.
 * @param {Task} [task] @param {string} [soon]  addresses of what the first answer needs
 */
export function startEarly(task, soon) {
  const starting = start(task, soon);
  const coming = starting.catch(() => {}); // startMicroPython reports it
  Object.assign(globalThis, { [EARLY]: { task, starting }, ttgoComing: coming });
}

/** @param {Task} [task] @returns {Promise<Send>} */
function begun(task) {
  const early = Reflect.get(globalThis, EARLY);
  if (!early || early.task !== task) return start(task);
  Reflect.deleteProperty(globalThis, EARLY);
  return early.starting;
}

/** @param {Error} error @returns {Promise<Send>} */
async function orHere(error) {
  if (error.name !== "NoWorker") throw error;
  return (await import("./micropython.js")).start();
}

/** @param {Task} [task] @param {string} [soon] @returns {Promise<Send>} */
async function start(task = "handle", soon) {
  const life = new WorkerLife(begin(), new NoWorker("ended"));
  const { worker, end } = life;
  /** @type {{resolve: (answer: string) => void, reject: (why: Error) => void}[]} */
  const asked = []; // by number; the first one is the start
  /** @param {string} text @param {object} [more]  of the first one @returns {Promise<string>} */
  const send = (text, more) => {
    /** @type {Promise<string>} */
    const answer = new Promise((resolve, reject) => {
      asked.push({ resolve, reject });
    });
    worker.postMessage({ number: asked.length - 1, text, ...more });
    return life.until(answer);
  };
  worker.addEventListener("message", ({ data: { number, answer, broke, missing } }) => {
    if (broke === undefined) asked[number]?.resolve(answer);
    else asked[number]?.reject(missing ? new Missing(broke) : new Error(broke));
    delete asked[number];
  });
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    end(new NoWorker(event.message));
  });
  try {
    // the one-file page's worker has all files itself
    await send("", { task, soon, fetched: isAlone ? undefined : await life.until(fetched()) });
  } catch (error) {
    end();
    throw error;
  }
  return Object.assign(send, { end, ended: life.ended });
}

/** @returns {Worker} */
function begin() {
  try {
    return spawn(ADDRESS);
  } catch (error) {
    throw new NoWorker(String(error), { cause: error });
  }
}
