/**
 * What an author wrote into a page: the content and the attributes of a board. begin.js turns them
 * into events for Python.
 */
import { diagramOf, plainOf } from "./diagram.js";
import { wrongMark } from "./marks.js";

// what ttgo/record/attributes.py reads
export const GAME = ["size", "moves", "at", "komi", "rules", "ending", "handicap", "first"];
const WHOLE = ["sgf", "link", "demo"]; // a whole game; the content may be shown until it has come
const SHOWS = ["reach", "score", "moves", "coordinates", "stars", "link"];

/** Attributes that take one of a few words. @type {Record<string, string[]>} */
const CHOICES = {
  theme: ["auto", "light", "dark"],
  areas: ["shading", "marks", "none"],
  opponent: ["black", "white"],
};
const PLAIN = [
  "class",
  "tabindex",
  "accesskey",
  "contenteditable",
  "exportparts",
  "inputmode",
  "is",
]; // of any element, beside its properties

export const MAKES = [...GAME, ...WHOLE]; // a change to these is another game

/** Attributes that say what tapping a point does; until their file has come, it does nothing. */
export const TASKS = ["ask", "solve", "demo", "steps"];
export const ROLES = [
  ...TASKS,
  "opponent",
  "edit",
  "autoplay",
  "level",
  "right",
  "wrong",
  "whatif",
  "facts",
  "ways",
]; // what roles.js reads
export const WAYS = [...TASKS, "play", "edit"]; // what the attribute `ways` may name

// Values of the last five of GAME that Python surely takes; it is asked about others before a board
// is used.
const SURE =
  /^(-?\d+(\.5)?)?,(Tromp-Taylor|Taylor 1995|New Zealand)?,(strict|tromp|taylor|simple|chinese|kgs|japanese|judge)?,\d?,(black|white)?$/;

const NO_TEXT = ["SCRIPT", "STYLE", "TEMPLATE", "NOSCRIPT"];
const LINES = ["P", "DIV", "PRE", "LI", "TR"]; // elements that stand on lines of their own

/**
 * The text in an element, with a line for each <br> and each paragraph that a Markdown processor
 * made.
 * @param {Node} element
 * @returns {string}
 */
export function textOf(element) {
  let text = "";
  for (const node of element.childNodes) {
    const name = node.nodeName;
    if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue;
    else if (name === "BR") text += "\n";
    else if (node.nodeType === Node.ELEMENT_NODE && !NO_TEXT.includes(name))
      text += LINES.includes(name) ? `\n${textOf(node)}\n` : textOf(node);
  }
  return text;
}

/**
 * What can be shown of a board without Python.
 * @typedef {object} Content
 * @property {string} text
 * @property {import("./diagram.js").Diagram | null} diagram  null if it is not one
 * @property {boolean} stays  leave it as it is in the page: a picture, or words that are not a
 *   diagram
 * @property {boolean} picture  it is a picture, which is printed in the board's place
 * @property {boolean} needs  the game is more than a diagram
 * @property {boolean} wrong  it is not a diagram, a record or a picture of one, or the size is
 *   wrong
 */

/** @param {HTMLElement} board @param {string} text @returns {Content} */
export function contentOf(board, text) {
  const whole = WHOLE.some((name) => board.hasAttribute(name));
  if (isSgf(text))
    return { text, diagram: null, stays: false, picture: false, needs: true, wrong: false };
  const plain = text.replaceAll("\u2026", "...").replace(/[^\S\n]/g, " "); // undo smart typography
  const diagram = diagramOf(plain);
  const picture = !diagram && board.querySelector("img, svg, picture") !== null;
  const prose = !diagram && text.trim() !== "";
  return {
    text: picture || whole ? "" : plainOf(plain),
    diagram,
    stays: picture || prose,
    picture,
    needs: whole || board.hasAttribute("moves"),
    wrong: (prose && !picture && !whole) || !isSize(board.getAttribute("size") ?? ""),
  };
}

