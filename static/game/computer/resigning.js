/** Ending a game early: a person resigns, by pressing twice, or the computer offers to. */
import { able, element, used } from "../../board/parts.js";
import * as words from "../../words.js";

export class Resigning {
  offered = false; // by the computer, with its last turn
  #button = element("resign");
  #offer = element("resigns");

  /** @param {() => void} resign */
  constructor(resign) {
    const named = /** @type {HTMLElement} */ (this.#button.lastElementChild);
    const name = named.textContent;
    this.#button.addEventListener("click", (event) => {
      if (this.#button.ariaDisabled) return;
      if (named.textContent === words.reallyResign) return void resign();
      used(event); // the menu stays
      named.textContent = words.reallyResign;
    });
    element("more-dialog").addEventListener("close", () => (named.textContent = name));
    /** @type {HTMLElement} */ (this.#offer.firstElementChild).textContent = words.offers;
  }

  /** @param {boolean} may  the person resign @param {boolean} accept */
  show(may, accept) {
    able(this.#button, may);
    this.#offer.hidden = !this.offered || !accept;
  }
}
