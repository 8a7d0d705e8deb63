/**
 * "Is it dead?", for the stone that was tapped last: the answer (ttgo/teach/life.py),
 * and the turns that show it, played out on the board step by step.
 */
import { Bar } from "../board/bar.js";
import { Frames } from "../board/frames.js";
import { element, pointOf } from "../board/parts.js";
import { markAt } from "../board/vertex.js";
import { note, say } from "./status.js";
import * as asking from "../words/asked.js";
import * as words from "../words.js";

/** @import { Event, Frame, View } from "../view.js" */
/** @import { Grid } from "../board/grid.js" */

export class Life {
  takes = {
    frames: (/** @type {Frame[]} */ frames) => {
      this.#view ??= this.board.view;
      this.#frames.take(frames);
    },
  };
  #box = element("life");
  #ask = element("is-dead");
  #frames;
  #at = "";
  /** @type {View | null} */ #view = null; // of the game, while steps are shown

  /** @param {Grid} board @param {(event: Event) => void} ask */
  constructor(board, ask) {
    this.board = board;
    const kit = { grid: board, words: asking };
    this.#frames = new Frames(kit, new Bar(element("life-steps")), (frame) => {
      note("");
      say(frame.rule, frame.say);
      this.#frames.draw(this.#view);
    });
    board.addEventListener("pointerdown", () => this.#end(), { capture: true });
    for (const what of ["tt-look", "tt-play"])
      board.addEventListener(what, (event) => this.#offer(pointOf(event)));
    this.#ask.addEventListener("click", () => ask({ do: "frames", of: "life", at: this.#at }));
  }

  /** @param {View} view @param {{event: Event | null}} told */
  show({ last }, { event }) {
    this.#view = null;
    this.#end();
    this.#box.hidden = true;
    if (event?.do === "turn" && event.at?.toUpperCase() === this.#at && this.#at !== last)
      this.#offer(this.#at);
  }

  /** @param {string | null} at */
  #offer(at) {
    const { view } = this.board;
    if (!at || !view || view.phase || this.#frames.all.length) return;
    at = at.toUpperCase(); // as Python reads what is typed
    const stone = markAt(view.stones, at); // "" where that is no point
    this.#box.hidden = !view.fates || !["X", "O"].includes(stone);
    this.#at = at;
    this.#ask.textContent = words.isDead({ at });
  }

  /** The game's own position again. */
  #end() {
    if (!this.#frames.all.length) return;
    this.#frames.take([]);
    Object.assign(this.board, { markup: {}, over: null });
    if (!this.#view) return;
    this.board.view = this.#view;
    say(this.#view.rule, this.#view.say);
    this.#view = null;
  }
}
