/**
 * Which levels of the computer a person has beaten on which boards, kept in this browser. Each is a
 * stone, and the next one is offered. A game with Undo, Hint or a start of its own fills none.
 *
 * @import { View } from "../../view.js"
 */
import { dayOf, other } from "../../board/parts.js";
import { byGame, keepOf, remove, SIDES } from "../../keep/storage.js";

const KEY = "ttgo:1:ladder"; // in localStorage: by rung, such as "9 30", the day of the win
const LEVELS = ["10", "30", "100", "1000", "10000"];
const SIZES = [9, 13, 19];
const RUNGS = SIZES.flatMap((size) => LEVELS.map((level) => `${size} ${level}`));

/** Who a game is played against, as sides.js keeps it. @param {string} game */
export function against(game) {
  const [side, level = "", helped = ""] = String(byGame(SIDES)[game] ?? "").split(" ");
  const you = other(side);
  return { you, colour: other(you), level, helped: helped !== "" };
}

/** The rungs that are beaten, lowest first, each with its day. @returns {[string, string][]} */
export function beaten() {
  const kept = byGame(KEY);
  return RUNGS.filter((rung) => kept[rung]).map((rung) => [rung, String(kept[rung])]);
}

/** Forget all of it. */
export const forget = () => remove("local", KEY);

/** A stone for each level on a square board, filled where it is beaten. @param {string} size */
export function stones(size) {
  const won = beaten().map(([rung]) => rung);
  const rungs = RUNGS.filter((rung) => rung.startsWith(`${size} `));
  return rungs.map((rung) => (won.includes(rung) ? "●" : "○")).join("");
}

/** The same for all boards. */
export const ladder = () =>
  SIZES.map((size) => `${size}×${size}\u00a0${stones(String(size))}`).join(" ");

/**
 * A game is won: whether it fills no stone because the person was helped, and the next rung that is
 * not beaten, as its size and level; none if all are.
 * @param {View} view
 * @param {string} game
 * @param {boolean} now  it has just ended
 */
export function climb({ size: [width, height], branches, players }, game, now) {
  const { level, helped } = against(game);
  const at = width === height ? RUNGS.indexOf(`${width} ${level}`) : -1;
  const aided = helped || Object.keys(branches).length > 0;
  if (now && at >= 0 && !aided && !players.startsWith("BB"))
    keepOf(KEY, RUNGS[at], dayOf(), RUNGS.length);
  const won = beaten().map(([rung]) => rung);
  const next = [...RUNGS.slice(Math.max(at, 0)), ...RUNGS].find((rung) => !won.includes(rung));
  return { helped: at >= 0 && aided && !won.includes(RUNGS[at]), next: next?.split(" ") };
}
