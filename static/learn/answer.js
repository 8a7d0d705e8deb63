/**
 * A question on a demo's board: predict, then reveal. The rules judge, in Python; what was wrong and what was missed is shown. Where the
 * section has data-strict, the first wrong answer ends it.
 *
 * When it is over the section fires "answered" ({right}): whether all of it was found without being shown, and for a strict one without
 * a fault.
 */
import { made } from "../board/parts.js";
import * as asking from "../words/learn.js";
import * as words from "../words.js";

/** @import { Guess } from "../view.js" */
/** @import { Demo } from "./demo.js" */

export class Answer {
  looks = false; // whether pointing at a point tells about it: once the question is answered
  /** @type {string[]} */ #found = [];
  /** @type {string[]} */ #wrong = [];
  #choices = 0; // that it offers; for none points are asked for

  /** @param {Demo} demo */
  constructor(demo) {
    this.demo = demo;
    this.strict = demo.section.dataset.strict !== undefined;
  }

  get #question() {
    return { ...this.demo.question, found: this.#found };
  }

  async enter() {
    const { demo } = this;
    [this.#found, this.#wrong, this.looks] = [[], [], false];
    const { question, view } = await demo.ask({ do: "question", question: this.#question });
    demo.bar.show([]);
    if (!question) return demo.told(view); // on a changed board it may not be one
    delete demo.section.dataset.answered;
    demo.show({}, { reach: false });
    const { choices } = question;
    this.#choices = choices.length;
    demo.say(0, choices.length ? "" : asking.choosePoints);
    return demo.bar.show(choices.length ? choices.map((choice) => ({ text: named(choice, demo.question.what), act: this.#act(() => this.#guess(choice)) })) : [
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
    const { right, at, say, finds, left } = judged;
    const point = at !== null && guess === at ? at : "";
    if (right) this.#found.push(...finds.filter((each) => !this.#found.includes(each)));
    else if (point && !this.#wrong.includes(point)) this.#wrong.push(point);
    const choice = !point && guess !== "done";
    if (right && left === 0) return this.#end(judged, choice || guess === "done" ? asking.right(say) : asking.allFound(say), true);
    if (right) {
      this.#show(judged);
      return demo.say(0, asking.foundOne(say)); // and not how many more
    }
    if (choice || guess === "done" || this.strict) return this.#end(judged, asking.wrong(say), false);
    this.#show(judged);
    return demo.say(0, asking.wrong(say));
  }

  /** @param {Partial<Guess>} judged @param {boolean} [reach] */
  #show({ paths, points, earlier, missed }, reach = false) {
    this.demo.show({ found: this.#found, wrong: this.#wrong, paths, points, earlier, missed }, { reach });
  }

  async #reveal() {
    const { guess } = await this.demo.ask({ do: "guess", question: this.#question, guess: "done" });
    const missed = guess?.missed ?? [];
    return this.#end({ missed }, asking.revealed([...this.#found, ...missed]), false);
  }

  /** From now on the board may tell. @param {Partial<Guess>} judged @param {string} sentence @param {boolean} right */
  async #end(judged, sentence, right) {
    const { demo } = this;
    const { section } = demo;
    this.looks = true;
    let said = sentence;
    if (!right && !judged.missed?.length && this.strict && !this.#choices) {
      const { guess } = await demo.ask({ do: "guess", question: this.#question, guess: "done" });
      judged = { ...judged, missed: guess?.missed };
      said = `${said} ${asking.missed(guess?.missed ?? [])}`.trim();
    }
    section.dataset.answered = String(right);
    this.#show(judged, true);
    demo.say(0, said);
    const { see } = section.dataset;
    if (see && !right) demo.saying.append(...words.see(made("a", { href: `#${see}`, textContent: document.querySelector(`#${see} h3`)?.textContent ?? "" })));
    demo.nameWays();
    demo.bar.show(section.dataset.next === undefined ? [{ text: asking.askAgain, act: this.#act(() => this.enter()) }] : [
      { text: asking.another, main: true, act: () => section.dispatchEvent(new CustomEvent("next", { bubbles: true })) },
    ]);
    section.dispatchEvent(new CustomEvent("answered", { bubbles: true, detail: { right: right && !(this.strict && this.#wrong.length) } }));
  }
}

/** What a choice is called. @param {string | number} choice @param {unknown} what */
export function named(choice, what) {
  if (what === "repeated") return asking.turn(choice);
  return asking.choices[choice] ?? asking.moreChoices[choice] ?? String(choice);
}
