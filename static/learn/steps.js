/** A process of the rules on a demo's board, forwards and backwards: by buttons, a slider, arrow keys, a swipe, or by itself once it is told to. */
import { made } from "../board/parts.js";
import * as asking from "../words/learn.js";

/** @import { Frame } from "../view.js" */
/** @import { Demo } from "./demo.js" */

const READING = 45; // ms that a character takes to read,
const LEAST = 1500; // and no step less than so long
const SWIPE = 40; // CSS pixels

export class Steps {
  looks = false;
  /** @type {Frame[]} */ #frames = [];
  #at = "";
  #step = 0;
  #without = false;
  #timer = 0; // while it goes by itself

  /** @param {Demo} demo */
  constructor(demo) {
    this.demo = demo;
    this.slider = document.createElement("input");
    Object.assign(this.slider, { type: "range", min: "1", ariaLabel: asking.step });
    this.slider.addEventListener("input", () => this.#go(Number(this.slider.value) - 1));
    this.row = made("div", { className: "scrub", hidden: true }, this.slider);
    demo.panel.prepend(this.row);
    let from = [0, 0];
    demo.board.addEventListener("pointerdown", ({ clientX, clientY }) => void (from = [clientX, clientY]));
    demo.board.addEventListener("pointerup", ({ clientX, clientY, pointerType }) => {
      const [x, y] = [clientX - from[0], clientY - from[1]];
      if (demo.mode === this && pointerType === "touch" && Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) this.step(x < 0 ? 1 : -1);
    });
  }

  get #process() {
    return JSON.parse(this.demo.section.dataset.steps ?? "{}");
  }

  async enter() {
    this.#at = this.#process.at ?? "";
    this.#without = false;
    await this.#load();
    const { saying, figure } = this.demo;
    for (const part of [saying, figure]) part.scrollIntoView({ block: "nearest" }); // the picture and its sentence, both in sight
  }

  leave() {
    this.#pause();
    this.row.hidden = true;
  }

  /** Another point to begin from, where the process begins at one. @param {string} at */
  async choose(at) {
    if (!this.#at) return this.demo.say(0, asking.wholeGrid);
    this.#at = at;
    return this.#load();
  }

  async #load() {
    const { demo } = this;
    this.#pause();
    const without = this.#without ? { without: true } : {};
    const { frames, view } = await demo.ask({ do: "frames", ...this.#process, at: this.#at, ...without });
    if (!frames) {
      demo.bar.show([]);
      return demo.told(view);
    }
    this.#frames = frames;
    this.row.hidden = false; // not before there is something to go through
    this.slider.max = String(frames.length);
    return this.#go(0);
  }

  /** One step on, or back; none before Python has told any. @param {-1 | 1} way */
  step(way) {
    if (!this.#frames.length) return;
    this.#pause();
    this.#go(this.#step + way);
  }

  /** @param {number} step */
  #go(step) {
    const { demo } = this;
    const last = this.#frames.length - 1;
    this.#step = Math.max(0, Math.min(last, step));
    const frame = this.#frames[this.#step];
    demo.show({ frame });
    demo.say(frame.rule, frame.say);
    this.slider.value = String(this.#step + 1);
    this.slider.ariaValueText = asking.stepOf(this.#step + 1, last + 1);
    const { without } = demo.section.dataset;
    demo.bar.show([
      { text: asking.previous, act: () => this.step(-1), able: this.#step > 0 },
      { text: asking.next(this.#step + 1, last + 1), act: () => this.step(1), able: this.#step < last, main: true },
      { text: this.#timer ? asking.pause : asking.run, act: () => this.#toggleRun() },
      ...(without ? [{ text: without, pressed: this.#without, act: () => this.#toggle() }] : []),
    ]);
  }

  #toggleRun() {
    if (this.#timer) {
      this.#pause();
      return this.#go(this.#step);
    }
    if (this.#step === this.#frames.length - 1) this.#step = 0;
    this.#wait();
    return this.#go(this.#step);
  }

  /** The next step, when this one has been read. */
  #wait() {
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      if (this.#step < this.#frames.length - 2) this.#wait();
      this.#go(this.#step + 1);
    }, Math.max(LEAST, READING * this.#frames[this.#step].say.length));
  }

  #pause() {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  #toggle() {
    this.#without = !this.#without;
    return this.demo.queue(() => this.#load());
  }
}
