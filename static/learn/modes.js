/** The ways to use a demo's board: answer its question, step through its process, break its rule, play, change it. */

/** @import { Event, View } from "../view.js" */
/** @import { Demo } from "./demo.js" */
/** @import { Frame } from "./shown.js" */

/**
 * @typedef {object} Mode
 * @property {string} name
 * @property {boolean} looks  whether pointing at a point tells about it
 * @property {() => Promise<unknown>} enter
 * @property {(at: string) => Promise<unknown>} choose  a point
 */

/** The ways that a demo has, by their titles, the first one first. @param {Demo} demo @returns {Record<string, Mode>} */
export function modesOf(demo) {
  const { section } = demo;
  /** @type {Record<string, Mode>} */
  const modes = {};
  if (section.querySelector(".ask")) modes.Answer = new Answer(demo);
  else modes.Play = new Play(demo, null);
  if (section.dataset.steps) modes["Step by step"] = new Steps(demo);
  if (section.querySelector(".break")) modes["Break it"] = new Play(demo, section.querySelector(".break"));
  modes.Play ??= new Play(demo, null);
  modes["Change it"] = new Edit(demo);
  return modes;
}

/** Predict, then reveal. */
class Answer {
  name = "answer";
  looks = false;
  /** @type {string[]} */ #found = [];
  /** @type {string[]} */ #wrong = [];

  /** @param {Demo} demo */
  constructor(demo) {
    this.demo = demo;
  }

  get #asked() {
    return /** @type {HTMLElement} */ (this.demo.section.querySelector(".ask"));
  }

  get #question() {
    return { ...JSON.parse(this.#asked.dataset.question ?? "{}"), found: this.#found };
  }

  async enter() {
    const { demo } = this;
    this.#found = [];
    this.#wrong = [];
    const { question } = await demo.ask({ do: "question", question: this.#question });
    this.looks = false;
    demo.show({}, { reach: false });
    if (question.choices.length) {
      demo.say(0, "What do you think?");
      demo.bar.show(question.choices.map((/** @type {string | number} */ choice) => ({
        text: named(choice), act: () => demo.queue(() => this.#guess(choice)),
      })));
      return;
    }
    demo.say(0, "Choose points on the board.");
    this.#buttons();
  }

  #buttons() {
    const { demo } = this;
    demo.bar.show([
      { text: "There are no more", act: () => demo.queue(() => this.#guess("done")) },
      { text: "Show me", act: () => demo.queue(() => this.#reveal()) },
    ]);
  }

  /** @param {string} at */
  async choose(at) {
    if (this.looks) return this.demo.say(0, "That is answered. Take another way below, or start over.");
    return this.#guess(at);
  }

  /** @param {string | number} guess */
  async #guess(guess) {
    const { demo } = this;
    const { guess: judged, view } = await demo.ask({ do: "guess", question: this.#question, guess });
    if (!judged) return demo.say(view?.rule ?? 0, view?.say ?? "");
    const { right, at, say, paths, points, earlier, finds, left } = judged;
    if (right) this.#found.push(...(finds ?? []).filter((/** @type {string} */ point) => !this.#found.includes(point)));
    else if (at && !this.#wrong.includes(at)) this.#wrong.push(at);
    const choice = at === null && guess !== "done";
    if (right && (choice || left === 0)) {
      this.#end();
      demo.show({ found: this.#found, paths, points, earlier });
      return demo.say(0, choice ? `Yes. ${say}` : guess === "done" ? say : `Yes. ${say} That is all.`);
    }
    demo.show({ found: this.#found, wrong: this.#wrong, paths, points, earlier }, { reach: false });
    return demo.say(0, `${right ? "Yes" : guess === "done" ? "Not yet" : "No"}. ${say}${right && left && !choice ? ` ${left} more to find.` : ""}`);
  }

  async #reveal() {
    const { demo } = this;
    const { reveal } = await demo.ask({ do: "reveal", question: this.#question });
    this.#end();
    demo.show({ found: reveal });
    demo.say(0, reveal.length ? `These are all: ${reveal.join(", ")}.` : "There is none.");
  }

  /** From now on the board may tell. */
  #end() {
    this.looks = true;
    this.demo.bar.show([{ text: "Ask me again", act: () => this.demo.queue(() => this.enter()) }]);
  }
}

/** @param {string | number} choice */
export function named(choice) {
  return { black: "Black", white: "White", tie: "A tie", yes: "Yes", no: "No" }[choice] ?? String(choice);
}

/** Forwards and backwards through a process. */
class Steps {
  name = "steps";
  looks = false;
  /** @type {Frame[]} */ #frames = [];
  #at = "";
  #step = 0;
  #without = false;

  /** @param {Demo} demo */
  constructor(demo) {
    this.demo = demo;
  }

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
    if (!this.#at) return this.demo.say(0, "These steps are for the whole grid: take them with the buttons.");
    this.#at = at;
    return this.#load();
  }

  async #load() {
    const { demo } = this;
    const without = this.#without ? { without: true } : {};
    const { frames, view } = await demo.ask({ do: "frames", ...this.#process, at: this.#at, ...without });
    if (!frames) return demo.say(view?.rule ?? 0, view?.say ?? "");
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
      { text: "Back", act: go(this.#step - 1), able: this.#step > 0 },
      { text: `Next (${this.#step + 1} of ${last + 1})`, act: go(this.#step + 1), able: this.#step < last, main: true },
      ...(without ? [{ text: without, pressed: this.#without, act: () => this.#toggle() }] : []),
    ]);
  }

  #toggle() {
    this.#without = !this.#without;
    return this.demo.queue(() => this.#load());
  }
}

/** Turns, with all that the rules see; where there is a goal the reader tries to make the violation, and the page names the rule. */
class Play {
  name = "play";
  looks = true;

  /** @param {Demo} demo @param {HTMLElement | null} goal */
  constructor(demo, goal) {
    this.demo = demo;
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
    demo.say(view.rule, met ? `${view.say} That is what this rule forbids.` : view.say);
    demo.bar.show([
      { text: "Pass", act: send({ do: "turn", at: "pass" }), able: !view.over },
      { text: "Undo", act: send({ do: "undo" }), able: view.undo },
      { text: "Redo", act: send({ do: "redo" }), able: view.redo },
    ]);
  }
}

/** Another position to see the same in. */
class Edit {
  name = "edit";
  looks = false;

  /** @param {Demo} demo */
  constructor(demo) {
    this.demo = demo;
  }

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
    demo.say(view.rule, view.say);
    demo.bar.show((view.phase?.buttons ?? []).map(({ text, event }) => ({
      text,
      act: () => demo.queue(async () => {
        const now = await demo.send(event);
        if (now.phase?.click === "colour") return this.#shown(now);
        await demo.keep();
        return demo.enter("Play");
      }),
    })));
  }
}
