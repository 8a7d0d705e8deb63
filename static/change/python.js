/**
 * Asks the Pythons that play by the ten rules and by edited ones: MicroPython, and for lines that it
 * cannot run, or says little of, all of Python, once the page has had that come. One that does not
 * answer within two seconds is ended, and a new one begins.
 */
import { Stopped } from "../python/cause.js";
import { Connection, usual } from "../python/connection.js";
import { startMicroPython } from "../python/micropython-client.js";
import { startPyodide } from "../python/pyodide.js";
import { tag } from "../messages.js";
import * as words from "../words/change.js";

/** @import { Send, Words } from "../python/connection.js" */
/** @typedef {(event: {do: string} & Record<string, any>) => Promise<any>} Ask */

const PATIENCE = 2; // seconds, once edited rules have run
const LONGER = 60; // before, as on a slow phone
const sentences = { ...usual, silent: words.endless };
const stopped = new Stopped(words.stoppedByHand);

/** One Python, which answers one event after the other. */
class OneAtATime {
  /** Whether it has run edited rules, which may have changed anything in it. */ used = false;
  /** @type {Promise<unknown>} */ #last = Promise.resolve();
  #stops = 0;
  #asks = false;
  #python;

  /** @param {(words: Words["loading"]) => Promise<Send>} start */
  constructor(start) {
    this.#python = new Connection(({ loading }) => {
      this.used = false;
      return start(loading);
    });
  }

  begin() {
    return this.#python.get();
  }

  /** @type {Ask} */
  ask(event) {
    const isEdited = "edits" in event && Object.keys(event.edits).length > 0;
    const stops = this.#stops;
    const put = () => {
      if (stops !== this.#stops) throw stopped;
      this.used ||= isEdited;
      this.#asks = true;
      return event;
    };
    const patience = () => (this.used ? PATIENCE : LONGER);
    const answer = this.#last
      .catch(() => {})
      // what ran before may have ended this Python: then the next one is asked
      .then(() => this.#python.ask(put, { patience, words: sentences, once: isEdited }))
      .catch((error) => {
        this.#renew();
        throw error;
      })
      .finally(() => (this.#asks = false));
    this.#last = answer;
    return answer;
  }

  /** Drop all that it was asked, and begin again if any of it may have run. */
  stop() {
    this.#stops++;
    if (!this.#asks && !this.used) return;
    this.#python.end(stopped);
    this.#renew();
  }

  #renew() {
    this.begin().catch(() => {}); // the asker is told
  }
}

/** Answers the page's events. */
export class Bench {
  #micropython = new OneAtATime((loading) => startMicroPython(loading, "change"));
  #all = new OneAtATime((loading) => startPyodide(loading, "change"));
  #hasAll = false;

  /** @param {Record<string, string>} functions  the ten rules, for edited ones */
  constructor(functions) {
    this.functions = functions;
  }

  /** Whether edited rules have run, and may have changed anything. */
  get used() {
    return this.#micropython.used || this.#all.used;
  }

  begin() {
    return this.#micropython.begin();
  }

  /** Have all of Python come, for events whose answer is an error that `needsAll`. */
  async bring() {
    await this.#all.begin();
    this.#hasAll = true;
  }

  /** Ask for an answer of ttgo/lab/bench.py. @type {Ask} */
  async ask(event) {
    const { functions } = this;
    const whole = { ...event, ...("edits" in event ? { functions } : {}), lang: tag };
    const answer = await this.#micropython.ask(whole);
    return answer.error?.needsAll && this.#hasAll ? this.#all.ask(whole) : answer;
  }

  /** Drop all that they were asked. */
  stop() {
    this.#micropython.stop();
    this.#all.stop();
  }
}
