/**
 * The computer as a player of one game: when it is its turn, how many turns a person takes back, and what it is asked. Pages and boards
 * say the rest. Knows nothing of Go.
 */
import { Thinking } from "./think-client.js";

/** @import { Event, View } from "../view.js" */
/** @import { RulesClient } from "./rules-client.js" */
/** @typedef {"" | "black" | "white"} Side */

export class Computer {
  #state = 0; // of the game that is thought about
  #seed = Math.floor(Math.random() * 1e9);

  /** @param {() => Side} colour  whom it plays; "" for nobody @param {() => RulesClient} game @param {() => void} broke  the worker is gone: the game is not */
  constructor(colour, game, broke) {
    this.colour = colour;
    this.game = game;
    this.thinking = new Thinking(broke);
  }

  /** Whether it is to do something at the place that is shown. @param {View | null} view @param {boolean} [goesOn]  also at an earlier one */
  isNext(view, goesOn = false) {
    const colour = this.colour();
    if (!view || !colour || view.over || (!goesOn && view.turn < view.turns.length)) return false;
    const { click = "turn", proposals = {} } = view.phase ?? {};
    return click === "turn" ? view.toPlay === colour : click === "mark" && !(colour in proposals);
  }

  /** Whether an earlier place is shown at which it was its turn: to go back takes nothing over from it. @param {View | null} view */
  isBack(view) {
    return view !== null && view.turn < view.turns.length && view.toPlay === this.colour() && (view.phase?.click ?? "turn") === "turn";
  }

  /**
   * What takes turns back, or on, so that the person is to play again. Turns on their way to Python, the person's ("turn") or its own
   * ("take"), may be there before: then it is a place to go to, from which there is nothing to count.
   * @param {View | null} view @param {-1 | 1} way @param {(what: string) => boolean} isUnderWay @returns {Event[]}
   */
  steps(view, way, isUnderWay) {
    const count = this.#turns(view, way);
    const isTaken = isUnderWay("take");
    if (view && this.colour() && way < 0 && (isTaken || isUnderWay("turn"))) return [{ do: "goto", turn: isTaken ? view.turn - count : view.turn }];
    return Array(count).fill({ do: way < 0 ? "undo" : "redo" });
  }

  /** @param {View | null} view @param {-1 | 1} way */
  #turns(view, way) {
    const colour = this.colour();
    if (!view || !colour || this.isNext(view)) return 1;
    const isOwn = (way < 0 ? view.players[view.turn - 1] : view.players[view.turn]) === (colour === "black" ? "B" : "W");
    return Math.max(1, Math.min(way < 0 === isOwn ? 2 : 1, way < 0 ? view.turn : view.turns.length - view.turn));
  }

  /** @param {{games: number, player: string, turn?: number}} about @param {(slice: any) => void} take @param {boolean} [whole] as of Thinking */
  think(about, take, whole) {
    this.thinking.ask(() => {
      const { saved: text, since: then, state } = this.game();
      this.#state = state;
      return { do: "think", text, then, seed: this.#seed, ...about };
    }, take, whole);
  }

  stop() {
    this.thinking.stop();
  }

  /** What it has thought out, as an event; it is for the game that was thought about, and for no other. @param {string} word @returns {Event} */
  taken(word) {
    return { do: "take", word, state: this.#state };
  }
}
