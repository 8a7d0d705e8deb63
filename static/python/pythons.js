/**
 * The Pythons of a page: MicroPython, in a worker that starts at once, and Pyodide, in its own, if
 * wanted. None of them owns a game (rules-client.js does): a free one can be asked about any, and
 * one that was stopped, is silent or has died is replaced.
 *
 * @import { Report, Send } from "./pyodide.js"
 * @import { RulesClient } from "./rules-client.js"
 */
import { Stopped } from "./cause.js";
import { isAlone } from "./sources.js";
import { startMicroPython } from "./micropython-client.js";

/** Whether to save data, if the browser tells: its user wants to, or the line is slow. */
function spares() {
  const { saveData = false, effectiveType = "4g" } =
    Reflect.get(globalThis.navigator ?? {}, "connection") ?? {};
  return saveData || effectiveType !== "4g";
}

// ms, at most, for MicroPython to start and answer first, with the line and the machine to itself
const HEAD_START = 1000;

export class Python {
  /** Its games, and the state of each. @type {Map<RulesClient, number>} */
  has = new Map();
  /** It is still busy with an event whose answer is no longer wanted. */
  late = false;

  /** @param {"micropython" | "pyodide"} name @param {Send} send */
  constructor(name, send) {
    this.name = name;
    this.send = send;
  }
}

/** @typedef {import("./rules-client.js").Words} Words */

export class Pythons {
  /** Of Pyodide: "coming", "there", "failed", or "none" if not wanted. */
  pyodideIs = "coming";
  /** @type {Python | null} */ #micropython = null;
  /** @type {Python | null} */ #pyodide = null;
  /** @type {Promise<Python> | null} */ #starting = null; // MicroPython
  /** @type {Promise<void> | null} */ #coming = null; // Pyodide
  /** The first question has been answered: Pyodide may come. */ goOn = () => {};
  #first = new Promise((told) => {
    this.goOn = () => told(null);
  });

  /**
   * @param {string | null} choice "pyodide" or "micropython": only that one; else both
   * @param {object} page
   * @param {Report} page.progress  of Pyodide
   * @param {() => void} page.more  Pyodide is there and free, or failed
   * @param {(error: Error) => void} page.failed  Pyodide, while MicroPython goes on
   * @param {((progress: Report) => Promise<Send>) | null} startPyodide null if never wanted, so
   *   that its script is not fetched
   * @param {typeof startMicroPython} [start]
   */
  constructor(choice, page, startPyodide, start = startMicroPython) {
    this.choice = isAlone || !startPyodide ? "micropython" : choice;
    this.page = page;
    this.startPyodide = startPyodide ?? (() => Promise.reject(new Error("not wanted")));
    this.startMicroPython = start;
  }

  /**
   * Resolves as soon as any Python is ready; rejects, with a sentence for the user, if none can
   * start.
   * @param {Words} words
   * @returns {Promise<void>}
   */
  async start(words) {
    if (typeof WebAssembly === "undefined")
      throw new Error(words.loading.failed({ cause: words.loading.old })); // Pyodide would wait
    if (this.choice === "pyodide") return (this.#coming = this.#startPyodide(words));
    const micropython = this.#startMicroPython(words);
    if (
      this.choice === "micropython" ||
      (spares() &&
        (await micropython.then(
          () => true,
          () => false,
        )))
    ) {
      this.pyodideIs = "none"; // it would cost 7 MB, just for speed
      return void (await micropython);
    }
    const headStart = Promise.race([
      micropython.then(() => this.#first),
      new Promise((ended) => {
        setTimeout(ended, HEAD_START);
      }),
    ]);
    const pyodide = (this.#coming = headStart
      .catch(() => {})
      .then(() => this.#startPyodide(words)));
    await Promise.any([micropython, pyodide]).catch(async () => {
      await micropython.catch((error) => {
        if (error.message.includes(words.loading.policy)) throw error;
      });
      await pyodide; // else tell Pyodide's failure
    });
    pyodide.catch((error) => this.page.failed(error));
  }

  /**
   * A free Python: preferably one that has the game already, and Pyodide rather than MicroPython.
   * @param {RulesClient} game
   * @param {Words} words
   * @returns {Promise<Python>}
   */
  async free(game, words) {
    const free = [this.#pyodide, this.#micropython].filter(
      (python) => python !== null && !python.late,
    );
    const [python] = [...free.filter((one) => game.isIn(/** @type {Python} */ (one))), ...free];
    return python ?? this.#startMicroPython(words);
  }

  /** Pyodide, if it is ready and free. */
  get pyodide() {
    return this.#pyodide?.late ? null : this.#pyodide;
  }

  /** Pyodide once it is ready, or null: it may manage an event at which MicroPython fails. */
  async whenPyodide() {
    await this.#coming?.catch(() => {});
    return this.pyodide;
  }

  /** The Pythons that may have sessions. */
  get all() {
    return [this.#pyodide, this.#micropython].filter((python) => python !== null);
  }

  /**
   * Give up its present answer. A new MicroPython starts sooner than the old one would answer;
   * Pyodide is kept until it answers.
   * @param {Python} python
   * @param {Promise<unknown>} answer
   */
  leave(python, answer) {
    if (python.send.end) return this.lose(python, new Stopped());
    python.late = true;
    python.has.clear();
    answer
      .catch(() => {})
      .then(() => {
        python.late = false;
        this.page.more();
      });
  }

  /** This Python is no longer of use. @param {Python} python @param {Error} why */
  lose(python, why) {
    python.send.end?.();
    if (python === this.#micropython) this.#micropython = null;
    if (python !== this.#pyodide) return;
    this.#pyodide = null;
    this.pyodideIs = "failed";
    this.page.failed(why);
  }

  /**
   * It is lost as soon as its worker has ended, also at rest.
   * @param {Python} python
   * @param {Words} words
   */
  #watched(python, words) {
    void python.send.ended?.then(() => this.lose(python, new Error(words.silent)));
    return python;
  }

  /** @param {Words} words */
  #startMicroPython(words) {
    this.#starting ??= this.startMicroPython(words.loading)
      .then((send) => (this.#micropython = this.#watched(new Python("micropython", send), words)))
      .finally(() => {
        this.#starting = null;
      });
    return this.#starting;
  }

  /** @param {Words} words */
  async #startPyodide(words) {
    try {
      const send = await this.startPyodide(this.page.progress);
      this.#pyodide = this.#watched(new Python("pyodide", send), words);
      this.pyodideIs = "there";
    } catch (error) {
      this.pyodideIs = "failed";
      throw error;
    } finally {
      this.page.more();
    }
  }
}
