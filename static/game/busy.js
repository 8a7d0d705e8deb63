/** Says what Python is doing if it takes long, for how long, and lets people stop it. */
import * as words from "../words.js";

/** @import { Event } from "../view.js" */

const SOON = 700; // ms that need no message

export class Busy {
  #timer = 0;
  #since = 0;

  /** @param {HTMLElement} element with a sentence, its end (a count of seconds) and a button @param {() => void} stop */
  constructor(element, stop) {
    this.element = element;
    const [what, time] = element.querySelectorAll("span");
    this.what = what;
    this.time = time;
    element.querySelector("button")?.addEventListener("click", stop);
  }

  /** @param {Event | null} event being answered, null for none @param {string} name of what it opens */
  show(event, name) {
    clearTimeout(this.#timer);
    this.element.hidden = true;
    if (!event) return;
    this.#since = performance.now();
    this.#timer = window.setTimeout(() => {
      this.what.textContent = words.works(name);
      this.element.hidden = false;
      this.#tick();
    }, SOON);
  }

  #tick() {
    const seconds = Math.floor((performance.now() - this.#since) / 1000);
    this.time.textContent = seconds ? words.lasts({ seconds }) : ".";
    this.#timer = window.setTimeout(() => this.#tick(), 1000);
  }
}
