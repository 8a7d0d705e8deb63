/** What leads through the stations of a lesson: their trail, and the button to the next one. */
import { button, made } from "../board/parts.js";

/** @import { Board } from "../embed/element.js" */
/** @typedef {typeof import("../words/lesson.js")} Words */

/** @param {Element} part @returns {HTMLElement[]} */
export function boardsOf(part) {
  return [...part.querySelectorAll(/** @type {"section"} */ (".demo"))];
}

/** @param {Element} section */
export function boardOf(section) {
  return /** @type {Board} */ (section.querySelector("tt-board"));
}

/** @param {Element} section */
export function titleOf(section) {
  return section.querySelector("h3")?.textContent ?? "";
}

/** Links to parts of a lesson, each with a cell for each of its boards. */
export class Trail {
  /** @param {Iterable<HTMLAnchorElement>} links @param {(id: string) => HTMLElement[]} boards */
  constructor(links, boards) {
    this.stations = [...links].map((link) => {
      const own = boards(decodeURIComponent(link.hash.slice(1)));
      const cells = made("span", { className: "cells" }, ...own.map(() => made("i")));
      const title = link.textContent ?? "";
      link.append(cells);
      return { link, title, boards: own, cells: [...cells.children] };
    });
  }

  /**
   * Show which boards are done, and where the reader is.
   * @param {HTMLElement | null} here @param {(section: HTMLElement) => boolean} isDone
   * @param {Words} words
   */
  mark(here, isDone, words) {
    for (const { link, title, boards, cells } of this.stations) {
      const finished = boards.filter(isDone).length;
      link.ariaLabel = words.station({ title, finished, all: boards.length });
      link.ariaCurrent = here && boards.includes(here) ? "step" : null;
      cells.forEach((cell, index) => {
        cell.className = [isDone(boards[index]) && "done", boards[index] === here && "here"]
          .filter(Boolean)
          .join(" ");
      });
    }
  }
}

/**
 * The main button: what the board's task asks for now, or on to the next board.
 * @param {Board | null} board @param {Words} words @param {() => unknown} onward
 */
export function mainOf(board, words, onward) {
  /** @type {(() => unknown) | null} */
  let act = null;
  const on = button(words.goOn, () => (act ?? onward)(), { className: "next" });
  const lead = (/** @type {{text: string, act: () => unknown} | null} */ choice) => {
    act = choice?.act ?? null;
    on.textContent = choice?.text ?? words.goOn;
    on.toggleAttribute("data-acts", choice !== null);
  };
  board?.addEventListener("tt-main", (event) => {
    event.preventDefault();
    lead(/** @type {CustomEvent} */ (event).detail);
  });
  return { element: made("p", { className: "on" }, on), lead };
}
