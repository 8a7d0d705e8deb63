/**
 * Ways to step through a game in review, besides the buttons and the slider: Left, Right, Home and End wherever the focus is except in
 * a field or among tabs, and a swipe. On the board the arrows step, too, as they do on other pages; with Shift they go from point to point.
 */
import { used } from "../board/parts.js";

/** @import { Opponent } from "./opponent.js" */
/** @import { Steps } from "./steps.js" */

const OWN = "input, textarea, select, [role=tablist], dialog, [contenteditable]"; // these use such keys
const SWIPED = "input, textarea, select, dialog, .plot, [role=tablist]";
const FAR = 48; // pixels,
const QUICK = 700; // and ms: a swipe takes no longer
const RIM = 24; // pixels at the edge: the system's swipes

/** @type {Record<string, number>} */
const KEYS = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** How many turns a key steps; 0 for none. @param {Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"> & {target: any}} event */
export function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey, target }) {
  return ctrlKey || metaKey || altKey || shiftKey || target?.closest?.(OWN) ? 0 : (KEYS[key] ?? 0);
}

/** @typedef {{x: number, y: number, time: number}} Touch */

/** The same for a swipe: to the left goes on, as one turns pages. @param {Touch} down @param {Touch} up @param {number} width of the window */
export function swipeOf(down, up, width) {
  const [x, y] = [up.x - down.x, up.y - down.y];
  const counts =
    Math.abs(x) >= FAR &&
    Math.abs(x) > 2 * Math.abs(y) &&
    up.time - down.time <= QUICK &&
    down.x >= RIM &&
    down.x <= width - RIM;
  return counts ? -Math.sign(x) : 0;
}

export class Review {
  /** @param {HTMLElement} buttons @param {HTMLElement} leave @param {Opponent} opponent  takes no turn meanwhile @param {Steps} steps @param {() => void} changed */
  constructor(buttons, leave, opponent, steps, changed) {
    this.buttons = buttons;
    this.leave = leave;
    this.opponent = opponent;
    this.changed = changed;
    listen(steps, this);
  }

  get on() {
    return document.body.dataset.mode === "review";
  }

  /** A game is reviewed or played. */
  set on(on) {
    document.body.dataset.mode = on ? "review" : "play";
    this.buttons.hidden = this.leave.hidden = !on;
    this.opponent.reviewed = on;
    this.changed();
  }
}

/** @param {Steps} steps @param {Review} review */
function listen(steps, review) {
  /** @type {Touch | null} */ let down = null;
  // Before the board and the list of turns get it
  addEventListener(
    "keydown",
    (event) => {
      const by = review.on ? stepOf(event) : 0;
      if (!by) return;
      used(event);
      if (steps.can(by)) steps.by(by);
    },
    { capture: true },
  );
  addEventListener(
    "touchstart",
    ({ touches, timeStamp, target }) => {
      const alone =
        review.on && touches.length === 1 && !(/** @type {Element} */ (target).closest(SWIPED));
      down = alone ? { x: touches[0].clientX, y: touches[0].clientY, time: timeStamp } : null;
    },
    { passive: true },
  );
  addEventListener(
    "touchend",
    ({ changedTouches, timeStamp }) => {
      const [{ clientX, clientY }] = changedTouches;
      const by = down && swipeOf(down, { x: clientX, y: clientY, time: timeStamp }, innerWidth);
      down = null;
      if (by && steps.can(by)) steps.by(by);
    },
    { passive: true },
  );
}
