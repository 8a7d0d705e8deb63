/**
 * The Python that somebody asks. One that has ended, broken, or fallen silent is replaced when it is
 * needed, and another one is asked the same once more.
 */
import { Stopped } from "./cause.js";
import { broke, forbidden, loading, restarted, silent } from "../words/start.js";

/** @typedef {"handle" | "think"} Task  what of host.py answers */
/**
 * @typedef {((text: string) => Promise<string>) & {end?: (why?: Error) => void, ended?:
 *   Promise<unknown>}} Send  a Python: it takes JSON text, and gives JSON text; `end` ends it, if
 *   possible; `ended` resolves once its worker has ended, and is missing if the browser would not
 *   tell
 */

/** @typedef {Omit<typeof import("../words/start.js"), "standing">} Words */

/** In the language of the page. @type {Words} */
export const usual = { broke, forbidden, loading, restarted, silent };

export class Connection {
  /** @type {Promise<Send> | null} */ #python = null;

  /** @param {(words: Words) => Promise<Send>} start  rejects with a sentence for the user */
  constructor(start) {
    this.start = start;
  }

  /** Rejects if none can start; the next call tries again. @param {Words} [words] */
  get(words = usual) {
    if (!this.#python) {
      const python = (this.#python = this.start(words));
      const lost = () => {
        if (python === this.#python) this.#python = null;
      };
      python.then((send) => send.ended?.then(lost), lost);
    }
    return this.#python;
  }

  /**
   * @template T
   * @param {(send: Send, again: boolean) => Promise<T>} question  asks, perhaps more than once
   * @param {Words} [words]
   * @param {boolean} [again]  it is asked of one Python alone
   * @returns {Promise<T>}
   */
  async ask(question, words, again = false) {
    for (let last = again; ; last = true) {
      const python = this.get(words);
      try {
        return await question(await python, last);
      } catch (error) {
        const why = /** @type {Error} */ (error);
        this.end(why, python);
        if (last || why instanceof Stopped) throw why;
      }
    }
  }

  /** End this one, which is of no more use. @param {Error} why */
  end(why, python = this.#python) {
    python?.then(
      (send) => send.end?.(why),
      () => {},
    );
    if (python === this.#python) this.#python = null;
  }
}
