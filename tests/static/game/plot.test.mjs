/**
 * The plot of who leads: what Python is asked and when, what is drawn and said, in a box of 116 by
 * 70 pixels.
 */
import assert from "node:assert/strict";
import { beforeEach, describe, it, mock } from "node:test";
import { provide } from "../support/browser.mjs";
import { Made, page } from "../support/elements.mjs";
import { rows } from "../support/rows.mjs";

const frames = [];
let seen = null; // what is told of what is in sight
provide({
  addEventListener() {},
  matchMedia: () => ({ matches: false }),
  document: page,
  requestAnimationFrame: (act) => frames.push(act),
  ResizeObserver: class {
    observe() {}
  },
  IntersectionObserver: class {
    observe() {}
    constructor(tell) {
      seen = tell;
    }
  },
});
const { Plot } = await import("../../../static/game/plot.js");
const words = await import("../../../static/words.js");

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

/** A plot, in sight or not; null while that is not known. */
function plot(visible = true) {
  const asked = [];
  const [svg, end, tbody] = [
    Object.assign(new Made(), {
      clientWidth: 116,
      clientHeight: 70,
      ariaLabel: "",
      getBoundingClientRect: () => ({ left: 0, width: 116 }),
      setPointerCapture() {},
    }),
    new Made(),
    new Made(),
  ];
  const frame = Object.assign(new Made(), { found: { svg, ".ends span": end } });
  const numbers = Object.assign(new Made(), { found: { tbody }, open: false });
  page.parts = { plot: frame, numbers };
  const made = new Plot(
    (event) => void asked.push(event),
    (turn) => void asked.push(turn),
  );
  if (visible !== null) seen([{ isIntersecting: visible }]);
  const drawn = () => {
    for (let time = 0; time < 2; time++) for (const act of frames.splice(0)) act();
    const marks = /** @type {any} */ (made.marks);
    const line = (side) =>
      (side.attributes.points || "")
        .split(" ")
        .filter(Boolean)
        .map((pair) => pair.split(",").map(Number));
    return {
      line: line(marks.line),
      area: line(marks.area),
      end: end.textContent,
      top: parseFloat(end.style.top),
      now: Number(marks.now.attributes.x1),
    };
  };
  return { made, asked, frame, svg, numbers, tbody, drawn };
}

/** @param line of words @param turn that is shown */
const view = (line, turn, [black, white], komi = 0) =>
  /** @type {any} */ ({
    turns: line.split(" ").filter(Boolean),
    labels: line.split(" ").filter(Boolean),
    players: "BWBWBW".slice(0, line.split(" ").filter(Boolean).length),
    turn,
    score: { black, white, komi },
  });

/** The plot of a game of three turns that was played here. */
function played(komi = 0, of = plot()) {
  for (const [line, ...points] of /** @type {any[]} */ ([
    ["", 0, 0],
    ["E5", 81, 0],
    ["E5 D4", 1, 1],
    ["E5 D4 D6", 2, 1],
  ])) {
    of.made.show(view(line, line.split(" ").filter(Boolean).length, points, komi));
  }
  return of;
}

