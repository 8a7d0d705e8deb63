/** The effects of a change: the published cases that differ, told of each as soon as it is known. */
import { button, made } from "../board/parts.js";
import { joined } from "../joined.js";
import { asError } from "../python/cause.js";
import { ask as get } from "../python/sources.js";
import { site } from "../site.js";
import { tag } from "../messages.js";
import * as words from "../words/change.js";

/**
 * @typedef {{id: string, ten: string, why: string, graph: string, turns: string[], at: string}}
 *   Told
 */
/** @import { Ask } from "./python.js" */

// A build has them at a public address.
const CASES = new URL("static/cases/rules-1.jsonl", site());

/** @returns {Promise<object[]>} */
async function fetchCases() {
  const text = await (await get(CASES)).text();
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** Judge a change, as long as it is the newest. */
export class Judge {
  #turn = 0;
  /** @type {Promise<object[]> | null} */ #cases = null;

  /**
   * @param {HTMLElement} place
   * @param {Ask} ask
   * @param {(case_: Told) => void} show
   */
  constructor(place, ask, show) {
    this.place = place;
    this.ask = ask;
    this.show = show;
  }

  /** None for no change. @param {Record<string, string>} edits */
  async judge(edits) {
    const turn = ++this.#turn;
    this.place.hidden = !Object.keys(edits).length;
    if (this.place.hidden) return;
    const [says, ticks] = [made("b", { textContent: words.judging }), made("div")];
    Object.assign(ticks, { className: "ticks", ariaHidden: "true" });
    this.place.replaceChildren(made("div", {}, says, ticks));
    const verdicts = [];
    try {
      this.#cases ??= fetchCases();
      for (const one of await this.#cases) {
        const verdict = await this.#asked({ do: "judge", edits, case: one });
        if (turn !== this.#turn) return;
        if (!("differs" in verdict)) continue; // other rules answer it
        verdicts.push(verdict);
        ticks.append(made("i", { className: verdict.differs ? "no" : "" }));
      }
      const many = verdicts.filter(({ differs }) => differs).length;
      says.textContent = many ? words.differ({ many, all: verdicts.length }) : words.keeps;
      const told = many && (await this.#asked({ do: "sum", verdicts }));
      if (told && turn === this.#turn) this.#show(told);
    } catch (error) {
      this.#cases?.catch(() => (this.#cases = null));
      says.textContent = asError(error).message;
    }
  }

  /** @type {Ask} */
  async #asked(event) {
    const answer = await this.ask(event);
    if (answer.error) throw new Error(answer.error.text);
    return answer.more ? this.#asked(event) : answer;
  }

  /**
   * The shortest of the cases that differ, and the programs that play so.
   * @param {{first: Told, alike: string[]}} told
   */
  #show({ first, alike }) {
    const shortest = words.shortest({ says: first.ten, why: first.why });
    const programs = new Intl.ListFormat(tag).format(alike);
    const alikes = alike.length ? words.alike({ count: alike.length, programs }) : "";
    this.place.append(
      made("p", { textContent: joined(shortest, alikes) }),
      button(words.showIt, () => this.show(first)),
    );
  }
}
