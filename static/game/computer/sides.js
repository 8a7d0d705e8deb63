/**
 * Whom the computer plays in a game, at which level, and whether the person was helped: kept by
 * game, and read by ladder.js.
 */
import { other } from "../../board/parts.js";
import { byGame, get, keepOf, MOST, set, SIDES } from "../../keep/storage.js";
import { FRESH } from "../../words/events.js";
import { hasBegun } from "../status.js";
import { against } from "./ladder.js";

/** @import { Event, View } from "../../view.js" */
/** @import { Context } from "../page.js" */
/** @import { Side } from "../../python/whose.js" */

const LEVEL = "ttgo:1:level";
/** Where the levels are on the computer's way up, as ttgo/player/steps.py has it. */
const STEPS = /** @type {Record<string, number>} */ ({
  10: 2,
  30: 8,
  100: 15,
  1000: 22,
  10000: 27,
});

/** @param {unknown} text @returns {Side} */
export const sideOf = (text) => (text === "black" || text === "white" ? text : "");

export class Sides {
  /** Whom it plays; "" for nobody. @type {Side} */ colour = "";
  /**
   * How a person has set that, in the game shown or about to begin; a tap on the first board may
   * have been meant for two people. @type {"" | "pressed" | "tapped"}
   */
  chosen = "";
  #helped = false; // the game shown fills no stone of the ladder
  #game = "";
  level = "10"; // its trial games for a turn

  constructor() {
    this.#setLevel(get("local", LEVEL));
  }

  get step() {
    return STEPS[this.level];
  }

  /** @param {unknown} level  of those that there are */
  #setLevel(level) {
    if (!(String(level) in STEPS)) return;
    this.level = String(level);
    set("local", LEVEL, this.level);
  }

  /** @param {Side} colour @param {"pressed" | "tapped"} chosen @param {boolean} late */
  choose(colour, chosen, late) {
    Object.assign(this, { colour, chosen });
    this.help(late);
  }

  /** Keep that the person is helped now, if so. @param {boolean} so */
  help(so) {
    this.#helped ||= so;
    if (this.#game) this.#keep();
  }

  /** A game is to begin: whom it will play, as far as one knows. @param {Event} event */
  begin(event) {
    this.chosen = "";
    return this.#after(event);
  }

  /** @param {Event} event that begins a game */
  #after(event) {
    return event.do === "again" ? other(this.colour) : sideOf(event.opponent);
  }

  /**
   * Whether another game is shown. `event` is what Python has answered.
   * @param {View} view @param {Event} event @param {Partial<Context>} context
   */
  show(view, event, { game = "", source = "" }) {
    const anew = FRESH.includes(event.do);
    const moved = game !== this.#game;
    const kept = against(byGame(SIDES)[game] ? game : source);
    if (event.do === "new" && event.opponent && !view.error) this.#setLevel(event.level);
    if (!this.chosen) {
      if ((anew || event.opponent) && !view.error) this.colour = this.#after(event);
      else if (moved) this.colour = sideOf(kept.colour);
    }
    if (anew) this.#helped = hasBegun(view);
    else if (moved) {
      this.#setLevel(kept.level);
      this.#helped = kept.helped;
    }
    this.#game = game;
    if (moved || anew || event.opponent) this.#keep();
    return moved || anew;
  }

  #keep() {
    const how = [this.colour, this.level, ...(this.#helped ? ["helped"] : [])].join(" ");
    keepOf(SIDES, this.#game, this.colour && how, MOST);
  }
}
