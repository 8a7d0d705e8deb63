/**
 * The page's end of the workers that think (think-worker.js), shared by all callers: one question
 * at a time, in the order in which they came. A caller who asks again or stops hears no more of the
 * old question. MicroPython's worker starts with the first question; Pyodide's, which thinks
 * several times as fast, starts beside it where that is wanted, and takes its place at a later
 * question. A worker that has ended or falls silent is replaced, and asked the same once more.
 */
import { after, ended } from "./cause.js";
import { isAlone, spawn } from "./sources.js";

/**
 * @typedef {{done?: boolean, error?: string, broken?: boolean} & Record<string, any>} Slice of an
 *   answer
 */

// The path is right from any folder: a build puts this code into a file elsewhere.
const ADDRESS = new URL("../python/think-worker.js", import.meta.url);
const PATIENCE = 60; // seconds for one slice, or for Python to come

/** The one that thinks. @type {Worker | null} */
let worker = null;
/** Pyodide's, from its start on. @type {Worker | null} */
let pyodide = null;
let ready = false; // it can think
/** Callers; the worker thinks for the first one. @type {Thinking[]} */
const waiting = [];
let number = 0; // of the newest question
let heard = () => {}; // ends the waiting for a slice

export class Thinking {
  /** @type {() => object} */ question = () => ({});
  /** @type {(slice: Slice) => void} */ take = () => {};
  again = false; // another worker has failed on the question

  /**
   * @param {() => void} broke is called if two workers have failed on its question; the next
   *   question starts a new one
   * @param {() => void} restarted  is called if one has, and another is asked
   * @param {boolean} [goesOn] its questions are long and go on where they were: others are answered
   *   first, and a faster worker at once
   */
  constructor(broke, restarted, goesOn = false) {
    this.broke = broke;
    this.restarted = restarted;
    this.goesOn = goesOn;
  }

  /** Whether it waits for an answer, or for its turn. */
  get asks() {
    return waiting.includes(this);
  }

  /**
   * Ask, and be given each slice of the answer.
   * @param {() => object} question  makes an event of ttgo/player/worker.py when its turn comes
   * @param {(slice: Slice) => void} take
   * @param {boolean} [fast] Pyodide is wanted for later questions
   */
  ask(question, take, fast = false) {
    Object.assign(this, { question, take, again: false });
    if (!this.asks) {
      const place = this.goesOn ? -1 : waiting.findIndex(({ goesOn }) => goesOn);
      waiting.splice(place < 0 ? waiting.length : place, 0, this);
    }
    if (waiting[0] === this) begin();
    if (fast) bringPyodide();
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

/** Have Pyodide think, as soon as it can; not for a user who saves data, or on a slow line. */
export function bringPyodide() {
  const { saveData = false, effectiveType = "4g" } =
    Reflect.get(globalThis.navigator ?? {}, "connection") ?? {};
  if (pyodide || isAlone || saveData || effectiveType !== "4g") return;
  try {
    pyodide = start("pyodide");
  } catch {
    // this page may have no worker
  }
}

/** Send the first waiting question. */
function begin() {
  heard();
  if (!waiting.length) return;
  patiently();
  try {
    if (ready && worker !== pyodide) {
      worker?.terminate();
      worker = pyodide;
    }
    worker ??= start("micropython");
    worker.postMessage({ number: ++number, event: waiting[0].question() });
  } catch {
    lose(worker); // this page may have no worker
  }
}

function patiently() {
  heard();
  heard = after(PATIENCE, () => lose(worker));
}

/** @param {"micropython" | "pyodide"} python */
function start(python) {
  const begun = spawn(ADDRESS);
  begun.addEventListener("message", ({ data }) => {
    if (data.life) return void ended(data.life).then(() => lose(begun));
    if (data.ready) {
      ready ||= begun === pyodide;
      if (ready && waiting[0]?.goesOn) begin();
      document.body.dataset.thinker = data.ready;
      return;
    }
    if (data.number !== number || !waiting.length) return;
    if (data.answer.broken) return lose(begun);
    const { take } = waiting[0];
    if (data.answer.done || data.answer.error) {
      waiting.shift();
      begin();
    } else patiently();
    take(data.answer);
  });
  begun.addEventListener("error", () => lose(begun));
  begun.postMessage({ python });
  return begun;
}

/** @param {Worker | null} lost  it has ended, or is of no more use */
function lose(lost) {
  lost?.terminate();
  if (lost === pyodide) {
    pyodide = null;
    ready = false;
  }
  if (lost !== worker) return;
  worker = null;
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
