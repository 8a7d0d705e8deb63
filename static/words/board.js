/**
 * All that any board says, in English, by name; the rest comes with what needs it (start.js, embed.js, asked.js). Another language is one more file with
 * all the names of these four, named by its tag, and its line in embed/language.js. See words.js.
 */

/** Texts, and functions that make them. @template T @typedef {{[Name in keyof T]: T[Name] extends string ? string : T[Name]}} Said */
/** @typedef {Said<typeof all>} Words */

const names = { black: "Black", white: "White" };

/** @param {number} number @param {string} one @param {string} [more] */
const count = (number, one, more = `${one}s`) => `${number} ${number === 1 ? one : more}`;

/** Between two of several. */
export const between = ", ";

// Any board
export const goBoard = "Go board";
export const sized = (/** @type {string} */ label, /** @type {number} */ width, /** @type {number} */ height) => `${label}, ${width} by ${height}`;
export const onCopy = "a copy: playing out the dispute";
export const rule = (/** @type {number} */ number) => `Rule ${number}`;
/** A sentence, after a word for what it is about. */
export const about = (/** @type {string} */ sentence) => `: ${sentence}`;
export const earlierGrid = (/** @type {number | null} */ turn) => `the grid ${turn ? `after turn ${turn}` : "at the start"}`;
export const sameGrid = "the grid as it is";
export const pass = "Pass", undo = "Undo", redo = "Redo", startOver = "Start over";

// A point of it, to those who do not see it
export const empty = "empty", marked = "marked", disputed = "in dispute";
export const stone = { X: "black stone", O: "white stone" };
/** @type {Record<string, string>} */
export const reaches = { b: "reaches only Black", w: "reaches only White", 2: "reaches Black and White", 0: "reaches neither colour" };
export const string = (/** @type {number} */ stones, /** @type {number} */ liberties) =>
  `${stones > 1 ? `string of ${stones}, ` : ""}${count(liberties, "liberty", "liberties")}`;
export const labelled = (/** @type {string} */ label) => `labelled ${label}`;
/** @type {Record<string, string>} */
export const marks = { triangle: "triangle", square: "square", circle: "circle", cross: "cross", dim: "dimmed" };
export const notAllowed = (/** @type {import("../view.js").View["illegal"][string]} */ { rule: number, turn }) =>
  `not allowed: ${number === 7 ? "suicide" : `repeats ${earlierGrid(turn)}`}`;
export const wantsOff = { black: "Black wants it off", white: "White wants it off" };

// A touch that aims
export const placeAt = (/** @type {string} */ at) => `Place at ${at}`;
export const toPlay = "play there";
export const aiming = (/** @type {string} */ at, /** @type {string} */ what) => `Aiming at ${at}: tap it again to ${what}, or tap elsewhere to aim anew.`;

// An embedded board
export const toStart = "To the start", back = "One turn back", on = "One turn on", toEnd = "To the last turn", openHere = "Open in ttgo";
export const atStart = (/** @type {number} */ turns) => `The start. ${turns === 1 ? "One turn follows" : `${turns} turns follow`}.`;
export const choose = "Choose a point.";
/** @param {Record<string, string>} names of a file */
export const players = ({ PB, PW, RE }) => [PB && `${names.black}: ${PB}`, PW && `${names.white}: ${PW}`, RE && `Result: ${RE}`].filter(Boolean).join(" · ");

/** All of them, to be exchanged for those of another language. */
const all = {
  between, goBoard, sized, onCopy, rule, about, earlierGrid, sameGrid, pass, undo, redo, startOver, empty, marked,
  disputed, stone, reaches, string, labelled, marks, notAllowed, wantsOff, placeAt, toPlay, aiming, toStart, back, on,
  toEnd, openHere, atStart, choose, players,
};
export default all;
