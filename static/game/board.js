/**
 * What a person does on the board: tap a point, aim at one (a button then plays there), or look at
 * one; and how it looks and sounds, choices that the browser keeps.
 */
import { pointOf } from "../board/parts.js";
import { note, say } from "./status.js";
import * as words from "../words.js";
import { get, set } from "./storage.js";

/** @import { Grid } from "../board/grid.js" */
/** @import { Opponent } from "./opponent.js" */

/** @param {Grid} board @param {HTMLElement} place the button @param {Opponent} opponent @param {(at: string) => void} take @param {(at: string) => void} look */
export function listenToBoard(board, place, opponent, take, look) {
  board.addEventListener("tt-play", (event) => take(pointOf(event)));
  board.rests = false;
  board.addEventListener("tt-point", (event) => {
    const thought = opponent.look(pointOf(event));
    if (opponent.open) note(thought);
  });
  board.addEventListener("tt-look", (event) => {
    const at = pointOf(event);
    if (at) look(at);
    else note("");
  });
  board.addEventListener("tt-aim", (event) => {
    const at = pointOf(event);
    const places = (board.view?.phase?.click ?? "turn") === "turn"; // choosing a point takes a turn
    Object.assign(place, {
      hidden: false,
      textContent: places ? words.placeAt({ at }) : words.chooseAt({ at }),
    });
    say(0, words.aiming({ at, what: places ? "place" : "choose" }));
    note(opponent.look(at));
  });
  place.addEventListener("click", () => take(board.aim));
}

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
