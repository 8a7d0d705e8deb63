/**
 * What a reader has done, kept in the browser. If storage is off, it is kept as long as the page is
 * open.
 */
import * as storage from "../game/storage.js";

const KEY = "ttgo-learn";
const RUN = 3; // right answers in a row that lead to the next level
const HIGHEST = 5;
const LATER = 3; // exercises between a wrong answer and the same exercise again
const MOST = 20; // exercises to repeat

/** @typedef {{level: number, run: number}} Skill */

/** By board: whether the answer was right. @type {Record<string, boolean>} */
let answered = {};
/** By kind of exercise. @type {Record<string, Skill>} */
let skills = {};
/** By date. @type {Record<string, boolean>} */
let days = {};
/**
 * Exercises with a wrong answer, by address: the number of others before they come again.
 * @type {Record<string, number>}
 */
let wrong = {};
let rights = 0; // in a row

read();
addEventListener("storage", ({ key }) => key === KEY && read()); // another tab

/** Any script may write there. */
function read() {
  const found = storage.attempt(() => JSON.parse(storage.get("local", KEY)), null);
  answered = only(found?.answered, (value) => typeof value === "boolean");
  days = only(found?.days, (value) => typeof value === "boolean");
  wrong = only(found?.wrong, (value) => Number.isInteger(value));
  rights = Number.isInteger(found?.rights) ? found.rights : 0;
  skills = only(
    found?.skills,
    (value) =>
      Number.isInteger(value?.level) &&
      value.level >= 1 &&
      value.level <= HIGHEST &&
      Number.isInteger(value?.run),
  );
}

/**
 * @template T
 * @param {unknown} found
 * @param {(value: any) => boolean} isOne
 * @returns {Record<string, T>}
 */
function only(found, isOne) {
  return found && typeof found === "object"
    ? Object.fromEntries(Object.entries(found).filter(([, value]) => isOne(value)))
    : {};
}

function write() {
  storage.set("local", KEY, JSON.stringify({ answered, skills, days, wrong, rights }));
}

/** Whether a board's answer was right; undefined if there is none. @param {string} board */
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

/** The reader's level in a kind of exercise. @param {string} kind @returns {Skill} */
export function skill(kind) {
  return skills[kind] ?? { level: 1, run: 0 };
}

/**
 * An answer was given: three right ones go up a level, a wrong one half of that down.
 * @param {string} kind
 * @param {boolean} right
 * @param {string} address it comes again if it was wrong; "" for never
 */
export function practised(kind, right, address) {
  rights = right ? rights + 1 : 0;
  for (const each of Object.keys(wrong)) wrong[each] -= 1;
  if (right) delete wrong[address];
  else if (address)
    wrong = Object.fromEntries(
      [...Object.entries(wrong).filter(([each]) => each !== address), [address, LATER]].slice(
        -MOST,
      ),
    );
  const { level, run: before } = skill(kind);
  const next = right ? before + 1 : Math.min(0, before - 1);
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

/** The number of right answers since the last wrong one. */
export function run() {
  return rights;
}

/** The address of an exercise that is due again; null for none. @param {string} kind "" for any */
export function again(kind) {
  return (
    Object.keys(wrong).find(
      (address) => wrong[address] <= 0 && (!kind || address.split("-")[1] === kind),
    ) ?? null
  );
}
