/**
 * The board, before the rest of the game's page has come: it is drawn, and shows what is played.
 * What a person does meanwhile is done again, in order, once the page can answer.
 */
import "../board/aria.js";
import "../board/grid.js";
import { element, pointOf, used } from "../board/parts.js";
import { EMPTY, peek } from "./kept.js";
import { attempt } from "./storage.js";

/** @import { Grid } from "../board/grid.js" */

const BOARDS = ["tt-play", "tt-aim", "tt-look"];
const LONG = 200; // ms without a frame, as in a hidden tab

const board = /** @type {Grid} */ (element("board"));
const page = new URL("./page.js", import.meta.url).href;
/** @type {(() => void)[]} */ const held = [];
/** @type {string[]} */ const turns = [];
/** @type {Promise<unknown> | null} */ let coming = null;
let here = false;

/** @param {() => void} again */
function hold(again) {
  held.push(again);
  bring();
}

/** All that is not needed until the board is seen; a press tries again if it could not come. */
function bring() {
  // in the page in one file it has another address
  coming ??= parsed()
    .then(() => import(Reflect.get(globalThis, "ttgoFiles")?.[page] ?? page))
    .then(
      () => {
        here = true;
        for (const again of held) again();
      },
      (error) => {
        coming = null;
        throw error;
      },
    );
}

/** @returns {Promise<unknown>} */
function parsed() {
  return new Promise((resolve) => {
    const look = () => document.readyState !== "loading" && resolve(null);
    document.addEventListener("readystatechange", look);
    look();
  });
}

for (const type of BOARDS)
  board.addEventListener(type, (event) => {
    if (here) return;
    if (type === "tt-play") {
      turns.push(pointOf(event));
      board.waiting = turns;
    }
    const { detail } = /** @type {CustomEvent} */ (event);
    hold(() => board.dispatchEvent(new CustomEvent(type, { detail })));
  });
document.addEventListener(
  "click",
  (event) => {
    const control = /** @type {HTMLElement} */ (event.target).closest("button,input,label");
    if (here || !control) return;
    used(event);
    hold(() => /** @type {HTMLElement} */ (control).click());
  },
  { capture: true },
);
document.addEventListener("change", ({ target }) => {
  if (here || !(target instanceof HTMLSelectElement)) return;
  const { value } = target;
  hold(() => {
    target.value = value;
    target.dispatchEvent(new Event("change", { bubbles: true }));
  });
});
document.addEventListener("keydown", (event) => {
  if (!here) hold(() => event.target?.dispatchEvent(new KeyboardEvent("keydown", event)));
});

board.hovers = false;
// A link's game is not known yet; nor is which area is to be seen.
board.looks = { areas: "none" };
if (location.hash.length < 2)
  attempt(() => {
    board.view = peek()?.view ?? EMPTY;
    document.documentElement.style.setProperty("--shape", String(board.shape));
  }, undefined);
requestAnimationFrame(() => setTimeout(bring));
setTimeout(bring, LONG);
