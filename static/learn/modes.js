/** The ways to use a demo's board: answer its question, step through its process, play or break its rule, change it. */
import { Answer } from "./answer.js";
import { Steps } from "./steps.js";
import * as words from "../words.js";

/** @import { Event, View } from "../view.js" */
/** @import { Demo } from "./demo.js" */

/**
 * @typedef {object} Mode
 * @property {boolean} looks  whether pointing at a point tells about it
 * @property {() => Promise<unknown>} enter
 * @property {(at: string) => Promise<unknown>} choose  a point
 * @property {() => unknown} [leave]  another way is taken
 * @property {(way: -1 | 1) => void} [step]
 */

/** The ways that a demo has, the first one first. @param {Demo} demo @returns {Partial<Record<keyof typeof words.way, Mode>>} */
export function modesOf(demo) {
  const { section } = demo;
  return {
    ...(section.querySelector(".ask") ? { answer: new Answer(demo) } : { play: new Play(demo) }),
    ...(section.dataset.steps ? { steps: new Steps(demo) } : {}),
    play: new Play(demo),
    edit: new Edit(demo),
  };
}

/** Turns, with all that the rules see; once the question is answered the reader may be told to try what a rule forbids, and which. */
class Play {
  looks = true;

  /** @param {Demo} demo */
  constructor(demo) {
    this.demo = demo;
  }

  async enter() {
    this.shown(await this.demo.send({ do: "view" }));
    const { goal } = this.demo;
    if (goal) this.demo.say(0, goal.textContent?.trim() ?? "");
  }

  /** @param {string} at */
  async choose(at) {
    return this.shown(await this.demo.send({ do: "turn", at }));
  }

  /** @param {View} view */
  shown(view) {
    const { demo } = this;
    const send = (/** @type {Event} */ event) => () => demo.queue(async () => this.shown(await demo.send(event)));
    demo.show({}, { play: true });
    const met = view.refused && view.refused.rule === Number(demo.goal?.dataset.goal);
    demo.say(view.rule, met ? words.met(view.say) : view.say);
    demo.bar.show([
      { text: words.pass, act: send({ do: "turn", at: "pass" }), able: !view.over },
      { text: words.undo, act: send({ do: "undo" }), able: view.undo },
      { text: words.redo, act: send({ do: "redo" }), able: view.redo },
    ]);
  }
}

/** Another position to see the same in. What is changed stays changed whichever way is taken next. */
class Edit {
  looks = false;
  #changed = false;
  /** @type {"black" | "white"} */ #player = "black"; // who is to play then

  /** @param {Demo} demo */
  constructor(demo) {
    this.demo = demo;
  }

  async enter() {
    this.#changed = false;
    this.#player = this.demo.view?.toPlay ?? "black";
    return this.#shown(await this.demo.send({ do: "edit" }));
  }

  /** @param {string} at */
  async choose(at) {
    this.#changed = true;
    return this.#shown(await this.demo.send({ do: "turn", at }));
  }

  /** From now on every way begins with it. */
  async leave() {
    if (!this.#changed) return;
    this.#changed = false;
    await this.demo.send({ do: "begin", player: this.#player });
    await this.demo.keep();
  }

  /** @param {View} view */
  #shown(view) {
    const { demo } = this;
    demo.show({}, { play: true });
    demo.told(view);
    demo.bar.show([
      ...(/** @type {const} */ (["black", "white"])).map((player) => ({
        text: words.sideToPlay(player),
        pressed: this.#player === player,
        act: () => {
          this.#changed = true;
          this.#player = player;
          this.#shown(/** @type {View} */ (demo.view));
        },
      })),
      { text: words.emptyGrid, act: () => demo.queue(async () => {
        this.#changed = true;
        this.#shown(await demo.send({ do: "clear" }));
      }) },
    ]);
  }
}
