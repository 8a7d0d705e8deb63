/**
 * A switch: the board's steps without the rule, and with it again. It is hidden while a question is
 * open: it would tell the answer.
 */

/** @import { Kit } from "./roles.js" */

const STEPS = ["steps", "demo"];

export class Whatif {
  /** @param {Kit} kit */
  constructor(kit) {
    this.kit = kit;
    this.room = kit.panel.room();
    this.room.classList.add("ways"); // it stays below a way's buttons
    this.button = kit.panel.choice(this.room, "", () => this.#turn());
  }

  show() {
    this.draw();
  }

  draw() {
    const { board, words, has, secret } = this.kit;
    if (!STEPS.some(has)) this.kit.without = false; // the way has changed
    this.room.hidden = secret();
    this.button.textContent = words.whatif({ what: board.getAttribute("whatif") ?? "" });
    this.button.ariaPressed = String(this.kit.without);
  }

  end() {
    this.kit.without = false;
    this.room.remove();
  }

  /** If another way is taken, it stays for the steps. */
  #turn() {
    const { board, has } = this.kit;
    this.kit.without = !this.kit.without;
    if (STEPS.some(has)) this.kit.steps()?.again?.();
    else board.way = "steps";
    this.draw();
  }
}
