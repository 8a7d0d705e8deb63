/** The phase of the game when it waits for something other than a turn: words, and buttons with the events to send, all given by Python. */
import { Bar } from "../board/bar.js";
import { made } from "../board/parts.js";

/** @import { Event, Phase } from "../view.js" */

export class PhasePanel {
  /**
   * @param {HTMLElement} section with a heading, a list for the words and a legend
   * @param {HTMLElement} group for the buttons
   * @param {(event: Event) => void} send
   * @param {() => void} leave takes the focus when the focused button is gone
   */
  constructor(section, group, send, leave) {
    this.section = section;
    this.bar = new Bar(group, leave);
    this.send = send;
  }

  /** @param {Phase | null} phase */
  show(phase) {
    this.section.hidden = !phase;
    this.section.querySelector("h2")?.replaceChildren(phase?.title ?? "");
    this.section
      .querySelector("ul")
      ?.replaceChildren(...(phase?.lines ?? []).map((textContent) => made("li", { textContent })));
    this.#showLegend({
      marked: phase?.marks,
      black: phase?.proposals.black,
      white: phase?.proposals.white,
      disputed: phase?.disputed,
    });
    this.bar.show(
      (phase?.buttons ?? []).map(({ text, event }, index) => ({
        text,
        main: event !== null && index < 2,
        able: event !== null,
        act: ({ detail }) => event && detail < 2 && this.send(event), // the second half of a double click would press the button that replaces this one
      })),
    );
  }

  /** Only the marks now on the board. @param {Record<string, string[] | undefined>} marks */
  #showLegend(marks) {
    const legend = /** @type {HTMLElement} */ (this.section.querySelector(".legend"));
    for (const item of legend.querySelectorAll("li"))
      item.hidden = !marks[item.dataset.mark ?? ""]?.length;
    legend.hidden = !Object.values(marks).some((points) => points?.length);
  }
}
