/**
 * What is wrong with a board's attributes, told to its author: in the console, and on the board.
 */
import { faultOf } from "./content.js";

/** @import { View } from "../view.js" */

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
    const [{ sentenceOf }, words] = await Promise.all([
      import("./begin.js"),
      this.language.whole(),
    ]);
    if (told !== this.#fault) return;
    this.#sentence = sentenceOf(fault, words);
    console.warn(this.board, this.#sentence); // eslint-disable-line no-console -- where the author of a page looks
    this.told();
  }
}
