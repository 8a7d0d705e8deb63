/** The style of <tt-grid>: its shape, and the inks that it is drawn with. */

import { EDGE, GUTTER } from "./fitted.js";
import { INKS } from "../words/inks.js"; // made of ttgo/svg/palette.py

// A page may set each ink: --tt-ground and so on, even from outside the element around this one.
const lines = (/** @type {1 | 2} */ theme) =>
  INKS.map((ink) => `--${ink[0]}:var(--tt-${ink[0]},${ink[theme]});`).join("");
const [light, dark] = [lines(1), lines(2)];
export const TONES = new CSSStyleSheet();
TONES.replaceSync(`:host{${light}}:host([theme="dark"]){${dark}}
  @media screen and (prefers-color-scheme:dark){:host(:not([theme="light"])){${dark}}}`);

export const SHEET = new CSSStyleSheet();
SHEET.replaceSync(`
  :host {
    --gutter: ${GUTTER};
    --wide: calc(var(--columns, 9) + var(--gutter));
    --high: calc(var(--rows, 9) + var(--gutter));
    display: block; position: relative; box-sizing: border-box; contain: layout style;
    touch-action: manipulation; direction: ltr; min-width: 2.5rem; min-height: 2.5rem;
    user-select: none; -webkit-user-select: none; -webkit-tap-highlight-color: transparent;
    background: var(--ground); border-radius: min(6px, 2%);
    /* a slab: its front edge, and its shadow below */
    box-shadow: 0 4px color-mix(in srgb, var(--ground), #3c1e00 32%), 0 5px rgb(60 30 0 / 0.3),
      0 18px 28px -10px rgb(40 24 0 / 0.5);
    forced-color-adjust: none; /* the inks carry meaning */
    aspect-ratio: var(--wide) / var(--high);
    width: min(100%, calc(var(--tt-max-height, 100vh) * var(--wide) / var(--high)));
  }
  :host([bare]) { --gutter: ${EDGE}; }
  :host([hidden]) { display: none; }
  canvas { position: absolute; inset: 0; width: 100%; height: 100%; display: block;
    border-radius: inherit; }
  [role="grid"] { position: absolute; display: grid; }
  [role="row"] { display: grid; grid-template-columns: repeat(var(--columns, 9), 1fr); }
  p {
    display: none; position: absolute; z-index: 1; left: 0; right: 0; bottom: 100%;
    width: fit-content; margin: 0 auto; padding: 0 0.75em; border-radius: 6px 6px 0 0;
  }
  :host([copy]) p {
    display: block; color: var(--white); background: var(--accent);
    font: 600 0.875rem/1.5rem system-ui, sans-serif;
  }
  [role="gridcell"] { outline: none; min-width: 0; min-height: 0; cursor: pointer; }
  :host([explains]) [role="gridcell"] { cursor: help; }
`);

/**
 * The page's inks now, "white-rim" as whiteRim.
 * @param {HTMLElement} element
 * @returns {import("./draw.js").Palette}
 */
export function readPalette(element) {
  const style = getComputedStyle(element);
  return /** @type {import("./draw.js").Palette} */ (
    Object.fromEntries(
      INKS.map(([name]) => [
        name.replace(/-(.)/, (_, letter) => letter.toUpperCase()),
        style.getPropertyValue(`--${name}`).trim(),
      ]),
    )
  );
}
