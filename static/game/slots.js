/** What opens in slots beside the board: the rule behind a sentence, a box for typing turns, and the More menu. */

import { element, pressed } from "../board/parts.js";
import { listenToTabs } from "./tabs.js";

export class Slots {
  #more = /** @type {HTMLDialogElement} */ (element("more-dialog"));
  #rule = element("rule-told");
  #typed = element("typed");
  #vertex = /** @type {HTMLInputElement} */ (element("vertex"));

  /** @param {(at: string) => void} takeTurn */
  constructor(takeTurn) {
    listenToTabs(/** @type {HTMLElement} */ (document.querySelector("[role=tablist]")));
    for (const id of ["menu", "more"])
      element(id).addEventListener("click", () => this.#more.showModal());
    this.#more.addEventListener("click", (event) => {
      const link = /** @type {HTMLElement} */ (event.target).closest("a");
      if (event.target === this.#more || pressed(event) || link) this.#more.close(); // a click on the backdrop
    });
    this.#typed.addEventListener("submit", (event) => {
      event.preventDefault();
      takeTurn(this.#vertex.value);
      this.#vertex.select();
    });
    element("say").addEventListener("click", (event) => {
      const { hash } = /** @type {HTMLElement} */ (event.target).closest("a") ?? {};
      if (!hash) return;
      event.preventDefault();
      this.#rule.hidden = !this.#rule.hidden;
      this.#rule.textContent = element(hash.replace("#rule", "words")).textContent;
    });
    this.#rule.addEventListener("click", () => this.closeRule());
  }

  /** A box to type turns in. */
  type() {
    this.#typed.hidden = false;
    this.#vertex.focus();
  }

  closeRule() {
    this.#rule.hidden = true;
  }
}
