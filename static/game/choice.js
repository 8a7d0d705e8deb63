/** How areas are shown, and whether stones make a sound: choices that the browser keeps. */

import { get, set } from "./storage.js";

/** @typedef {import("../board/draw.js").Scene["areas"]} Areas */

const KEY = "ttgo:1:areas";
const SOUND = "ttgo:1:sound";

/** `redraw` draws the choice. @param {HTMLElement} section with a radio button for each way @param {(areas: Areas) => void} redraw */
export function chooseAreas(section, redraw) {
  const buttons = /** @type {HTMLInputElement[]} */ ([...section.querySelectorAll("input")]);
  const kept = get("local", KEY);
  for (const button of buttons) {
    if (kept) button.checked = button.value === kept;
    if (button.checked) redraw(/** @type {Areas} */ (button.value));
    button.addEventListener("change", () => {
      redraw(/** @type {Areas} */ (button.value));
      set("local", KEY, button.value);
    });
  }
}

/** Whether stones make a sound: off until chosen. @param {HTMLInputElement} box @param {() => void} heard */
export function chooseSound(box, heard) {
  box.checked = get("local", SOUND) === "on";
  box.addEventListener("change", () => {
    set("local", SOUND, box.checked ? "on" : "off");
    if (box.checked) heard();
  });
}
