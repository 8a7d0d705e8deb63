/**
 * Whom the computer plays in a game, at which step of its way up, and whether the game counts for
 * the step that fits the person: kept by game. That step is kept by size of the board, as
 * ttgo/player/fit.py has it; way.js asks there.
 */
import { other } from "../../board/parts.js";
import { byGame, keepOf, MOST, SIDES } from "../../keep/storage.js";
import { FRESH } from "../../words/events.js";
import { FIRST, STEPS } from "../../words/steps.js";
import { hasBegun } from "../status.js";

/** @import { Event, View } from "../../view.js" */
/** @import { Context } from "../page.js" */
/** @import { Side } from "../../python/whose.js" */
/**
 * @typedef {"" | "helped" | "apart"} Counts  how a game counts: only if it is lost, or not at all
 */

const WAY = "ttgo:1:way"; // in localStorage: by size, such as "9x9", a text of fit.py
// Before there were steps: the levels, and by size and level, such as "9 30", the day of a win
const LEVELS = [
  ["10", 2],
  ["30", 8],
  ["100", 15],
  ["1000", 22],
  ["10000", 27],
];
const LADDER = "ttgo:1:ladder";

/** @param {unknown} text @returns {Side} */
export const sideOf = (text) => (text === "black" || text === "white" ? text : "");

/** The step that a text begins with; 0 for none. @param {string} text */
function stepIn(text) {
  const step = Number.parseInt(text);
  return step >= 1 && step <= STEPS.length ? step : 0;
}

/** Who a game is played against, as it is kept. @param {string} game */
export function against(game) {
  const [side, strength = "", counts = ""] = String(byGame(SIDES)[game] ?? "").split(" ");
  const you = other(side);
  const [, step] = LEVELS.find(([level]) => level === strength) ?? ["", ""];
  return {
    you,
    colour: other(you),
    step: Number(step) || stepIn(strength.replace("step", "")),
    counts: /** @type {Counts} */ (["helped", "apart"].includes(counts) ? counts : ""),
  };
}

/** @param {View} view */
export const sizeOf = ({ size }) => size.join("x");

/**
 * What is kept of the games on a size of board: at first the highest level that was beaten there.
 * @param {string} size
 */
export function keptOf(size) {
  const kept = String(byGame(WAY)[size] ?? "");
  if (stepIn(kept)) return kept;
  const [width, height] = size.split("x");
  const won = LEVELS.filter(([level]) => width === height && byGame(LADDER)[`${width} ${level}`]);
  return String(won.at(-1)?.[1] ?? "");
}

/** @param {string} size @param {string} kept */
export const keepWay = (size, kept) => keepOf(WAY, size, kept, MOST);

/** The step of the next game there. @param {string} size */
export const fitting = (size) => stepIn(keptOf(size)) || FIRST;

export class Sides {
  /** Whom it plays; "" for nobody. @type {Side} */ colour = "";
  /**
   * How a person has set that, in the game shown or about to begin; a tap on the first board may
   * have been meant for two people. @type {"" | "pressed" | "tapped"}
   */
  chosen = "";
  /** The game shown. @type {Counts} */ #counts = "";
  #step = 0; // of that game, once it is kept
  #size = "9x9";
  #game = "";

  get step() {
    return this.#step || fitting(this.#size);
  }

  /** @param {Side} colour @param {"pressed" | "tapped"} chosen */
  choose(colour, chosen) {
    Object.assign(this, { colour, chosen });
    this.count("");
  }

  /** Keep how the game counts, if less than before. @param {Counts} how */
  count(how) {
    if (this.#counts !== "apart") this.#counts = how || this.#counts;
    if (this.#game) this.#keep();
  }

  /**
   * A game has ended: how it counts, once. After another turn than one of the record a win does not.
   * @param {View} view
   */
  ends({ branches, players }) {
    const before = players.startsWith("BB") ? "apart" : this.#counts;
    this.count("apart");
    return before || (Object.keys(branches).length > 0 ? "helped" : "");
  }

  /** A game is to begin: whom it will play, as far as one knows. @param {Event} event */
  begin(event) {
    this.chosen = "";
    return this.#after(event);
  }

  /** @param {Event} event that begins a game */
  #after(event) {
    return event.do === "again" ? this.colour : sideOf(event.opponent);
  }

  /**
   * Whether another game is shown. `event` is what Python has answered.
   * @param {View} view @param {Event} event @param {Partial<Context>} context
   */
  show(view, event, { game = "", source = "" }) {
    const anew = FRESH.includes(event.do);
    const moved = game !== this.#game;
    const kept = against(byGame(SIDES)[game] ? game : source);
    this.#size = sizeOf(view);
    if (!this.chosen) {
      if ((anew || event.opponent) && !view.error) this.colour = this.#after(event);
      else if (moved) this.colour = sideOf(kept.colour);
    }
    if (anew) {
      if (!view.error) this.#step = stepIn(String(event.step));
      this.#counts = hasBegun(view) ? "apart" : "";
    } else if (moved) {
      this.#step = kept.step;
      this.#counts = kept.counts;
    }
    this.#game = game;
    if (moved || anew || event.opponent) this.#keep();
    return moved || anew;
  }

  #keep() {
    this.#step = this.colour ? this.step : 0;
    const how = [this.colour, `step${this.#step}`, this.#counts].join(" ").trim();
    keepOf(SIDES, this.#game, this.colour && how, MOST);
  }
}
