/**
 * A worker for Python that nobody has checked. It belongs to a frame without an origin, so that
 * nothing of this site exists for it: no storage, locks, caches or service worker; and the frame's
 * policy lets it ask no address. Python's files are handed in by message.
 *
 * The frame is part of the page's text (srcdoc), because a service worker brings nothing to such
 * frames; so both policies hold in it, and the page's has the hash of BOOT. It starts the worker
 * (sandbox-worker.js) and passes on the end of a channel.
 */
import { ask as fetched } from "./sources.js";
import { loading } from "../words/start.js";

export const BOOT = `onmessage = ({ data, ports }) => {
  const tell = ({ message }) => parent.postMessage(String(message), "*");
  try {
    const worker = new Worker(URL.createObjectURL(new Blob([data], { type: "text/javascript" })));
    worker.onerror = (event) => {
      event.preventDefault();
      tell(event);
    };
    worker.onmessage = () => {
      worker.terminate(); // ours says nothing this way
      tell({ message: "" });
    };
    worker.postMessage("", ports);
  } catch (error) {
    tell(error);
  }
};`;
const POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:",
  "worker-src blob:",
  "connect-src 'none'",
].join("; ");
const WORKER = new URL("../python/sandbox-worker.js", import.meta.url);

const TICK = 100; // ms between two looks at the worker
const GAP = 300; // ms that count at most between two looks: to be late or asleep is no silence
const STARTS = 60; // seconds in which Python has to start
const SIGNS = 30; // as many times its patience an answer may take
const BUSY = 2000; // ms of work that nobody has asked for
const IDLE = 10_000; // ms without a question
const FLOOD = 100; // messages between two looks; ours are two

/**
 * @typedef
 *   {{parts: Record<string, ArrayBuffer>, files: [string, string | Uint8Array][], cases?: string}}
 *   Given the files of the runtime by name, those of Python by path, the published cases
 */
/** @typedef {"silent" | "busy" | "flood" | "idle" | "error"} Why  it has ended by itself */

/** It has ended by itself. An "error" has a message, which is the worker's. */
export class Ended extends Error {
  /** @param {Why} why @param {string} [message] */
  constructor(why, message) {
    super(message);
    this.why = why;
  }
}

/**
 * Files of a runtime, by their names.
 * @param {URL} folder
 * @param {string[]} names
 * @returns {Promise<Given["parts"]>}
 */
export async function parts(folder, names) {
  const read = async (/** @type {string} */ name) => [
    name,
    await (await fetched(new URL(name, folder))).arrayBuffer(),
  ];
  return Object.fromEntries(await Promise.all(names.map(read)));
}

/** One such worker, from its start to its end. It is asked one question at a time. */
export class Sandbox {
  /** Whether it has run what nobody has checked. */ used = false;
  #frame = Object.assign(document.createElement("iframe"), { hidden: true });
  #channel = new MessageChannel();
  #timer = 0;
  #looked = Date.now();
  #isStarting = true;
  #isAsked = true; // first to start
  #isPinged = false;
  // ms: left for the answer, since the last sign of life, of work unasked, and without a question
  #left = STARTS * 1000;
  #silent = 0;
  #busy = 0;
  #idle = 0;
  #messages = 0;
  /** @type {(why: unknown) => void} */ #fail = () => {};
  /** @type {Promise<never>} */ #over = new Promise((_, fail) => {
    this.#fail = fail;
  });

  /**
   * @param {Promise<Given>} given
   * @param {number} patience ms without a sign of life while it is asked
   * @param {(why: Why, isAsked: boolean) => void} ended it has ended by itself, maybe before it
   *   could answer
   */
  constructor(given, patience, ended) {
    this.patience = patience;
    this.ended = ended;
    this.#over.catch(() => {}); // told to who waits
    this.ready = this.#start(given);
    this.ready.catch(() => {});
  }

  /**
   * The answer; rejects with Ended, or with what end() is given.
   * @param {string} text
   * @param {boolean} used it runs what nobody has checked
   * @param {(printed: string) => void} [print]
   */
  async ask(text, used, print) {
    await this.ready;
    this.used ||= used;
    this.#left = this.used ? SIGNS * this.patience : STARTS * 1000;
    return this.#answer({ text }, print);
  }

  /** End it for good. @param {unknown} [why]  for who waits */
  end(why) {
    clearInterval(this.#timer);
    removeEventListener("message", this.#fault);
    this.#channel.port1.onmessage = null; // what it has sent and nobody has read is dropped
    this.#channel.port1.close();
    this.#frame.remove();
    this.#fail(why);
  }

  /** @param {Promise<Given>} given */
  async #start(given) {
    const loaded = new Promise((done) => {
      this.#frame.addEventListener("load", done, { once: true });
    });
    this.#frame.setAttribute("sandbox", "allow-scripts");
    const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
    this.#frame.srcdoc = `<!doctype html>${policy}<script>${BOOT}</script>`;
    document.body.append(this.#frame);
    addEventListener("message", this.#fault);
    this.#timer = window.setInterval(() => this.#look(), TICK);
    try {
      const code = fetched(WORKER).then((response) => response.text());
      const [text, first] = await Promise.race([Promise.all([code, given, loaded]), this.#over]);
      // its origin has no name
      this.#frame.contentWindow?.postMessage(text, "*", [this.#channel.port2]);
      const failed = await this.#answer(first);
      if (failed) throw new Error(failed);
      this.#isStarting = false;
    } catch (error) {
      this.end(error);
      throw error;
    }
  }

  /**
   * @param {object} message
   * @param {(printed: string) => void} [print]
   * @returns {Promise<string>}
   */
  async #answer(message, print) {
    this.#isAsked = true;
    this.#silent = this.#busy = this.#idle = 0;
    const answer = new Promise((done) => {
      this.#channel.port1.onmessage = ({ data }) => {
        if (++this.#messages > FLOOD) this.#end("flood");
        this.#silent = 0;
        this.#isPinged = false;
        if (data?.printed && this.#isAsked) print?.(String(data.printed));
        if (data?.answer !== undefined) done(String(data.answer));
      };
    });
    this.#channel.port1.postMessage(message);
    try {
      return await Promise.race([answer, this.#over]);
    } finally {
      this.#isAsked = false;
    }
  }

  #look() {
    const passed = Date.now() - this.#looked;
    const counts = Math.min(Math.max(passed, 0), GAP);
    this.#looked += passed;
    this.#messages = 0;
    if (this.#isAsked) {
      this.#left -= counts;
      this.#silent += counts;
      // Our own Python may be silent for longer, as on a slow phone.
      if (this.#left <= 0 || (this.#silent >= this.patience && this.used)) this.#end("silent");
    } else if (this.used) {
      this.#idle += passed;
      if (this.#isPinged) this.#busy += counts;
      else this.#channel.port1.postMessage({});
      this.#isPinged = true;
      if (this.#busy >= BUSY) this.#end("busy");
      else if (this.#idle >= IDLE) this.#end("idle");
    }
  }

  /** @param {Why} why @param {string} [message] */
  #end(why, message) {
    if (this.#isStarting) this.end(new Error(message ?? loading.silent({ seconds: STARTS })));
    else {
      const isAsked = this.#isAsked;
      this.end(new Ended(why, message));
      this.ended(why, isAsked);
    }
  }

  /** The frame tells of an error in its worker, and of nothing else. */
  #fault = (/** @type {MessageEvent} */ { source, data }) => {
    if (source === this.#frame.contentWindow) this.#end(data ? "error" : "flood", String(data));
  };
}
