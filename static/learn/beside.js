/** What stands beside a board: what its marks mean, and the line that puts it into another page. */
import * as asking from "../words/learn.js";

/** @import { Shown } from "../board/overlay.js" */

/** What the marks mean that are there now. @param {Shown} shown */
export function legendOf(shown) {
  const { frame = null, found = [], wrong = [], missed = [], earlier = null } = shown;
  return [
    found.length && asking.legend.found, wrong.length && asking.legend.wrong, missed.length && asking.legend.missed,
    (frame?.earlier ?? earlier) && asking.legend.earlier, frame?.clearing.length && asking.legend.clearing,
  ].filter(Boolean).join(" ");
}

/** The line that puts a board, a chapter or an exercise into another page. @param {URL} address @param {string} title */
export function lineOf(address, title) {
  const alone = new URL(address);
  alone.search = "?only";
  const clean = title.replace(/["&<>]/g, "");
  return `<iframe src="${alone.href.replaceAll("&", "&amp;")}" title="${clean}" loading="lazy" style="border: 0; width: 100%; max-width: 26rem; height: 46rem"></iframe>`;
}
