/** How areas are shown: a choice on the page that its browser keeps. */

import { get, set } from "./storage.js";

/** @typedef {import("../board/draw.js").Scene["areas"]} Areas */

const KEY = "ttgo:1:areas";

/** @param {HTMLElement} section with a radio button for each way @param {import("../board/grid.js").Grid} board */
export function chooseAreas(section, board) {
  const buttons = /** @type {HTMLInputElement[]} */ ([...section.querySelectorAll("input")]);
  const kept = get("local", KEY);
  for (const button of buttons) {
    if (kept) button.checked = button.value === kept;
    if (button.checked) board.looks = { areas: /** @type {Areas} */ (button.value) };
    button.addEventListener("change", () => {
      board.looks = { areas: /** @type {Areas} */ (button.value) };
      set("local", KEY, button.value);
    });
  }
}
