/** What the page tells: a sentence that is also read aloud, and below it a line that is only shown. */
import { speak } from "../board/sentences.js";

/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {number} rule @param {string} sentence */
export function say(rule, sentence) {
  speak(element("say"), rule, sentence);
  element("say").classList.toggle("long", sentence.length > 60); // letters
}

/** @param {string} sentence */
export function note(sentence) {
  element("look").textContent = sentence;
}
