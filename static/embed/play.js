/**
 * The game of one board, in the Python that all boards share. It begins with the first event;
 * events are answered one at a time and in order. Knows nothing of Go.
 */
import { drawWith } from "../board/draw.js";

/** @import { Answer, Event, View } from "../view.js" */

let boards = 0;

export class Play {
  /** The newest view; null before Python has answered. @type {View | null} */
  view = null;
  /** Why there is none (any more), in one sentence. @type {Error | null} */
  error = null;
  spoken = ""; // the language of its last answer
  /** Python has refused this game; asking again is no use. */
  refused = false;
  /** @type {Event[]} */ #waiting = [];
  #name = `b${++boards}`;
  /** The game in Python, once it has begun. @type {import("../python/rules-client.js").RulesClient | null} */ game =
    null;
  #open = false; // the view is up to date
  #here = false; // the board is in the page
  #round = 0; // of games; an answer to an earlier one is too late
  /** @type {Promise<unknown>} */ #last = Promise.resolve();

  /**
   * @param {object} board
   * @param {() => Promise<Event[]>} board.begin  the events that begin the game
   * @param {(event: Event | null, before: View | null) => void} board.changed  after an event: a
   *   new view, or an error
   * @param {(turns: string[]) => void} board.waits  turns that Python has not answered; "" for
   *   other events
   * @param {import("./language.js").Language} board.language
   */
  constructor(board) {
    this.board = board;
  }

  /** Whether there is a game, also while the board is not in the page. */
  get begun() {
    return Boolean(this.game?.saved);
  }

  /** The board is in the page. */
  enter() {
    this.#here = true;
  }

  /** The board has left the page: its game is kept, but not in Python. */
  leave() {
    this.#here = this.#open = false;
    this.game?.leave();
  }

  /** Begin another game. */
  anew() {
    this.#round++;
    this.#open = this.refused = false;
    this.view = null;
    this.error = null;
    this.#wait([]);
    this.game?.forget();
  }

  /**
   * The view after an event; null just begins the game.
   * @param {Event | null} event
   * @returns {Promise<View | null>}
   */
  send(event) {
    const round = this.#round;
    const [now, ...rest] = this.#waiting;
    if (event?.do === "goto" && rest.at(-1)?.do === "goto") rest.pop(); // only the last one matters
    if (event) this.#wait([...(now ? [now, ...rest] : []), event]);
    const answered = this.#last.then(async () => {
      if (round !== this.#round || !this.#here) return null;
      if (event && !this.#waiting.includes(event)) return this.view; // a later step took its place
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

  /**
   * Python's answer to a question, which changes nothing; null without a game.
   * @param {Event} event
   * @returns {Promise<Answer | null>}
   */
  async ask(event) {
    await this.send(null);
    return this.#open ? this.#ask(event).catch(() => null) : null;
  }

  /** @param {number} round */
  async #begin(round) {
    const { gameOf, wake } = await import("./begin.js");
    const game = (this.game ??= gameOf(this.#name, () => this.board.language.words));
    const events = game.saved ? [{ do: "view" }] : await this.board.begin();
    await Promise.all([
      wake(this.board.language.words),
      import("../board/evidence.js").then(drawWith),
    ]);
    if (round !== this.#round || !this.#here) return;
    let last = null;
    for (const event of events) {
      const { view = null } = await this.#ask(placed(event, last));
      if (round !== this.#round || !this.#here || !view || view.error) {
        game.forget();
        if (round !== this.#round || !view?.error) return;
        this.refused = true;
        throw new Error(view.say);
      }
      last = view;
    }
    this.view = last;
    this.#open = true;
    this.error = null;
    this.board.changed(null, null);
  }

  /** @param {Event} event @param {number} round */
  async #take(event, round) {
    // it was meant for another state
    if (event.state !== undefined && event.state !== this.game?.state) return;
    const { view } = await this.#ask(placed(event, this.view));
    if (!view || round !== this.#round || !this.#here) return;
    const before = this.view;
    this.view = view;
    this.error = null;
    this.board.changed(event, before);
  }

  /** @param {Event} event @returns {Promise<Answer>} */
  async #ask(event) {
    const { wanted } = this.board.language;
    this.spoken = wanted;
    return this.game?.ask(wanted === "en" ? event : { ...event, lang: wanted }) ?? {};
  }

  /** Whether Python has yet to answer such an event. @param {string} what */
  isUnderWay(what) {
    return this.#waiting.some((event) => event.do === what);
  }

  /** @param {Event[]} waiting */
  #wait(waiting) {
    this.#waiting = waiting;
    this.board.waits(waiting.map((event) => (event.do === "turn" ? String(event.at) : "")));
  }
}

/** "end" is the last turn. @param {Event} event @param {View | null} view @returns {Event} */
function placed(event, view) {
  return event.turn === "end" ? { ...event, turn: view?.turns.length ?? 0 } : event;
}
