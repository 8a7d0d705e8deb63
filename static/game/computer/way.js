/**
 * The computer's way up, at the end of a game against it: Python says which step fits next
 * (ttgo/player/fit.py), one line tells it, and the steps are drawn as stones on a line, where
 * new ones drop in.
 */
import { element, made } from "../../board/parts.js";
import { resultOf } from "../../keep/kept.js";
import { Thinking } from "../../python/think-client.js";
import { PLAYS } from "../../words/events.js";
import { STEPS } from "../../words/steps.js";
import * as words from "../../words.js";
import { fitting, keepWay, keptOf, sizeOf } from "./sides.js";

/** @import { View } from "../../view.js" */
/** @import { Context } from "../page.js" */
/** @import { Sides } from "./sides.js" */

const SHOWN = 9; // stones
const BELOW = 5; // of them, below the next step

export class Way {
  section = element("way");
  #end = ""; // of which game it tells
  #thinking = new Thinking(
    () => {},
    () => {},
  );

  /** @param {Sides} sides */
  constructor(sides) {
    this.sides = sides;
  }

  /** @param {View} view @param {Context} context */
  show(view, { before, event, game }) {
    const result = resultOf(view);
    const on = result !== "" && view.you !== "";
    const [, people, alone] = /** @type {any} */ (element("again").children);
    [this.section.hidden, people.hidden, alone.hidden] = [!on, on, !on];
    const end = on ? [game, ...view.turns, result].join(" ") : "";
    if (end === this.#end) return;
    this.#end = end;
    if (!on) return;
    const size = sizeOf(view);
    const step = fitting(size);
    const won = result.startsWith(view.you === "black" ? "B+" : "W+");
    const ended = before !== null && !resultOf(before) && PLAYS.includes(event?.do ?? "");
    const counts = ended ? this.sides.ends(view) : "apart";
    const helped = won && counts === "helped";
    this.#tell("", helped ? words.winHelped({ step }) : words.nextStep({ step }), step, step);
    if (counts === "apart" || helped || result === "0") return;
    this.#thinking.ask(
      () => ({ do: "fit", kept: keptOf(size), step: this.sides.step, won }),
      ({ error, kept, step: next, by, run }) => {
        if (error) return;
        keepWay(size, kept);
        const told = words.nextGame({ step: next, by: Math.abs(by), up: by > 0 });
        this.#tell(words.inARow({ run, won }), told, next, next - by);
      },
    );
  }

  /**
   * @param {string} first in bold
   * @param {string} then
   * @param {number} step of the next game
   * @param {number} before
   */
  #tell(first, then, step, before) {
    const [told, line, ends] = this.section.children;
    told.replaceChildren(made("b", { textContent: first }), ` ${then}`);
    const lowest = Math.max(1, Math.min(step - BELOW, STEPS.length - SHOWN + 1));
    const shown = Array.from({ length: SHOWN }, (_, at) => lowest + at);
    line.replaceChildren(
      ...shown.map((one) => {
        const stone = made("i");
        stone.classList.toggle("reached", one <= step);
        stone.classList.toggle("new", one > before && one <= step);
        return stone;
      }),
    );
    ends.children[0].textContent = words.step({ step: lowest });
    const highest = { turn: lowest + SHOWN - 1, all: STEPS.length };
    ends.children[1].textContent = words.placeOf(highest);
  }
}
