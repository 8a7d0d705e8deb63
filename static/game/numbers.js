/** The scores after each turn as a table, for those who cannot see a plot. It is made when unfolded. */

import { made, playerOf } from "../board/parts.js";
import * as words from "../words.js";

/** @import { View } from "../view.js" @import { Line } from "./plot.js" */

/** @param {HTMLElement} fold @param {View} view @param {Line} scores */
export function tabulate(fold, view, scores) {
  const { labels, score, turn: shown } = view;
  const body = /** @type {HTMLTableSectionElement} */ (fold.querySelector("tbody"));
  body.replaceChildren(
    ...scores.black.map((black, turn) => {
      const name = turn ? words.turnNamed(labels[turn - 1], playerOf(view, turn)) : words.start;
      const row = made(
        "tr",
        {},
        made("th", { scope: "row", textContent: name }),
        cell(black),
        cell(scores.white[turn] + score.komi),
      );
      if (turn === shown) row.setAttribute("aria-current", "step");
      return row;
    }),
  );
}

/** @param {number} points */
function cell(points) {
  return made("td", { textContent: String(points) });
}
