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

/**
 * @typedef {object} Done
 * @property {Record<string, boolean>} answered  by board: whether the answer was right
 * @property {Record<string, Skill>} skills  by kind of exercise
 * @property {Record<string, boolean>} days  by date
 * @property {Record<string, number>} wrong  exercises with a wrong answer, by address: the number
 *   of others before they come again
 * @property {number} rights  in a row
 */
/** @type {Done} */
let done;

read();
addEventListener("storage", ({ key }) => key === KEY && read()); // another tab

function read() {
  const found = storage.attempt(() => JSON.parse(storage.get("local", KEY)), null);
  done = { answered: {}, skills: {}, days: {}, wrong: {}, rights: 0, ...found };
}

function write() {
  storage.set("local", KEY, JSON.stringify(done));
}

/** Whether a board's answer was right; undefined if there is none. @param {string} board */
export function of(board) {
  return done.answered[board];
}

/** @param {string} board @param {boolean} right */
export function note(board, right) {
  done.answered[board] = right;
  write();
}

/** Forget some boards. @param {string[]} boards */
export function forget(boards) {
  for (const board of boards) delete done.answered[board];
  write();
}

/** The reader's level in a kind of exercise. @param {string} kind @returns {Skill} */
export function skill(kind) {
  return done.skills[kind] ?? { level: 1, run: 0 };
}

/**
 * An answer was given: three right ones go up a level, a wrong one half of that down.
 * @param {string} kind
 * @param {boolean} right
 * @param {string} address it comes again if it was wrong; "" for never
 */
export function practised(kind, right, address) {
  done.rights = right ? done.rights + 1 : 0;
  for (const each of Object.keys(done.wrong)) done.wrong[each] -= 1;
  if (right) delete done.wrong[address];
  else if (address)
    done.wrong = Object.fromEntries(
      [...Object.entries(done.wrong).filter(([each]) => each !== address), [address, LATER]].slice(
        -MOST,
      ),
    );
  const { level, run: before } = skill(kind);
  const next = right ? before + 1 : Math.min(0, before - 1);
  if (next >= RUN) done.skills[kind] = { level: Math.min(HIGHEST, level + 1), run: 0 };
  else if (next <= -2) done.skills[kind] = { level: Math.max(1, level - 1), run: 0 };
  else done.skills[kind] = { level, run: next };
  write();
}

/** @param {string} date @returns {boolean | undefined} */
export function ofDay(date) {
  return done.days[date];
}

/** @param {string} date @param {boolean} right */
export function noteDay(date, right) {
  done.days[date] = right;
  write();
}

/** The number of right answers since the last wrong one. */
export function run() {
  return done.rights;
}

/** The address of an exercise that is due again; null for none. @param {string} kind "" for any */
export function again(kind) {
  return (
    Object.keys(done.wrong).find(
      (address) => done.wrong[address] <= 0 && (!kind || address.split("-")[1] === kind),
    ) ?? null
  );
}
