/**
 * Events on their way to Python, one at a time and in order. What is sent while Python is still loading waits here, and is
 * there again if the page has to be loaded anew.
 *
 * @typedef {import("./view.js").Answer} Answer
 * @typedef {{do: string, at?: string, [more: string]: unknown}} Event
 */

const PATIENCE = 20_000; // ms for one answer; the slowest known takes a tenth of a second

export class Queue {
  /** @type {Event[]} */ #waiting = [];
  /** @type {Event | null} */ #look = null; // only the newest wish to look matters
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
    else this.#waiting.push(event);
    this.#changed();
    this.#next();
  }

  /** The events that have not been answered, as text; `restore` takes it back. */
  save() {
    return JSON.stringify(this.#waiting);
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
    const event = this.#waiting[0] ?? this.#look;
    if (!this.#python || this.#busy) return;
    if (!event) {
      for (const ended of this.#idle.splice(0)) ended();
      return;
    }
    this.#busy = true;
    if (event === this.#look) this.#look = null;
    else this.#waiting.shift();
    try {
      const answer = JSON.parse(await inTime(this.#python(JSON.stringify(event))));
      this.#changed();
      await this.page.answered(answer, event);
      this.#busy = false;
      this.#next();
    } catch (error) {
      this.#python = null; // what waits goes on waiting for a Retry; an event that broke Python does not
      if (error instanceof Silence && event.do !== "look") this.#waiting.unshift(event);
      this.#busy = false;
      this.page.failed(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

/** A worker that was stopped never answers. */
class Silence extends Error {}

/** @param {Promise<string>} answer @returns {Promise<string>} */
function inTime(answer) {
  return new Promise((resolve, reject) => {
    const silence = setTimeout(() => reject(new Silence("Python has stopped answering.")), PATIENCE);
    answer.then(resolve, () => reject(new Error("Python stopped with an error."))).finally(() => clearTimeout(silence));
  });
}
