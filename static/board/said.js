/** How sentences are said: with a link to the rule that they are about, and aloud. */
import { made } from "./parts.js";
import * as words from "../words.js";

/** A sentence, after a link to the rule that it is about; 0 for none. @param {number} rule @param {string} sentence @returns {(Node | string)[]} */
export function sentenceOf(rule, sentence) {
  if (!rule) return [sentence];
  const { href } = new URL(`../rules.html#rule-${rule}`, import.meta.url);
  return [made("a", { href, textContent: words.rule(rule) }), `: ${sentence}`];
}

/**
 * Say it in a live region. The same sentence twice is read twice: a space that nobody sees makes it new.
 * @param {HTMLElement} line @param {number} rule @param {string} sentence
 */
export function speak(line, rule, sentence) {
  const again = sentence && line.textContent?.endsWith(sentence);
  line.replaceChildren(...sentenceOf(rule, sentence), ...(again ? ["\u00a0"] : []));
}