describe("turns that are played", () => {
  it("bring their scores along, of which the first two show nothing, and Python is asked for none", () => {
    const of = plot();
    for (const turn of [0, 1]) of.made.show(view("E5".repeat(turn), turn, [81 * turn, 0]));
    assert.deepEqual([of.frame.hidden, of.numbers.hidden], [true, true]);
    played(0, of);
    const { line, end } = of.drawn();
    assert.deepEqual([of.asked, line.length, end], [[], 4, "B+1"]);
    assert.deepEqual(
      [of.frame.hidden, of.numbers.hidden, of.svg.ariaLabel],
      [false, false, words.plot(3, 3, /** @type {any} */ ({ black: 2, white: 1, komi: 0 }))],
    );
  });

  it("are forgotten with their game, and where another turn was taken", () => {
    const of = played();
    of.made.show(view("E5 C3", 2, [1, 1]));
    of.made.show(view("E5 C3 C4", 3, [1, 2]));
    assert.deepEqual([of.asked, of.drawn().end], [[], "W+1"]);
    of.made.show(view("E5 C3 C4", 2, [1, 1]));
    // the same words of another player
    of.made.show({ ...view("E5 C3 C4", 3, [1, 2]), players: "BWW" });
    assert.deepEqual(of.asked, []);
    of.made.show(view("E5 C3 C4 C5", 4, [1, 2]));
    assert.deepEqual(of.asked.splice(0), [{ do: "plot", turn: 3 }]);
    of.made.show(view("E5 D4 D6", 3, [2, 1]), { anew: true });
    assert.deepEqual(of.asked, [{ do: "plot", turn: 0 }]);
  });
});

describe("turns of a file", () => {
  const FILE = view("A1 B1 C1 D1", 0, [0, 0]);

  it("are asked for in parts, each after those that are known", () => {
    const of = plot();
    of.made.show(FILE); // the start is known
    of.made.show(FILE);
    assert.deepEqual(of.asked, [{ do: "plot", turn: 1 }]);
    of.made.takes.plot({ turn: 1, black: [9, 1, 3], white: [0, 1, 1] });
    assert.deepEqual(of.asked.at(-1), { do: "plot", turn: 4 });
    assert.equal(of.drawn().line.length, 4);
    of.made.takes.plot({ turn: 3, black: [3, 2], white: [1, 2] }); // with one that is known
    assert.deepEqual([of.asked.length, of.drawn().end], [2, "0"]);
  });

  it("are taken once, though they were asked for twice, and not without having been asked for", () => {
    const of = plot();
    of.made.show(FILE);
    // came of an event before, so that both answers are of it
    const other = view("J9 H9 G9 F9", 0, [0, 0]);
    of.made.show(other);
    for (let time = 0; time < 2; time++)
      of.made.takes.plot({ turn: 1, black: [9, 9, 9, 9], white: [0, 0, 0, 0] });
    assert.deepEqual([of.asked.map(({ turn }) => turn), of.drawn().line.length], [[1, 1], 5]);
    of.made.show(FILE);
    of.made.takes.plot({ turn: 3, black: [1], white: [1] }); // would leave a hole
    assert.equal(of.drawn().line.length, 1);
  });

  rows(
    "are asked for where they are seen",
    {
      "before that is known: not": [null, [], () => {}],
      "below the fold: not": [false, [], () => mock.timers.tick(1999)],
      "but when all is quiet, for whoever prints it": [false, [1], () => mock.timers.tick(2000)],
      "once in sight": [
        false,
        [1],
        () => seen([{ isIntersecting: false }, { isIntersecting: true }]),
      ],
      "once the table is unfolded": [
        false,
        [1],
        ({ numbers }) => {
          numbers.open = true;
          numbers.hears("toggle");
        },
      ],
    },
    (visible, turns, act) => {
      const of = plot(visible);
      of.made.show(FILE);
      act(of);
      assert.deepEqual(
        of.asked.map(({ turn }) => turn),
        turns,
      );
    },
  );
});

