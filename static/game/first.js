/**
 * The board, before the rest of the game's page has come: it is drawn, and shows what is played.
 * What a person does meanwhile is done again, in order, once the page can answer.
 */
import "../board/aria.js";
import "../board/grid.js";
import { element, pointOf, stepOf, used } from "../board/parts.js";
import { EMPTY, peek } from "../keep/kept.js";
import { attempt, COORDINATES, get } from "../keep/storage.js";

/** @import { Grid } from "../board/grid.js" */

const LONG = 200; // ms without a frame, as in a hidden tab
/** How much of the page has come: what takes a turn (page.js), and all (panels.js). */
const [TURNS, ALL] = [1, 2];

const board = /** @type {Grid} */ (element("board"));
const page = new URL("./page.js", import.meta.url).href;
/** @type {{again: () => void, need: number}[]} */ const held = [];
/** @type {string[]} */ const turns = [];
/** @type {Promise<unknown> | null} */ let coming = null;
/** Brings the panels, once page.js is here. @type {(() => Promise<unknown>) | null} */
let whole = null;
let here = 0;
let repeats = false;

/**
 * Whether it is held, to be done again later: what it needs is not here, or what was done before
 * still waits.
 * @param {number} need @param {() => void} again
 */
function holds(need, again) {
  if (repeats || (here >= need && !held.length)) return false;
  held.push({ need, again });
  bring();
  return true;
}

/** @param {EventTarget} on @param {Event} event  of any kind */
const repeat = (on, event) =>
  on.dispatchEvent(Reflect.construct(event.constructor, [event.type, event]));

/** What is not needed until the board is seen; a press tries again if it could not come. */
function bring() {
  if (whole)
    void whole().then(() => comes(ALL), String); // page.js says why not
  // in the page in one file it has another address
  else
    coming ??= new Promise((resolve) => {
      document.addEventListener("readystatechange", resolve);
      if (document.readyState !== "loading") resolve(null);
    })
      .then(() => import(Reflect.get(globalThis, "ttgoFiles")?.[page] ?? page))
      .then(
        (module) => {
          whole = module.whole;
          comes(TURNS);
          if (held.length) bring();
          else module.idle.then(bring);
        },
        (error) => {
          coming = null;
          throw error;
        },
      );
}

/** As if they had been chosen. @param {Iterable<File>} files */
function choose(files) {
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  /** @type {HTMLInputElement} */ (element("file")).files = chosen.files;
}

/** @param {number} part */
function comes(part) {
  here = part;
  repeats = true;
  try {
    while (held[0]?.need <= here) held.shift()?.again();
  } finally {
    repeats = false;
  }
}

for (const type of ["tt-play", "tt-aim", "tt-look"])
  board.addEventListener(type, (event) => {
    const plays = type === "tt-play";
    if (!holds(plays ? TURNS : ALL, () => repeat(board, event))) return;
    event.stopImmediatePropagation();
    if (plays && !here) {
      turns.push(pointOf(event));
      board.waiting = turns;
    }
  });
document.addEventListener(
  "click",
  (event) => {
    const control = /** @type {HTMLElement} */ (event.target).closest("button,input,label");
    // page.js answers what stops and tries again
    if (!control || (here && control.closest("#busy, #failure"))) return;
    if (holds(ALL, () => /** @type {HTMLElement} */ (control).click())) used(event);
  },
  { capture: true },
);
document.addEventListener("change", (event) => {
  const target = /** @type {HTMLInputElement} */ (event.target);
  if (!target.matches("select,#file")) return;
  const { value } = target;
  const files = [...(target.files ?? [])]; // the next choice clears the list
  holds(ALL, () => {
    if (target.files) choose(files);
    else if (target.value !== value) target.value = value;
    repeat(target, event);
  });
});
for (const type of /** @type {const} */ (["dragover", "drop"]))
  addEventListener(type, (event) => {
    const { types, files = null } = event.dataTransfer ?? {};
    if (here === ALL || !types?.includes("Files")) return;
    event.preventDefault(); // else the browser leaves the page for the file
    if (type === "dragover") return;
    choose(files ?? []);
    element("file").dispatchEvent(new Event("change", { bubbles: true }));
  });
for (const capture of [true, false])
  addEventListener(
    "keydown",
    (event) => {
      const { target } = event;
      const steps = document.body.dataset.mode === "review" && stepOf(event);
      if (capture && !steps) return; // the board's own keys need no more than the board
      if (target && holds(ALL, () => repeat(target, event)) && steps) used(event);
    },
    { capture },
  );

board.hovers = false;
board.coordinates = get("local", COORDINATES)
  ? get("local", COORDINATES) === "on"
  : !matchMedia("(max-width: 399.98px)").matches;
// A link's game is not known yet; nor is which area is to be seen.
board.looks = { areas: "none" };
if (!location.hash)
  attempt(() => {
    const kept = peek();
    board.view = kept?.view ?? EMPTY;
    if (kept?.reviewed) document.body.dataset.mode = "review";
    document.documentElement.style.setProperty("--shape", String(board.shape));
  }, undefined);
requestAnimationFrame(() => setTimeout(bring));
setTimeout(() => coming ?? bring(), LONG); // the panels come later
