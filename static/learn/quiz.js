/**
 * Ten questions, each with a board, answered by Python: a list whose items have data-link, a .ask with its data-question, and the demo
 * to look at again in data-demo. Each question takes one answer; what is wrong is explained and linked to its demo.
 */
import { drawWith } from "../board/draw.js";
import * as evidence from "../board/evidence.js";
import "../board/grid.js";
import { named } from "./modes.js";
import { layer } from "./shown.js";
import { Bar } from "../board/bar.js";
import { less } from "../board/less.js";
import { made, pointOf, whenNear } from "../board/parts.js";
import { ask } from "../python/shared.js";
import * as words from "../words.js";
import * as asking from "../words/asked.js";

/** @import { Grid } from "../board/grid.js" */
/** @import { Shown } from "./shown.js" */

drawWith(evidence);

export class Quiz {
  /** @type {Map<HTMLElement, boolean>} */ #answered = new Map();

  /** @param {HTMLElement} section with a list, and a .result for the sum */
  constructor(section) {
    this.section = section;
    this.result = /** @type {HTMLElement} */ (section.querySelector(".result"));
    this.items = /** @type {HTMLElement[]} */ ([...section.querySelectorAll("li[data-link]")]);
    whenNear(this.items, (item) => void new Item(item, (right) => this.#count(item, right)).start());
  }

  /** @param {HTMLElement} item @param {boolean} right */
  #count(item, right) {
    this.#answered.set(item, right);
    const rightly = [...this.#answered.values()].filter(Boolean).length;
    const left = this.items.length - this.#answered.size;
    this.result.textContent = words.tally(rightly, this.#answered.size, left);
  }
}

class Item {
  /** @type {string[]} */ #found = [];
  #over = false;
  #failed = false;

  /** @param {HTMLElement} item @param {(right: boolean) => void} over */
  constructor(item, over) {
    this.item = item;
    this.over = over;
    this.asked = /** @type {HTMLElement} */ (item.querySelector(".ask"));
    this.board = /** @type {Grid} */ (document.createElement("tt-grid"));
    this.board.setAttribute("label", words.question(this.asked.textContent?.trim() ?? ""));
    this.say = made("p", { className: "say", role: "status" });
    this.bar = new Bar(made("div", { className: "bar", role: "group" }));
    this.board.addEventListener("tt-play", (event) => void this.#guess(pointOf(event)));
  }

  /** @returns {Record<string, unknown>} */
  get question() {
    return { ...JSON.parse(this.asked.dataset.question ?? "{}"), found: this.#found };
  }

  async start() {
    try {
      const { view } = await ask(this.item.id, { do: "follow", link: this.item.dataset.link });
      if (!view) return;
      this.view = view;
      this.#show({});
      const labels = JSON.parse(this.item.dataset.labels ?? "{}");
      this.board.markup = { labels };
      const { question = { choices: [], left: 0 } } = await ask(this.item.id, { do: "question", question: this.question });
      this.item.querySelector("img")?.replaceWith(this.board);
      this.item.append(this.bar.element, this.say);
      const { choices, left } = question;
      this.bar.show(choices.map((choice) => ({ text: named(choice), act: () => this.#guess(choice) })));
      this.say.textContent = choices.length ? "" : asking.choosePointsOf(left);
    } catch (error) {
      this.say.textContent = error instanceof Error ? error.message : String(error);
      this.item.append(this.say);
    }
  }

  /** @param {Shown} shown */
  #show(shown) {
    if (!this.view) return;
    this.board.view = less(this.view, { reach: this.#over, play: false });
    this.board.over = layer(shown);
  }

  /** @param {string | number} guess */
  async #guess(guess) {
    if (this.#over) return;
    const { guess: judged, view } = await ask(this.item.id, { do: "guess", question: this.question, guess });
    if (!judged) {
      this.say.textContent = view?.say ?? "";
      return;
    }
    const { right, say, paths, points, earlier, finds, left, at } = judged;
    if (right) this.#found.push(...finds);
    else this.#failed = true;
    this.#over = !right || left === 0 || at === null;
    const wrong = right || !at ? [] : [at];
    this.#show({ found: this.#found, wrong, paths, points, earlier });
    this.say.replaceChildren(right ? asking.right(say, this.#over ? 0 : left) : asking.wrong(say), ...(right ? [] : words.see(this.#demo())));
    if (!this.#over) return;
    this.bar.show([]);
    this.over(!this.#failed);
  }

  /** The demo that explains it. */
  #demo() {
    const href = `#${this.item.dataset.demo}`;
    return made("a", { href, textContent: document.querySelector(`${href} :is(h2, h3)`)?.textContent ?? words.itsDemo });
  }
}
