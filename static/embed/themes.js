/** Themes by name: their inks, in the place of those of a light or a dark page. */
import { THEMES } from "../words/themes.js"; // made of ttgo/svg/palette.py

const SHEET = new CSSStyleSheet();
SHEET.replaceSync(
  Object.entries(THEMES)
    .map(([name, inks]) => `:host([theme="${name}"]){${inks}}`)
    .join(""),
);

/** @param {HTMLElement} board */
export function dress({ shadowRoot }) {
  const sheets = shadowRoot?.adoptedStyleSheets ?? [];
  if (!sheets.includes(SHEET)) sheets.push(SHEET);
}
