/**
 * What the game waits for besides turns, with buttons that Python gives; and its end as a show:
 * each player's area is counted on the board and beside it, and then the winner's stones are lifted
 * once. With reduced motion, or when a finished game is just opened, all comes at once.
 */
import { Bar, offersOf } from "../board/bar.js";
import { element, made } from "../board/parts.js";
import { sentenceOf } from "../board/sentences.js";
import { resultOf } from "../keep/kept.js";
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
    this.bar.show(offersOf(phase, this.send));
  }

  /** Only the marks now on the board. @param {Record<string, string[] | undefined>} marks */
  #showLegend(marks) {
    const legend = /** @type {HTMLElement} */ (this.section.querySelector(".legend"));
    for (const item of legend.querySelectorAll("li"))
      item.hidden = !marks[item.dataset.mark ?? ""]?.length;
    legend.hidden = !Object.values(marks).some((points) => points?.length);
  }
}

const SIDES = /** @type {const} */ (["black", "white"]);
const COUNTING = 1400; // ms for each colour's area
const LIFTING = 0.4; // of that, for the winner's stones, to rise and come down
const HIGH = 0.2; // of a cell

export class End {
  #shown = ""; // the end on the page
  #frame = 0;
  #life = new AbortController();

  section = element("over");
  fold = /** @type {HTMLDetailsElement} */ (this.section.querySelector("details"));
  list = /** @type {HTMLElement} */ (this.section.querySelector("ul"));

  /** @param {import("../board/grid.js").Grid} board */
  constructor(board) {
    this.board = board;
    this.fold.addEventListener("toggle", () => {
      if (this.fold.open) this.fold.scrollIntoView({ block: "nearest" });
    });
  }

  /** @param {View} view @param {Context} context */
  show(view, { before }) {
    const happens = before !== null && before.turn + 1 === view.turn && !before.over; // just now
    const lines = view.over?.lines ?? [];
    const shown = JSON.stringify([lines, view.stones]);
    const result = resultOf(view);
    this.section.hidden = !result;
    this.fold.hidden = !view.over;
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#stop();
    this.fold.open = false;
    this.list.replaceChildren(
      ...lines.map(([rule, sentence]) => {
        const item = document.createElement("li");
        item.append(...sentenceOf(rule, sentence));
        return item;
      }),
    );
    if (view.over && happens && !matchMedia("(prefers-reduced-motion: reduce)").matches)
      this.#count(view);
  }

  /** @param {View} view */
  #count(view) {
    const { black, white, komi } = view.score;
    const stone = { B: "X", W: "O" }[resultOf(view)[0]] ?? "";
    this.#life = new AbortController();
    for (const press of ["pointerdown", "keydown"])
      addEventListener(press, () => end(), { capture: true, signal: this.#life.signal });
    const began = performance.now();
    const tell = (/** @type {number} */ now) => {
      for (const [place, points] of [black, white + komi].entries()) {
        const part = Math.min(1, Math.max(0, now - place));
        element(`${SIDES[place]}-points`).textContent = words.halves(
          part < 1 ? Math.round(points * part) : points,
        );
      }
    };
    const end = () => {
      tell(2);
      this.#stop();
    };
    const draw = () => {
      const now = (performance.now() - began) / COUNTING;
      if (now >= 2 + LIFTING) return end();
      this.#frame = requestAnimationFrame(draw);
      tell(now);
      if (now >= 2) {
        const by = HIGH * Math.sin((Math.PI * (now - 2)) / LIFTING);
        this.board.looks = { counted: null, lifted: { stone, by } };
        return;
      }
      this.board.looks = { counted: { colour: SIDES[Math.floor(now)], part: now % 1 } };
    };
    draw();
  }

  /** All of it at once. */
  #stop() {
    this.#life.abort();
    cancelAnimationFrame(this.#frame);
    this.board.looks = { counted: null, lifted: null };
  }
}
