/**
 * "Explain this game": a walk through a game that is over, from one place where a rule acted to the
 * next (ttgo/teach/moments.py), and by its costliest turn, if the computer has looked for it: the
 * places that one steps to until the review is left or another place is chosen. What the rules have
 * refused a person is remembered with the game, so that it can be a moment.
 */
import { whenPressed } from "../board/parts.js";
import { ringed } from "../board/evidence.js";
import { byGame, keepOf } from "../keep/storage.js";

/** @import { Event, Moment, View } from "../view.js" */
/** @import { Advice } from "./computer/advice.js" */
/** @import { Context } from "./page.js" */
/** @import { Steps } from "./steps.js" */
/** @import { TurningPoints } from "./computer/turning.js" */

const KEY = "ttgo:1:refused"; // in localStorage: by game, such turns as "12 C3"
const MOST = 30; // games, and of each as many turns

/** What the rules have refused in a game. @param {string} game @returns {string[]} */
function triedIn(game) {
  const kept = byGame(KEY)[game];
  return Array.isArray(kept) ? kept.map(String) : [];
}

export class Walk {
  takes = { moments: (/** @type {Moment[]} */ moments) => this.#take(moments) };
  /** @type {Moment[]} */ #moments = [];
  #game = "";

  /**
   * @param {Pick<Advice, "below">} advice draws in a review
   * @param {TurningPoints} turning
   * @param {Pick<Steps, "stops" | "isReview">} steps
   * @param {object} page
   * @param {(event: Event) => void} page.send
   * @param {(turn: number) => void} page.look  goes to a place, with the board in sight
   * @param {(rule: number, sentence: string) => void} page.say
   */
  constructor(advice, turning, steps, page) {
    this.advice = advice;
    this.turning = turning;
    this.steps = steps;
    this.page = page;
    whenPressed({ "walk-game": () => page.send({ do: "moments", tried: triedIn(this.#game) }) });
  }

  /** @param {View} view @param {Partial<Context>} told */
  show(view, { event, game = "" }) {
    if (!event) return;
    const rule = view.refused?.rule ?? 0;
    if (event.do === "turn" && [6, 7].includes(rule)) {
      const tried = [...triedIn(game), `${view.turn} ${event.at}`];
      keepOf(KEY, game, tried.slice(-MOST), MOST);
    }
    const moment = this.#moments.find(({ turn }) => turn === view.turn);
    const goesOn =
      this.steps.isReview() && game === this.#game && ["goto", "view"].includes(event.do);
    if (!goesOn || !moment) this.#moments = [];
    this.#game = game;
    this.steps.stops = this.#moments.map(({ turn }) => turn);
    if (!goesOn || !moment?.say) return;
    this.page.say(moment.rule, moment.say);
    this.advice.below = (pen) => ringed(pen, moment.points, 0.46);
  }

  /** @param {Moment[]} moments */
  #take(moments) {
    const [worst] = this.turning.found.points;
    const costly = worst && { turn: worst.turn - 1, rule: 0, say: "", points: [] };
    this.#moments = [...moments, ...(costly ? [costly] : [])]
      .filter(({ turn }, at, all) => all.findIndex((one) => one.turn === turn) === at)
      .sort((one, two) => one.turn - two.turn);
    if (this.#moments.length) this.page.look(this.#moments[0].turn);
  }
}
