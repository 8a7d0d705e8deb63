/** What a reader has done, kept in the browser. Where storage is switched off it is kept as long as the page is open. */
import * as storage from "../game/storage.js";

const KEY = "ttgo-learn";
const RUN = 3; // right answers one after the other that lead to the next level
const HIGHEST = 5;

/** @typedef {{level: number, run: number}} Skill */

/** By board, whether its question was answered rightly. @type {Record<string, boolean>} */
let answered = {};
/** By kind of exercise. @type {Record<string, Skill>} */
let skills = {};
/** By date. @type {Record<string, boolean>} */
let days = {};

read();
addEventListener("storage", ({ key }) => key === KEY && read()); // another tab

/** Anybody may have written there. */
function read() {
  const found = storage.attempt(() => JSON.parse(storage.get("local", KEY)), null);
  answered = only(found?.answered, (value) => typeof value === "boolean");
  days = only(found?.days, (value) => typeof value === "boolean");
  skills = only(found?.skills, (value) => Number.isInteger(value?.level) && value.level >= 1 && value.level <= HIGHEST && Number.isInteger(value?.run));
}

/** @template T @param {unknown} found @param {(value: any) => boolean} isOne @returns {Record<string, T>} */
function only(found, isOne) {
  return found && typeof found === "object" ? Object.fromEntries(Object.entries(found).filter(([, value]) => isOne(value))) : {};
}

function write() {
  storage.set("local", KEY, JSON.stringify({ answered, skills, days }));
}

/** Whether a board's question was answered rightly; undefined if it was not answered. @param {string} board */
export function of(board) {
  return answered[board];
}

/** @param {string} board @param {boolean} right */
export function note(board, right) {
  answered[board] = right;
  write();
}

/** Forget some boards. @param {string[]} boards */
export function forget(boards) {
  for (const board of boards) delete answered[board];
  write();
}

/** How far somebody is with a kind of exercise. @param {string} kind @returns {Skill} */
export function skill(kind) {
  return skills[kind] ?? { level: 1, run: 0 };
}

/** An exercise was answered: three right ones lead up, a wrong one half of the way down. @param {string} kind @param {boolean} right */
export function practised(kind, right) {
  const { level, run } = skill(kind);
  const next = right ? run + 1 : Math.min(0, run - 1);
  if (next >= RUN) skills[kind] = { level: Math.min(HIGHEST, level + 1), run: 0 };
  else if (next <= -2) skills[kind] = { level: Math.max(1, level - 1), run: 0 };
  else skills[kind] = { level, run: next };
  write();
}

/** @param {string} date @returns {boolean | undefined} */
export function ofDay(date) {
  return days[date];
}

/** @param {string} date @param {boolean} right */
export function noteDay(date, right) {
  days[date] = right;
  write();
}
