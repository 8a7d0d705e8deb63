/** The list of turns: one link a turn, the current one marked, other continuations beside the one that was chosen. */

/** @typedef {import("./view.js").View} View */

export class Turns {
  /**
   * @param {HTMLElement} list an <ol>
   * @param {(event: import("./queue.js").Event) => void} send
   */
  constructor(list, send) {
    this.list = list;
    /** @type {string[]} */
    this.shown = [];
    list.addEventListener("click", (click) => {
      const link = /** @type {HTMLElement} */ (click.target).closest("a");
      if (!link) return;
      click.preventDefault();
      const turn = Number(link.dataset.turn);
      send(link.dataset.other ? { do: "branch", turn, at: link.dataset.other } : { do: "goto", turn });
    });
  }

  /** @param {View} view */
  show(view) {
    const wanted = ["", ...view.labels].map((vertex, turn) => `${vertex} ${(view.branches[turn] ?? []).join(" ")}`);
    wanted.forEach((text, turn) => {
      if (text === this.shown[turn]) return;
      const item = this.#item(turn, view);
      const old = this.list.children[turn];
      if (old) old.replaceWith(item);
      else this.list.append(item);
    });
    while (this.list.children.length > wanted.length) this.list.lastElementChild?.remove();
    this.shown = wanted;
    this.list.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const now = this.list.children[view.turn]?.querySelector("a");
    now?.setAttribute("aria-current", "step");
    if (now) this.#bringIntoSight(now);
  }

  /** @param {number} turn @param {View} view */
  #item(turn, view) {
    const item = document.createElement("li");
    if (turn === 0) {
      item.append(this.#link(0, "Start", ""));
      return item;
    }
    item.dataset.player = view.players[turn - 1];
    item.append(this.#link(turn, view.labels[turn - 1], ""));
    for (const other of view.branches[turn] ?? []) item.append(this.#link(turn, `or ${other}`, other));
    return item;
  }

  /** @param {number} turn @param {string} text @param {string} other */
  #link(turn, text, other) {
    const link = document.createElement("a");
    link.href = "#turns";
    link.textContent = text;
    link.dataset.turn = String(turn);
    if (other) {
      link.dataset.other = other;
      link.ariaLabel = `Turn ${turn}, other choice: ${other}`;
    }
    return link;
  }

  /** Scroll the list, and only the list. @param {HTMLElement} link */
  #bringIntoSight(link) {
    const { list } = this;
    const box = link.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    if (box.top < frame.top) list.scrollTop -= frame.top - box.top;
    if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom;
    if (box.left < frame.left) list.scrollLeft -= frame.left - box.left + 16;
    if (box.right > frame.right) list.scrollLeft += box.right - frame.right + 16;
  }
}
