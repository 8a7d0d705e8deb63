/**
 * The computer as a player of one game: when it is to move, how many turns a person takes back, and
 * its questions. Pages and boards do the rest. Knows nothing of Go.
 */
import { Thinking } from "./think-client.js";

/** @import { Event, View } from "../view.js" */
/** @import { KeptGame } from "./kept-game.js" */
/** @typedef {"" | "black" | "white"} Side */

export class Computer {
  #state = 0; // of the game it thinks about
  #seed = Math.floor(Math.random() * 1e9);

  /**
   * @param {() => Side} colour its colour; "" if off
   * @param {() => KeptGame} game
   * @param {() => void} broke the worker is gone, not the game
   * @param {() => void} restarted it was, and another thinks
   */
  constructor(colour, game, broke, restarted) {
    this.colour = colour;
    this.game = game;
    this.thinking = new Thinking(broke, restarted);
  }

  /**
   * Whether it is to act at the shown turn.
   * @param {View | null} view
   * @param {boolean} [goesOn] also at an earlier one
   */
  isNext(view, goesOn = false) {
    const colour = this.colour();
    if (
      !view ||
      !colour ||
      view.over ||
      view.resigned ||
      (!goesOn && view.turn < view.turns.length)
    )
      return false;
    const { click = "turn", proposals = {} } = view.phase ?? {};
    return click === "turn" ? view.toPlay === colour : click === "mark" && !(colour in proposals);
  }

  /**
   * Whether an earlier turn is shown at which it was to move: going back there takes nothing from
   * it.
   * @param {View | null} view
   */
  isBack(view) {
    return (
      view !== null &&
      view.turn < view.turns.length &&
      view.toPlay === this.colour() &&
      (view.phase?.click ?? "turn") === "turn"
    );
  }

  /**
   * The events that undo or redo turns until it is the person's. Turns on their way to Python, the
   * person's ("turn") or its own ("take"), may arrive first: so the event names a turn to go to,
   * instead of a number of turns.
   * @param {View | null} view
   * @param {-1 | 1} way
   * @param {(what: string) => boolean} isUnderWay
   * @returns {Event[]}
   */
  steps(view, way, isUnderWay) {
    const count = this.#turns(view, way);
    const isTaken = isUnderWay("take");
    if (view && this.colour() && way < 0 && (isTaken || isUnderWay("turn")))
      return [{ do: "goto", turn: isTaken ? view.turn - count : view.turn }];
    return Array(count).fill({ do: way < 0 ? "undo" : "redo" });
  }

  /** @param {View | null} view @param {-1 | 1} way */
  #turns(view, way) {
    const colour = this.colour();
    if (!view || !colour || this.isNext(view)) return 1;
    const isOwn =
      (way < 0 ? view.players[view.turn - 1] : view.players[view.turn]) ===
      (colour === "black" ? "B" : "W");
    return Math.max(
      1,
      Math.min(way < 0 === isOwn ? 2 : 1, way < 0 ? view.turn : view.turns.length - view.turn),
    );
  }

  /**
   * @param {{games: number, player: string, turn?: number, seed?: number, advises?: boolean}} about
   * @param {(slice: any) => void} take
   */
  think(about, take) {
    this.thinking.ask(() => {
      const { saved: text, since: then, state } = this.game();
      this.#state = state;
      return { do: "think", text, then, seed: this.#seed, ...about };
    }, take);
  }

  stop() {
    this.thinking.stop();
  }

  /**
   * Its choice as an event, valid only for the game that it thought about.
   * @param {string} word
   * @returns {Event}
   */
  taken(word) {
    return { do: "take", word, state: this.#state };
  }
}
