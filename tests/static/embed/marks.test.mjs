/** What an author points out by attributes, and what of it is not written so. */
import assert from "node:assert/strict";
import { marksOf, pointsOf, wrongMark } from "../../../static/embed/marks.js";
import { nothing } from "../../../static/board/markup.js";
import { withAttributes } from "../support/browser.mjs";
import { rows } from "../support/rows.mjs";

const SIZE = /** @type {[number, number]} */ ([5, 4]);

rows(
  "the points of a word",
  {
    "a rectangle, row by row from the top": ["A1:B2", ["A2", "B2", "A1", "B1"]],
    "from any two corners": ["B1:A2", ["A2", "B2", "A1", "B1"]],
    "beyond the last column": ["F1", []],
    "beyond the last row": ["A5", []],
    "a zero before": ["A01", []],
    "three corners": ["A1:B2:C3", []],
  },
  (word, points) => assert.deepEqual(pointsOf(word, SIZE), points),
);

rows(
  "points of large grids",
  {
    "the 52nd column": ["BB52", ["BB52"]],
  },
  (word, points) => assert.deepEqual(pointsOf(word, [52, 52]), points),
);

rows(
  "what is pointed out",
  {
    shapes: [
      { triangle: "A1", square: "B1, B2", circle: "C1:D1", cross: "E1" },
      { triangle: ["A1"], square: ["B1", "B2"], circle: ["C1", "D1"], cross: ["E1"] },
    ],
    "a label with a colon": [{ labels: "A1:a:b" }, { labels: { A1: "a:b" } }],
    "a line and arrows": [
      { line: "A1-C3", arrow: "a1-b1 b1-A1" },
      {
        line: [["A1", "C3"]],
        arrow: [
          ["A1", "B1"],
          ["B1", "A1"],
        ],
      },
    ],
    "a line to itself is none": [{ line: "A1-A1" }, {}],
    "dimmed points and stars": [
      { dim: "A1:B1", stars: "C2" },
      { dim: ["A1", "B1"], stars: ["C2"] },
    ],
    "a part": [{ crop: "A1:C2" }, { crop: ["A2", "C1"] }],
    "the rest of what is wrong": [
      { triangle: "A1 Z9 B1", labels: "Z9:x A1:y" },
      { triangle: ["A1", "B1"], labels: { A1: "y" } },
    ],
  },
  (attributes, markup) =>
    assert.deepEqual(marksOf(withAttributes(attributes), null, SIZE, false), {
      ...nothing(),
      ...markup,
    }),
);

rows(
  "beside what a diagram says",
  {
    "its labels and stars": [{}, false, { labels: { A1: "d", B1: "e" }, stars: ["C3"] }],
    "all stars": [
      { stars: "A1" },
      true,
      { labels: { A1: "d", B1: "e" }, stars: ["C3", "C7", "G7", "E5", "G3", "A1"] },
    ],
  },
  (attributes, stars, markup) => {
    const diagram = { rows: [], labels: { A1: "d", B1: "e" }, stars: ["C3"] };
    const { stars: found, ...rest } = marksOf(withAttributes(attributes), diagram, [9, 9], stars);
    assert.deepEqual(
      { ...rest, stars: [...found].sort() },
      { ...nothing(), ...markup, stars: [...markup.stars].sort() },
    );
  },
);

rows(
  "the first word that cannot be drawn",
  {
    none: [
      {
        labels: "A1:x",
        triangle: "A1",
        line: "A1-B1",
        arrow: "A1-B1",
        dim: "A1",
        stars: "A1",
        crop: "A1:B2",
      },
      null,
    ],
    "a point outside": [{ circle: "A1 F9" }, ["circle", "F9"]],
    "a label without a text": [{ labels: "A1:" }, ["labels", "A1:"]],
    "a label of nine letters": [{ labels: "A1:123456789" }, ["labels", "A1:123456789"]],
    "a line with one end": [{ line: "A1" }, ["line", "A1"]],
    "labels first, then shapes, in their order": [
      { crop: "x", cross: "y", triangle: "z" },
      ["triangle", "z"],
    ],
  },
  (attributes, wrong) => assert.deepEqual(wrongMark(withAttributes(attributes), SIZE), wrong),
);
