/**
 * What a reader has done, kept in the browser. If storage is off, it is kept as long as the page is
 * open.
 */
import * as storage from "../keep/storage.js";

const KEY = "ttgo-learn";
const BROKEN = `${KEY}:broken`; // what was kept there and could not be read
const RUN = 3; // right answers in a row that lead to the next level
const HIGHEST = 5;
// exercises between a wrong answer and the same exercise again; and after that was right, twice more
const LATER = [3, 10, 30];
const MOST = 20; // exercises to repeat
export const ADDRESS = /^practice-([a-z]+)-([1-5])-([1-9]\d{0,2})([a-p])$/; // of an exercise
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
let isBroken = false; // and nobody was told yet

read();
addEventListener("storage", ({ key }) => key === KEY && read()); // another tab

/** All that is read there comes in here: it may be anybody's. */
function read() {
  const text = storage.get("local", KEY);
  const found = storage.attempt(() => JSON.parse(text || "{}"), null);
  const all = isTable(found) ? found : {};
  const { answered, skills, days, wrong, rightly, rights = 0, game = null } = all;
  const parts = {
    answered: part(answered, (right) => typeof right === "boolean"),
    skills: part(
      skills,
      ({ level, run: row }) => isWithin(level, 1, HIGHEST) && isWithin(row, -2, RUN),
    ),
    days: part(days, (tasks) =>
      [tasks].flat().every((right) => right === null || typeof right === "boolean"),
    ),
    wrong: part(wrong, Number.isSafeInteger),
    rightly: part(rightly, Number.isSafeInteger),
  };
  const isCount = isWithin(rights, 0, Infinity);
  const isGame = game === null || (typeof game.link === "string" && Array.isArray(game.tried));
  done = {
    answered: parts.answered.kept,
    skills: parts.skills.kept,
    days: parts.days.kept,
    wrong: Object.fromEntries(
      Object.entries(parts.wrong.kept).filter(([address]) => ADDRESS.test(address)),
    ),
    rightly: parts.rightly.kept,
    rights: isCount ? rights : 0,
    game: isGame ? game : null,
  };
  const isWhole = Object.values(parts).every((one) => one.isWhole);
  if (isTable(found) && isWhole && isCount && isGame) return;
  isBroken = true;
  storage.set("local", BROKEN, text);
  write();
}

/** @param {any} found */
function isTable(found) {
  return typeof found === "object" && found !== null && !Array.isArray(found);
}

/** @param {any} number @param {number} least @param {number} most */
function isWithin(number, least, most) {
  return Number.isInteger(number) && least <= number && number <= most;
}

/**
 * What is right of a part, and whether that is all of it.
 * @param {any} found @param {(value: any) => boolean} isRight
 */
function part(found = {}, isRight) {
  const entries = isTable(found) ? Object.entries(found) : [];
  const right = entries.filter(([, value]) => storage.attempt(() => isRight(value), false));
  const isWhole = isTable(found) && right.length === entries.length;
  return { kept: Object.fromEntries(right), isWhole };
}

/** Whether something was set aside since this was asked last. */
export function setAside() {
  const is = isBroken;
  isBroken = false;
  return is;
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

/** The address of an exercise of these kinds that is due again; null for none. @param {string[]} kinds */
export function again(kinds) {
  return (
    Object.keys(done.wrong).find(
      (address) => done.wrong[address] <= 0 && kinds.includes(address.split("-")[1]),
    ) ?? null
  );
}
