/**
 * Events on their way to Python, one at a time and in order. Events sent while Python is still
 * loading wait here, and are kept if the page has to be reloaded.
 *
 * @import { Answer, Event } from "../view.js"
 * @import { KeptGame } from "./kept-game.js"
 */
import { ASKS, NEWEST, OPENS } from "../words/events.js"; // made of ttgo/session/events.py
import { asError, Silence, Stopped } from "./cause.js";

const KEPT = 1_500_000; // characters kept over a Retry; browsers have room for a few million in all

/** @typedef {Pick<KeptGame, "ask" | "state" | "stop">} Host  a game */

/**
 * @typedef {object} Gate  decides whether an event may go to Python now
 * @property {(event: Event) => "now" | "held" | "dropped"} may  whether an event that changes the
 *   game may go now; a held one is asked about again after the next answer
 */

export class Queue {
  /** @type {Event[]} */ #waiting = [];
  /** @type {Map<string, Event>} */ #wishes = new Map();
  // the event that Python is answering, until the answer is shown
  /** @type {Event | null} */ #now = null;
  /** @type {Event | null} */ #asked = null; // the same event, until the answer arrives
  /** @type {Event[]} */ #firsts = []; // they bring the game, before all waiting ones
  /** @type {Host | null} */ #game = null;
  /** @type {Event[]} */ #held = []; // by the gate, until the next answer
  #busy = false;
  #told = ""; // the turns that wait: they are drawn
  /** @type {(() => void)[]} */ #idle = [];

  /**
   * @param {object} page
   * @param {(answer: Answer, event: Event) => Promise<void>} page.answered
   * @param {(turns: string[]) => void} page.changed  with the turns that wait; "" for other events
   * @param {(event: Event | null, name: string) => void} page.busy with an event, and what it
   *   opens, if any; null once it is answered
   * @param {(error: Error) => void} page.failed
   * @param {Pick<typeof import("../words.js"), "earlier" | "game" | "linked" | "stoppedIt"> | null}
   *   page.words  for what is opened and stopped; null where the page tells of neither
   * @param {Gate} [page.gate]
   */
  constructor(page) {
    this.page = page;
  }

