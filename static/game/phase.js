/** What the game waits for besides turns: words, and buttons that hold the events to send. Python says all of it. */

import { made, pressed } from "../board/parts.js";

/** @import { Event, Phase } from "../view.js" */

export class PhasePanel {
  /**
   * @param {HTMLElement} section with a heading, a list for the words and a legend
   * @param {HTMLElement} group for the buttons
   * @param {(event: Event) => void} send
   * @param {() => void} leave takes the focus when the button that had it is gone
   */
  constructor(section, group, send, leave) {
    this.section = section;
    this.group = group;
    this.leave = leave;
    /** @type {WeakMap<Element, Event>} */
    this.events = new WeakMap();
    group.addEventListener("click", (click) => {
      const button = pressed(click);
      const event = button && this.events.get(button);
      if (event && click.detail < 2) send(event); // of a double click the second half would press what has come in its place
    });
  }

  /** @param {Phase | null} phase */
  show(phase) {
    this.section.hidden = !phase;
    const title = /** @type {HTMLElement} */ (this.section.querySelector("h2"));
    title.textContent = phase?.title ?? "";
    this.section.querySelector("ul")?.replaceChildren(...(phase?.lines ?? []).map((textContent) => made("li", { textContent })));
    this.#showLegend({ marked: phase?.marks, black: phase?.proposals.black, white: phase?.proposals.white, disputed: phase?.disputed });
    this.#showButtons(phase?.buttons ?? []);
  }

  /** Only the marks that are on the board now. @param {Record<string, string[] | undefined>} marks */
  #showLegend(marks) {
    const legend = /** @type {HTMLElement} */ (this.section.querySelector(".legend"));
    for (const item of legend.querySelectorAll("li")) item.hidden = !marks[item.dataset.mark ?? ""]?.length;
    legend.hidden = !Object.values(marks).some((points) => points?.length);
  }

  /** The buttons stay the same elements, so that the one with the focus keeps it. @param {Phase["buttons"]} buttons */
  #showButtons(buttons) {
    const { group } = this;
    const focused = group.contains(document.activeElement);
    buttons.forEach(({ text, event }, index) => {
      const button = group.children[index] ?? group.appendChild(made("button", { type: "button" }));
      button.textContent = text;
      button.className = event.do === "undo" || index > 1 ? "" : "main";
      this.events.set(button, event);
    });
    while (group.children.length > buttons.length) group.lastElementChild?.remove();
    group.hidden = !buttons.length;
    if (!focused || group.contains(document.activeElement)) return;
    const last = group.lastElementChild;
    if (last instanceof HTMLElement) last.focus();
    else this.leave();
  }
}
