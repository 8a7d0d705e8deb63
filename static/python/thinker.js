/**
 * The thinker of a page or a board: what it does now, and its questions to the Python that thinks
 * (think-client.js). What becomes of the answers is theirs. Knows nothing of Go.
 */
import { Thinking } from "./think-client.js";

/** @import { Event } from "../view.js" */
/** @import { KeptGame } from "./kept-game.js" */
/** @import { Slice } from "./think-client.js" */
/**
 * @typedef {"turn" | "hint"} Subject
 *
 * @typedef {object} Now
 * @property {"rests" | "thinks" | "pauses" | "stopped"} is  it pauses before its turn is taken;
 *   once it is stopped, a person may take that turn
 * @property {Subject | ""} about  what it thinks about, or has thought about while it pauses
 * @property {number} since  when it began to, in ms
 * @property {Slice | null} found  its newest answer about the shown turn
 *
 * @typedef {{what: "shown", own: boolean, hint: boolean, refused: boolean}} Shown  a view has come,
 *   as the answer to an event that may be refused: it is the thinker's own turn, or a hint is wanted
 * @typedef {{what: "changed", own: boolean}} Changed  whose turn it is, without a view
 * @typedef {{what: "asked", about: Subject}} Asked  by a person
 * @typedef {{what: "found", answer: Slice, pause: number}} Found  a slice of the answer; its turn is
 *   taken when it has thought for `pause` ms
 * @typedef {Shown | Changed | Asked | Found | {what: "waited"} | {what: "stopped"}} Happening
 */

/** @type {Now} */
const RESTS = { is: "rests", about: "", since: 0, found: null };

/**
 * What it does after something has happened.
 * @param {Now} now
 * @param {Happening} happening
 * @param {number} at  ms
 * @returns {Now}
 */
export function next(now, happening, at) {
  const thinks = (/** @type {Subject} */ about) =>
    /** @type {Now} */ ({ is: "thinks", about, since: at, found: null });
  switch (happening.what) {
    case "shown": {
      const { own, hint, refused } = happening;
      const then = refused ? now : RESTS;
      if (own && then.is === "rests") return thinks("turn");
      return hint && !refused ? thinks("hint") : then;
    }
    case "changed":
      if (happening.own) return now.about ? now : thinks("turn");
      return now.about === "turn" ? { ...RESTS, is: "stopped" } : now;
    case "asked":
      return thinks(happening.about);
    case "found": {
      const { answer: found, pause } = happening;
      if (!found.done) return { ...now, found };
      const isEarly = now.about === "turn" && at < now.since + pause;
      return isEarly ? { ...now, is: "pauses", found } : { ...RESTS, found };
    }
    case "waited":
      return { ...RESTS, found: now.found };
    case "stopped":
      return { ...RESTS, is: "stopped", found: now.found };
  }
}

/**
 * @typedef {object} Around  the page or board
 * @property {KeptGame} game
 * @property {(about: Subject) => object} asks  it begins to think about this: what else to ask
 * @property {(before: Now) => void} tells  something has happened
 * @property {(event: Event, answer: any) => void} plays  its turn; the queue drops the event if it is
 *   no longer the game that was thought about
 * @property {(answer: any) => void} [advises]
 * @property {(sentence: string) => void} note
 * @property {{thinkerBroke: string, restarted: string}} words
 */

export class Thinker {
  now = RESTS;
  pause = 0; // ms before its turn is taken
  #state = 0; // of the game it thinks about
  #seed = Math.floor(Math.random() * 1e9);
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #pause;

  /** @param {Around} around */
  constructor(around) {
    this.around = around;
    this.thinking = new Thinking(
      () => this.#fails(around.words.thinkerBroke),
      () => around.note(around.words.restarted),
    );
  }

  /** @param {Happening} happening */
  happens(happening) {
    const { around, now: before, pause, thinking } = this;
    const now = (this.now = next(before, happening, performance.now()));
    clearTimeout(this.#pause);
    if (!now.about) thinking.stop();
    else if (now.is === "pauses")
      this.#pause = setTimeout(
        () => this.happens({ what: "waited" }),
        now.since + pause - performance.now(),
      );
    else if (now !== before && !now.found) this.#ask(now.about);
    around.tells(before);
    if (now.is !== "rests" || !before.about || !now.found) return;
    if (before.about === "hint") around.advises?.(now.found);
    else around.plays({ do: "take", word: now.found.word, state: this.#state }, now.found);
  }

  /** @param {Subject} subject */
  #ask(subject) {
    const { around, pause } = this;
    const about = around.asks(subject);
    this.thinking.ask(
      () => {
        this.#state = around.game.state;
        return { do: "think", ...around.game.kept, seed: this.#seed, ...about };
      },
      (answer) =>
        answer.error ? this.#fails(answer.error) : this.happens({ what: "found", answer, pause }),
    );
  }

  /** The game goes on without it. @param {string} why */
  #fails(why) {
    this.happens({ what: "stopped" });
    this.around.note(why);
  }
}
