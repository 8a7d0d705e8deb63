/**
 * One game, owned by the page: its text, as last told by Python, and the events since. A Python that
 * takes the place of another reads both, and is asked again. Knows nothing of Go.
 *
 * @import { Answer, Event } from "../view.js"
 * @import { Connection, Send } from "./connection.js"
 */
import { joined } from "../joined.js";
import { LONG } from "../words/events.js";
import { Stopped } from "./cause.js";
import { usual } from "./connection.js";

// Seconds for one answer, where no browser tells that the worker has ended; the slowest known takes
// a tenth of a second,
const PATIENCE = 20;
const FILE_PATIENCE = 300; // but a file may hold a few hundred thousand turns, each with its score

/** The language of the page; "" for English, Python's own. */
function ofPage() {
  const lang = globalThis.document?.documentElement?.lang ?? "";
  return lang === "en" ? "" : lang;
}

export class KeptGame {
  /** The game as text, as of the newest answer that had one; "" before Python has answered. */
  saved = "";
  /** The events since: of a long game Python tells the text only when asked. @type {Event[]} */
  since = [];
  /**
   * Goes up with every change of the game; an answer meant for another number is for another state
   * of it.
   */
  state = 0;
  /** Whom its sentences call "you": the colour of who plays against the computer. */
  you = "";
  /** The Python that has the game as it is. @type {Send | null} */ #holder = null;
  #forgotten = 0; // games: an answer about one of them is too late
  /** The event asked before. @type {Promise<unknown>} */ #last = Promise.resolve();

  /**
   * @param {Connection} python
   * @param {string} [name]  of the board, if it is not the page's own game
   */
  constructor(python, name = "") {
    this.python = python;
    this.name = name;
  }

  /** All of it, for a Python. */
  get kept() {
    return { text: this.saved, then: this.since };
  }

  /** For failures. */
  get words() {
    return usual;
  }

  /**
   * Python's answer to an event; rejects with an Error whose message is a sentence. A Python that
   * has not got the game is told it with the event, so events go one at a time: some wait in the
   * worker for files of theirs.
   * @param {Event} event
   * @returns {Promise<Answer>}
   */
  async ask(event) {
    const { name, words } = this;
    const lang = name ? "" : ofPage(); // boards send theirs
    const [forgotten, before] = [this.#forgotten, this.#last];
    let over = () => {};
    this.#last = new Promise((done) => {
      over = () => done(null);
    });
    let isAnother = false;
    const about = (/** @type {Send} */ send, /** @type {boolean} */ again) => {
      const isTold = send === this.#holder || !this.saved;
      [this.#holder, isAnother] = [send, again];
      return {
        ...(isTold ? {} : { game: this.kept }),
        ...(lang ? { lang } : {}),
        ...(this.you ? { you: this.you } : {}),
        ...event,
        ...(name ? { board: name } : {}),
      };
    };
    const seconds = LONG.includes(event.do) ? FILE_PATIENCE : PATIENCE;
    const patience = (/** @type {Send} */ send) => (send.ended ? Infinity : seconds);
    try {
      await before;
      /** @type {Answer} */
      const answer = await this.python.ask(about, { words, patience });
      const { save, changed, view } = answer;
      if (isAnother && view) view.say = joined(words.restarted, view.say);
      if (forgotten !== this.#forgotten && !this.saved) return answer;
      if (changed) this.state += 1;
      if (save !== undefined) [this.saved, this.since] = [save, []];
      else if (changed) this.since = [...this.since, event];
      return answer;
    } finally {
      over();
    }
  }

  /** Stop waiting for the answer under way: `ask` ends with Stopped, and the game is as before. */
  stop() {
    this.python.end(new Stopped());
  }

  /** Python needs to have the game no more; it is kept here. */
  leave() {
    this.#holder?.(JSON.stringify({ do: "leave", board: this.name })).catch(() => {});
    this.#holder = null;
  }

  /** Have no game. */
  forget() {
    this.leave();
    this.#forgotten += 1;
    this.state += 1;
    [this.saved, this.since] = ["", []];
  }
}
