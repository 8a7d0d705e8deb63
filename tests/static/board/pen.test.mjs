/**
 * What the pen draws, step by step, on a board of 9 lines that are 40 pixels apart: with shapes and
 * lines that differ by kind; and what an author points out.
 */
import assert from "node:assert/strict";
import { it } from "node:test";
import { provide } from "../support/browser.mjs";
import { rows } from "../support/rows.mjs";

const short = (one) =>
  typeof one === "number"
    ? Math.round(100 * one) / 100
    : one instanceof Path
      ? one.steps.join(" ")
      : typeof one === "object"
        ? `[${Object.values(one)}]`
        : one;

/** Steps of a path, as text: "m 1,2 l 3,4", and the places of rectangles and arcs. */
class Path {
  steps = [];
  #step =
    (name) =>
    (...at) =>
      void this.steps.push([name, at.map(short).join()].filter(Boolean).join(" "));
  moveTo = this.#step("m");
  lineTo = this.#step("l");
  rect = this.#step("rect");
  arc = this.#step("arc");
  closePath = this.#step("z");
}

/** The steps of the canvas: what is filled, stroked or copied, and how. */
class Canvas {
  done = [];
  path = new Path();
  dash = [];
  lineCap = "butt";
  globalAlpha = 1;
  fillStyle = "";
  strokeStyle = "";
  lineWidth = 0;
  beginPath() {
    this.path = new Path();
  }
  moveTo(...at) {
    this.path.moveTo(...at);
  }
  lineTo(...at) {
    this.path.lineTo(...at);
  }
  rect(...at) {
    this.path.rect(...at);
  }
  arc(...at) {
    this.path.arc(...at);
  }
  closePath() {
    this.path.closePath();
  }
  setLineDash(dash) {
    this.dash = dash;
  }
  fill() {
    this.done.push(
      `${this.globalAlpha === 1 ? "" : `${this.globalAlpha} `}fill ${this.fillStyle}: ${short(this.path)}`,
    );
  }
  stroke(path = this.path) {
    this.done.push(
      `${this.lineCap} ${this.strokeStyle} ${short(this.lineWidth)}` +
        `${this.dash.length ? ` dashed ${this.dash}` : ""}: ${short(path)}`,
    );
  }
  drawImage(image, ...at) {
    this.done.push(`${this.globalAlpha} image ${image.width}: ${at.map(short)}`);
  }
}

provide({ Path2D: Path, document: { createElement: () => ({ getContext: () => null }) } });
const { Pen } = await import("../../../static/board/pen.js");
const { drawPath } = await import("../../../static/board/evidence.js");
const { badge, marks } = await import("../../../static/board/reach.js");
const { drawTick } = await import("../../../static/board/overlay.js");
const { drawMarkup, drawStars } = await import("../../../static/board/symbols.js");
const { nothing } = await import("../../../static/board/markup.js");
const PALETTE = Object.fromEntries(
  [
    "black",
    "blackRim",
    "white",
    "whiteRim",
    "line",
    "quiet",
    "ground",
    "accent",
    "yes",
    "no",
    "last",
  ].map((name) => [name, name]),
);

function drawn(draw, metrics = {}) {
  const canvas = new Canvas();
  draw(
    new Pen(
      /** @type {any} */ (canvas),
      /** @type {any} */ ({ cell: 40, left: 30, top: 20, rows: 9, ratio: 1, ...metrics }),
      /** @type {any} */ (PALETTE),
    ),
  );
  assert.deepEqual(
    [canvas.lineCap, canvas.globalAlpha, canvas.dash],
    ["butt", 1, []],
    "what is drawn next is drawn as ever",
  );
  return canvas.done;
}

/** The same path drawn in several ways. */
const same = (path, ...ways) => ways.map((way) => `${way}: ${path}`);
const TWO = [
  [30, 20],
  [70, 20],
];
const BAR = "arc 100,100,12,0,6.28 m 91.51,108.49 l 108.49,91.51";

rows(
  "marks of what points reach are",
  {
    "squares of Black": [
      "b",
      TWO,
      {},
      same("rect 22,12,16,16 rect 62,12,16,16", "fill black", "butt blackRim 1.25"),
    ],
    "diamonds of White": [
      "w",
      TWO,
      {},
      same(
        "m 30,9.2 l 40.8,20 l 30,30.8 l 19.2,20 z m 70,9.2 l 80.8,20 l 70,30.8 l 59.2,20 z",
        "fill white",
        "butt line 1.25",
      ),
    ],
    "discs of both, half dark": [
      "bw",
      TWO,
      {},
      [
        ...same(
          "m 35.76,20 arc 30,20,5.76,0,6.28 m 75.76,20 arc 70,20,5.76,0,6.28",
          "fill white",
          "butt whiteRim 1.25",
        ),
        "fill black: m 30,25.76 arc 30,20,5.76,1.57,-1.57 m 70,25.76 arc 70,20,5.76,1.57,-1.57",
      ],
    ],
    "rings of nobody": [
      "0",
      TWO,
      {},
      ["butt quiet 1.6: m 34,20 arc 30,20,4,0,6.28 m 74,20 arc 70,20,4,0,6.28"],
    ],
    "none at no points": ["b", [], {}, []],
  },
  (kind, places, metrics, steps) =>
    assert.deepEqual(
      drawn((pen) => marks(pen, kind, places, 0.2), metrics),
      steps,
    ),
);

