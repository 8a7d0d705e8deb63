/**
 * What a rule does, step by step: steps="reach C3" and the like on the board's own position
 * (ttgo/teach/frames.py), or demo="ko", a board of Learn with its steps.
 */
import { framed, layer } from "../board/overlay.js";

export { Whatif } from "./whatif.js"; // it is nearly always about steps

/** @import { Event, Frame } from "../view.js" */
/** @import { Kit } from "./roles.js" */

/**
 * @typedef {{title: string, link: string, labels?: Record<string, string>, steps?: Record<string,
 *   string>}} Demo
 */

/** @type {Promise<Record<string, Demo>> | null} */
let demos = null;

/** The boards of Learn, by name. @returns {Promise<Record<string, Demo>>} */
export function learnt() {
  demos ??= fetch(new URL("../demos/demos.json", import.meta.url))
    .then((response) => response.json())
    .catch(() => {
      demos = null; // the next board may retry
      return {};
    });
  return demos;
}

export class Process {
  /** @type {Frame[]} */ #frames = [];
  #step = 0;
  #round = 0;
  #life = new AbortController();
  /** @type {Record<string, unknown>} */ #process = {};
  /** @type {Record<string, string>} */ #labels = {};

  /** @param {Kit} kit */
  constructor(kit) {
    this.kit = kit;
    this.room = kit.panel.room();
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
    else if (event.do === "view") void this.#load(this.#step); // "view" is sent when the language has changed
  }

  end() {
    this.#round++;
    this.#life.abort();
    this.room.remove();
    this.kit.grid.over = null;
  }

  async #begin() {
    const { board } = this.kit;
    const named = board.hasAttribute("steps") ? null : board.getAttribute("demo");
    const { steps = null, labels = {} } = named === null ? {} : ((await learnt())[named] ?? {});
    this.#process = steps ?? processOf(board.getAttribute("steps") ?? "score");
    this.#labels = labels;
    await this.#load();
  }

  async #load(step = 0) {
    const round = ++this.#round;
    const { frames, view } =
      (await this.kit.play.ask({
        do: "frames",
        ...this.#process,
        ...(this.kit.without ? { without: true } : {}),
      })) ?? {};
    if (round !== this.#round) return;
    this.#frames = frames ?? [];
    this.#step = step;
    if (frames) this.#tell();
    else if (view) this.kit.panel.say(0, view.say);
  }

  /** Begin from another point, if the process begins at one. @param {string} at */
  choose(at) {
    if (this.#process.at && at !== "pass") {
      this.#process = { ...this.#process, at };
      void this.#load();
    } else this.kit.panel.note(this.kit.words.wholeGrid);
    return true;
  }

  /** Move by steps; false if there are none. @param {number} way */
  step(way) {
    if (!this.#frames[this.#step + way]) return false;
    this.#step += way;
    this.#tell();
    return true;
  }

  /** Again from the first step, with or without the rule. */
  again() {
    void this.#load();
  }

  #tell() {
    const { panel } = this.kit;
    const { rule, say } = this.#frames[this.#step];
    const all = this.#frames.length;
    const { words } = this.kit;
    if (!this.room.children.length)
      for (const way of /** @type {const} */ ([-1, 1]))
        panel.choice(this.room, "", () => void this.step(way));
    const [back, on] = /** @type {HTMLButtonElement[]} */ ([...this.room.children]);
    back.textContent = words.previous;
    on.textContent = words.next({ step: this.#step + 1, all });
    back.ariaDisabled = this.#step ? null : "true";
    on.ariaDisabled = this.#step < all - 1 ? null : "true";
    this.kit.redraw();
    panel.say(rule, this.kit.called(say));
    this.kit.tell("tt-step", { step: this.#step + 1, steps: all, rule, say });
  }

  draw() {
    const { grid, play } = this.kit;
    const frame = this.#frames[this.#step];
    if (!frame || !play.view) return;
    grid.markup = {
      ...grid.markup,
      labels: { ...grid.markup.labels, ...this.#labels, ...frame.labels },
    };
    grid.view = framed(play.view, frame);
    grid.over = layer({ frame }, grid.markup.labels);
  }
}

/** "clear black D3 without" as Python takes it. @param {string} given */
function processOf(given) {
  const [of = "", ...more] = given.split(/[\s,]+/).filter(Boolean);
  const colour = more.find((word) => word === "black" || word === "white");
  const at = more.find((word) => /\d/.test(word));
  return {
    of,
    ...(colour ? { colour } : {}),
    ...(at ? { at: at.toUpperCase() } : {}),
    ...(more.includes("without") ? { without: true } : {}),
  };
}
