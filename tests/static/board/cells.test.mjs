/** The board's cells for screen readers: which of their names and states are written. */
import assert from "node:assert/strict";
import { provide, providePage } from "../support/browser.mjs";
import { Made, page } from "../support/elements.mjs";
import { rows } from "../support/rows.mjs";

providePage();
const written = [];
page.createElement = () => {
  const [cell, now] = [new Made(), {}];
  for (const name of ["ariaLabel", "ariaCurrent"])
    Object.defineProperty(cell, name, {
      get: () => now[name],
      set(value) {
        now[name] = value;
        if (cell.dataset.at) written.push(name);
      },
    });
  return cell;
};
provide({ document: page });
const { Cells } = await import("../../../static/board/cells.js");
const { nothing } = await import("../../../static/board/markup.js");
const { stillView } = await import("../../../static/board/partial.js");

/** 19x19, with stones at some points; all others reach both colours. */
function view(stones, last) {
  const lines = Array.from({ length: 19 }, (_, y) =>
    Array.from({ length: 19 }, (_at, x) => stones[`${x},${y}`] ?? ".").join(""),
  );
  return { ...stillView(lines), reach: lines.map((line) => line.replace(/\./g, "2")), last };
}

const FIRST = view({ "3,3": "X" }, "D16");
const BOTH = { "3,3": "X", "15,15": "O" };
rows(
  "what a view writes after others: names and the place of the last move",
  {
    "all names, and the place, if it is the first": [[FIRST], 361, 361],
    "one name and two places with one stone more": [[FIRST, view(BOTH, "Q4")], 1, 2],
    "one place with a pass": [[view(BOTH, "Q4"), view(BOTH, "pass")], 0, 1],
    "all of them in cells that are new": [[FIRST, [0, 0, 8, 8], FIRST], 81, 81],
  },
  (steps, names, places) => {
    const root = Object.assign(new Made(), /** @type {any} */ ({ matches: () => false }));
    const cells = new Cells(root);
    cells.resize(19, 19, [0, 0, 18, 18]);
    for (const step of steps) {
      if (Array.isArray(step)) cells.resize(19, 19, /** @type {any} */ (step));
      written.length = 0;
      if (!Array.isArray(step)) cells.describe(step, nothing());
    }
    const count = (wanted) => written.filter((name) => name === wanted).length;
    assert.deepEqual([count("ariaLabel"), count("ariaCurrent")], [names, places]);
  },
);
