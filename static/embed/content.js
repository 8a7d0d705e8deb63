/**
 * What an author wrote into a page: the content and the attributes of a board, and what of it can
 * be shown before Python has started: the stones of a diagram, or an empty grid. Never more than
 * Python will say. play.js turns them into events for Python.
 */
import { vertexAt } from "../board/vertex.js";

// what ttgo/record/tt_board.py reads
export const GAME = ["size", "moves", "at", "komi", "rules", "ending", "handicap", "first"];
export const WHOLE = ["sgf", "link", "demo"]; // a whole game; the content may be shown until it has come
export const MAKES = [...GAME, ...WHOLE]; // a change to these is another game

/** Attributes that say what tapping a point does; until the roles have come, it does nothing. */
export const TASKS = ["ask", "solve", "demo", "steps", "life"];
export const ROLES = [
  ...TASKS,
  "opponent",
  "edit",
  "autoplay",
  "level",
  "goal",
  "right",
  "wrong",
  "reply",
  "words",
  "whatif",
  "facts",
  "ways",
]; // what roles.js reads
export const WAYS = [...TASKS, "play", "edit"]; // what the attribute `ways` may name
export const NEEDS = ["moves", "edit", "ways", "facts", ...TASKS, ...WHOLE]; // Python

// Values that Python surely takes; it is asked about others before a board is used.
const SURE = Object.entries({
  komi: /^(-?\d+(\.5)?)?$/,
  rules: /^(Tromp-Taylor|Taylor 1995|New Zealand)?$/,
  ending: /^(strict|tromp|taylor|simple|chinese|kgs|japanese|judge)?$/,
  handicap: /^\d?$/,
  first: /^(black|white)?$/,
});

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
 * @property {Diagram | null} diagram  null if it is not one
 * @property {boolean} stays  leave it as it is in the page: a picture, or words that are not a
 *   diagram
 * @property {boolean} picture  it is a picture, which is printed in the board's place
 * @property {boolean} needs  the game is more than a diagram
 * @property {boolean} wrong  it is not a diagram, a record or a picture of one, or the size is
 *   wrong
 */

/** @param {HTMLElement} board @param {string} text @returns {Content} */
export function contentOf(board, text) {
  const whole = isSgf(text) || WHOLE.some((name) => board.hasAttribute(name));
  const plain = text.replaceAll("\u2026", "...").replace(/[^\S\n]/g, " "); // undo smart typography
  const diagram = diagramOf(plain);
  // of a game that only Python reads, as a page of ours says it
  const stones = diagram ?? diagramOf(board.getAttribute("data-stones") ?? "");
  const picture = !diagram && board.querySelector("img, svg, picture") !== null;
  const prose = !diagram && text.trim() !== "" && !isSgf(text);
  return {
    text: picture || whole ? "" : plainOf(plain),
    diagram: stones,
    stays: !stones && (picture || prose),
    picture,
    needs: whole || board.hasAttribute("moves"),
    wrong: (prose && !picture && !whole) || !isSize(board.getAttribute("size")),
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
  const sure = SURE.every(([name, values]) => values.test(board.getAttribute(name) ?? ""));
  return (
    !sure ||
    isSgf(text) ||
    NEEDS.some((name) => board.hasAttribute(name)) ||
    show.includes("reach") ||
    show.includes("score")
  );
}

/** @param {string} text */
export function isSgf(text) {
  return /^\s*\(\s*;/.test(text);
}

/** Width and height of "9" or "9x7"; null for any other text. @param {string} size */
function sidesOf(size) {
  const found = /^\s*(\d{1,2})\s*(?:x\s*(\d{1,2})\s*)?$/i.exec(size);
  return found && [found[1], found[2] ?? found[1]].map(Number);
}

/** Whether it can be drawn, if there is one; Python says why not. @param {string | null} size */
const isSize = (size) => !size || sidesOf(size)?.every((side) => side === drawn(side));

const drawn = (/** @type {number} */ side) => Math.min(Math.max(side, 1), 52);

/** The words of an attribute. @param {string} text */
export function wordsOf(text) {
  return text.split(/\s+/).filter(Boolean);
}

export const OWN_INKS = ["slate", "paper", "contrast"]; // themes.js
export const THEMES = ["auto", "light", "dark", "wood", ...OWN_INKS];

/** What a missing attribute means; "" if not named here. @type {Record<string, string>} */
const DEFAULTS = { areas: "shading", theme: "auto" };

/** An attribute's value. @param {Element} board @param {string} name */
export function asked(board, name) {
  return board.getAttribute(name) ?? DEFAULTS[name] ?? "";
}

// Diagrams

/**
 * What a diagram shows. In a line with spaces each word is one point or more: X, O and dots, a plus
 * for a star point, and beside one of these, or alone on an empty point, a label: a letter or a
 * number. "X1 .a b +" are a black stone 1, two labelled points and a star point.
 * @typedef {object} Diagram
 * @property {string[]} rows  top to bottom, one character a point
 * @property {Record<string, string>} labels
 * @property {string[]} stars
 */

const POINT = /^([.+XO]?)([A-Za-z]|\d{1,3})$/; // a labelled point
const POINTS = /^[.+XO]+$/;

/**
 * The same text with only stones and empty points, as far as it is a diagram.
 * @param {string} text
 */
function plainOf(text) {
  return text
    .split("\n")
    .map((line) =>
      line
        .trim()
        .split(/\s+/)
        .map((word) =>
          POINTS.test(word) ? word : POINT.test(word) ? POINT.exec(word)?.[1] || "." : word,
        )
        .join(" ")
        .replaceAll("+", "."),
    )
    .join("\n");
}

/** What a text shows; null if not a diagram. @param {string} text @returns {Diagram | null} */
export function diagramOf(text) {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const rows = plainOf(lines.join("\n"))
    .split("\n")
    .map((line) => line.replaceAll(" ", ""));
  const isGrid = lines.length > 0 && rows.length <= 52 && rows[0].length <= 52;
  if (!isGrid || !rows.every((row) => row.length === rows[0].length && /^[.XO]+$/.test(row)))
    return null;
  /** @type {Diagram} */
  const diagram = { rows, labels: {}, stars: [] };
  lines.forEach((line, y) => {
    let x = 0;
    for (const word of line.split(/\s+/)) {
      const label = POINTS.test(word) ? null : POINT.exec(word);
      if (label) diagram.labels[vertexAt(x, y, rows.length)] = label[2];
      [...(label ? label[1] || "." : word)].forEach((mark) => {
        if (mark === "+") diagram.stars.push(vertexAt(x, y, rows.length));
        x++;
      });
    }
  });
  return diagram;
}

/**
 * The rows of an empty grid such as "9" or "9x7" points; 9x9 for any other text.
 * @param {string} size
 */
export function emptyRows(size) {
  const [width, height] = (sidesOf(size) ?? [9, 9]).map(drawn);
  return Array.from({ length: height }, () => ".".repeat(width));
}