  /** @param {Event} event */
  send(event) {
    if (NEWEST.includes(event.do)) this.#wishes.set(event.do, event);
    else if (!this.#passes(event)) return;
    else {
      // only the last one matters
      if (event.do === "goto" && this.#waiting.at(-1)?.do === "goto") this.#waiting.pop();
      this.#waiting.push(event);
    }
    this.#changed();
    this.#next();
  }

  /**
   * Whether it passes the gate; then those held go, as they were meant for an earlier state.
   * @param {Event} event
   */
  #passes(event) {
    if (ASKS.includes(event.do)) return true;
    const may = this.page.gate?.may(event) ?? "now";
    if (may === "now") this.#held = [];
    if (may === "held") this.#held.push(event);
    return may === "now";
  }

  /**
   * Whether only steps to a turn are on their way to Python; then it has the same turns as the
   * page.
   */
  get steady() {
    return [...this.#firsts, this.#now, ...this.#waiting].every(
      (event) => !event || event.do === "goto" || ASKS.includes(event.do),
    );
  }

  /**
   * The name of a file, or the word for a link, that Python has not opened yet; "" if there is
   * none.
   */
  get opening() {
    const { words } = this.page;
    if (!words) return "";
    const open = [this.#now, ...this.#waiting].find((event) => OPENS.includes(event?.do ?? ""));
    if (!open && this.#waiting.some((event) => event.do === "load")) return words.earlier;
    if (open?.do === "game") return words.game(Number(open.number), "");
    return open ? String(open.name ?? words.linked) : "";
  }

  /** The kind of the next event; "" if none waits. */
  get next() {
    return this.#waiting[0]?.do ?? "";
  }

  /** Whether an event waits, so that `save` holds it. @param {string} what */
  holds(what) {
    return this.#waiting.some((event) => event.do === what);
  }

  /** Whether such an event still has no answer, or none that is shown. @param {string} what */
  isUnderWay(what) {
    return this.#now?.do === what || this.holds(what);
  }

  /**
   * The turn that the newest unanswered step leads to; null if there is none.
   * @returns {number | null}
   */
  get heading() {
    const newest = this.#waiting.at(-1) ?? this.#now;
    return newest?.do === "goto" ? Number(newest.turn) : null;
  }

  /**
   * The unanswered events as text, for `restore`. Of a file too large to keep, only the name is
   * kept.
   */
  save() {
    const events = this.#waiting
      .filter((event) => event.state === undefined)
      .map((event) =>
        event.do === "open" && String(event.text ?? event.hex).length > KEPT
          ? { do: "open", name: event.name }
          : event,
      );
    return JSON.stringify(events);
  }

  /** @param {string} text */
  restore(text) {
    try {
      const events = JSON.parse(text || "[]");
      if (Array.isArray(events))
        this.#waiting = events.filter((event) => typeof event?.do === "string");
    } catch {
      // nothing was waiting
    }
    this.#changed();
  }

  /**
   * A Python is ready: the first events, if any, are sent to it before all waiting ones.
   * @param {Host} game
   * @param {Event[]} firsts
   */
  start(game, ...firsts) {
    this.#game = game;
    this.#firsts = firsts;
    this.#next();
  }

  /** Resolves once Python is ready and has answered all waiting events. @returns {Promise<void>} */
  idle() {
    return new Promise((ended) => {
      this.#idle.push(ended);
      this.#next();
    });
  }

  /** Ask the gate again about what it held. */
  release() {
    for (const held of this.#held.splice(0)) this.send(held);
  }

  /** Drop the event being answered; the game stays as it was before it. */
  stop() {
    this.#game?.stop();
  }

  #changed() {
    const turns = [this.#asked, ...this.#waiting].flatMap((event) =>
      !event || ASKS.includes(event.do) ? [] : event.do === "turn" ? String(event.at) : "",
    );
    const told = JSON.stringify(turns);
    if (told !== this.#told) this.page.changed(turns);
    this.#told = told;
  }

  /**
   * The event to answer now, removed from its list; null if there is none. A computer's event meant
   * for another state of the game is dropped: its next view shows the new state.
   * @param {Host} game
   */
  #take(game) {
    this.#waiting = this.#waiting.filter(
      ({ state }, index) => index > 0 || state === undefined || state === game.state,
    );
    const event =
      this.#firsts.shift() ??
      this.#waiting.shift() ??
      this.#wishes.get(NEWEST.find((wish) => this.#wishes.has(wish)) ?? "") ??
      null;
    if (event && this.#wishes.get(event.do) === event) this.#wishes.delete(event.do);
    return event;
  }

  async #next() {
    const game = this.#game;
    if (!game || this.#busy) return;
    const [first] = this.#firsts; // already shown
    const event = this.#take(game);
    if (!event) {
      for (const ended of this.#idle.splice(0)) ended();
      return;
    }
    this.#busy = true;
    this.#now = event;
    this.#asked = event === first ? null : event;
    const opening = event.do === "load" ? (this.page.words?.earlier ?? "") : this.opening;
    this.page.busy(event, opening);
    try {
      const answer = await game.ask(event).catch((error) => {
        if (!(error instanceof Stopped)) throw error;
        return this.#recovered(game, event, opening);
      });
      this.page.busy(null, "");
      this.#asked = null;
      this.#changed();
      await this.page.answered(answer, event);
      this.#busy = false;
      this.#now = null;
      if (answer.view) this.release();
      this.#next();
    } catch (error) {
      this.page.busy(null, "");
      this.#game = null; // other events wait for a Retry; one that broke Python does not
      if (error instanceof Silence && !NEWEST.includes(event.do)) this.#waiting.unshift(event);
      this.#busy = false;
      this.#now = this.#asked = null;
      this.page.failed(asError(error));
    }
  }

  /**
   * In place of the answer to a stopped event: the game as it is.
   * @param {Host} game
   * @param {Event} event
   * @param {string} opening
   * @returns {Promise<Answer>}
   */
  async #recovered(game, event, opening) {
    this.page.busy(null, "");
    this.#now = null; // events from now on are meant for the restored game
    if (ASKS.includes(event.do)) return { stopped: event.do }; // who asked waits no more
    const answer = await game.ask({ do: "view" });
    if (answer.view)
      answer.view = {
        ...answer.view,
        rule: 0,
        say: this.page.words?.stoppedIt(opening, event.do === "load") ?? "",
        error: true,
      };
    return answer;
  }
}