rows(
  "a mark on a stone has an outline",
  {
    "Black's": [
      "b",
      {},
      same("rect 26,16,8,8", "butt ground 3.6", "fill black", "butt blackRim 1.25"),
    ],
  },
  (kind, metrics, steps) =>
    assert.deepEqual(
      drawn((pen) => badge(pen, kind, 30, 20), metrics),
      steps,
    ),
);

rows(
  "on a point there is",
  {
    "a cross": [
      "cross",
      [],
      {},
      same(
        "m 92.4,92.4 l 107.6,107.6 m 107.6,92.4 l 92.4,107.6",
        "round white 6",
        "round accent 3",
      ),
    ],
    "a tick": [
      drawTick,
      [],
      {},
      same("m 92,100 l 98,106 l 108,94", "round white 6", "round yes 3"),
    ],
    "a circle with a bar": ["barred", [], {}, same(BAR, "butt white 5.5", "butt no 2.5")],
    "a dashed ring": [
      "ring",
      [20, "quiet", [3, 2]],
      {},
      same("arc 100,100,20,0,6.28", "butt white 5.5 dashed 3,2", "butt quiet 2.5 dashed 3,2"),
    ],
    "the last move's dot": ["last", [], {}, ["fill last: arc 100,100,6.4,0,6.28"]],
  },
  (what, more, metrics, steps) =>
    assert.deepEqual(
      drawn(
        (pen) =>
          typeof what === "string" ? pen[what](100, 100, ...more) : what(pen, 100, 100, ...more),
        metrics,
      ),
      steps,
    ),
);

it("a point has its place, a place its point, and a stone its size around its point", () =>
  assert.deepEqual(
    drawn((pen) => {
      assert.deepEqual([pen.centre("C2"), pen.vertex(2, 7)], [[110, 300], "C2"]);
      assert.equal(pen.radius.toFixed(1), "18.4");
      pen.stone("O", 100, 100, 0.5, 0.6);
    }),
    ["0.6 image 49: 87.75,87.75,24.5,24.5"],
  ));

/**
 * What is drawn of an author's marks in the accent's colour, or with the ground's, on points a
 * hundred pixels apart, A1 at 50, 50.
 */
const marked = (markup) =>
  drawn((pen) => drawMarkup(pen, { ...nothing(), ...markup }), {
    cell: 100,
    left: 50,
    top: 50,
    rows: 1,
  }).filter((step) => /accent|ground/.test(step));

rows(
  "an author's lines lead",
  {
    "from point to point": [{}, "m 50,50 l 250,50 "],
    "at both ends": [{ A1: "1", C1: "a" }, "m 90,50 l 210,50 "],
    "past a label elsewhere": [{ B1: "a" }, "m 50,50 l 250,50 "],
  },
  (labels, way) => {
    const [line, arrow] = marked({ labels, line: [["A1", "C1"]], arrow: [["A1", "C1"]] });
    assert.deepEqual(
      [line, arrow].map((step) => step.startsWith(`round accent 3: ${way}`)),
      [true, true],
    );
  },
);

rows(
  "an author's mark is",
  {
    "an arrow with two short lines": [
      { arrow: [["A1", "C1"]] },
      "round accent 3: m 50,50 l 250,50 l 227.18,37.53 l 250,50 l 227.18,62.47",
    ],
    "a line without them": [
      { line: [["A1", "C1"]] },
      "round accent 3: m 50,50 l 250,50 l 250,50 l 250,50 l 250,50",
    ],
    "a triangle": [{ triangle: ["B1"] }, "round accent 3: m 150,25 l 172.5,63 l 127.5,63 l 150,25"],
    "a square": [
      { square: ["B1"] },
      "round accent 3: m 132,32 l 168,32 l 168,68 l 132,68 l 132,32",
    ],
    "a cross": [{ cross: ["B1"] }, "round accent 3: m 131,31 l 169,69 m 169,31 l 131,69"],
    "dim, once": [{ dim: ["B1", "B1"] }, "0.6 fill ground: rect 100,0,100,100"],
  },
  (markup, step) => assert.deepEqual(marked(markup), [step]),
);

rows(
  "lines have their width in pixels",
  {
    "on three by three": [{ cell: 200, rows: 3 }, [5.5, 2.5, 8, 5, 4, 1]],
    "on nineteen by nineteen": [{ cell: 20, rows: 19 }, [5.5, 2.5, 8, 5, 4, 1]],
    "less where points are close": [{ cell: 10, rows: 19 }, [2.75, 1.25, 4, 2.5, 2, 0.5]],
  },
  (metrics, widths) => {
    const steps = drawn((pen) => {
      pen.ring(100, 100, 50);
      drawPath(pen, ["A1", "A2"]);
    }, metrics);
    const inked = steps.map((step) => step.match(/(white|accent) ([\d.]+)(?: dashed|:)/));
    assert.deepEqual(
      inked.flatMap((found) => (found ? [[found[1], Number(found[2])]] : [])),
      widths.map((width, at) => [at % 2 ? "accent" : "white", width]),
    );
    assert.deepEqual(
      steps.filter((step) => step.includes("dashed")).length,
      2,
      "a walk is dots, and each has a border",
    );
  },
);

it("a circle is round, and closed", () => {
  const steps = marked({ circle: ["B1"] })[0]
    .split(" ")
    .filter((at) => at.includes(","));
  assert.deepEqual(
    [steps.length, steps[0], steps[6], steps[12], steps.at(-1)],
    [25, "171,50", "150,71", "129,50", "171,50"],
  );
});

it("star points are discs", () =>
  assert.deepEqual(
    drawn((pen) => drawStars(pen, ["B3"])),
    ["fill line: m 70,260 arc 70,260,3.6,0,6.28"],
  ));
