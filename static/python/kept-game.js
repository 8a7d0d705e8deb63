/**
 * One game, owned by the page: its text, as last told by Python, and the events since. A Python that
 * takes the place of another reads both, and is asked again. Knows nothing of Go.
 *
 * @import { Answer, Event } from "../view.js"
 * @import { Connection, Send } from "./connection.js"
 */
import { joined } from "../joined.js";
import { LONG } from "../words/events.js";
import { inTime, Stopped } from "./cause.js";
import { usual } from "./connection.js";

// Seconds for one answer, where no browser tells that the worker has ended; the slowest known takes
// a tenth of a second,
const PATIENCE = 20;
const FILE_PATIENCE = 300; // but a file may hold a few hundred thousand turns, each with its score
const OFTEN = 100; // events after which the text is fetched again

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

  /**
   * @param {Connection} python
   * @param {string} [name]  of the board, if it is not the page's own game
   */
  constructor(python, name = "") {
    this.python = python;
    this.name = name;
  }

  /** For failures. */
  get words() {
    return usual;
  }

  /**
   * Python's answer to an event; rejects with an Error whose message is a sentence.
   * @param {Event} event
   * @returns {Promise<Answer>}
   */
  ask(event) {
    /** @param {Send} send @param {boolean} again */
    const question = async (send, again) => {
      if (send !== this.#holder) await this.#load(send);
      const answer = await this.#answer(send, event);
      if (this.since.length >= OFTEN) answer.save = (await this.#answer(send, { do: "keep" })).save;
      if (again && answer.view) answer.view.say = joined(this.words.restarted, answer.view.say);
      return answer;
    };
    return this.python.ask(question, this.words);
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
    this.#set("", []);
  }

  /** @param {Send} send */
  async #load(send) {
    this.#holder = send;
    if (!this.saved) return;
    const then = this.since.length ? { then: this.since } : {};
    const { view } = await this.#send(send, { do: "load", text: this.saved, ...then });
    if (!view || view.error) throw new Error(this.words.broke);
  }

  /** An answer, with its effect here. @param {Send} send @param {Event} event */
  async #answer(send, event) {
    const forgotten = this.#forgotten;
    const answer = await this.#send(send, event);
    const { save, changed } = answer;
    if (forgotten !== this.#forgotten && !this.saved) return answer;
    if (save !== undefined && save !== this.saved) this.#set(save, [], event.do === "keep");
    else if (changed) this.#set(this.saved, [...this.since, event]);
    return answer;
  }

  /**
   * @param {string} saved
   * @param {Event[]} since
   * @param {boolean} [same] the game is the same, told in another way
   */
  #set(saved, since, same = false) {
    this.saved = saved;
    this.since = since;
    if (!same) this.state += 1;
  }

  /** @param {Send} send @param {Event} event @returns {Promise<Answer>} */
  async #send(send, event) {
    const { silent, broke } = this.words;
    const lang = this.name ? "" : ofPage(); // boards send theirs
    const question = {
      ...(lang ? { lang } : {}),
      ...(this.you ? { you: this.you } : {}),
      ...event,
      ...(this.name ? { board: this.name } : {}),
    };
    const text = send(JSON.stringify(question)).catch((error) => {
      throw error instanceof Stopped ? error : new Error(broke);
    });
    const patience = LONG.includes(event.do) ? FILE_PATIENCE : PATIENCE;
    return JSON.parse(await (send.ended ? text : inTime(text, patience, silent)));
  }
}