/**
 * The size of the grid shown until Python has the game: "9", "19x13".
 * @param {HTMLElement} board
 * @param {string} text
 */
export function sizeOf(board, text) {
  const size = board.getAttribute("size");
  if (size) return size;
  const sgf = isSgf(text) ? text : (board.getAttribute("sgf") ?? "");
  const found =
    /\bSZ\[(\d+)(?::(\d+))?\]/.exec(sgf) ??
    /(?:^|[#&])s=(\d+)(?:x(\d+))?/.exec(board.getAttribute("link") ?? "");
  if (found) return found[2] ? `${found[1]}x${found[2]}` : found[1];
  return sgf ? "19" : "9";
}

/**
 * Whether the attributes ask for more than a diagram holds, or perhaps for something unknown.
 * @param {HTMLElement} board
 * @param {string} text
 */
export function asksPython(board, text) {
  const show = wordsOf(board.getAttribute("show") ?? "");
  const sure = SURE.test(
    GAME.slice(3)
      .map((name) => board.getAttribute(name))
      .join(),
  );
  return (
    !sure ||
    isSgf(text) ||
    ["moves", "ask", "solve", "steps", "edit", "ways", "facts", ...WHOLE].some((name) =>
      board.hasAttribute(name),
    ) ||
    show.includes("reach") ||
    show.includes("score")
  );
}

/**
 * A fault in the attributes that Python never sees: the name of a sentence, and its subject; null
 * for no fault.
 * @param {Element} board @param {[number, number]} size @param {string[]} known attributes
 * @returns {["oneGame" | "noShow" | "notOneOf" | "noMark" | "noAttribute", Record<string, string |
 *   string[]>] | null}
 */
export function faultOf(board, size, known) {
  const given = ["link", "sgf", "demo", "moves"].filter((name) => board.hasAttribute(name));
  if (given.length > 1) return ["oneGame", ends(given)];
  const unknown = wordsOf(board.getAttribute("show") ?? "").find((word) => !SHOWS.includes(word));
  if (unknown) return ["noShow", { word: unknown, all: SHOWS }];
  for (const [name, words] of Object.entries(CHOICES)) {
    const word = board.getAttribute(name);
    if (word !== null && !words.includes(word)) return ["notOneOf", { name, word, ...ends(words) }];
  }
  const way = wordsOf(board.getAttribute("ways") ?? "").find((word) => !WAYS.includes(word));
  if (way) return ["notOneOf", { name: "ways", word: way, ...ends(WAYS) }];
  const mark = wrongMark(board, size);
  if (mark) return ["noMark", { name: mark[0], word: mark[1], size: size.join("x") }];
  const stranger = board
    .getAttributeNames()
    .find(
      (name) =>
        /^[a-z]+$/.test(name) &&
        !known.includes(name) &&
        !PLAIN.includes(name) &&
        !(name in HTMLElement.prototype),
    );
  return stranger ? ["noAttribute", { name: stranger, all: known }] : null;
}

/**
 * Splits off a list's last item.
 * @param {string[]} all
 * @returns {Record<string, string | string[]>}
 */
const ends = (all) => ({ some: all.slice(0, -1), last: all[all.length - 1] });

/**
 * A turn as Python takes it: a number, "end" for the last one, or a text that it will refuse.
 * @param {string} at
 */
export function turnOf(at) {
  return /^\d{1,6}$/.test(at) ? Number(at) : at;
}

/** @param {string} text */
export function isSgf(text) {
  return /^\s*\(\s*;/.test(text);
}

/** Whether it is a size that can be drawn; Python says why not. @param {string} text */
function isSize(text) {
  const sides = text.toLowerCase().split("x");
  return (
    !text ||
    (sides.length <= 2 &&
      sides.every((side) => /^\s*\d{1,2}\s*$/.test(side) && Number(side) > 0 && Number(side) <= 52))
  );
}

/** The words of an attribute. @param {string} text */
export function wordsOf(text) {
  return text.split(/\s+/).filter((word) => word);
}
