/**
 * What a rule does, step by step: steps="reach C3" and the like on the board's own position
 * (ttgo/teach/frames.py), or demo="ko", a board of Learn with its steps; or `life`, whether the
 * stone that is tapped is dead. Beside the steps: what if there were no such rule, and playing them
 * one after the other.
 */
import { Frames } from "../../board/frames.js";
import { learnt } from "../learnt.js";

/** @import { Event } from "../../view.js" */
/** @import { Kit } from "../roles.js" */

const STEPS = ["steps", "demo"]; // attributes
const [USUAL, LEAST] = [1.5, 0.2]; // seconds from step to step, played

export class Process {
  #round = 0;
  #frames;
  #life = new AbortController();
  #process = ""; // in words
  #at = ""; // the point that was tapped
  /** @type {Record<string, string>} */ #labels = {};

  /** @param {Kit} kit */
  constructor(kit) {
    this.kit = kit;
    this.room = kit.panel.room();
    this.#frames = new Frames(kit, this.room, ({ rule, say }, step, steps) => {
      kit.redraw();
      kit.panel.say(rule, kit.called(say));
      kit.tell("tt-step", { step, steps, rule, say });
    });
    kit.board.addEventListener(
      "keydown",
      (event) => {
        const way = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
        if (!way || event.composedPath().some((part) => part === kit.grid)) return;
        event.preventDefault();
        this.step(way);
      },
      { signal: this.#life.signal },
    );
  }

  /** @param {Event | null} event */
  show(event) {
    if (event === null) void this.#begin();
    // "view" is sent when the language has changed
    else if (event.do === "view") void this.#load(this.#frames.step);
  }

  end() {
    this.#round++;
    this.#life.abort();
    this.room.element.remove();
    this.kit.grid.over = null;
  }

  async #begin() {
    const { board, has } = this.kit;
    const given = has("life") ? "life" : board.getAttribute("steps");
    const named = given === null ? board.getAttribute("demo") : null;
    const { steps = "score", labels = {} } = named === null ? {} : ((await learnt())[named] ?? {});
    [this.#process, this.#at] = [(given ?? steps).replaceAll(",", " "), ""];
    this.#labels = labels;
    await this.#load();
  }

  async #load(step = 0) {
    const round = ++this.#round;
    const { grid, panel, play, redraw, without, words } = this.kit;
    const [of, at] = [this.#process, this.#at];
    const { frames = null, view } =
      of === "life" && !at
        ? { view: { say: words.tapStone } }
        : ((await play.ask({ do: "frames", of, ...(at && { at }), ...(without && { without }) })) ??
          {});
    if (round !== this.#round) return;
    this.#frames.take(frames ?? [], step);
    if (frames) return;
    grid.over = null;
    redraw();
    if (view) panel.say(0, view.say);
  }

  /** Begin from another point, if the process begins at one. @param {string} at */
  choose(at) {
    if (/\d|^life$/.test(this.#process) && at !== "pass") {
      this.#at = at;
      void this.#load();
    } else this.kit.panel.note(this.kit.words.wholeGrid);
    return true;
  }

  /** Move by steps; false if there are none. @param {number} way */
  step(way) {
    return this.#frames.go(this.#frames.step + way);
  }

  /** Again from the first step, with or without the rule. */
  again() {
    void this.#load();
  }

  draw() {
    const { grid, play } = this.kit;
    this.#frames.draw(play.view, { ...grid.markup.labels, ...this.#labels });
  }
}

/**
 * A switch: the board's steps without the rule, and with it again. It is hidden while a question is
 * open: it would tell the answer.
 */
export class Whatif {
  /** @param {Kit} kit */
  constructor(kit) {
    this.kit = kit;
    this.room = kit.panel.room();
    this.room.element.classList.add("ways"); // it stays below a way's buttons
  }

  draw() {
    const { board, words, has, secret } = this.kit;
    if (!STEPS.some(has)) this.kit.without = false; // the way has changed
    const text = words.whatif({ what: board.getAttribute("whatif") ?? "" });
    this.room.show([{ text, pressed: Boolean(this.kit.without), act: () => this.#turn() }]);
    this.room.element.hidden = secret();
  }

  end() {
    this.kit.without = false;
    this.room.element.remove();
  }

  /** If another way is taken, it stays for the steps. */
  #turn() {
    const { board, has } = this.kit;
    this.kit.without = !this.kit.without;
    if (STEPS.some(has)) this.kit.steps()?.again?.();
    else board.way = "steps";
    this.draw();
  }
}

/**
 * A button that plays the steps, one every few seconds, until the end or until the reader does
 * something. It never starts by itself.
 */
export class Autoplay {
  #timer = 0;

  /** @param {Kit} kit */
  constructor(kit) {
    this.kit = kit;
    this.room = kit.panel.room();
  }

  draw() {
    const { board, play, steps, words } = this.kit;
    const plays = this.#timer !== 0;
    const act = () => (plays ? this.#stop() : this.#start());
    this.room.show([{ text: plays ? words.pause : words.autoplay, pressed: plays, act }]);
    this.room.element.hidden =
      !plays && !steps() && (Boolean(board.way) || !play.view?.turns.length);
  }

  choose() {
    this.#stop();
    return false;
  }

  end() {
    this.#stop();
    this.room.element.remove();
  }

  #start() {
    const { view } = this.kit.play;
    if (view && !this.kit.steps() && view.turn === view.turns.length)
      void this.kit.play.send({ do: "goto", turn: 0 });
    const seconds = Math.max(LEAST, Number(this.kit.board.getAttribute("autoplay")) || USUAL);
    this.#timer = window.setInterval(() => void this.#next(), 1000 * seconds);
    this.draw();
  }

  async #next() {
    const { board, play, steps } = this.kit;
    const role = steps();
    const { view } = play;
    const on = role
      ? role.step?.(1)
      : view &&
        view.turn < view.turns.length &&
        (await play.send({ do: "goto", turn: view.turn + 1 }));
    if (!on || !board.isConnected) this.#stop();
  }

  #stop() {
    clearInterval(this.#timer);
    this.#timer = 0;
    this.draw();
  }
}
