/** Areas as outlines: along their sides, clockwise, joined only where points are adjacent. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { areasOf } from "../../../static/board/areas.js";
import { provide } from "../support/browser.mjs";
import { rows } from "../support/rows.mjs";

/** What is drawn, a letter a step: M and its place, L a straight side, A a corner, Z the end. */
class Path2D {
  ways = [];
  moveTo = (x, y) => void this.ways.push({ from: [x, y], steps: "", corners: [], places: [] });
  lineTo = (x, y) => this.#step("L", x, y);
  arcTo = (cx, cy, x, y, radius) => {
    assert.equal(radius, 5);
    this.ways.at(-1).corners.push([cx, cy]);
    this.#step("A", x, y);
  };
  // it has come round
  closePath = () => assert.deepEqual(this.ways.at(-1).to, this.ways.at(-1).from);

  #step(step, x, y) {
    Object.assign(this.ways.at(-1), { to: [x, y], steps: this.ways.at(-1).steps + step });
    this.ways.at(-1).places.push([x, y]);
  }
}
provide({ Path2D });

const metrics = (stones) =>
  /** @type {any} */ ({
    columns: stones[0].length,
    rows: stones.length,
    cell: 10,
    left: 5,
    top: 5,
  });
const paths = (stones, reach) =>
  /** @type {any} */ (areasOf(/** @type {any} */ ({ stones, reach }), metrics(stones)));

rows(
  "the outline of Black's area",
  {
    "of no lone stone": [[".X.", "..."], ["2.2", "222"], []],
    "of two points in a row": [["XX."], ["..2"], ["LAALAA"]],
    "of a stone and a point that reaches only Black": [["X..", "..."], [".b2", "222"], ["LAALAA"]],
    "of two pairs that meet at a corner: each its own": [
      ["XX..", "..XX"],
      ["..22", "22.."],
      ["LAALAA", "LAALAA"],
    ],
    "round an eye: outside and inside": [
      ["XXX", "X.X", "XXX"],
      ["...", ".2.", "..."],
      [12, 4],
      true,
    ],
    none: [["O."], [".w"], []],
  },
  (stones, reach, ways, lengths) => {
    const { black } = paths(stones, reach);
    assert.deepEqual(
      black.ways.map(({ steps }) => (lengths ? steps.length : steps)),
      ways,
    );
  },
);

rows(
  "the way of an outline",
  {
    "about the corners of points": [
      [".XX", "..."],
      ["2..", "222"],
      "black",
      0,
      "corners",
      ["10,0", "10,10", "30,0", "30,10"],
    ],
    "from the middle of a side to that of the next": [
      ["O", "."],
      [".", "w"],
      "white",
      0,
      "places",
      ["0,15", "0,5", "10,15", "10,5", "5,0", "5,20"],
    ],
  },
  (stones, reach, colour, at, what, places) =>
    assert.deepEqual(paths(stones, reach)[colour].ways[at][what].map(String).sort(), places),
);

it("White's area is White's", () => {
  const { black, white } = paths(["XXOO."], ["....2"]);
  assert.deepEqual(
    [black, white].map(({ ways }) => ways.map(({ from }) => String(from))),
    [["5,0"], ["25,0"]],
  );
});

it("nothing is shaded where nothing is said of reach", () =>
  assert.equal(paths(["X."], [".."]), null));

rows(
  "a view may be of another grid than the one that is drawn",
  {
    "a smaller one": [["X."], [".b"], ["...", "...", "..."], "LAALAA"],
    "a wider one": [["XX."], ["..b"], [".."], "LAALAA"],
  },
  (stones, reach, grid, steps) => {
    const areas = /** @type {any} */ (
      areasOf(/** @type {any} */ ({ stones, reach }), metrics(grid))
    );
    assert.deepEqual(
      areas.black.ways.map((way) => way.steps),
      [steps],
    );
  },
);
