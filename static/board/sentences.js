/** Sentences, shown with a link to their rule, and read aloud. */
import { made } from "./parts.js";
import english from "../words/board.js";

/** @typedef {typeof english} Words  what any board says */

/**
 * A sentence after a link to its rule; 0 for no rule.
 * @param {number} rule
 * @param {string} sentence
 * @param {Words} [words]
 * @returns {(Node | string)[]}
 */
export function sentenceOf(rule, sentence, words = english) {
  if (!rule) return [sentence];
  const { href } = new URL(`../rules.html#rule-${rule}`, import.meta.url);
  const before = made(
    "span",
    {},
    made("a", { href, textContent: words.rule({ number: rule }) }),
    made("span", { className: "colon", textContent: words.about({ sentence: "" }) }),
  );
  before.setAttribute("part", "rule"); // a page may leave it out
  return [before, sentence];
}

/**
 * Say it in a live region. A repeated sentence is read again: an invisible space makes it new.
 * @param {HTMLElement} line @param {number} rule @param {string} sentence @param {Words} [words]
 */
export function speak(line, rule, sentence, words = english) {
  const again = sentence && line.textContent?.endsWith(sentence);
  line.replaceChildren(...sentenceOf(rule, sentence, words), ...(again ? ["\u00a0"] : []));
}
