/** The effects of a change: the published cases that differ, told of each as soon as it is known. */
import { button, made } from "../board/parts.js";
import { joined } from "../joined.js";
import { asError } from "../python/cause.js";
import { ask as get } from "../python/sources.js";
import { site } from "../site.js";
import { tag } from "../speech.js";
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
    const tell = (/** @type {HTMLElement[]} */ ...parts) =>
      turn === this.#turn && this.#say(...parts);
    tell();
    if (!Object.keys(edits).length) return;
    const [says, ticks] = [made("b", { textContent: words.judging }), made("div")];
    Object.assign(ticks, { className: "ticks", ariaHidden: "true" });
    tell(made("div", {}, says, ticks));
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
      const told = await this.#asked({ do: "sum", verdicts });
      if (!told.first) return void tell(made("p", { textContent: words.keeps }));
      says.textContent = words.differ({ many, all: verdicts.length });
      if (turn === this.#turn) this.place.append(...this.#first(told));
    } catch (error) {
      this.#cases?.catch(() => (this.#cases = null));
      tell(made("p", { textContent: asError(error).message }));
    }
  }

  /** @type {Ask} */
  async #asked(event) {
    const answer = await this.ask(event);
    if (answer.more) return this.#asked(event);
    if (answer.error) throw new Error(answer.error.text);
    return answer;
  }

  /** @param {HTMLElement[]} parts  of the strip */
  #say(...parts) {
    this.place.hidden = parts.length === 0;
    this.place.replaceChildren(...parts);
  }

  /**
   * The shortest of the cases that differ, and the programs that play so.
   * @param {{first: Told, alike: string[]}} told
   */
  #first({ first, alike }) {
    const programs = words.alike({
      count: alike.length,
      programs: new Intl.ListFormat(tag).format(alike),
    });
    return [
      made("p", {
        textContent: joined(
          words.shortest({ says: first.ten, why: first.why }),
          alike.length ? programs : "",
        ),
      }),
      button(words.showIt, () => this.show(first)),
    ];
  }
}
