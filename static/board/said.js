/** The narrator: the sentence that everybody is told, and the line below it. */

/** @param {string} id */
const line = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** A sentence, after a link to the rule that it is about; 0 for none. @param {number} rule @param {string} sentence @returns {(Node | string)[]} */
export function sentenceOf(rule, sentence) {
  if (!rule) return [sentence];
  const link = document.createElement("a");
  link.href = new URL(`../rules.html#rule-${rule}`, import.meta.url).href;
  link.textContent = `Rule ${rule}`;
  return [link, `: ${sentence}`];
}

/** The same sentence twice is read twice: a space that nobody sees makes it new. @param {number} rule @param {string} sentence */
export function say(rule, sentence) {
  const again = line("say").textContent?.endsWith(sentence);
  line("say").replaceChildren(...sentenceOf(rule, sentence), ...(again ? ["\u00a0"] : []));
}

/** What is only looked at. @param {string} sentence */
export function note(sentence) {
  line("look").textContent = sentence;
}
