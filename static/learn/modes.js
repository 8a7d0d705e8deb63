/** The ways to use a demo's board: answer its question, step through its process, break its rule, play, change it. */
import * as words from "../words.js";
import * as asking from "../words/asked.js";

/** @import { Event, Frame, View } from "../view.js" */
/** @import { Demo } from "./demo.js" */

/**
 * @typedef {object} Mode
 * @property {boolean} looks  whether pointing at a point tells about it
 * @property {() => Promise<unknown>} enter
 * @property {(at: string) => Promise<unknown>} choose  a point
 */

/** The ways that a demo has, the first one first. @param {Demo} demo @returns {Partial<Record<keyof typeof words.way, Mode>>} */
export function modesOf(demo) {
  const { section } = demo;
  const goal = /** @type {HTMLElement | null} */ (section.querySelector(".break"));
  return {
    ...(section.querySelector(".ask") ? { answer: new Answer(demo) } : { play: new Play(demo, null) }),
    ...(section.dataset.steps ? { steps: new Steps(demo) } : {}),
    ...(goal ? { break: new Play(demo, goal) } : {}),
    play: new Play(demo, null),
    edit: new Edit(demo),
  };
}

class OfDemo {
  /** @param {Demo} demo */
  constructor(demo) {
    this.demo = demo;
  }
}

/** Predict, then reveal. */
class Answer extends OfDemo {
  looks = false;
  /** @type {string[]} */ #found = [];
  /** @type {string[]} */ #wrong = [];

  get #question() {
    const asked = /** @type {HTMLElement} */ (this.demo.section.querySelector(".ask"));
    return { ...JSON.parse(asked.dataset.question ?? "{}"), found: this.#found };
  }

  async enter() {
    const { demo } = this;
    this.#found = [];
    this.#wrong = [];
    const { question, view } = await demo.ask({ do: "question", question: this.#question });
    if (!question) return demo.told(view);
    this.looks = false;
    demo.show({}, { reach: false });
    demo.say(0, question.choices.length ? asking.think : asking.choosePoints);
    return demo.bar.show(question.choices.length ? question.choices.map((choice) => ({ text: named(choice), act: this.#act(() => this.#guess(choice)) })) : [
      { text: asking.noMore, act: this.#act(() => this.#guess("done")) },
      { text: asking.showMe, act: this.#act(() => this.#reveal()) },
    ]);
  }

  /** What a button does. @param {() => Promise<unknown>} work */
  #act(work) {
    return () => this.demo.queue(work);
  }

  /** @param {string} at */
  async choose(at) {
    return this.looks ? this.demo.say(0, asking.answered) : this.#guess(at);
  }

  /** @param {string | number} guess */
  async #guess(guess) {
    const { demo } = this;
    const { guess: judged, view } = await demo.ask({ do: "guess", question: this.#question, guess });
    if (!judged) return demo.told(view);
    const { right, at, say, paths, points, earlier, finds, left } = judged;
    if (right) this.#found.push(...finds.filter((point) => !this.#found.includes(point)));
    else if (at && !this.#wrong.includes(at)) this.#wrong.push(at);
    const choice = at === null && guess !== "done";
    if (right && (choice || left === 0)) {
      this.#end();
      demo.show({ found: this.#found, paths, points, earlier });
      return demo.say(0, choice ? asking.right(say) : guess === "done" ? say : asking.allFound(say));
    }
    demo.show({ found: this.#found, wrong: this.#wrong, paths, points, earlier }, { reach: false });
    return demo.say(0, right ? asking.right(say, left) : guess === "done" ? asking.notYet(say) : asking.wrong(say));
  }

  async #reveal() {
    const { demo } = this;
    const { reveal } = await demo.ask({ do: "reveal", question: this.#question });
    const points = /** @type {string[]} */ (reveal); // only where points are asked for there is a button for it
    this.#end();
    demo.show({ found: points });
    demo.say(0, asking.revealed(points));
  }

  /** From now on the board may tell. */
  #end() {
    this.looks = true;
    this.demo.bar.show([{ text: asking.askAgain, act: this.#act(() => this.enter()) }]);
  }
}

/** @param {string | number} choice */
export function named(choice) {
  return asking.choices[choice] ?? String(choice);
}

/** Forwards and backwards through a process. */
class Steps extends OfDemo {
  looks = false;
  /** @type {Frame[]} */ #frames = [];
  #at = "";
  #step = 0;
  #without = false;

  get #process() {
    return JSON.parse(this.demo.section.dataset.steps ?? "{}");
  }

  async enter() {
    this.#at = this.#process.at ?? "";
    this.#without = false;
    await this.#load();
  }

  /** Another point to begin from, where the process begins at one. @param {string} at */
  async choose(at) {
    if (!this.#at) return this.demo.say(0, asking.wholeGrid);
    this.#at = at;
    return this.#load();
  }

  async #load() {
    const { demo } = this;
    const without = this.#without ? { without: true } : {};
    const { frames, view } = await demo.ask({ do: "frames", ...this.#process, at: this.#at, ...without });
    if (!frames) return demo.told(view);
    this.#frames = frames;
    this.#step = 0;
    return this.#show();
  }

  #show() {
    const { demo } = this;
    const last = this.#frames.length - 1;
    const frame = this.#frames[this.#step];
    demo.show({ frame });
    demo.say(frame.rule, frame.say);
    const go = (/** @type {number} */ step) => () => {
      this.#step = Math.max(0, Math.min(last, step));
      this.#show();
    };
    const without = demo.section.dataset.without;
    demo.bar.show([
      { text: asking.previous, act: go(this.#step - 1), able: this.#step > 0 },
      { text: asking.next(this.#step + 1, last + 1), act: go(this.#step + 1), able: this.#step < last, main: true },
      ...(without ? [{ text: without, pressed: this.#without, act: () => this.#toggle() }] : []),
    ]);
  }

  #toggle() {
    this.#without = !this.#without;
    return this.demo.queue(() => this.#load());
  }
}

/** Turns, with all that the rules see; where there is a goal the reader tries to make the violation, and the page names the rule. */
class Play extends OfDemo {
  looks = true;

  /** @param {Demo} demo @param {HTMLElement | null} goal */
  constructor(demo, goal) {
    super(demo);
    this.goal = goal;
  }

  async enter() {
    this.shown(await this.demo.send({ do: "view" }));
    if (this.goal) this.demo.say(0, this.goal.textContent?.trim() ?? "");
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
    const met = view.refused && this.goal && view.refused.rule === Number(this.goal.dataset.goal);
    demo.say(view.rule, met ? words.met(view.say) : view.say);
    demo.bar.show([
      { text: words.pass, act: send({ do: "turn", at: "pass" }), able: !view.over },
      { text: words.undo, act: send({ do: "undo" }), able: view.undo },
      { text: words.redo, act: send({ do: "redo" }), able: view.redo },
    ]);
  }
}

/** Another position to see the same in. */
class Edit extends OfDemo {
  looks = false;

  async enter() {
    return this.#shown(await this.demo.send({ do: "edit" }));
  }

  /** @param {string} at */
  async choose(at) {
    return this.#shown(await this.demo.send({ do: "turn", at }));
  }

  /** @param {View} view */
  #shown(view) {
    const { demo } = this;
    demo.show({}, { play: true });
    demo.told(view);
    demo.bar.show((view.phase?.buttons ?? []).map(({ text, event }) => ({
      text,
      act: () => demo.queue(async () => {
        const now = await demo.send(event);
        if (now.phase?.click === "colour") return this.#shown(now);
        await demo.keep();
        return demo.enter("play");
      }),
    })));
  }
}
