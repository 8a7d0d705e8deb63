/** What the page tells: a sentence that is also read aloud, and below it a line that is only shown. */
import { element } from "../board/parts.js";
import { speak } from "../board/sentences.js";

/** @param {number} rule @param {string} sentence */
export function say(rule, sentence) {
  speak(element("say"), rule, sentence);
  element("say").classList.toggle("long", sentence.length > 60); // letters
}

/** @param {string} sentence */
export function note(sentence) {
  element("look").textContent = sentence;
}
