/** The style of <tt-grid>: its shape, and the inks that it is drawn with. */

export const GUTTER = 0.75; // room in cells for the labels at the left and below
export const EDGE = 0.1; // and where there are none

// A page may give each ink anew: --tt-ground and so on, also from outside of the element that this one is in.
const DARK = `
    --ground: var(--tt-ground, #171c22); --line: var(--tt-line, #626c77); --label: var(--tt-label, #98a1ab);
    --quiet: var(--tt-quiet, #7f8994); --black: var(--tt-black, #05070a); --black-rim: var(--tt-black-rim, #8b95a1);
    --white: var(--tt-white, #efece4); --white-rim: var(--tt-white-rim, #efece4); --accent: var(--tt-accent, #e8593a);`;

export const SHEET = new CSSStyleSheet();
SHEET.replaceSync(`
  :host {
    --ground: var(--tt-ground, #fbfaf6); --line: var(--tt-line, #8d8a82); --label: var(--tt-label, #66635c);
    --quiet: var(--tt-quiet, #77746c); --black: var(--tt-black, #1b1e23); --black-rim: var(--tt-black-rim, #1b1e23);
    --white: var(--tt-white, #ffffff); --white-rim: var(--tt-white-rim, #4d5157); --accent: var(--tt-accent, #c8371f);
    --gutter: ${GUTTER};
    display: block; position: relative; box-sizing: border-box; contain: layout style; touch-action: manipulation; direction: ltr;
    min-width: 2.5rem; min-height: 2.5rem; user-select: none; -webkit-user-select: none; -webkit-tap-highlight-color: transparent;
    aspect-ratio: calc(var(--columns, 9) + var(--gutter)) / calc(var(--rows, 9) + var(--gutter));
    width: min(100%, calc(var(--tt-max-height, 100vh) * (var(--columns, 9) + var(--gutter)) / (var(--rows, 9) + var(--gutter))));
  }
  :host([bare]) { --gutter: ${EDGE}; }
  :host([hidden]) { display: none; }
  :host([theme="dark"]) {${DARK}
  }
  @media (prefers-color-scheme: dark) { :host(:not([theme="light"])) {${DARK}
  } }
  canvas { position: absolute; inset: 0; width: 100%; height: 100%; display: block; }
  [role="grid"] { position: absolute; display: grid; }
  [role="row"] { display: grid; grid-template-columns: repeat(var(--columns, 9), 1fr); }
  p { display: none; position: absolute; z-index: 1; left: 0; right: 0; bottom: 100%; width: fit-content; margin: 0 auto; padding: 0 0.75em; border-radius: 6px 6px 0 0; }
  :host([copy]) p { display: block; color: var(--ground); background: var(--accent); font: 600 0.875rem/1.5rem system-ui, sans-serif; }
  [role="gridcell"] { outline: none; min-width: 0; min-height: 0; cursor: pointer; }
`);

/** The inks as the page has them now. @param {HTMLElement} element @returns {import("./draw.js").Palette} */
export function readPalette(element) {
  const style = getComputedStyle(element);
  const colour = (/** @type {string} */ name) => style.getPropertyValue(`--${name}`).trim();
  return {
    ground: colour("ground"), line: colour("line"), label: colour("label"), quiet: colour("quiet"),
    black: colour("black"), blackRim: colour("black-rim"), white: colour("white"), whiteRim: colour("white-rim"),
    accent: colour("accent"),
  };
}
