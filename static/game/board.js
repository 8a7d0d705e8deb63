/**
 * What happens when a person aims at a point (a button then plays there) or looks at one, and how
 * the board looks and sounds, choices that the browser keeps. A tap is played by page.js, `takeTurn`.
 */
import { element, pointing, pointOf } from "../board/parts.js";
import { less } from "../board/partial.js";
import { stoneSound } from "../board/sound.js";
import { resultOf } from "../keep/kept.js";
import { note, say, waits } from "./status.js";
import * as words from "../words.js";
import { COORDINATES, get, set } from "../keep/storage.js";

/** @import { Event, Look, View } from "../view.js" */
/** @import { Grid } from "../board/grid.js" */
/** @import { Context } from "./page.js" */
/** @import { Advice } from "./computer/advice.js" */

export class BoardPanel {
  /** @type {Areas} */ #areas = "shading";
  #place = element("place"); // a button
  takes = { look: (/** @type {Look} */ look) => this.#look(look) };
  #sound = /** @type {HTMLInputElement} */ (element("sound"));

  /**
   * @param {Grid} board
   * @param {() => Advice | undefined} advice once it has come
   * @param {(event: Event) => void} ask
   */
  constructor(board, advice, ask) {
    this.board = board;
    this.advice = advice;
    this.#place.addEventListener("click", () =>
      board.dispatchEvent(pointing("tt-play", board.aim)),
    );
    board.addEventListener("tt-point", (event) => advice()?.look(pointOf(event)));
    board.addEventListener("tt-look", (event) => {
      const at = pointOf(event);
      if (at) ask({ do: "look", at });
      else note("");
    });
    board.addEventListener("tt-aim", (event) => this.#aim(pointOf(event)));
    chooseSound(this.#sound, () => stoneSound());
    const names = /** @type {HTMLInputElement} */ (element("coordinates"));
    names.checked = board.coordinates; // first.js has chosen
    names.addEventListener("change", () => {
      board.coordinates = names.checked;
      set("local", COORDINATES, names.checked ? "on" : "off");
    });
    chooseAreas(/** @type {HTMLElement} */ (document.querySelector(".areas")), (chosen) => {
      this.#areas = chosen;
      this.#showAreas();
    });
  }

  /** @param {View} view @param {Context} context */
  show(view, { before, other }) {
    const { board } = this;
    if (other || before?.turn !== view.turn || resultOf(view)) board.aim = "";
    const still = ["send", "wait"].includes(view.friend?.state ?? "");
    board.view = view.resigned || still ? less(view, { reach: true, play: false }) : view;
    if (this.#sound.checked && view.steps && before?.turn === view.turn - 1)
      stoneSound(view.steps.opponent.length + view.steps.own.length);
    document.documentElement.style.setProperty("--shape", String(board.shape));
    this.#showAreas();
    if (board.aim === "") this.#place.hidden = true;
  }

  /** @param {Look} look */
  #look(look) {
    if (look.at !== this.board.looking) return;
    this.board.look = look;
    note(look.say);
  }

  /** The chosen areas, once they mean something. */
  #showAreas() {
    const { view } = this.board;
    const hides = this.#areas === "shading" && view && waits(view);
    this.board.looks = { areas: hides ? "none" : this.#areas };
  }

  /** @param {string} at */
  #aim(at) {
    // choosing a point takes a turn
    const places = (this.board.view?.phase?.click ?? "turn") === "turn";
    this.#place.textContent = places ? words.placeAt({ at }) : words.chooseAt({ at });
    this.#place.hidden = false;
    say(0, words.aiming({ at, what: places ? "place" : "choose" }));
    note("");
    this.advice()?.look(at);
  }
}

/** @typedef {import("../board/draw.js").Scene["areas"]} Areas */

const KEY = "ttgo:1:areas";
const SOUND = "ttgo:1:sound";

/**
 * `redraw` draws the choice.
 * @param {HTMLElement} section with a radio button for each way
 * @param {(areas: Areas) => void} redraw
 */
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

/**
 * Whether stones make a sound: off until chosen.
 * @param {HTMLInputElement} box
 * @param {() => void} heard
 */
export function chooseSound(box, heard) {
  box.checked = get("local", SOUND) === "on";
  box.addEventListener("change", () => {
    set("local", SOUND, box.checked ? "on" : "off");
    if (box.checked) heard();
  });
}
