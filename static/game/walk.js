/**
 * "Explain my game": a walk through a game that is over, from one place where a rule acted to the
 * next (ttgo/teach/moments.py), and by its costliest turn, if the computer has looked for it. What
 * the rules have refused a person is remembered with the game, so that it can be a moment.
 */
import { Bar } from "../board/bar.js";
import { stepping } from "../board/frames.js";
import { element, whenPressed } from "../board/parts.js";
import { ringed } from "../board/evidence.js";
import { byGame, keepOf } from "../keep/storage.js";
import * as asking from "../words/asked.js";

/** @import { Event, Moment, View } from "../view.js" */
/** @import { Advice } from "./computer/advice.js" */
/** @import { Context } from "./page.js" */
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
  #at = 0;
  #game = "";
  #last = 0; // turn of the shown line
  #row = element("walk");
  #bar = new Bar(element("walk-steps"));
  #learn = /** @type {HTMLAnchorElement} */ (element("walk-learn"));

  /**
   * @param {Pick<Advice, "below">} advice draws in a review
   * @param {TurningPoints} turning
   * @param {object} page
   * @param {(event: Event) => void} page.send
   * @param {(turn: number) => void} page.look  goes to a place, with the board in sight
   * @param {(rule: number, sentence: string) => void} page.say
   */
  constructor(advice, turning, page) {
    this.advice = advice;
    this.turning = turning;
    this.page = page;
    whenPressed({
      "walk-game": () => page.send({ do: "moments", tried: triedIn(this.#game) }),
      "walk-end": () => {
        this.#moments = [];
        page.look(this.#last);
      },
    });
  }

  /** @param {View} view @param {Partial<Context>} told */
  show(view, { event, game = "" }) {
    if (!event) return;
    const rule = view.refused?.rule ?? 0;
    if (event.do === "turn" && [6, 7].includes(rule)) {
      const tried = [...triedIn(game), `${view.turn} ${event.at}`];
      keepOf(KEY, game, tried.slice(-MOST), MOST);
    }
    const moment = this.#moments[this.#at];
    if (
      game !== this.#game ||
      (event.do !== "goto" && event.do !== "view") ||
      view.turn !== moment?.turn
    )
      this.#moments = [];
    [this.#game, this.#last] = [game, view.turns.length];
    this.#tell();
  }

  /** @param {Moment[]} moments */
  #take(moments) {
    const [worst] = this.turning.found.points;
    const costly = worst && { turn: worst.turn - 1, rule: 0, say: "", points: [] };
    this.#moments = [...moments, ...(costly ? [costly] : [])].sort(
      (one, two) => one.turn - two.turn,
    );
    this.#go(0);
  }

  /** @param {number} at */
  #go(at) {
    const moment = this.#moments[at];
    if (!moment) return;
    this.#at = at;
    this.page.look(moment.turn);
  }

  #tell() {
    const moment = this.#moments[this.#at];
    this.#row.hidden = !moment;
    if (!moment) return;
    const { rule, say, points } = moment;
    if (say) {
      this.page.say(rule, say);
      this.advice.below = (pen) => ringed(pen, points, 0.46);
    }
    this.#bar.show(stepping(this.#at, this.#moments.length, (at) => this.#go(at), asking));
    this.#learn.hidden = !rule;
    this.#learn.href = `static/rules.html#rule-${rule}`;
  }
}
