/**
 * Events on their way to Python, one at a time and in order. What is sent while Python is still loading waits here, and is
 * there again if the page has to be loaded anew.
 *
 * @typedef {import("./view.js").Answer} Answer
 * @typedef {{do: string, at?: string, [more: string]: unknown}} Event
 */

const PATIENCE = 20_000; // ms for one answer; the slowest known takes a tenth of a second,
const FILE_PATIENCE = 300_000; // but a file may hold some hundred thousand turns
const KEPT = 1_500_000; // characters that are kept over a Retry; browsers have room for some millions in all

export class Queue {
  /** @type {Event[]} */ #waiting = [];
  /** @type {Event | null} */ #look = null; // only the newest wish to look matters
  /** @type {Event | null} */ #plot = null; // and a plot can wait for everything else
  /** @type {Event | null} */ #now = null; // what Python is answering
  /** @type {((text: string) => Promise<string>) | null} */ #python = null;
  #busy = false;
  /** @type {(() => void)[]} */ #idle = [];

  /**
   * @param {object} page
   * @param {(answer: Answer, event: Event) => Promise<void>} page.answered
   * @param {(turns: string[]) => void} page.changed  with the vertices that wait
   * @param {(error: Error) => void} page.failed
   */
  constructor(page) {
    this.page = page;
  }

  /** @param {Event} event */
  send(event) {
    if (event.do === "look") this.#look = event;
    else if (event.do === "plot") this.#plot = event;
    else {
      if (event.do === "goto" && this.#waiting.at(-1)?.do === "goto") this.#waiting.pop(); // only the newest wanted turn matters
      this.#waiting.push(event);
    }
    this.#changed();
    this.#next();
  }

  /** Whether nothing is on its way to Python but steps to a turn: then the turns that are shown are those that it has. */
  get steady() {
    return [this.#now, ...this.#waiting].every((event) => !event || ["goto", "look", "plot"].includes(event.do));
  }

  /** The name of a file that Python has yet to open; "" if there is none. */
  get opening() {
    const open = [this.#now, ...this.#waiting].find((event) => event?.do === "open");
    return open ? String(open.name) : "";
  }

  /** The turn that the newest unanswered step leads to; null if there is none. @returns {number | null} */
  get heading() {
    const newest = this.#waiting.at(-1) ?? this.#now;
    return newest?.do === "goto" ? Number(newest.turn) : null;
  }

  /** The events that have not been answered, as text; `restore` takes it back. A file that is too large to be kept leaves its name. */
  save() {
    const events = this.#waiting.map((event) =>
      event.do === "open" && String(event.bytes).length > KEPT ? { do: "open", name: event.name } : event,
    );
    return JSON.stringify(events);
  }

  /** @param {string} text */
  restore(text) {
    try {
      const events = JSON.parse(text);
      if (Array.isArray(events)) this.#waiting = events.filter((event) => typeof event?.do === "string");
    } catch {
      // nothing was waiting
    }
    this.#changed();
  }

  /** Python is there: `first` goes to it before all that waits. @param {(text: string) => Promise<string>} python @param {Event} first */
  start(python, first) {
    this.#python = python;
    this.#waiting.unshift(first);
    this.#next();
  }

  /** Ends once Python is there and has answered all that waits. @returns {Promise<void>} */
  idle() {
    return new Promise((ended) => {
      this.#idle.push(ended);
      this.#next();
    });
  }

  #changed() {
    this.page.changed(this.#waiting.filter((event) => event.do === "turn").map((event) => String(event.at)));
  }

  async #next() {
    const event = this.#waiting[0] ?? this.#look ?? this.#plot;
    if (!this.#python || this.#busy) return;
    if (!event) {
      for (const ended of this.#idle.splice(0)) ended();
      return;
    }
    this.#busy = true;
    this.#now = event;
    if (event === this.#look) this.#look = null;
    else if (event === this.#plot) this.#plot = null;
    else this.#waiting.shift();
    try {
      const patience = event.do === "open" || event.do === "load" ? FILE_PATIENCE : PATIENCE;
      const answer = JSON.parse(await inTime(this.#python(JSON.stringify(event)), patience));
      this.#changed();
      await this.page.answered(answer, event);
      this.#busy = false;
      this.#now = null;
      this.#next();
    } catch (error) {
      this.#python = null; // what waits goes on waiting for a Retry; an event that broke Python does not
      if (error instanceof Silence && event.do !== "look" && event.do !== "plot") this.#waiting.unshift(event);
      this.#busy = false;
      this.#now = null;
      this.page.failed(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

/** A worker that was stopped never answers. */
class Silence extends Error {}

/** @param {Promise<string>} answer @param {number} patience ms @returns {Promise<string>} */
function inTime(answer, patience) {
  return new Promise((resolve, reject) => {
    const silence = setTimeout(() => reject(new Silence("Python has stopped answering.")), patience);
    answer.then(resolve, () => reject(new Error("Python stopped with an error."))).finally(() => clearTimeout(silence));
  });
}
