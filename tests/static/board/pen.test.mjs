/**
 * How large what the pen draws is, and in which colours and widths, on a board of 9 lines that are
 * 40 pixels apart: shapes and lines differ by kind; and what an author points out.
 */
import assert from "node:assert/strict";
import { it } from "node:test";
import { provide } from "../support/browser.mjs";
import { rows } from "../support/rows.mjs";

const rounded = (number) => Math.round(10 * number) / 10;

/** How far a path goes, from the left and from the top: "22-38 12-28". */
class Path {
  spans = [[], []];
  moveTo(...at) {
    for (const [axis, one] of at.entries()) this.spans[axis].push(one);
  }
  lineTo = this.moveTo;
  arc(x, y, radius, from, to) {
    this.moveTo(x - radius, y - radius);
    this.moveTo(from < to ? x + radius : x, y + radius); // or its left half
  }
  rect(x, y, width, height) {
    this.moveTo(x, y);
    this.moveTo(x + width, y + height);
  }
  closePath() {}
  get text() {
    const ends = (span) => [Math.min(...span), Math.max(...span)].map(rounded).join("-");
    return this.spans.map(ends).join(" ");
  }
}

/** What is filled, stroked or copied, and how. */
class Canvas extends Path {
  done = [];
  dash = [];
  lineCap = "butt";
  globalAlpha = 1;
  fillStyle = "";
  strokeStyle = "";
  lineWidth = 0;
  beginPath() {
    this.spans = [[], []];
  }
  setLineDash(dash) {
    this.dash = dash;
  }
  fill({ text } = /** @type {Path} */ (this)) {
    this.done.push(`${this.fillStyle} ${text}`);
  }
  stroke({ text } = /** @type {Path} */ (this)) {
    this.done.push([this.strokeStyle, rounded(this.lineWidth), ...this.dash, text].join(" "));
  }
  drawImage(_, ...at) {
    this.done.push([this.globalAlpha, ...at].map(rounded).join(" "));
  }
}

provide({ Path2D: Path, document: { createElement: () => ({ getContext: () => null }) } });
const { Pen } = await import("../../../static/board/pen.js");
const { drawPath } = await import("../../../static/board/evidence.js");
const { badge, marks } = await import("../../../static/board/reach.js");
const { drawTick } = await import("../../../static/board/overlay.js");
const { drawMarkup, drawStars } = await import("../../../static/board/symbols.js");
const { nothing } = await import("../../../static/board/markup.js");
const scene = (markup) => /** @type {any} */ ({ markup: { ...nothing(), ...markup } });
const PALETTE = new Proxy({}, { get: (_, name) => name });

function drawn(draw, metrics = {}) {
  const canvas = new Canvas();
  draw(
    new Pen(
      /** @type {any} */ (canvas),
      /** @type {any} */ ({ cell: 40, left: 30, top: 20, rows: 9, ratio: 1, ...metrics }),
      /** @type {any} */ (PALETTE),
    ),
  );
  const { lineCap, globalAlpha, dash } = canvas;
  assert.deepEqual([lineCap, globalAlpha, dash], ["butt", 1, []], "what comes next is as ever");
  return canvas.done;
}

const AT = /** @type {[number, number]} */ ([100, 100]);
const reached = (kind) => (pen) => marks(pen, kind, [AT], 0.2);

