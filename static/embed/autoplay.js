/**
 * A button that plays the steps, one every few seconds, until the end or until the reader does
 * something. It never starts by itself.
 */

/** @import { Kit } from "./roles.js" */

const [USUAL, LEAST] = [1.5, 0.2]; // seconds

export class Autoplay {
  #timer = 0;

  /** @param {Kit} kit */
  constructor(kit) {
    this.kit = kit;
    this.room = kit.panel.room();
    this.button = kit.panel.choice(this.room, this.kit.words.autoplay, () =>
      this.#timer ? this.#stop() : this.#start(),
    );
    this.button.ariaPressed = "false";
  }

  show() {
    this.draw();
  }

  draw() {
    const { view } = this.kit.play;
    const { board, steps } = this.kit;
    if (!this.#timer) this.room.hidden = !steps() && (Boolean(board.way) || !view?.turns.length);
  }

  choose() {
    this.#stop();
    return false;
  }

  end() {
    this.#stop();
    this.room.remove();
  }

  #start() {
    const { view } = this.kit.play;
    if (view && !this.kit.steps() && view.turn === view.turns.length)
      void this.kit.play.send({ do: "goto", turn: 0 });
    const seconds = Math.max(LEAST, Number(this.kit.board.getAttribute("autoplay")) || USUAL);
    this.#timer = window.setInterval(() => void this.#next(), 1000 * seconds);
    this.#tell();
  }

  async #next() {
    const { board, play, steps } = this.kit;
    const role = steps();
    const { view } = play;
    const on = role
      ? role.step?.(1)
      : view &&
        view.turn < view.turns.length &&
        (await play.send({ do: "goto", turn: view.turn + 1 }));
    if (!on || !board.isConnected) this.#stop();
  }

  #stop() {
    clearInterval(this.#timer);
    this.#timer = 0;
    this.#tell();
  }

  #tell() {
    this.button.textContent = this.#timer ? this.kit.words.pause : this.kit.words.autoplay;
    this.button.ariaPressed = String(this.#timer !== 0);
  }
}
