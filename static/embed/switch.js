/** Buttons to choose one of a board's `ways` (ways.js). */

/** @import { Kit } from "./roles.js" */

export class Switch {
  /** @type {Map<string, HTMLButtonElement>} */ #buttons = new Map();

  /** @param {Kit} kit */
  constructor(kit) {
    this.kit = kit;
    this.room = kit.panel.room();
    this.room.parentElement?.append(this.room); // below the others
    this.room.classList.add("ways");
  }

  show() {
    const { board, panel, words, ways } = this.kit;
    this.room.replaceChildren();
    this.#buttons = new Map(
      ways().map((way) => [
        way,
        panel.choice(this.room, words.ways[way], () => {
          board.way = way;
        }),
      ]),
    );
    this.draw();
  }

  draw() {
    this.room.hidden = this.#buttons.size < 2;
    for (const [way, button] of this.#buttons)
      button.ariaPressed = String(way === this.kit.board.way);
  }

  end() {
    this.room.remove();
  }
}