describe("what is drawn", () => {
  it("is one area over a zero line, a dot where it is shown, and a line across", () => {
    const of = played(6);
    const { line, area, end, top } = of.drawn();
    const drawn = [
      [8, 65],
      [41.3, 5],
      [74.7, 65],
      [108, 60],
    ];
    assert.deepEqual([line, area], [drawn, [[8, 35], ...drawn, [108, 35]]]);
    assert.deepEqual([end, top], ["W+5", 60]);
    assert.deepEqual(
      of.svg.children.map(({ kind, attributes }) => [
        kind,
        ...["cx", "cy", "r", "x1", "x2", "y1", "y2"].flatMap((name) =>
          name in attributes ? Math.round(Number(attributes[name])) : [],
        ),
      ]),
      [
        ["polygon"],
        ["line", 0, 116, 35, 35],
        ["line", 108, 108, 0, 70],
        ["polyline"],
        ["circle", 108, 60, 4],
      ],
    );
    of.made.show(view("E5 D4 D6", 1, [81, 0], 6));
    assert.equal(Math.round(of.drawn().now), 41);
  });

  it("has no number and no dot before they are known", () => {
    const of = plot();
    of.made.show(view("A1 B1 C1 D1", 4, [3, 1]));
    const dot = () => of.svg.children.at(-1).attributes.r;
    assert.deepEqual([of.drawn().end, dot()], ["", "0"]);
    of.made.takes.plot({ turn: 0, black: [0, 9, 1, 3, 3], white: [0, 0, 1, 1, 1] });
    assert.deepEqual([of.drawn().end, dot()], ["B+2", "4"]);
  });

  it("is not pressed flat by turns at which one player has all", () => {
    const heights = played()
      .drawn()
      .line.map(([, y]) => y);
    assert.deepEqual(heights, [35, 5, 35, 29], "81, cut off; and 1 of 5 at least");
  });

  it("is what the computer expects, once that is known; then it is said so", () => {
    const of = played();
    of.drawn();
    const counted = of.svg.ariaLabel;
    of.made.margins = [0, 10, null, -20];
    assert.deepEqual(of.drawn().line, [
      [8, 35],
      [41.3, 20],
      [108, 65],
    ]);
    assert.deepEqual(
      [of.drawn().end, of.svg.ariaLabel, of.frame.classes.has("expected")],
      ["W+20", words.expectedAfter(3, 3, -20), true],
    );
    of.made.show(view("E5 D4 D6", 2, [1, 1]));
    of.drawn();
    assert.equal(of.svg.ariaLabel, words.expectedAfter(2, 3, null));
    of.made.margins = [];
    of.made.show(view("E5 D4 D6", 3, [2, 1]));
    of.drawn();
    assert.deepEqual([of.svg.ariaLabel, of.frame.classes.has("expected")], [counted, false]);
  });

  it("is a table, too, on demand: a row a turn, White's with komi, the shown one marked", () => {
    const of = played(6);
    of.made.show(view("E5 D4 D6", 1, [81, 0], 6));
    of.drawn();
    assert.equal(of.tbody.children.length, 0);
    of.numbers.open = true;
    of.numbers.hears("toggle");
    of.drawn();
    assert.deepEqual(
      of.tbody.children.map(({ children, attributes }) => [
        ...children.map(({ textContent }) => textContent),
        attributes["aria-current"],
      ]),
      [
        [words.start, "0", "6", undefined],
        [words.turnNamed("E5", "black"), "81", "6", "step"],
        [words.turnNamed("D4", "white"), "1", "7", undefined],
        [words.turnNamed("D6", "black"), "2", "7", undefined],
      ],
    );
  });

  it("is pointed at, by a press or a drag of the first button, to go to the nearest turn", () => {
    const { made, svg, asked } = plot();
    const held = new Set();
    Object.assign(svg, {
      setPointerCapture: (id) => held.add(id),
      hasPointerCapture: (id) => held.has(id),
    });
    const point = (type, clientX, button = 0, pointerId = 1) =>
      svg.hears(`pointer${type}`, { button, clientX, pointerId });
    point("down", 58); // before there is a game
    made.show(view("A1 B1 C1 D1", 4, [0, 0]));
    held.clear();
    point("move", 58);
    point("down", 58, 2);
    point("move", 58);
    for (const x of [-20, 30, 58, 116, 300]) point("down", x);
    point("move", 60);
    point("move", 8, 0, 2);
    assert.deepEqual(asked.filter(Number.isInteger), [0, 0, 1, 2, 4, 4, 2]);
  });
});
