/**
 * What is wrong with a board's attributes, told to its author: in the console, and on the board.
 */
import { THEMES, WAYS, wordsOf } from "./content.js";
import { wrongMark } from "./marks.js";

/** @import { View } from "../view.js" */

const SHOWS = ["reach", "score", "moves", "coordinates", "stars", "link"];

/** Attributes that take one of a few words. @type {Record<string, string[]>} */
const CHOICES = {
  theme: THEMES,
  areas: ["shading", "marks", "none"],
  opponent: ["black", "white"],
  goal: ["capture"],
};
// of any element, beside its properties
const PLAIN = /^(class|tabindex|accesskey|contenteditable|exportparts|inputmode|is)$/;

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
        !PLAIN.test(name) &&
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

export class Faults {
  #fault = ""; // what is wrong, and the language to say it in
  #sentence = ""; // the sentence about it, once its words have come

  /**
   * @param {HTMLElement} board
   * @param {string[]} known attributes
   * @param {import("./language.js").Language} language
   * @param {() => void} told  the sentence is new
   */
  constructor(board, known, language, told) {
    this.board = board;
    this.language = language;
    this.known = known;
    this.told = told;
  }

  /** The sentence for what is wrong now; "" for nothing. @param {View} view */
  sentence({ size, stones }) {
    const fault = faultOf(this.board, size, this.known);
    const told = [this.language.wanted, fault].join();
    if (told !== this.#fault) void this.#complain(fault, told);
    // An unknown word is for the author alone; with stones on the board, readers have something to
    // see.
    const quiet = fault?.[0] === "noAttribute" && stones.some((row) => /[XO]/.test(row));
    return quiet ? "" : this.#sentence;
  }

  /** @param {ReturnType<typeof faultOf>} fault @param {string} told */
  async #complain(fault, told) {
    this.#fault = told;
    this.#sentence = "";
    if (!fault) return;
    const [{ sentenceOf }, words] = await Promise.all([import("./play.js"), this.language.whole()]);
    if (told !== this.#fault) return;
    this.#sentence = sentenceOf(fault, words);
    // eslint-disable-next-line no-console -- where the author of a page looks
    console.warn(this.board, this.#sentence);
    this.told();
  }
}
