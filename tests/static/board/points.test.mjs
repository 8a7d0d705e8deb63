/** Names of points, star points, the part that is shown, what is pointed out, and how thick. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { aimAfter } from "../../../static/board/draw.js";
import { changedOf } from "../../../static/board/evidence.js";
import { less, stillView } from "../../../static/board/partial.js";
import { joinedMarks, markedOf, nothing, starsOf, windowOf } from "../../../static/board/markup.js";
import { Pen } from "../../../static/board/pen.js";
import { placeOf, vertexAt } from "../../../static/board/vertex.js";
import { rows } from "../support/rows.mjs";

rows(
  "a point's name and place",
  {
    "the first corner": ["A1", [0, 18], 19],
    "the last corner": ["T19", [18, 0], 19],
    "there is no I": ["J9", [8, 0], 9],
    "the 26th": ["AA2", [25, 50], 52],
    "the 52nd": ["BB52", [51, 0], 52],
  },
  (name, place, height) => {
    assert.deepEqual(placeOf(name, height), place);
    assert.equal(vertexAt(place[0], place[1], height), name);
  },
);

rows(
  "star points",
  {
    "19x19": [[19, 19], "D4 D10 D16 K4 K10 K16 Q4 Q10 Q16"],
    "13x13": [[13, 13], "D4 D10 G7 K4 K10"],
    "9x9": [[9, 9], "C3 C7 E5 G3 G7"],
    "6x6": [[6, 6], ""],
    "19x9": [[19, 9], "D3 D7 K5 Q3 Q7"],
    "5x19": [[5, 19], ""],
  },
  (size, stars) => assert.deepEqual(starsOf(size).sort(), stars.split(" ").filter(Boolean).sort()),
);

rows(
  "the part that is shown",
  {
    "all of it": [null, [0, 0, 8, 6]],
    "two corners": [
      ["A1", "C3"],
      [0, 4, 2, 6],
    ],
    "two other corners": [
      ["C1", "A3"],
      [0, 4, 2, 6],
    ],
    "a point": [
      ["J7", "J7"],
      [8, 0, 8, 0],
    ],
    "all, if a corner is beyond the last column": [
      ["A1", "K3"],
      [0, 0, 8, 6],
    ],
    "all, if one is beyond the last row": [
      ["A1", "C8"],
      [0, 0, 8, 6],
    ],
  },
  (crop, part) => assert.deepEqual(windowOf(crop, [9, 7]), part),
);

const ONE = {
  ...nothing(),
  labels: { A1: "a", B1: "b" },
  triangle: ["A1"],
  dim: ["C1"],
  line: [["A1", "B1"]],
  crop: ["A1", "B2"],
};

rows(
  "two that point something out",
  {
    "nothing more": [null, ONE],
    "the same again, as when steps are drawn": [ONE, ONE],
    "more of each": [
      {
        triangle: ["D1"],
        square: ["E1"],
        circle: ["F1"],
        cross: ["G1"],
        dim: ["H1"],
        stars: ["J1"],
        line: [["A1", "A2"]],
        arrow: [["B1", "B2"]],
      },
      {
        ...ONE,
        triangle: ["A1", "D1"],
        square: ["E1"],
        circle: ["F1"],
        cross: ["G1"],
        dim: ["C1", "H1"],
        stars: ["J1"],
        line: [
          ["A1", "B1"],
          ["A1", "A2"],
        ],
        arrow: [["B1", "B2"]],
      },
    ],
  },
  (other, both) => assert.deepEqual(joinedMarks(/** @type {any} */ (ONE), other), both),
);

it("marks are told to those who do not see them", () => {
  const markup = {
    ...nothing(),
    triangle: ["A1", "B1"],
    cross: ["A1"],
    dim: ["A1", "C1"],
    stars: ["D1"],
    labels: { E1: "x" },
  };
  const words = { triangle: "Dreieck", cross: "Kreuz", dim: "blass" };
  assert.deepEqual(Object.fromEntries(markedOf(markup, words)), {
    A1: ["Dreieck", "Kreuz", "blass"],
    B1: ["Dreieck"],
    C1: ["blass"],
  });
});

rows(
  "a view that shows less",
  {
    all: [true, true, { reach: ["b.2"], legal: ["1.1"], illegal: { B1: 1 } }],
    "no reach": [false, true, { reach: ["..."], legal: ["1.1"], illegal: {} }],
    "stones alone": [false, false, { reach: ["..."], legal: ["..."], illegal: {} }],
  },
  (reach, play, shown) => {
    const view = /** @type {any} */ ({
      stones: [".X."],
      reach: ["b.2"],
      legal: ["1.1"],
      illegal: { B1: 1 },
      turn: 3,
    });
    assert.deepEqual(less(view, { reach, play }), { stones: [".X."], turn: 3, ...shown });
  },
);

const STILL = stillView(["..", ".."]);
const AIMED = { ...STILL, rules: "x", turns: ["A1"], turn: 1, legal: ["11", ".1"] };

rows(
  "an aim ends with what it was about",
  {
    "the same turn again": [AIMED, {}, "B2"],
    "a remark": [AIMED, { say: "This file is not a game record we can read.", error: true }, "B2"],
    "the first view, which a tap has asked for": [null, {}, "B2"],
    "the first view after the author's diagram": [STILL, {}, "B2"],
    "a first view in which it is not legal": [STILL, { legal: ["..", ".."] }, ""],
    "another line of as many turns": [AIMED, { turns: ["B1"] }, ""],
    "a refusal": [AIMED, { refused: { rule: 6 } }, ""],
    "the end": [AIMED, { over: { result: "0", lines: [] } }, ""],
    "a resignation, after which nothing is legal": [AIMED, { legal: ["..", ".."] }, ""],
    "a question that is answered by points": [AIMED, { phase: { click: "mark" } }, ""],
  },
  (before, change, left) => assert.equal(aimAfter("B2", before, { ...AIMED, ...change }), left),
);

/** Stones, and what empty points reach. */
const areas = (stones, reach) => ({ ...stillView(stones), reach });
const ONE_STONE = areas(["X....", ".....", "....."], ["Bbb22", "bb222", "22222"]);

rows(
  "the part where areas differ, with a cell more on each side",
  {
    nowhere: [ONE_STONE, null],
    "nowhere, if a stone comes to its own area": [
      areas(["XX...", ".....", "....."], ["BBb22", "bb222", "22222"]),
      null,
    ],
    "a stone that is shaded": [
      areas(["X....", ".....", "...O."], ["Bbb22", "bb222", "222W2"]),
      [2, 1, 4, 3],
    ],
    "points that another colour reaches, and none any more": [
      areas(["X....", ".....", "....."], [".bw22", "22222", "22222"]),
      [-1, -1, 3, 2],
    ],
  },
  (view, part) => assert.deepEqual(changedOf(ONE_STONE, view), part),
);

rows(
  "a line of 5 pixels, and a part of a tenth of a cell or 2 pixels,",
  {
    "are these on a large grid": [200, 5, 20],
    "are less where points are close, and no less than that": [10, 2.5, 2],
  },
  (cell, line, part) => {
    const pen = new Pen(
      /** @type {any} */ ({}),
      /** @type {any} */ ({ cell }),
      /** @type {any} */ ({}),
    );
    assert.deepEqual([pen.wide(5), pen.size([0.1, 2])], [line, part]);
  },
);
