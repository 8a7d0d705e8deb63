/**
 * Whose turn it is in a game against the computer, and how many turns a person takes back. Knows
 * nothing of Go.
 */

/** @import { Event, View } from "../view.js" */
/** @typedef {"" | "black" | "white"} Side */

/**
 * Who took a turn; null if there was none.
 * @param {View} view
 * @param {number} turn
 * @returns {"black" | "white" | null}
 */
export function playerOf({ players }, turn) {
  return players[turn - 1] === "B" ? "black" : players[turn - 1] === "W" ? "white" : null;
}

/**
 * Whether the computer is to act at the shown turn.
 * @param {View | null} view
 * @param {Side} colour the computer's; "" for nobody's
 * @param {boolean} [goesOn] also at an earlier turn
 */
export function isNext(view, colour, goesOn = false) {
  if (!view || !colour || view.over || view.resigned) return false;
  if (!goesOn && view.turn < view.turns.length) return false;
  const { click = "turn", proposals = {} } = view.phase ?? {};
  return click === "turn" ? view.toPlay === colour : click === "mark" && !(colour in proposals);
}

const SEEN = 1000; // ms in which a capture is seen to its end

/**
 * How long at least, in ms, the computer waits with its answer: people who see a capture move need a
 * while.
 * @param {View | null} view
 */
export const pauseAfter = (view) =>
  view?.steps?.opponent.length && !matchMedia("(prefers-reduced-motion: reduce)").matches
    ? SEEN
    : 0;

/**
 * The events that undo or redo turns until it is the person's. Turns on their way to Python, the
 * person's ("turn") or the computer's ("take"), may arrive first: so the event names a turn to go
 * to, instead of a number of turns.
 * @param {View | null} view
 * @param {Side} colour
 * @param {-1 | 1} way
 * @param {(what: string) => boolean} isUnderWay
 * @returns {Event[]}
 */
export function stepsOf(view, colour, way, isUnderWay) {
  const one = { do: way < 0 ? "undo" : "redo" };
  if (!view || !colour || (way < 0 && view.resigned)) return [one]; // the resignation alone
  const { turn, turns } = view;
  const isOwn = playerOf(view, way < 0 ? turn : turn + 1) === colour;
  const isBoth = way < 0 === isOwn && !isNext(view, colour);
  const count = isBoth && (way < 0 ? turn : turns.length - turn) > 1 ? 2 : 1;
  const isTaken = isUnderWay("take");
  if (way < 0 && (isTaken || isUnderWay("turn")))
    return [{ do: "goto", turn: isTaken ? turn - count : turn }];
  return Array(count).fill(one);
}
