/**
 * "Is it dead?", for the stone that was tapped last: the answer (ttgo/teach/life.py),
 * and the turns that show it, played out on the board step by step.
 */
import { framed, layer } from "../board/overlay.js";
import { able, element, pointOf } from "../board/parts.js";
import { placeOf } from "../board/vertex.js";
import { note, say } from "./status.js";
import * as words from "../words.js";

/** @import { Event, Frame, View } from "../view.js" */
/** @import { Grid } from "../board/grid.js" */

const LARGEST = 19; // points on a side, of a board whose steps can be shown

export class Life {
  takes = { frames: (/** @type {Frame[]} */ frames) => this.#take(frames) };
  #box = element("life");
  #ask = element("is-dead");
  #steps = element("life-steps");
  #at = "";
  /** @type {View | null} */ #view = null; // of the game, while steps are shown
  /** @type {Frame[]} */ #frames = [];
  #step = 0;

  /** @param {Grid} board @param {(event: Event) => void} ask */
  constructor(board, ask) {
    this.board = board;
    board.addEventListener("pointerdown", () => this.#end(), { capture: true });
    for (const what of ["tt-look", "tt-play"])
      board.addEventListener(what, (event) => this.#offer(pointOf(event)));
    this.#ask.addEventListener("click", () => ask({ do: "frames", of: "life", at: this.#at }));
    element("life-back").addEventListener("click", () => this.#go(-1));
    element("life-on").addEventListener("click", () => this.#go(1));
  }

  /** @param {View} view @param {{event: Event | null}} told */
  show({ last }, { event }) {
    this.#view = null;
    this.#end();
    this.#box.hidden = true;
    if (event?.do === "turn" && event.at === this.#at && this.#at !== last) this.#offer(this.#at);
  }

  /** @param {string | null} at */
  #offer(at) {
    const { view } = this.board;
    if (!at || at === "pass" || !view || view.phase || this.#frames.length) return;
    const [x, y] = placeOf(at, view.stones.length);
    this.#box.hidden = Math.max(...view.size) > LARGEST || view.stones[y][x] === ".";
    this.#at = at;
    this.#ask.textContent = words.isDead({ at });
  }

  /** @param {Frame[]} frames */
  #take(frames) {
    this.#view ??= this.board.view;
    this.#frames = frames;
    this.#step = 0;
    this.#steps.hidden = frames.length < 2;
    this.#draw();
  }

  /** @param {number} way */
  #go(way) {
    if (!this.#frames[this.#step + way]) return;
    this.#step += way;
    this.#draw();
  }

  #draw() {
    const frame = this.#frames[this.#step];
    if (!frame || !this.#view) return;
    note("");
    say(frame.rule, frame.say);
    this.board.view = framed(this.#view, frame);
    this.board.markup = { labels: frame.labels };
    this.board.over = layer({ frame }, frame.labels);
    element("life-at").textContent = `${this.#step + 1} / ${this.#frames.length}`;
    able(element("life-back"), this.#step);
    able(element("life-on"), this.#step < this.#frames.length - 1);
  }

  /** The game's own position again. */
  #end() {
    if (!this.#frames.length) return;
    this.#frames = [];
    this.#steps.hidden = true;
    Object.assign(this.board, { markup: {}, over: null });
    if (!this.#view) return;
    this.board.view = this.#view;
    say(this.#view.rule, this.#view.say);
    this.#view = null;
  }
}
