/**
 * The page's end of the worker that thinks (think-worker.js), shared by all callers: it thinks
 * about one question at a time, in the order in which they came. A caller who asks again or stops
 * hears no more of the old question. The worker starts with the first question; one that has ended
 * or falls silent is replaced, and asked the same once more.
 */
import { after } from "./cause.js";
import { ended } from "./cause.js";
import { spawn } from "./sources.js";

/**
 * @typedef {{done?: boolean, error?: string, broken?: boolean} & Record<string, any>} Slice of an
 *   answer
 */

// The path is right from any folder: a build puts this code into a file elsewhere.
const ADDRESS = new URL("../python/think-worker.js", import.meta.url);
const PATIENCE = 60; // seconds for one slice, or for Python to come

/** @type {Worker | null} */
let worker = null;
/** Callers; the worker thinks for the first one. @type {Thinking[]} */
const waiting = [];
let number = 0; // of the newest question
let heard = () => {}; // ends the waiting for a slice

export class Thinking {
  /** @type {() => object} */ question = () => ({});
  /** @type {(slice: Slice) => void} */ take = () => {};
  pyodide = false;
  again = false; // another worker has failed on the question

  /**
   * @param {() => void} broke is called if two workers have failed on its question; the next
   *   question starts a new one
   * @param {() => void} restarted  is called if one has, and another is asked
   */
  constructor(broke, restarted) {
    this.broke = broke;
    this.restarted = restarted;
  }

  /** Whether it waits for an answer, or for its turn. */
  get asks() {
    return waiting.includes(this);
  }

  /**
   * Ask, and be given each slice of the answer.
   * @param {() => object} question  makes an event of ttgo/player/worker.py when its turn comes
   * @param {(slice: Slice) => void} take
   * @param {boolean} [pyodide] Pyodide is fetched, so that it can think, too
   */
  ask(question, take, pyodide = false) {
    Object.assign(this, { question, take, pyodide, again: false });
    if (!this.asks) waiting.push(this);
    if (waiting[0] === this) begin();
  }

  stop() {
    const place = waiting.indexOf(this);
    if (place < 0) return;
    waiting.splice(place, 1);
    if (place > 0) return;
    worker?.postMessage({ number: ++number, event: null });
    begin();
  }
}

/** Send the first waiting question. */
function begin() {
  heard();
  if (!waiting.length) return;
  patiently();
  const { question, pyodide } = waiting[0];
  try {
    started().postMessage({ number: ++number, event: question(), pyodide });
  } catch {
    giveUp(); // this page may have no worker
  }
}

function patiently() {
  heard();
  heard = after(PATIENCE, giveUp);
}

function started() {
  if (worker) return worker;
  const begun = (worker = spawn(ADDRESS));
  worker.addEventListener("message", ({ data }) => {
    if (data.life) return void ended(data.life).then(() => begun === worker && giveUp());
    document.body.dataset.thinker = data.python;
    if (data.number !== number || !waiting.length) return;
    if (data.answer.broken) return giveUp();
    const { take } = waiting[0];
    if (data.answer.done || data.answer.error) {
      waiting.shift();
      begin();
    } else patiently();
    take(data.answer);
  });
  worker.addEventListener("error", giveUp);
  return worker;
}

function giveUp() {
  worker?.terminate();
  worker = null;
  number = 0;
  const [first] = waiting;
  if (first && !first.again) {
    first.again = true;
    first.restarted();
    return begin();
  }
  waiting.shift();
  begin();
  first?.broke();
}
