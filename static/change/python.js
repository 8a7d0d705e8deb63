/**
 * Asks the Python that plays by edited rules, in a sandbox. After two seconds of silence it is
 * ended and a new one begins.
 */
import { Ended, parts, Sandbox } from "../python/sandbox.js";
import { ask as fetched, configuration, placed, texts } from "../python/sources.js";
import { site } from "../site.js";
import { tag } from "../speech.js";
import * as words from "../words/change.js";

const PATIENCE = 2000; // ms without a sign of life
const PYODIDE = new URL("../node_modules/pyodide/", import.meta.url);
// A build has its cases at a public address.
const CASES = new URL("static/cases/rules-1.jsonl", site());

const stopped = new Error(words.stoppedByHand);

/** Answers the page's events, one after the other. */
export class Python {
  /** @type {Sandbox} */ #sandbox;
  /** @type {Promise<unknown>} */ #last = Promise.resolve();

  /**
   * @param {(sentence: string) => void} tell  how a start goes; "" when it is done
   * @param {() => void} misused  edited rules have done what nobody has asked for
   */
  constructor(tell, misused) {
    this.tell = tell;
    this.misused = misused;
    this.#sandbox = this.#begin();
  }

  /** Whether it has run edited rules. */
  get used() {
    return this.#sandbox.used;
  }

  /** Ask for an answer of ttgo/lab/bench.py. @type {import("./told.js").Ask} */
  ask(event) {
    const sandbox = this.#sandbox; // what this one was asked is not asked of the next
    const isUse = event.do !== "difference" && Object.keys(event.edits ?? {}).length > 0;
    const answer = this.#last
      .catch(() => {})
      .then(() => sandbox.ask(JSON.stringify({ ...event, language: tag }), isUse))
      .then(JSON.parse, (error) => {
        throw told(error);
      });
    this.#last = answer;
    return answer;
  }

  /** End this Python for good, with all that it was asked; a new one begins. */
  stop() {
    this.#sandbox.end(stopped);
    this.#again();
  }

  #again() {
    this.#sandbox = this.#begin();
    this.tell(words.again);
  }

  #begin() {
    const sandbox = new Sandbox(given(), PATIENCE, (why, isAsked) => {
      this.#again();
      if (why === "busy" || why === "flood" || (why === "error" && !isAsked)) this.misused();
    });
    sandbox.ready.then(
      () => this.tell(""),
      (error) => error !== stopped && this.tell(""), // the asker is told
    );
    return sandbox;
  }
}

/** @param {any} error @returns {Error} */
function told(error) {
  if (error === stopped) return error;
  if (!(error instanceof Ended))
    return new Error(words.noPython({ why: error.message }), { cause: error });
  return new Error(
    error.why === "error" ? error.message : error.why === "silent" ? words.endless : words.unasked,
  );
}

async function given() {
  const { files, lab, languages } = await configuration();
  const wanted = Object.keys(files).filter((path) =>
    /\/ttgo\/(\w+\.py|languages\/en\.json)$/.test(path),
  );
  if (languages[tag]) wanted.push(languages[tag]);
  const [runtime, found, cases] = await Promise.all([
    parts(PYODIDE, [
      "pyodide.mjs",
      "pyodide.asm.mjs",
      "pyodide.asm.wasm",
      "pyodide-lock.json",
      "python_stdlib.zip",
    ]),
    texts([...wanted, ...lab]),
    fetched(CASES).then((response) => response.text()),
  ]);
  return { parts: runtime, files: placed(found), cases };
}
