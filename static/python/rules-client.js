/**
 * One game, owned by the page: its text, as last told by Python, and the events since. A Python
 * only answers. Each question says "of this game": a Python that has it up to date answers at once,
 * another reads the text first. So nothing is handed over, and one that was stopped, is silent or
 * has died is replaced and asked again. Knows nothing of Go.
 *
 * @import { Answer, Event } from "../view.js"
 * @import { Python, Pythons } from "./pythons.js"
 */
import { inTime, Stopped } from "./cause.js";

// Seconds for one answer, where no browser tells that the worker has ended; the slowest known takes
// a tenth of a second,
const PATIENCE = 20;
const FILE_PATIENCE = 300; // but a file may hold a few hundred thousand turns, each with its score
const LONG = ["open", "game", "load", "follow", "export"];
const OFTEN = 100; // events after which the text is fetched again

/** The language of the page; "" for English, Python's own. */
export function ofPage() {
  const lang = globalThis.document?.documentElement?.lang ?? "";
  return lang === "en" ? "" : lang;
}

/**
 * @typedef
 *   {{loading: typeof import("../words.js").loading, broke: string, silent: string, restarted:
 *   string}} Words
 */

export class RulesClient {
  /** The game as text, as of the newest answer that had one; "" before Python has answered. */
  saved = "";
  /** The events since: of a long game Python tells the text only when asked. @type {Event[]} */
  since = [];
  /**
   * Goes up with every change of the game; an answer meant for another number is for another state
   * of it.
   */
  state = 0;
  #settling = false;
  #round = 0; // goes up when the game is left: earlier questions are then about another game
  #open = 0; // questions without an answer
  #giveUp = () => {}; // stops waiting for the answer under way

  /**
   * @param {Pythons} pythons
   * @param {() => Words} words  for failures
   * @param {(python: string) => void} [asked]  gets the Python that has answered, or is ready
   * @param {string} [name]  of the board, if a page has several
   */
  constructor(pythons, words, asked = () => {}, name = "") {
    this.pythons = pythons;
    this.words = words;
    this.asked = asked;
    this.name = name;
  }

  /** Whether a Python's game is current. @param {Python} python */
  isIn(python) {
    return python.has.get(this) === this.state;
  }

  /**
   * Python's answer to an event; rejects with an Error whose message is a sentence.
   * @param {Event} event
   * @returns {Promise<Answer>}
   */
  async ask(event) {
    for (let lost = ""; ;) {
      const python = await this.pythons.free(this, this.words());
      try {
        await this.#bring(python);
        const answer = await this.#answer(python, event);
        if (this.since.length >= OFTEN)
          answer.save = (await this.#answer(python, { do: "keep" })).save;
        this.asked(python.name);
        if (lost === "micropython" && answer.view)
          answer.view.say = `${this.words().restarted} ${answer.view.say}`;
        return answer;
      } catch (error) {
        if (error instanceof Stopped) throw error;
        this.pythons.lose(python, /** @type {Error} */ (error));
        if (lost && (python.name === "pyodide" || !(await this.pythons.whenPyodide()))) throw error;
        lost = python.name;
      }
    }
  }

  /** Stop waiting for the answer under way: `ask` ends with Stopped, and the game is as before. */
  stop() {
    this.#giveUp();
  }

  /** Nothing is under way: let Pyodide read the game, so that it can answer next. */
  async settle() {
    const { pyodide } = this.pythons;
    if (!pyodide || this.#settling || !this.saved || this.isIn(pyodide)) return;
    this.#settling = true;
    try {
      await this.#bring(pyodide, false);
      if (this.isIn(pyodide)) this.asked(pyodide.name);
    } catch (error) {
      this.pythons.lose(pyodide, /** @type {Error} */ (error));
    } finally {
      this.#settling = false;
    }
  }

  /** No Python needs to have the game any more; it is kept here. */
  leave() {
    this.#round += 1;
    for (const python of this.pythons.all) {
      if (python.has.delete(this) || this.#open)
        // it has gone already
        python.send(JSON.stringify({ do: "leave", board: this.name })).catch(() => {});
    }
  }

  /** Have no game. */
  forget() {
    this.leave();
    this.#set("", []);
  }

  /** @param {Python} python */
  async #bring(python, stoppable = true) {
    if (!this.saved || this.isIn(python)) return;
    const { state } = this;
    const round = this.#round;
    const event = {
      do: "load",
      text: this.saved,
      ...(this.since.length ? { then: this.since } : {}),
    };
    const { view } = await this.#send(python, event, stoppable);
    if (!view || view.error) throw new Error(this.words().broke);
    if (round === this.#round) python.has.set(this, state);
  }

  /** An answer, with its effect here. @param {Python} python @param {Event} event */
  async #answer(python, event) {
    const round = this.#round;
    const answer = await this.#send(python, event);
    const { save, changed } = answer;
    if (round !== this.#round && !this.saved) return answer; // the game was forgotten meanwhile
    if (save !== undefined && save !== this.saved) this.#set(save, [], event.do === "keep");
    else if (changed) this.#set(this.saved, [...this.since, event]);
    if (this.saved && round === this.#round) python.has.set(this, this.state);
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

  /** @param {Python} python @param {Event} event @returns {Promise<Answer>} */
  async #send(python, event, stoppable = true) {
    const { silent, broke } = this.words();
    const lang = this.name ? "" : ofPage(); // boards send theirs
    const question = {
      ...(lang ? { lang } : {}),
      ...event,
      ...(this.name ? { board: this.name } : {}),
    };
    this.#open += 1;
    const text = python
      .send(JSON.stringify(question))
      .catch(() => {
        throw new Error(broke);
      })
      .finally(() => {
        this.#open -= 1;
      });
    const patience = LONG.includes(event.do) ? FILE_PATIENCE : PATIENCE;
    const heard = (/** @type {Promise<string>} */ answer) =>
      python.send.ended ? answer : inTime(answer, patience, silent);
    if (!stoppable) return JSON.parse(await heard(text));
    /** @type {Promise<never>} */
    const stopped = new Promise((_, reject) => {
      this.#giveUp = () => {
        reject(new Stopped());
        this.pythons.leave(python, text);
      };
    });
    try {
      return JSON.parse(await heard(Promise.race([text, stopped])));
    } finally {
      this.#giveUp = () => {};
    }
  }
}
