/**
 * What the game waits for besides turns, with buttons that Python gives; and its end as a show:
 * each player's area is counted on the board, while the lines of the result come one by one. With
 * reduced motion, or when a finished game is just opened, all comes at once.
 */
import { Bar } from "../board/bar.js";
import { element, made } from "../board/parts.js";
import { sentenceOf } from "../board/sentences.js";
import { resultOf } from "./kept.js";
import * as words from "../words.js";

/** @import { Event, View } from "../view.js" */
/** @import { Context } from "./page.js" */

export class PhasePanel {
  section = element("phase");

  /**
   * @param {(event: Event) => void} send
   * @param {() => void} leave takes the focus when the focused button is gone
   */
  constructor(send, leave) {
    this.bar = new Bar(element("phase-buttons"), leave);
    this.send = send;
  }

  /** @param {View} view */
  show({ phase }) {
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
        // the second half of a double click would press the button that replaces this one
        act: ({ detail }) => event && detail < 2 && this.send(event),
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

const COUNTING = 1400; // ms for each colour's area
const LINE = 700; // ms for each other line

export class End {
  #shown = ""; // the end on the page
  #frame = 0;
  #life = new AbortController();

  section = element("over");
  list = /** @type {HTMLElement} */ (this.section.querySelector("ul"));

  /** @param {import("../board/grid.js").Grid} board */
  constructor(board) {
    this.board = board;
  }

  /** @param {View} view @param {Context} context */
  show(view, { before }) {
    const happens = before !== null && before.turn + 1 === view.turn && !before.over; // just now
    const lines = view.over?.lines ?? [];
    const shown = JSON.stringify([lines, view.stones]);
    this.section.hidden = !resultOf(view);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#stop();
    this.list.replaceChildren(
      ...lines.map(([rule, sentence]) => {
        const item = document.createElement("li");
        item.append(...sentenceOf(rule, sentence));
        return item;
      }),
    );
    if (view.over && happens && !matchMedia("(prefers-reduced-motion: reduce)").matches)
      this.#count(view, lines);
  }

  /** @param {View} view @param {[number, string][]} lines */
  #count(view, lines) {
    const { score } = view;
    const items = [...this.list.children];
    const nines = lines.flatMap(([rule], at) => (rule === 9 ? [at] : []));
    /** @type {(["black" | "white", number] | null)[]} */
    const counts = items.map((_, at) =>
      at === nines[0] ? ["black", score.black] : at === nines[1] ? ["white", score.white] : null,
    );
    for (const item of items) item.classList.add("coming");
    this.#life = new AbortController();
    for (const press of ["pointerdown", "keydown"])
      addEventListener(press, () => this.#stop(), { capture: true, signal: this.#life.signal });
    const began = performance.now();
    const draw = () => {
      let left = performance.now() - began;
      let counted = null;
      for (const [at, count] of counts.entries()) {
        if (left < 0) break;
        const takes = count ? COUNTING : LINE;
        const part = Math.min(1, left / takes);
        items[at].classList.toggle("coming", count !== null && part < 1);
        if (count)
          counted = {
            colour: count[0],
            part,
            caption: words.counted({
              side: words.called(count[0], view.you),
              points: Math.round(count[1] * part),
            }),
          };
        else if (at > (nines[1] ?? 0)) counted = null;
        left -= takes;
      }
      this.board.looks = { counted };
      if (left < 0) this.#frame = requestAnimationFrame(draw);
      else this.#stop();
    };
    draw();
  }

  /** All of it at once. */
  #stop() {
    this.#life.abort();
    cancelAnimationFrame(this.#frame);
    for (const item of this.list.children) item.classList.remove("coming");
    this.board.looks = { counted: null };
  }
}
