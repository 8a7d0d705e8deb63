/** The style of <tt-grid>: its shape, and the inks that it is drawn with. */

export const GUTTER = 0.75; // room in cells for the labels at the left and below
export const EDGE = 0.1; // and where none are

// A page may set each ink: --tt-ground and so on, even from outside the element around this one.
// The ground is a tone in the middle, so that black and white, stones and areas, stand out from it;
// tests/test_inks.py checks how much.
const DARK = `
    --ground: var(--tt-ground, #997a4b); --black-area: var(--tt-black-area, #755b39); --white-area: var(--tt-white-area, #be9d69);
    --line: var(--tt-line, #030201); --label: var(--tt-label, #060402); --quiet: var(--tt-quiet, #080603);
    --black: var(--tt-black, #040406); --black-rim: var(--tt-black-rim, #000000);
    --white: var(--tt-white, #f0ede6); --white-rim: var(--tt-white-rim, #33260f); --last: var(--tt-last, #cd5239);
    --accent: var(--tt-accent, #0a2663); --yes: var(--tt-yes, #04331c); --no: var(--tt-no, #5e1005);`;

export const SHEET = new CSSStyleSheet();
SHEET.replaceSync(`
  :host {
    --ground: var(--tt-ground, #c59c5f); --black-area: var(--tt-black-area, #8a6839); --white-area: var(--tt-white-area, #e4c189);
    --line: var(--tt-line, #2a1c09); --label: var(--tt-label, #463113); --quiet: var(--tt-quiet, #3a2810);
    --black: var(--tt-black, #121417); --black-rim: var(--tt-black-rim, #000000);
    --white: var(--tt-white, #ffffff); --white-rim: var(--tt-white-rim, #5f4a2a); --last: var(--tt-last, #cd5239);
    --accent: var(--tt-accent, #2448b0); --yes: var(--tt-yes, #0f4d2c); --no: var(--tt-no, #98230f);
    --gutter: ${GUTTER};
    display: block; position: relative; box-sizing: border-box; contain: layout style; touch-action: manipulation; direction: ltr;
    min-width: 2.5rem; min-height: 2.5rem; user-select: none; -webkit-user-select: none; -webkit-tap-highlight-color: transparent;
    background: var(--ground); border-radius: min(14px, 3%); forced-color-adjust: none; /* the inks carry meaning */
    aspect-ratio: calc(var(--columns, 9) + var(--gutter)) / calc(var(--rows, 9) + var(--gutter));
    width: min(100%, calc(var(--tt-max-height, 100vh) * (var(--columns, 9) + var(--gutter)) / (var(--rows, 9) + var(--gutter))));
  }
  :host([bare]) { --gutter: ${EDGE}; }
  :host([hidden]) { display: none; }
  :host([theme="dark"]) {${DARK}
  }
  @media screen and (prefers-color-scheme: dark) { :host(:not([theme="light"])) {${DARK}
  } }
  canvas { position: absolute; inset: 0; width: 100%; height: 100%; display: block; }
  [role="grid"] { position: absolute; display: grid; }
  [role="row"] { display: grid; grid-template-columns: repeat(var(--columns, 9), 1fr); }
  p { display: none; position: absolute; z-index: 1; left: 0; right: 0; bottom: 100%; width: fit-content; margin: 0 auto; padding: 0 0.75em; border-radius: 6px 6px 0 0; }
  :host([copy]) p { display: block; color: var(--white); background: var(--accent); font: 600 0.875rem/1.5rem system-ui, sans-serif; }
  [role="gridcell"] { outline: none; min-width: 0; min-height: 0; cursor: pointer; }
  :host([explains]) [role="gridcell"] { cursor: help; }
`);

const INKS = [
  "ground",
  "black-area",
  "white-area",
  "line",
  "label",
  "quiet",
  "black",
  "black-rim",
  "white",
  "white-rim",
  "last",
  "accent",
  "yes",
  "no",
];

/**
 * The page's inks now, "white-rim" as whiteRim.
 * @param {HTMLElement} element
 * @returns {import("./draw.js").Palette}
 */
export function readPalette(element) {
  const style = getComputedStyle(element);
  return /** @type {import("./draw.js").Palette} */ (
    Object.fromEntries(
      INKS.map((name) => [
        name.replace(/-(.)/, (_, letter) => letter.toUpperCase()),
        style.getPropertyValue(`--${name}`).trim(),
      ]),
    )
  );
}
