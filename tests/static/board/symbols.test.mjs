/** Where what an author points out is drawn, on a row of points a hundred pixels apart, A1 at 50, 50. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { rows } from "../support/rows.mjs";
import { provide } from "../support/browser.mjs";

/** Where lines begin, and where they lead. */
class Path {
  places = /** @type {number[][]} */ ([]);

  moveTo(...at) {
    this.places.push(at.map(Math.round));
  }

  lineTo(...at) {
    this.moveTo(...at);
  }
}

provide({ Path2D: Path });
const { Pen } = await import("../../../static/board/pen.js");
const { drawMarkup, drawStars } = await import("../../../static/board/symbols.js");
const { nothing } = await import("../../../static/board/markup.js");
const PALETTE = { line: "line", ground: "ground", accent: "accent", white: "white" };

/** What is drawn: each line with its width, and what is filled with its colour, how dark, and its places. */
function drawn(draw, cell = 100) {
  let path = [];
  const [lines, fills] = [/** @type {any[]} */ ([]), /** @type {any[]} */ ([])];
  const step = (name) => (...at) => void path.push([name, ...at.map((number) => Math.round(100 * number) / 100)]);
  const ctx = /** @type {any} */ ({
    globalAlpha: 1, lineCap: "butt", beginPath: () => { path = []; }, rect: step("rect"), moveTo: step("to"), arc: step("arc"), fill: () => void fills.push([ctx.fillStyle, ctx.globalAlpha, path]),
    stroke: ({ places }) => ctx.strokeStyle === "accent" && lines.push([places, Number(ctx.lineWidth.toFixed(2)), ctx.lineCap]),
  });
  draw(new Pen(ctx, /** @type {any} */ ({ cell, left: cell / 2, top: cell / 2, rows: 1, ratio: 1 }), /** @type {any} */ (PALETTE)));
  assert.deepEqual([ctx.globalAlpha, ctx.lineCap], [1, "butt"], "what is drawn next is drawn as ever");
  return { lines, fills };
}

const marked = (markup, cell) => drawn((pen) => drawMarkup(pen, { ...nothing(), ...markup }), cell);

rows("a line ends beside a label, and on a point without one", {
  "no label": [{}, [[50, 50], [250, 50]]], "a label where it leads": [{ C1: "a" }, [[50, 50], [210, 50]]],
  "a label where it begins": [{ A1: "1" }, [[90, 50], [250, 50]]], "labels at both ends": [{ A1: "1", C1: "a" }, [[90, 50], [210, 50]]],
  "a label elsewhere": [{ B1: "a" }, [[50, 50], [250, 50]]],
}, (labels, places) => {
  const { lines } = marked({ labels, line: [["A1", "C1"]], arrow: [["A1", "C1"]] });
  assert.deepEqual(lines.map(([path]) => path.slice(0, 2)), [places, places]);
});

rows("how an arrow ends", {
  "in two short lines": ["arrow", ["A1", "C1"], [[50, 50], [250, 50], [227, 38], [250, 50], [227, 62]]], "turned round, they are turned": ["arrow", ["C1", "A1"], [[250, 50], [50, 50], [73, 62], [50, 50], [73, 38]]],
  "upwards, they point down": ["arrow", ["A1", "A3"], [[50, 50], [50, -150], [38, -127], [50, -150], [62, -127]]],
  "a line in none": ["line", ["A1", "C1"], [[50, 50], [250, 50], [250, 50], [250, 50], [250, 50]]],
}, (kind, ends, places) => assert.deepEqual(marked({ [kind]: [ends] }).lines, [[places, 7, "round"]]));

it("lines are never too thin to be seen", () => assert.deepEqual(marked({ line: [["A1", "C1"]] }, 10).lines[0][1], 1.5));

rows("a shape around a point", {
  "a triangle": ["triangle", [[150, 25], [173, 63], [128, 63], [150, 25]]], "a square": ["square", [[132, 32], [168, 32], [168, 68], [132, 68], [132, 32]]],
  "a cross": ["cross", [[131, 31], [169, 69], [169, 31], [131, 69]]],
}, (shape, places) => assert.deepEqual(marked({ [shape]: ["B1"] }).lines.map(([path]) => path), [places]));

it("a circle is round, and closed", () => {
  const [[places]] = marked({ circle: ["B1"] }).lines;
  assert.deepEqual([places.length, places[0], places[6], places[12], places.at(-1)], [25, [171, 50], [150, 71], [129, 50], [171, 50]]);
});

rows("what is dim has the ground over it, once", {
  "nothing": [[], []], "a point that is named twice": [["B1", "B1"], [["ground", 0.6, [["rect", 100, 0, 100, 100]]]]],
}, (dim, fills) => assert.deepEqual(marked({ dim }).fills, fills));

rows("star points are discs", { "on a large board": [100, 9], "on a small one": [10, 1.5] }, (cell, radius) => {
  assert.deepEqual(drawn((pen) => drawStars(pen, ["B1"]), cell).fills, [["line", 1, [["to", 1.5 * cell, cell / 2], ["arc", 1.5 * cell, cell / 2, radius, 0, 6.28]]]]);
});
