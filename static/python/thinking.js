/**
 * The page's end of the worker that thinks (thinker.js): one question at a time. Whoever asks anew or stops hears no more of the question
 * before. The worker is started by the first question; one that has died, or says nothing any more, is given up.
 */
import { spawn } from "./spawn.js";

/** @typedef {{done?: boolean, error?: string, broken?: boolean} & Record<string, any>} Slice  of an answer */

// Named as from any folder of modules: a build has this file's text in a file elsewhere.
const ADDRESS = new URL("../python/thinker.js", import.meta.url);
const PATIENCE = 60_000; // ms for one slice, or for Python to come

export class Thinking {
  /** @type {Worker | null} */ #worker = null;
  /** @type {((slice: Slice) => void) | null} */ #take = null; // who waits
  #number = 0; // of the newest question
  #silence = 0; // a timer

  /** @param {() => void} broke  is told when it is given up; the next question begins anew */
  constructor(broke) {
    this.broke = broke;
  }

  /** Ask, and be given each slice of the answer. @param {object} event as of ttgo/player/served.py @param {(slice: Slice) => void} take @param {boolean} [whole] Pyodide is fetched, so that it can think, too */
  ask(event, take, whole = false) {
    this.#take = take;
    this.#wait();
    try {
      this.#start().postMessage({ number: ++this.#number, event, whole });
    } catch {
      this.#giveUp(); // a browser that gives this page no worker
    }
  }

  stop() {
    if (!this.#take) return;
    this.#take = null;
    clearTimeout(this.#silence);
    this.#worker?.postMessage({ number: ++this.#number, event: null });
  }

  #wait() {
    clearTimeout(this.#silence);
    this.#silence = window.setTimeout(() => this.#giveUp(), PATIENCE);
  }

  #start() {
    if (this.#worker) return this.#worker;
    const worker = spawn(ADDRESS);
    worker.addEventListener("message", ({ data: { number, answer, python } }) => {
      document.body.dataset.thinker = python;
      const take = this.#take;
      if (number !== this.#number || !take) return;
      if (answer.broken) return this.#giveUp();
      if (answer.done || answer.error) {
        this.#take = null;
        clearTimeout(this.#silence);
      } else this.#wait();
      take(answer);
    });
    worker.addEventListener("error", () => this.#giveUp());
    return (this.#worker = worker);
  }

  #giveUp() {
    clearTimeout(this.#silence);
    this.#worker?.terminate();
    this.#worker = this.#take = null;
    this.broke();
  }
}
