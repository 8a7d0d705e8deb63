/**
 * What is wrong with a board's attributes, told to its author in the console.
 */
import { diagramOf, THEMES, WAYS, WHOLE, wordsOf } from "./content.js";
import { wrongMark } from "./marks.js";

const SHOWS = ["reach", "score", "moves", "coordinates", "stars", "link"];

/** Attributes that take one of a few words. @type {Record<string, string[]>} */
const CHOICES = {
  theme: THEMES,
  areas: ["shading", "marks", "none"],
  opponent: ["black", "white"],
  goal: ["capture"],
};
/** Attributes that take a number, or nothing. */
const NUMBERS = ["level", "autoplay", "numbers"];
// of any element, beside its properties
const PLAIN = /^(class|tabindex|accesskey|contenteditable|exportparts|inputmode|is)$/;

/**
 * A fault in the attributes that Python never sees: the name of a sentence, and its subject; null
 * for no fault.
 * @param {Element} board @param {[number, number]} size @param {string[]} known attributes
 * @returns {["oneGame" | "noShow" | "notOneOf" | "noNumber" | "noMark" | "noAttribute" |
 *   "cutOff",
 *   Record<string, string | string[]>] | null}
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
  for (const name of NUMBERS) {
    const word = board.getAttribute(name);
    if (word && !(Number(word) > 0)) return ["noNumber", { name, word }];
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
        !PLAIN.test(name) &&
        !(name in HTMLElement.prototype),
    );
  if (stranger) return ["noAttribute", { name: stranger, all: known }];
  const line = cutOff(board);
  return line ? ["cutOff", { line }] : null;
}

/**
 * The first line of a diagram that has come to stand behind its board, which is empty: in Markdown a
 * blank line ends an element.
 * @param {Element} board
 */
function cutOff(board) {
  if (board.textContent?.trim() || [...WHOLE, "moves"].some((name) => board.hasAttribute(name)))
    return "";
  const next = board.nextElementSibling ?? board.parentElement?.nextElementSibling;
  const line = next?.textContent?.trim().split("\n")[0] ?? "";
  return /^(P|PRE)$/.test(next?.nodeName ?? "") && diagramOf(line)?.rows[0][1] ? line : "";
}

/**
 * Splits off a list's last item.
 * @param {string[]} all
 * @returns {Record<string, string | string[]>}
 */
const ends = (all) => ({ some: all.slice(0, -1), last: all[all.length - 1] });

export class Faults {
  #told = ""; // the fault that was told last

  /**
   * @param {HTMLElement} board
   * @param {string[]} known attributes
   * @param {import("./language.js").Language} language
   */
  constructor(board, known, language) {
    this.board = board;
    this.language = language;
    this.known = known;
  }

  /** Tell what is wrong now, once. @param {[number, number]} size */
  async tell(size) {
    const fault = faultOf(this.board, size, this.known);
    const told = String(fault);
    if (told === this.#told) return;
    this.#told = told;
    if (!fault) return;
    const [{ sentenceOf }, words] = await Promise.all([import("./play.js"), this.language.whole()]);
    // eslint-disable-next-line no-console -- where the author of a page looks
    console.warn(this.board, sentenceOf(fault, words));
  }
}
