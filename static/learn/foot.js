/**
 * Below a board of Learn, behind "More": begin again, copy its link, put it
 * into another page.
 */
import { copied, made } from "../board/parts.js";
import { Bar } from "../board/bar.js";
import { frameOf } from "../framed.js";
import * as words from "../words.js";

/** @import { Board } from "../embed/element.js" */

const SIZE = 'width="100%" height="700"'; // of a frame with a board, a chapter or an exercise

/**
 * Folded below a board.
 * @param {HTMLElement} section @param {Board} board @param {string} address of the board at its
 *   start @param {string} title
 */
export function footOf(section, board, address, title) {
  const link = board.getAttribute("link");
  const bar = new Bar(made("div", { className: "foot" }));
  const told = made("p", { className: "told", role: "status" });
  const here = async () => {
    const fragment = await board.fragment();
    const found = new URL(
      fragment && fragment !== link ? `#${address}&${fragment}` : `#${address}`,
      location.href,
    );
    found.search = "";
    return found;
  };
  const copy = async (/** @type {string} */ said, /** @type {(address: URL) => string} */ text) => {
    const found = await here();
    const done = await copied(text(found));
    if (!done) location.hash = found.hash;
    told.textContent = done ? said : words.linkInAddress;
  };
  const lines = (/** @type {URL} */ found) => {
    found.search = "?only";
    return frameOf(found.href, title, SIZE);
  };
  bar.show([
    {
      text: words.startOver,
      act: () => {
        if (link !== null) board.setAttribute("link", link);
        section.removeAttribute("data-changed");
        board.removeAttribute("data-changed");
        void board.reset();
      },
    },
    { text: words.copyLink, act: () => copy(words.demoCopied, ({ href }) => href) },
    { text: words.copyEmbed, act: () => copy(words.embedCopied, lines) },
    {
      text: words.openLarge,
      act: async () => {
        location.href = new URL(`../../index.html#${await board.fragment()}`, import.meta.url).href;
      },
    },
  ]);
  section.append(
    made(
      "details",
      { className: "more-ways" },
      made("summary", { textContent: words.more }),
      bar.element,
      told,
    ),
  );
}

/**
 * Put another position on a board.
 * @param {HTMLElement} section
 * @param {Board} board
 * @param {string} link
 */
export function change(section, board, link) {
  if (link === board.getAttribute("link")) return;
  board.setAttribute("link", link);
  board.removeAttribute("data-stones"); // of the position before
  for (const element of [section, board]) element.toggleAttribute("data-changed", true);
}
