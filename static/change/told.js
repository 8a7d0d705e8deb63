/**
 * The effects of a change: published cases that differ, random games by these rules and by the ten,
 * the lines, and the five tasks.
 */
import { button, made } from "../board/parts.js";
import { joined } from "../joined.js";
import { asError } from "../python/cause.js";
import { tag } from "../speech.js";
import any from "../words/board.js";
import * as words from "../words/change.js";

/**
 * @typedef {{id: string, ten: string, why: string, graph: string, turns: string[], at: string}}
 *   Told
 */
/**
 * @typedef {{games: number, ended: number, turns: number, won: Record<string, number>, side:
 *   number}} Tally
 */
/** @typedef {(event: {do: string} & Record<string, any>) => Promise<any>} Ask */
/** @typedef {{says: string, rule: number}} Task */

/** Judge a change, part by part, as long as it is the newest. */
export class Judge {
  #turn = 0;
  /** @type {Tally | null} */ #plain = null; // by the ten rules

  /**
   * @param {HTMLElement} place  for the cases
   * @param {HTMLElement} below  for the random games
   * @param {Ask} ask
   * @param {(case_: Told) => void} show
   */
  constructor(place, below, ask, show) {
    this.place = place;
    this.below = below;
    this.ask = ask;
    this.show = show;
  }

  /** Drop the judgement under way. */
  clear() {
    this.#turn++;
    this.#say();
    this.below.replaceChildren();
  }

  /** @param {Record<string, string>} edits */
  async judge(edits) {
    this.clear();
    const turn = this.#turn;
    this.#say(made("p", { textContent: words.judging }));
    try {
      const told = await this.ask({ do: "judge", edits });
      if (turn !== this.#turn || told.error) return;
      this.#say(...this.#cases(told));
      const tally = await this.#games(edits, () => turn === this.#turn);
      this.#plain ??= tally && (await this.#games({}, () => turn === this.#turn));
      if (!tally || !this.#plain || turn !== this.#turn) return;
      this.below.replaceChildren(
        made("p", { textContent: gamesOf(tally) }),
        made("p", { className: "soft", textContent: joined(words.byTen, gamesOf(this.#plain)) }),
      );
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

  /**
   * @param {Record<string, string>} edits
   * @param {() => boolean} wanted
   * @returns {Promise<Tally | null>}
   */
  async #games(edits, wanted) {
    /** @type {Tally} */
    const all = { games: 0, ended: 0, turns: 0, won: {}, side: 0 };
    for (let more = true; more;) {
      const part = await this.ask({ do: "games", edits, first: all.games });
      if (!wanted() || part.error) return null;
      for (const name of /** @type {const} */ (["games", "ended", "turns"]))
        all[name] += part[name];
      for (const [who, many] of Object.entries(part.won))
        all.won[who] = (all.won[who] ?? 0) + Number(many);
      all.side = part.side;
      more = part.games > 0 && all.games < part.all;
    }
    return all;
  }
}

/** @param {Tally} tally */
function gamesOf({ games, ended, turns, won, side }) {
  const wins = Object.entries(won)
    .sort()
    .reverse()
    .map(([who, many]) => words.won[who]({ many }))
    .join(any.inList);
  return words.games({ games, ended, turns: Math.round(turns / games), side, wins });
}

/**
 * The five tasks, each with a button that checks it.
 * @param {HTMLElement} place
 * @param {Task[]} tasks
 * @param {(task: number) => Promise<{done: boolean, says: string}>} check
 */
export function showTasks(place, tasks, check) {
  place.replaceChildren(
    ...tasks.map(({ says, rule }, number) => {
      const told = made("p", { className: "told", role: "status" });
      const ariaLabel = words.checkTask({ number: number + 1 });
      const judged = async () => {
        const { done, says: said } = await check(number);
        row.classList.toggle("done", done);
        told.textContent = said;
      };
      const row = made(
        "li",
        {},
        made("p", { textContent: words.taskRule({ says, number: rule }) }),
        button(words.check, judged, { ariaLabel }),
        told,
      );
      return row;
    }),
  );
}
