/**
 * The page of one board in a frame: its address says what is on it, as the attributes of <tt-board>
 * do, and the game is the fragment.
 *
 *     board.html?play&show=score#v=1&s=9&t=eedf
 *
 * It tells the page around it, and no other, how high it would like to be: {ttgo: 1, height: 480};
 * early.js hears that.
 */
import "../board/aria.js";
import { Board } from "./element.js";

/** @import { Grid } from "../board/grid.js" */

Board.define(); // with the ARIA of aria.js
const board = /** @type {Board} */ (document.querySelector("tt-board"));
const grid = /** @type {Grid} */ (board.shadowRoot?.querySelector("tt-grid"));

const LANG = document.documentElement.lang; // of the page

let told = 0; // the last height told

/** The origin of the page around this one; "" if there is none or the browser hides it. */
const around = window.parent === window ? "" : outer();

function outer() {
  const origin =
    location.ancestorOrigins?.[0] ?? (document.referrer && new URL(document.referrer).origin);
  return origin === "null" ? "" : origin;
}

/** What the address says. */
function read() {
  const names = Board.observedAttributes;
  const given = new URLSearchParams(location.search);
  for (const name of names) {
    const value = name === "link" ? location.hash.slice(1) || null : given.get(name);
    if (value === null) board.removeAttribute(name);
    else board.setAttribute(name, value);
  }
  document.documentElement.lang = given.get("lang") ?? LANG;
  const theme = given.get("theme") ?? "";
  if (["light", "dark"].includes(theme)) {
    document.documentElement.style.colorScheme = theme;
    board.removeAttribute("theme"); // as this page is now
  }
}

/**
 * Give the grid the room that the words leave in the window, and tell the page around how much it
 * needs.
 */
function measure() {
  const words = board.offsetHeight - grid.offsetHeight;
  document.body.style.setProperty("--tt-max-height", `max(8rem, ${innerHeight - words}px)`);
  const width = Math.min(
    board.clientWidth,
    parseFloat(getComputedStyle(grid).maxWidth) || Infinity,
  );
  tell(Math.ceil(words + (grid.hidden ? 0 : width / grid.shape)));
}

/** @param {number} height 0 to tell it again */
function tell(height) {
  if (!around || height === told) return;
  told = height || told;
  if (told) window.parent.postMessage({ ttgo: 1, height: told }, around);
}

window.addEventListener("message", ({ source, origin, data }) => {
  if (source !== window.parent || !around || origin !== around || data?.ttgo !== 1) return;
  if (data.tell === "height") tell(0);
});
window.addEventListener("hashchange", read);
window.addEventListener("resize", measure);
read();
const sizes = new ResizeObserver(measure);
for (const element of [board, grid]) sizes.observe(element);
document.querySelector(".unable")?.remove(); // the scripts run
