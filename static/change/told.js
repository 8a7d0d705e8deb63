/** The effects of a change: the published cases that differ. */
import { button, made } from "../board/parts.js";
import { joined } from "../joined.js";
import { asError } from "../python/cause.js";
import { tag } from "../speech.js";
import * as words from "../words/change.js";

/**
 * @typedef {{id: string, ten: string, why: string, graph: string, turns: string[], at: string}}
 *   Told
 */
/** @import { Ask } from "./python.js" */

/** Judge a change, as long as it is the newest. */
export class Judge {
  #turn = 0;

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
    this.#say();
    if (!Object.keys(edits).length) return;
    this.#say(made("p", { textContent: words.judging }));
    try {
      const told = await this.ask({ do: "judge", edits });
      if (turn === this.#turn && !told.error) this.#say(...this.#cases(told));
    } catch (error) {
      if (turn === this.#turn) this.#say(made("p", { textContent: asError(error).message }));
    }
  }

  /** @param {HTMLElement[]} parts  of the strip */
  #say(...parts) {
    this.place.hidden = parts.length === 0;
    this.place.replaceChildren(...parts);
  }

  /**
   * How many cases differ, which, the shortest of them, and the programs that play so.
   * @param {{cases: Record<string, boolean>, first: Told | null, alike: string[]}} told
   */
  #cases({ cases, first, alike }) {
    if (!first) return [made("p", { textContent: words.keeps })];
    const all = Object.values(cases);
    const ticks = all.map((differs) => made("i", { className: differs ? "no" : "" }));
    const programs = words.alike({
      count: alike.length,
      programs: new Intl.ListFormat(tag).format(alike),
    });
    return [
      made(
        "div",
        {},
        made("b", {
          textContent: words.differ({ many: all.filter(Boolean).length, all: all.length }),
        }),
        made("div", { className: "ticks", ariaHidden: "true" }, ...ticks),
      ),
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
