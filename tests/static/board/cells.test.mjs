/** The board's cells for screen readers: which of their names and states are written. */
import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { provide, providePage } from "../support/browser.mjs";
import { Made, page } from "../support/elements.mjs";

providePage();
const written = [];
let same = 0; // what was written though it was there
page.createElement = () => {
  const cell = new Made();
  for (const name of ["ariaLabel", "ariaCurrent"]) {
    let now = null;
    Object.defineProperty(cell, name, {
      get: () => now,
      set: (value) => {
        if (cell.dataset.at && now !== value) written.push([cell.dataset.at, value]);
        else if (cell.dataset.at) same += 1;
        now = value;
      },
    });
  }
  return cell;
};
provide({ document: page });
const { Cells } = await import("../../../static/board/cells.js");
const { nothing } = await import("../../../static/board/markup.js");
const { stillView } = await import("../../../static/board/partial.js");

/** 19x19, with stones at some points, and what empty points reach. */
function view(stones, last, reach = "2") {
  const rows = Array.from({ length: 19 }, (_, y) =>
    Array.from({ length: 19 }, (_at, x) => stones[`${x},${y}`] ?? ".").join(""),
  );
  return { ...stillView(rows), reach: rows.map((row) => row.replace(/\./g, reach)), last };
}

/** Cells, and what they write of the views that come. */
function begun() {
  const cells = new Cells(Object.assign(new Made(), /** @type {any} */ ({ matches: () => false })));
  cells.resize(19, 19, [0, 0, 18, 18]);
  const news = (shown) => {
    written.length = 0;
    cells.describe(/** @type {any} */ (shown), nothing());
    return [...written];
  };
  return { cells, news };
}

beforeEach(() => {
  written.length = 0;
});

describe("a view writes", () => {
  const FIRST = { "3,3": "X" };

  it("all names, and the place of the last move, if it is the first", () => {
    const { news } = begun();
    assert.equal(news(view(FIRST, "D16")).length, 361 + 1);
  });

  it("nothing if it says the same", () => {
    const { news } = begun();
    news(view(FIRST, "D16"));
    assert.deepEqual(news(view(FIRST, "D16")), []);
  });

  it("one name and two places with one stone more", () => {
    const { news } = begun();
    news(view(FIRST, "D16"));
    same = 0;
    const [before, [name], now] = news(view({ ...FIRST, "15,15": "O" }, "Q4"));
    assert.deepEqual([before, name, now, same], [["D16", null], "Q4", ["Q4", "true"], 0]);
    assert.deepEqual(news(view({ ...FIRST, "15,15": "O" }, "pass")), [["Q4", null]]);
  });

  it("all of them in cells that are new", () => {
    const { cells, news } = begun();
    news(view(FIRST, "D16"));
    cells.resize(19, 19, [0, 0, 8, 8]);
    assert.equal(news(view(FIRST, "D16")).filter(([, to]) => to !== null).length, 81 + 1);
  });
});
