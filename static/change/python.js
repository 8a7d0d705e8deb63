/** The page's end of the worker that plays by edited rules. After two seconds of silence it is stopped and a new worker begins. */
import { ask as fetched } from "../python/sources.js";
import { fenced } from "../python/sandbox.js";
import { site } from "../site.js";
import * as words from "../words/change.js";

const PATIENCE = 2000; // ms without a sign of life
const WORKER = new URL("../change/worker.js", import.meta.url);
// A build has its cases at a public address.
const CASES = new URL("static/cases/rules-1.jsonl", site());

/** Answers the page's events, one after the other. */
export class Python {
  /** @type {Worker | null} */ #worker = null;
  /** @type {Promise<void>} */ #ready = Promise.resolve();
  /** @type {Promise<unknown>} */ #last = Promise.resolve();
  /** @type {((why: Error) => void) | null} */ #fail = null;
  #silence = 0; // a timer
  #number = 0;

  /** @param {(sentence: string) => void} tell  how far the start is; "" when it is done */
  constructor(tell) {
    this.tell = tell;
    this.#begin(words.starting);
  }

  /** @param {object} event of ttgo/lab/bench.py @returns {Promise<any>} */
  ask(event) {
    const answer = this.#last.catch(() => {}).then(() => this.#send(event));
    this.#last = answer;
    return answer;
  }

  /** Stop the worker. */
  stop() {
    this.#end(words.stoppedByHand);
  }

  /** @param {object} event @returns {Promise<any>} */
  async #send(event) {
    await this.#ready;
    const worker = /** @type {Worker} */ (this.#worker);
    const number = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#fail = reject;
      this.#wait();
      worker.onmessage = ({ data }) => {
        if (data?.alive) this.#wait();
        else if (data?.number === number) {
          clearTimeout(this.#silence);
          this.#fail = null;
          resolve(JSON.parse(String(data.answer)));
        }
      };
      worker.postMessage({ number, text: JSON.stringify(event) });
    });
  }

  #wait() {
    clearTimeout(this.#silence);
    this.#silence = window.setTimeout(() => this.#end(words.endless), PATIENCE);
  }

  /** @param {string} why */
  #end(why) {
    if (!this.#fail) return;
    clearTimeout(this.#silence);
    this.#worker?.terminate();
    const fail = this.#fail;
    this.#fail = null;
    this.#begin(words.again);
    fail(new Error(why));
  }

  /** @param {string} sentence */
  #begin(sentence) {
    this.tell(sentence);
    this.#ready = this.#start().then(
      () => this.tell(""),
      (error) => {
        const told = words.noPython({ why: error.message });
        this.tell(told);
        throw new Error(told, { cause: error });
      },
    );
    this.#ready.catch(() => {}); // told above, and in each answer
  }

  async #start() {
    this.#worker = await fenced(
      WORKER,
      fetched(CASES).then(async (response) => ({ cases: await response.text() })),
    );
  }
}
