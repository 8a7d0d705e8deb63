/**
 * The Python that somebody asks. One that has ended, broken, or fallen silent is replaced when it is
 * needed, and another one is asked the same once more.
 */
import { inTime, Stopped } from "./cause.js";
import { broke, forbidden, loading, restarted, silent } from "../words/start.js";

/** @typedef {"handle" | "think" | "change"} Task  what of host.py answers */
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
   * Python's answer to an event; rejects with an Error whose message is a sentence.
   * @param {(send: Send, again: boolean) => object | null} event  for this Python, perhaps the
   *   second one that is asked; null if nobody wants to know any more: then there is no answer
   * @param {object} how
   * @param {(send: Send) => number} how.patience  seconds
   * @param {Words} [how.words]
   * @param {boolean} [how.once]  it is asked of one Python alone
   * @returns {Promise<any>}
   */
  async ask(event, { patience, words = usual, once = false }) {
    for (let last = once; ; last = true) {
      const python = this.get(words);
      try {
        const send = await python;
        const asked = event(send, last);
        if (!asked) return null;
        const answer = send(JSON.stringify(asked)).catch((error) => {
          throw error instanceof Stopped ? error : new Error(words.broke);
        });
        return JSON.parse(await inTime(answer, patience(send), words.silent));
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
