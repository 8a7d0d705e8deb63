/** Where what an author points out is drawn. */
import assert from "node:assert/strict";
import { rows } from "../support/rows.mjs";
import { provide } from "../support/browser.mjs";

/** Where lines begin, and where they lead. */
class Path {
  places = /** @type {number[][]} */ ([]);

  moveTo(/** @type {number[]} */ ...at) {
    this.places.push(at);
  }

  lineTo(/** @type {number[]} */ ...at) {
    this.places.push(at);
  }
}

provide({ Path2D: Path });
const { drawMarkup } = await import("../../../static/board/symbols.js");
const { nothing } = await import("../../../static/board/markup.js");

rows("a line ends beside a label, and on a point without one", {
  "no label": [{}, [[50, 50], [250, 50]]], "a label where it leads": [{ C1: "a" }, [[50, 50], [210, 50]]],
  "a label where it begins": [{ A1: "1" }, [[90, 50], [250, 50]]], "labels at both ends": [{ A1: "1", C1: "a" }, [[90, 50], [210, 50]]],
  "a label elsewhere": [{ C2: "a" }, [[50, 50], [250, 50]]],
}, (labels, places) => {
  /** @type {Path[]} */
  const drawn = [];
  const pen = { ctx: {}, m: { cell: 100 }, palette: {}, centre: (/** @type {string} */ at) => [100 * "ABC".indexOf(at[0]) + 50, 50], cased: (/** @type {Path} */ path) => void drawn.push(path) };
  drawMarkup(/** @type {any} */ (pen), { ...nothing(), labels, line: [["A1", "C1"]], arrow: [["A1", "C1"]] });
  assert.deepEqual(drawn.map((path) => path.places.slice(0, 2)), [places, places]);
});
