/**
 * Asks the Python that plays by edited rules. If it does not answer within two seconds, it is
 * ended, and a new one begins.
 */
import { inTime } from "../python/cause.js";
import { placed, startPyodide } from "../python/pyodide.js";
import { configuration } from "../python/sources.js";
import { site } from "../site.js";
import { tag } from "../speech.js";
import * as words from "../words/change.js";
import { loading } from "../words/start.js";

/** @import { Send } from "../python/connection.js" */
/** @typedef {(event: {do: string} & Record<string, any>) => Promise<any>} Ask */

const PATIENCE = 2; // seconds, once edited rules have run
const LONGER = 60; // before, as on a slow phone
const HOST = new URL("../change/host.py", import.meta.url);
const BOUNDED = new URL("../python/bounded.js", import.meta.url);
// A build has its cases at a public address.
const CASES = new URL("static/cases/rules-1.jsonl", site());
const stopped = new Error(words.stoppedByHand);

/** Answers the page's events, one after the other. */
export class Python {
  /** Whether it has run edited rules, which may have changed anything in it. */ used = false;
  /** @type {Promise<Send> | null} */ #send = null;
  /** @type {Promise<unknown>} */ #last = Promise.resolve();
  #stops = 0;
  /** @type {((why: Error) => void) | null} */ #refuse = null; // the question under way

  /** @param {(sentence: string) => void} tell  how a start goes; "" when it is done */
  constructor(tell) {
    this.tell = tell;
    this.#begin();
  }

  /** Ask for an answer of ttgo/lab/bench.py. @type {Ask} */
  ask(event) {
    const text = JSON.stringify({ ...event, language: tag });
    const isEdited = Object.keys(event.edits ?? {}).length > 0;
    const stops = this.#stops;
    const put = async (isLast = isEdited) => {
      const send = await (this.#send ?? this.#begin());
      if (stops !== this.#stops) throw stopped;
      this.used ||= isEdited;
      const refused = new Promise((_, fail) => {
        this.#refuse = fail;
      });
      try {
        const answer = Promise.race([send(text), refused]);
        return JSON.parse(await inTime(answer, this.used ? PATIENCE : LONGER, words.endless));
      } catch (error) {
        if (error === stopped) throw error;
        this.#again();
        if (isLast) throw error;
        return put(true); // of the next Python: what ran before may have ended this one
      } finally {
        this.#refuse = null;
      }
    };
    const answer = this.#last.catch(() => {}).then(() => put());
    this.#last = answer;
    return answer;
  }

  /** Drop all that it was asked, and begin again if any of it may have run. */
  stop() {
    this.#stops++;
    this.#refuse?.(stopped);
    if (this.#refuse || this.used) this.#again();
  }

  #again() {
    this.#send?.then(
      (send) => send.end?.(),
      () => {},
    );
    this.#begin();
    this.tell(words.again);
  }

  #begin() {
    this.used = false;
    const starting = startPyodide(loading, "handle", HOST, config);
    this.#send = starting;
    starting.then(
      () => this.tell(""),
      () => {
        this.tell(""); // the asker is told
        this.#send = null;
      },
    );
    return starting;
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
