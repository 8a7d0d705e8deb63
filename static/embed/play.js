/**
 * The game of one board, in the Python that all boards share. It is begun when the first event comes; events are answered one at a
 * time and in order. Knows nothing of Go.
 */
import { drawWith } from "../board/draw.js";

/** @import { Answer, Event, View } from "../view.js" */

let boards = 0;

export class Play {
  /** The newest view; null before Python has answered. @type {View | null} */
  view = null;
  /** Why there is none, or none any more, in one sentence. @type {Error | null} */
  error = null;
  spoken = ""; // the language of what it has answered last
  /** Python has said that this is no game; asking again is no use. */
  refused = false;
  /** @type {string[]} */ #waiting = []; // turns; "" for what is none
  #name = `b${++boards}`;
  /** What starts it and asks it, fetched with what the board needs then. @type {typeof import("./begin.js") | null} */ #python = null;
  #saved = ""; // the game, for a board that comes back into the page
  #open = false; // Python has the game
  #here = false; // the board is in the page
  #round = 0; // of games; what is answered to an earlier one is too late
  /** @type {Promise<unknown>} */ #last = Promise.resolve();

  /**
   * @param {object} board
   * @param {() => Promise<Event[]>} board.begin  the events that begin the game
   * @param {(event: Event | null, before: View | null) => void} board.changed  there is another view, after an event, or an error
   * @param {(turns: string[]) => void} board.waits  turns that Python has not answered; "" for what is none
   * @param {import("./language.js").Language} board.language
   */
  constructor(board) {
    this.board = board;
  }

  /** Whether Python has the game, or had it before the board left the page. */
  get begun() {
    return this.#open || this.#saved !== "";
  }

  /** The game as text; "" before Python has answered. */
  get saved() {
    return this.#saved;
  }

  /** The board is in the page. */
  enter() {
    this.#here = true;
  }

  /** The board has left the page: its session is forgotten, its game is kept here. */
  leave() {
    this.#here = false;
    this.#close();
  }

  /** Another game is to be begun. */
  anew() {
    this.#round++;
    this.#saved = "";
    this.refused = false;
    this.view = null;
    this.error = null;
    this.#wait([]);
    this.#close();
  }

  /** The view after an event; null only begins the game. @param {Event | null} event @returns {Promise<View | null>} */
  send(event) {
    const round = this.#round;
    if (event) this.#wait([...this.#waiting, event.do === "turn" ? String(event.at) : ""]);
    const answered = this.#last.then(async () => {
      if (round !== this.#round || !this.#here) return null;
      try {
        if (!this.#open && !this.refused) await this.#begin(round);
        if (event && this.#open) await this.#take(event, round);
      } catch (error) {
        if (round !== this.#round || !this.#here) return null;
        this.error = error instanceof Error ? error : new Error(String(error));
        this.board.changed(null, this.view);
      }
      if (event) this.#wait(this.#waiting.slice(1));
      return this.view;
    });
    this.#last = answered;
    return answered;
  }

  /** What Python answers to a question, which changes nothing; null if it has no game. @param {Event} event @returns {Promise<Answer | null>} */
  async ask(event) {
    await this.send(null);
    return this.#open ? this.#ask(event).catch(() => null) : null;
  }

  /** @param {number} round */
  async #begin(round) {
    const python = await import("./begin.js");
    this.#python = python;
    const events = this.#saved ? [{ do: "load", text: this.#saved }] : await this.board.begin();
    await Promise.all([python.wake(this.board.language.words), import("../board/evidence.js").then(drawWith)]);
    if (round !== this.#round || !this.#here) return;
    let last = null;
    for (const event of events) {
      const { view = null, save } = await this.#ask(placed(event, last));
      if (round !== this.#round || !this.#here || !view || view.error) {
        python.leave(this.#name);
        this.#saved = "";
        if (round !== this.#round || !view?.error) return;
        this.refused = true;
        throw new Error(view.say);
      }
      this.#saved = save ?? "";
      last = view;
    }
    this.view = last;
    this.#open = true;
    this.error = null;
    this.board.changed(null, null);
  }

  /** @param {Event} event @param {number} round */
  async #take(event, round) {
    const { view, save } = await this.#ask(placed(event, this.view));
    if (!view || round !== this.#round || !this.#here) return;
    const before = this.view;
    this.view = view;
    this.error = null;
    if (save) this.#saved = save;
    this.board.changed(event, before);
  }

  /** @param {Event} event @returns {Promise<Answer>} */
  async #ask(event) {
    const { wanted, words } = this.board.language;
    this.spoken = wanted;
    if (!this.#python) return {};
    return this.#python.ask(this.#name, wanted === "en" ? event : { ...event, lang: wanted }, words);
  }

  /** @param {string[]} waiting */
  #wait(waiting) {
    this.#waiting = waiting;
    this.board.waits(waiting);
  }

  #close() {
    if (this.#open) this.#python?.leave(this.#name);
    this.#open = false;
  }
}

/** "end" is the last turn there is. @param {Event} event @param {View | null} view @returns {Event} */
function placed(event, view) {
  return event.turn === "end" ? { ...event, turn: view?.turns.length ?? 0 } : event;
}
