/** What an author wrote into a page: the content and the attributes of a board, as the events that begin its game in Python. */
import { characters } from "../python/bytes.js";
import { rowsOf } from "./diagram.js";
import * as words from "../words.js";

/** @import { Event } from "../view.js" */

const GAME = ["size", "moves", "at", "komi", "rules", "ending", "handicap", "first"]; // what ttgo/record/attributes.py reads
const WHOLE = ["sgf", "link"]; // a game on its own, which the content may stand in for until it is there
const SHOWS = ["reach", "score", "moves", "coordinates", "link"];
const THEMES = ["auto", "light", "dark"];
export const AREAS = ["shading", "marks", "none"];

export const MAKES = [...GAME, ...WHOLE]; // a change of these is another game

const LONGEST = 2_000_000; // bytes of a game record; it is read on the page's own thread
const NO_TEXT = ["SCRIPT", "STYLE", "TEMPLATE", "NOSCRIPT"];
const LINES = ["P", "DIV", "PRE", "LI", "TR"]; // elements that stand on lines of their own

/** The text in an element, with a line for each <br> and paragraph that a Markdown processor made of one. @param {Node} element @returns {string} */
export function textOf(element) {
  let text = "";
  for (const node of element.childNodes) {
    const name = node.nodeName;
    if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue;
    else if (name === "BR") text += "\n";
    else if (node.nodeType === Node.ELEMENT_NODE && !NO_TEXT.includes(name)) text += LINES.includes(name) ? `\n${textOf(node)}\n` : textOf(node);
  }
  return text;
}

/**
 * What can be shown of a board without a Python.
 * @typedef {object} Content
 * @property {string} text
 * @property {string[] | null} rows  of a diagram; null if the text is none
 * @property {boolean} stays  it is to be read as it stands in the page: a picture, or words that are no diagram
 * @property {boolean} needs  the game is not, or not only, in a diagram
 * @property {boolean} wrong  it is neither a diagram nor a record nor a picture of one, or the size is none
 */

/** @param {HTMLElement} board @param {string} text @returns {Content} */
export function contentOf(board, text) {
  const whole = WHOLE.some((name) => board.hasAttribute(name));
  if (isSgf(text)) return { text, rows: null, stays: false, needs: true, wrong: false };
  const plain = text.replaceAll("\u2026", "...").replace(/[^\S\n]/g, " "); // smart typography was at it
  const rows = rowsOf(plain);
  const image = !rows && board.querySelector("img, svg, picture") !== null;
  const prose = !rows && text.trim() !== "";
  return { text: image || whole ? "" : plain, rows, stays: image || prose, needs: whole || board.hasAttribute("moves"), wrong: (prose && !image && !whole) || !isSize(board.getAttribute("size") ?? "") };
}

/** The size of the grid that is shown until Python has the game: "9", "19x13". @param {HTMLElement} board @param {string} text */
export function sizeOf(board, text) {
  const size = board.getAttribute("size");
  if (size) return size;
  const sgf = isSgf(text) ? text : (board.getAttribute("sgf") ?? "");
  const found = /\bSZ\[(\d+)(?::(\d+))?\]/.exec(sgf) ?? /(?:^|[#&])s=(\d+)(?:x(\d+))?/.exec(board.getAttribute("link") ?? "");
  if (found) return found[2] ? `${found[1]}x${found[2]}` : found[1];
  return sgf ? "19" : "9";
}

/** Whether the attributes ask for something that a diagram does not hold. @param {HTMLElement} board @param {string} text */
export function asksPython(board, text) {
  const show = wordsOf(board.getAttribute("show") ?? "");
  return isSgf(text) || ["moves", ...WHOLE].some((name) => board.hasAttribute(name)) || show.includes("reach") || show.includes("score");
}

/** What is wrong with the attributes that Python never sees; "" for nothing. @param {HTMLElement} board */
export function complaint(board) {
  const given = ["link", "sgf", "moves"].filter((name) => board.hasAttribute(name));
  if (given.length > 1) return words.oneGame(given);
  const unknown = wordsOf(board.getAttribute("show") ?? "").find((word) => !SHOWS.includes(word));
  if (unknown) return words.noShow(brief(unknown), SHOWS);
  const theme = board.getAttribute("theme");
  const areas = board.getAttribute("areas");
  if (areas !== null && !AREAS.includes(areas)) return words.noAreas(brief(areas));
  return theme === null || THEMES.includes(theme) ? "" : words.noTheme(brief(theme));
}

/**
 * The events that begin the game. A link or a record goes before the content, which is then what is read without JavaScript.
 * @param {HTMLElement} board
 * @param {string} text
 * @param {AbortSignal} signal
 * @returns {Promise<Event[]>}
 */
export async function beginning(board, text, signal) {
  const wrong = complaint(board);
  if (wrong) throw new Error(wrong);
  const link = board.getAttribute("link");
  if (link !== null) return [{ do: "follow", link }, ...place(board)];
  const sgf = board.getAttribute("sgf") ?? (isSgf(text) ? text : null);
  if (sgf !== null) return [{ do: "open", ...(await recordOf(sgf.trim(), board.baseURI, signal)) }, ...place(board)];
  return [{ do: "set", diagram: contentOf(board, text).text, ...Object.fromEntries(GAME.map((name) => [name, board.getAttribute(name) ?? ""])) }];
}

/** The step to the turn that `at` names, in a game that came without it. @param {HTMLElement} board @returns {Event[]} */
function place(board) {
  const at = (board.getAttribute("at") ?? "").trim();
  return at ? [{ do: "goto", turn: turnOf(at) }] : [];
}

/** A turn as Python takes it: a number, "end" for the last one, or the text that it will refuse. @param {string} at */
export function turnOf(at) {
  return /^\d{1,6}$/.test(at) ? Number(at) : at;
}

/** @param {string} sgf a record or the address of one @param {string} base @param {AbortSignal} signal */
async function recordOf(sgf, base, signal) {
  if (isSgf(sgf)) return { name: words.record, bytes: characters(new TextEncoder().encode(sgf)) };
  const address = URL.canParse(sgf, base) ? new URL(sgf, base) : null;
  if (!sgf || !address || !["http:", "https:", "blob:"].includes(address.protocol)) {
    throw new Error(words.noSgf(brief(sgf)));
  }
  const name = brief(address.pathname.slice(address.pathname.lastIndexOf("/") + 1));
  const response = await fetch(address, { signal }).catch(() => null);
  const bytes = response?.ok ? await response.arrayBuffer().catch(() => null) : null;
  if (!bytes) throw new Error(words.notFetched(name));
  if (bytes.byteLength > LONGEST) throw new Error(words.tooLong(name));
  return { name, bytes: characters(new Uint8Array(bytes)) };
}

/** @param {string} text */
function isSgf(text) {
  return /^\s*\(\s*;/.test(text);
}

/** Whether an empty grid can be drawn of it; Python says why not. @param {string} text */
function isSize(text) {
  const sides = text.toLowerCase().split("x");
  return !text || (sides.length <= 2 && sides.every((side) => /^\s*\d{1,2}\s*$/.test(side) && Number(side) > 0 && Number(side) <= 52));
}

/** @param {string} text */
function wordsOf(text) {
  return text.split(/\s+/).filter((word) => word);
}

/** @param {string} text */
function brief(text) {
  return text.length > 40 ? `${text.slice(0, 36)}...` : text;
}
