/**
 * Asks the Python that plays by edited rules. If it does not answer within two seconds, it is
 * ended, and a new one begins.
 */
import { Stopped } from "../python/cause.js";
import { Connection, usual } from "../python/connection.js";
import { placed, startPyodide } from "../python/pyodide.js";
import { configuration } from "../python/sources.js";
import { site } from "../site.js";
import { tag } from "../speech.js";
import * as words from "../words/change.js";

/** @typedef {(event: {do: string} & Record<string, any>) => Promise<any>} Ask */

const PATIENCE = 2; // seconds, once edited rules have run
const LONGER = 60; // before, as on a slow phone
const HOST = new URL("../change/host.py", import.meta.url);
const BOUNDED = new URL("../python/bounded.js", import.meta.url);
// A build has its cases at a public address.
const CASES = new URL("static/cases/rules-1.jsonl", site());
const sentences = { ...usual, silent: words.endless };
const stopped = new Stopped(words.stoppedByHand);

/** Answers the page's events, one after the other. */
export class Bench {
  /** Whether it has run edited rules, which may have changed anything in it. */ used = false;
  /** @type {Promise<unknown>} */ #last = Promise.resolve();
  #stops = 0;
  #begun = false;
  #asks = false;
  #python = new Connection(({ loading }) => {
    if (this.#begun) this.tell(words.again);
    this.#begun = true;
    this.used = false;
    return startPyodide(loading, "handle", HOST, config).finally(() => this.tell(""));
  });

  /** @param {(sentence: string) => void} tell  how a start goes; "" when it is done */
  constructor(tell) {
    this.tell = tell;
    this.#begin();
  }

  /** Ask for an answer of ttgo/lab/bench.py. @type {Ask} */
  ask(event) {
    const isEdited = Object.keys(event.edits ?? {}).length > 0;
    const stops = this.#stops;
    const put = () => {
      if (stops !== this.#stops) throw stopped;
      this.used ||= isEdited;
      this.#asks = true;
      return { ...event, language: tag };
    };
    const patience = () => (this.used ? PATIENCE : LONGER);
    const answer = this.#last
      .catch(() => {})
      // what ran before may have ended this Python: then the next one is asked
      .then(() => this.#python.ask(put, { patience, words: sentences, once: isEdited }))
      .catch((error) => {
        this.#begin();
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
    this.#begin();
  }

  #begin() {
    this.#python.get().catch(() => {}); // the asker is told
  }
}

/** PyScript's: the ten rules, what changes them, and the cases to judge them by. */
async function config() {
  const { files, lab, languages, plugins } = await configuration();
  const ours = Object.keys(files).filter((path) =>
    /\/ttgo\/(\w+\.py|languages\/en\.json)$/.test(path),
  );
  const all = [...ours, ...lab, ...(languages[tag] ? [languages[tag]] : [])];
  return {
    plugins,
    files: { ...placed(all), [CASES.href]: "./" },
    js_modules: { worker: { [BOUNDED.href]: "bounded" } },
  };
}
