/**
 * The Pythons of a page: MicroPython, in a worker that starts at once, and Pyodide, in its own, where it is wanted. None of them owns a
 * game (rules-client.js does): whichever is free can be asked about any, and one that was stopped, says nothing or has died is replaced.
 *
 * @import { Report, Send } from "./pyodide.js"
 * @import { RulesClient } from "./rules-client.js"
 */
import { Stopped } from "./cause.js";
import { isAlone } from "./sources.js";
import { startMicroPython } from "./micropython-client.js";

/** Whether as little as possible is to be fetched, where the browser knows: its user has said so, or the line is slow. */
function spares() {
  const { saveData = false, effectiveType = "4g" } = Reflect.get(globalThis.navigator ?? {}, "connection") ?? {};
  return saveData || effectiveType !== "4g";
}

const HEAD_START = 1000; // ms at most in which MicroPython has line and processor for itself; usually it needs a third of them

export class Python {
  /** Which games it has: their state, and the number of its newest view of each. @type {Map<RulesClient, {state: number, number: number}>} */
  has = new Map();
  /** It is still at something that nobody waits for any more. */
  late = false;

  /** @param {"micropython" | "pyodide"} name @param {Send} send */
  constructor(name, send) {
    this.name = name;
    this.send = send;
  }
}

/** @typedef {{loading: typeof import("../words.js").loading}} Words */

export class Pythons {
  /** Of Pyodide: "coming", "there", "failed", or "none" where it is not wanted. */
  pyodide = "coming";
  /** @type {Python | null} */ #small = null;
  /** @type {Python | null} */ #whole = null;
  /** @type {Promise<Python> | null} */ #starting = null; // MicroPython
  /** @type {Promise<void> | null} */ #coming = null; // Pyodide

  /**
   * @param {string | null} choice "pyodide" or "micropython": only that one; else both
   * @param {object} page
   * @param {Report} page.progress  of Pyodide
   * @param {() => void} page.more  Pyodide is there and free, or failed
   * @param {(error: Error) => void} page.failed  Pyodide, while MicroPython goes on
   * @param {((progress: Report) => Promise<Send>) | null} startPyodide  null where it is never wanted, so that nobody fetches its script
   * @param {typeof startMicroPython} [startSmall]
   */
  constructor(choice, page, startPyodide, startSmall = startMicroPython) {
    this.choice = isAlone || !startPyodide ? "micropython" : choice;
    this.page = page;
    this.startPyodide = startPyodide ?? (() => Promise.reject(new Error("not wanted")));
    this.startMicroPython = startSmall;
  }

  /** Ends as soon as any Python is there; rejects, with a sentence for the user, when none will be. @param {Words} words @returns {Promise<void>} */
  async start(words) {
    if (typeof WebAssembly === "undefined") throw new Error(words.loading.failed(words.loading.old)); // Pyodide would wait for it
    if (this.choice === "pyodide") return (this.#coming = this.#startWhole());
    const small = this.#startSmall(words);
    if (this.choice === "micropython" || (spares() && await small.then(() => true, () => false))) {
      this.pyodide = "none"; // 7 MB more, packed, would be for speed
      return void (await small);
    }
    await Promise.race([small.catch(() => {}), new Promise((ended) => { setTimeout(ended, HEAD_START); })]);
    const whole = this.#coming = this.#startWhole();
    await Promise.any([small, whole]).catch(async () => {
      await small.catch((error) => { if (error.message.includes(words.loading.policy)) throw error; });
      await whole; // else Pyodide's failure is the one to tell
    });
    whole.catch((error) => this.page.failed(error));
  }

  /** One that is free: if it can be, one that has the game as it is, and Pyodide rather than MicroPython. @param {RulesClient} game @param {Words} words @returns {Promise<Python>} */
  async free(game, words) {
    const free = [this.#whole, this.#small].filter((python) => python !== null && !python.late);
    const [python] = [...free.filter((one) => game.isIn(/** @type {Python} */ (one))), ...free];
    return python ?? this.#startSmall(words);
  }

  /** Pyodide, if it is there and free. */
  get whole() {
    return this.#whole?.late ? null : this.#whole;
  }

  /** Pyodide once it is there, else null: it may know what MicroPython breaks at. */
  async whenWhole() {
    await this.#coming?.catch(() => {});
    return this.whole;
  }

  /** Those that may have something of a game. */
  get all() {
    return [this.#whole, this.#small].filter((python) => python !== null);
  }

  /** What was asked of it is not waited for. Another MicroPython can be had sooner than that one's answer; Pyodide is waited for. @param {Python} python @param {Promise<unknown>} answer */
  leave(python, answer) {
    if (python.send.end) return this.lose(python, new Stopped());
    python.late = true;
    python.has.clear();
    answer.catch(() => {}).then(() => {
      python.late = false;
      this.page.more();
    });
  }

  /** It is of no use any more. @param {Python} python @param {Error} why */
  lose(python, why) {
    python.send.end?.();
    if (python === this.#small) this.#small = null;
    if (python !== this.#whole) return;
    this.#whole = null;
    this.pyodide = "failed";
    this.page.failed(why);
  }

  /** @param {Words} words */
  #startSmall(words) {
    this.#starting ??= this.startMicroPython(words.loading)
      .then((send) => (this.#small = new Python("micropython", send)))
      .finally(() => { this.#starting = null; });
    return this.#starting;
  }

  async #startWhole() {
    try {
      this.#whole = new Python("pyodide", await this.startPyodide(this.page.progress));
      this.pyodide = "there";
    } catch (error) {
      this.pyodide = "failed";
      throw error;
    } finally {
      this.page.more();
    }
  }
}
