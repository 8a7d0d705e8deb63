/**
 * The boards of exercises: the lines of exercises/KIND.txt, those of each level after an empty line.
 * "practice-net-2-17a" is a kind, a level, the number of a line, and from which side and in which
 * colours its board is seen. Python makes an exercise of it (ttgo/teach/exercises.py).
 */
import { notLoaded } from "../words/learn.js";
import { ADDRESS } from "./progress.js";

const SEEN = 16; // ways
// The three tasks of a day; a change of these, or of lines, changes the board of every day
/** @type {[level: number, kinds: string[]][]} */
const DAILY = [
  [1, ["clear", "rule", "owner", "atari", "escape"]],
  [3, ["stands", "winner", "connect", "snapback", "eye", "last"]],
  [5, ["capture", "ladder", "net", "kill", "ahead"]],
];
const DAY = 864e5; // ms

const FOLDER = new URL("./exercises/", import.meta.url);

/** Rejects with a sentence, such as without a network. @param {string} kind @param {number} level */
async function linesOf(kind, level) {
  const response = await fetch(new URL(`${kind}.txt`, FOLDER)).catch(() => null);
  if (!response) throw new Error(notLoaded);
  const lines = response.ok ? (await response.text()).split("\n\n")[level - 1] : "";
  return lines?.trim().split("\n") ?? [];
}

/**
 * The exercise of an address, and what Python says if there is none.
 * @param {string} address @param {typeof import("../python/boards-client.js").ask} ask
 */
export async function exerciseOf(address, ask) {
  const [, kind, level, number, turned] = address.match(ADDRESS) ?? [];
  const line = kind && (await linesOf(kind, Number(level)))[Number(number) - 1];
  if (!line) return {};
  const { exercise, view } = await ask({ do: "exercise", kind, line, turned });
  return { exercise: exercise && { ...exercise, kind, level: Number(level) }, view };
}

/**
 * An exercise of a kind and level.
 * @param {string} kind @param {number} level
 * @param {number} number  any two that are alike lead to the same one
 */
export async function addressOf(kind, level, number) {
  const { length } = await linesOf(kind, level);
  const seen = String.fromCharCode(97 + (number % SEEN));
  return `practice-${kind}-${level}-${1 + (number % length)}${seen}`;
}

/** The exercise of a day's task. @param {string} day @param {number} task  from 1 */
export function ofDay(day, task) {
  const [level, kinds] = DAILY[task - 1];
  const number = Math.floor(Date.parse(day) / DAY);
  // one board of a kind after the other, and each the next time from another side
  const turn = Math.floor(number / kinds.length);
  return addressOf(kinds[number % kinds.length], level, turn);
}
