/**
 * What a reader has done, kept in the browser. If storage is off, it is kept as long as the page is
 * open.
 */
import * as storage from "../game/storage.js";

const KEY = "ttgo-learn";
const RUN = 3; // right answers in a row that lead to the next level
const HIGHEST = 5;
// exercises between a wrong answer and the same exercise again; and after that was right, twice more
const LATER = [3, 10, 30];
const MOST = 20; // exercises to repeat
export const TASKS = 3; // of a day

/** @typedef {{level: number, run: number}} Skill */

/**
 * @typedef {object} Done
 * @property {Record<string, boolean>} answered  by board: whether the answer was right
 * @property {Record<string, Skill>} skills  by kind of exercise
 * @property {Record<string, boolean | (boolean | null)[]>} days  by date, the tasks of its board;
 *   one alone before there were three
 * @property {Record<string, number>} wrong  exercises with a wrong answer, by address: the number
 *   of others before they come again
 * @property {Record<string, number>} rightly  how often they were answered rightly since then
 * @property {number} rights  in a row
 * @property {{link: string, tried: string[]} | null} game  the last one that was played to its end,
 *   and what the rules refused in it
 */
/** @type {Done} */
let done;

read();
addEventListener("storage", ({ key }) => key === KEY && read()); // another tab

function read() {
  const found = storage.attempt(() => JSON.parse(storage.get("local", KEY)), null);
  done = {
    answered: {},
    skills: {},
    days: {},
    wrong: {},
    rightly: {},
    rights: 0,
    game: null,
    ...found,
  };
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

/** The reader's own game. */
export function ownGame() {
  return done.game;
}

/** @param {string} link @param {string[]} tried */
export function keepGame(link, tried) {
  done.game = { link, tried };
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
 * @param {string} address it comes again if it was wrong
 */
export function practised(kind, right, address) {
  done.rights = right ? done.rights + 1 : 0;
  for (const each of Object.keys(done.wrong)) done.wrong[each] -= 1;
  repeat(address, right);
  const { level, run: before } = skill(kind);
  const next = right ? before + 1 : Math.min(0, before - 1);
  if (next >= RUN) done.skills[kind] = { level: Math.min(HIGHEST, level + 1), run: 0 };
  else if (next <= -2) done.skills[kind] = { level: Math.max(1, level - 1), run: 0 };
  else done.skills[kind] = { level, run: next };
  write();
}

/** When an exercise comes again, if ever. @param {string} address @param {boolean} right */
function repeat(address, right) {
  const step = right ? (done.rightly[address] ?? 0) + 1 : 0;
  const known = address in done.wrong;
  delete done.wrong[address];
  delete done.rightly[address];
  if (right && (!known || step >= LATER.length)) return;
  const kept = Object.entries({ ...done.wrong, [address]: LATER[step] }).slice(-MOST);
  done.wrong = Object.fromEntries(kept);
  done.rightly[address] = step;
}

/**
 * The answers to the tasks of a day's board, null for none yet.
 * @param {string} date
 * @returns {(boolean | null)[]}
 */
export function ofDay(date) {
  const found = done.days[date];
  const tasks = Array.isArray(found) ? found : found === undefined ? [] : [found];
  return Array.from({ length: TASKS }, (_, task) => tasks[task] ?? null);
}

/** The first answer counts. @param {string} date @param {number} task @param {boolean} right */
export function noteDay(date, task, right) {
  const tasks = ofDay(date);
  tasks[task - 1] ??= right;
  done.days[date] = tasks;
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