rows(
  "on a point",
  {
    "a square of Black": [reached("b"), ["black 92-108 92-108", "blackRim 1.3 92-108 92-108"]],
    "a larger diamond of White": [
      reached("w"),
      ["white 89.2-110.8 89.2-110.8", "line 1.3 89.2-110.8 89.2-110.8"],
    ],
    "a disc of both, its left half dark": [
      reached("2"),
      [
        "white 94.2-105.8 94.2-105.8",
        "whiteRim 1.3 94.2-105.8 94.2-105.8",
        "black 94.2-100 94.2-105.8",
      ],
    ],
    "a ring of nobody": [reached("0"), ["quiet 1.6 96-104 96-104"]],
    "a badge on a stone, with an outline": [
      (pen) => badge(pen, "b", ...AT),
      ["ground 3.6 96-104 96-104", "black 96-104 96-104", "blackRim 1.3 96-104 96-104"],
    ],
    "a cross": [
      (pen) => pen.cross(...AT),
      ["white 6 92.4-107.6 92.4-107.6", "accent 3 92.4-107.6 92.4-107.6"],
    ],
    "a tick": [(pen) => drawTick(pen, ...AT), ["white 6 92-108 94-106", "yes 3 92-108 94-106"]],
    "a circle with a bar": [
      (pen) => pen.barred(...AT),
      ["white 5.5 88-112 88-112", "no 2.5 88-112 88-112"],
    ],
    "a dashed ring": [
      (pen) => pen.ring(...AT, 20, "quiet", [3, 2]),
      ["white 5.5 3 2 80-120 80-120", "quiet 2.5 3 2 80-120 80-120"],
    ],
    "the last move's dot": [(pen) => pen.last(...AT), ["last 93.6-106.4 93.6-106.4"]],
    "a star": [(pen) => drawStars(pen, scene({ stars: ["B3"] })), ["line 66.4-73.6 256.4-263.6"]],
    "a small, pale stone": [(pen) => pen.stone("O", ...AT, 0.5, 0.6), ["0.6 87.8 87.8 24.5 24.5"]],
    "a ring as wide on a large grid": [
      (pen) => pen.ring(...AT, 20),
      ["white 5.5 80-120 80-120", "accent 2.5 80-120 80-120"],
      { cell: 200 },
    ],
    "a thinner one where points are close": [
      (pen) => pen.ring(...AT, 5),
      ["white 2.8 95-105 95-105", "accent 1.3 95-105 95-105"],
      { cell: 10 },
    ],
    "a walk of dots to its end": [
      (pen) => drawPath(pen, ["A1", "A2"]),
      [
        "white 8 0.1 10 30-30 300-340",
        "accent 5 0.1 10 30-30 300-340",
        "white 4 26-34 296-304",
        "accent 1 26-34 296-304",
        "accent 26-34 296-304",
      ],
    ],
    "no mark, if it is none": [(pen) => marks(pen, "b", [], 0.2), []],
  },
  (draw, steps, metrics = {}) => assert.deepEqual(drawn(draw, metrics), steps),
);

it("a point has its place, a place its point", () =>
  void drawn((pen) => assert.deepEqual([pen.centre("C2"), pen.vertex(2, 7)], [[110, 300], "C2"])));

rows(
  "an author's mark, on points a hundred pixels apart, A1 at 50, 50, is",
  {
    "a line from point to point": [{ line: [["A1", "C1"]] }, "accent 3 50-250 50-50"],
    "an arrow with a head": [{ arrow: [["A1", "C1"]] }, "accent 3 50-250 37.5-62.5"],
    "a line beside the labels at its ends": [
      { labels: { A1: "1", B1: "a", C1: "a" }, line: [["A1", "C1"]] },
      "accent 3 90-210 50-50",
    ],
    "an arrow, too": [
      { labels: { A1: "1", B1: "a", C1: "a" }, arrow: [["A1", "C1"]] },
      "accent 3 90-210 37.5-62.5",
    ],
    "past a label elsewhere": [
      { labels: { B1: "a" }, line: [["A1", "C1"]] },
      "accent 3 50-250 50-50",
    ],
    "a triangle": [{ triangle: ["B1"] }, "accent 3 127.5-172.5 25-63"],
    "a square": [{ square: ["B1"] }, "accent 3 132-168 32-68"],
    "a circle": [{ circle: ["B1"] }, "accent 3 129-171 29-71"],
    "a cross": [{ cross: ["B1"] }, "accent 3 131-169 31-69"],
    "dim, once": [{ dim: ["B1", "B1"] }, "ground 100-200 0-100"],
  },
  (markup, step) => {
    const draw = (pen) => drawMarkup(pen, scene(markup));
    const steps = drawn(draw, { cell: 100, left: 50, top: 50, rows: 1 });
    assert.deepEqual(
      steps.filter((one) => /accent|ground/.test(one)),
      [step],
    );
  },
);
