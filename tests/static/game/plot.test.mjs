/** The plot of both scores: what Python is asked and when, what is drawn and said, in a box of 116 by 70 pixels. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { provide } from "../support/browser.mjs";
import { Made, page } from "../support/elements.mjs";
import { rows } from "../support/rows.mjs";

/** @type {(() => void)[]} */
const frames = [];
/** @type {any} */
let seen = null; // what is told of what is in sight
const paper = { matches: false, print: () => {} };
provide({
  addEventListener: (/** @type {string} */ _type, /** @type {() => void} */ act) => (paper.print = act), matchMedia: () => paper,
  document: page, requestAnimationFrame: (/** @type {() => void} */ act) => frames.push(act), ResizeObserver: class { observe() {} },
  IntersectionObserver: class { observe() {} constructor(/** @type {any} */ tell) { seen = tell; } },
});
const { Plot } = await import("../../../static/game/plot.js");

/** A plot, in sight or not. @param {boolean} [visible] */
function plot(visible = true) {
  /** @type {any[]} */
  const asked = [];
  const [svg, black, white, tbody] = [Object.assign(new Made(), { clientWidth: 116, clientHeight: 70, ariaLabel: "" }), new Made(), new Made(), new Made()];
  const frame = Object.assign(new Made(), { found: { svg, ".ends span": [black, white] } });
  const numbers = Object.assign(new Made(), { found: { tbody }, open: false });
  const made = new Plot(/** @type {any} */ (frame), /** @type {any} */ (numbers), (event) => void asked.push(event), () => {});
  seen([{ isIntersecting: visible }]);
  const drawn = () => {
    for (let time = 0; time < 2; time++) for (const act of frames.splice(0)) act();
    const marks = /** @type {any} */ (made.marks);
    const line = (/** @type {Made} */ side) => (side.attributes.points || "").split(" ").filter(Boolean).map((pair) => pair.split(",").map(Number));
    return { black: line(marks.black), white: line(marks.white), ends: [black.textContent, white.textContent], now: Number(marks.now.attributes.x1), tops: [black, white].map(({ style }) => parseFloat(style.top)) };
  };
  return { made, asked, frame, svg, numbers, tbody, drawn };
}

/** @param {string} words of the line @param {number} turn that is shown @param {[number, number]} points @param {number} [komi] */
const view = (words, turn, [black, white], komi = 0) => /** @type {any} */ ({
  turns: words.split(" ").filter(Boolean), labels: words.split(" ").filter(Boolean), players: "BWBWBW".slice(0, words.split(" ").filter(Boolean).length), turn, score: { black, white, komi },
});

/** A game of three turns that was played here. @param {any} of a plot @param {number} [komi] */
function played({ made }, komi = 0) {
  for (const [words, points] of /** @type {[string, [number, number]][]} */ ([["", [0, 0]], ["E5", [81, 0]], ["E5 D4", [1, 1]], ["E5 D4 D6", [2, 1]]])) {
    made.show(view(words, words.split(" ").filter(Boolean).length, points, komi));
  }
}

describe("turns that are played", () => {
  it("bring their scores along, and Python is asked for none", () => {
    const of = plot();
    played(of);
    const { black, white, ends } = of.drawn();
    assert.deepEqual([of.asked, black.length, white.length, ends], [[], 4, 4, ["2", "1"]]);
  });

  it("are plotted from the second on", () => {
    const of = plot();
    of.made.show(view("", 0, [0, 0]));
    of.made.show(view("E5", 1, [81, 0]));
    assert.deepEqual([of.frame.hidden, of.numbers.hidden], [true, true]);
    of.made.show(view("E5 D4", 2, [1, 1]));
    assert.deepEqual([of.frame.hidden, of.numbers.hidden, /2.*2.*1.*1/.test(of.svg.ariaLabel)], [false, false, true]);
  });

  it("are forgotten with their game, and where another turn was taken", () => {
    const of = plot();
    played(of);
    of.made.show(view("E5 C3", 2, [1, 1]));
    of.made.show(view("E5 C3 C4", 3, [1, 2]));
    assert.deepEqual([of.asked, of.drawn().ends], [[], ["1", "2"]]);
    of.made.forget();
    of.made.show(view("E5 D4 D6", 3, [2, 1]));
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
    of.made.take({ turn: 1, black: [9, 1], white: [0, 1] });
    assert.deepEqual(of.asked.at(-1), { do: "plot", turn: 3 });
    assert.equal(of.drawn().black.length, 3);
    of.made.take({ turn: 2, black: [1, 3, 2], white: [1, 1, 2] }); // with one that is known
    assert.deepEqual([of.asked.length, of.drawn().ends], [2, ["2", "2"]]);
  });

  it("are taken once, though they were asked for twice, and not without having been asked for", () => {
    const of = plot();
    of.made.show(FILE);
    const other = view("J9 H9 G9 F9", 0, [0, 0]); // came of an event before, so that both answers are of it
    of.made.show(other);
    for (let time = 0; time < 2; time++) of.made.take({ turn: 1, black: [9, 9, 9, 9], white: [0, 0, 0, 0] });
    assert.deepEqual([of.asked.map(({ turn }) => turn), of.drawn().black.length], [[1, 1], 5]);
    of.made.show(FILE);
    of.made.take({ turn: 3, black: [1], white: [1] }); // would leave a hole
    assert.equal(of.drawn().black.length, 1);
  });

  rows("are asked for where they are seen", {
    "below the fold: not": [false, [], () => {}], "once in sight": [false, [1], () => seen([{ isIntersecting: false }, { isIntersecting: true }])],
    "once the table is unfolded": [false, [1], (/** @type {any} */ { numbers }) => { numbers.open = true; numbers.hears("toggle"); }],
  }, (visible, turns, act) => {
    const of = plot(visible);
    of.made.show(FILE);
    act(of);
    assert.deepEqual(of.asked.map(({ turn }) => turn), turns);
  });
});

describe("what is drawn", () => {
  it("has more points higher up, and each turn in its place", () => {
    const of = plot();
    played(of);
    const { black, white, now } = of.drawn();
    assert.deepEqual([black.map(([x]) => x), now], [[8, 41.3, 74.7, 108], 108]);
    assert.ok(black[3][1] < white[3][1] && black[0][1] === 65 && black[2][1] === white[2][1]);
  });

  it("is not pressed flat by the first stone, which has all points", () => {
    const of = plot();
    played(of);
    const { black } = of.drawn();
    assert.deepEqual([black[1][1], black[3][1]], [5, 5], "along the top, as the most that both had");
  });

  it("counts komi for White, below nothing where it is negative", () => {
    const of = plot();
    played(of, 7.5);
    const { ends, white, black } = of.drawn();
    assert.deepEqual(ends, ["2", "8.5"]);
    assert.ok(white[3][1] < black[3][1]);
    const less = plot();
    played(less, -3);
    assert.deepEqual([less.drawn().ends, less.drawn().white[0][1]], [["2", "-2"], 65]);
  });

  it("has numbers that do not meet, and stay inside", () => {
    const of = plot();
    of.made.show(view("", 0, [0, 0]));
    of.made.show(view("E5", 1, [81, 0]));
    of.made.show(view("E5 D4", 2, [5, 5]));
    const [black, white] = of.drawn().tops;
    assert.ok(white - black === 17 && black >= 8.5 && white <= 61.5, `${black} ${white}`);
  });

  it("is a table, too, on demand", () => {
    const of = plot();
    played(of, 6);
    of.drawn();
    assert.equal(of.tbody.children.length, 0);
    of.numbers.open = true;
    of.numbers.hears("toggle");
    of.drawn();
    assert.equal(of.tbody.children.length, 4);
  });

  it("is whole on paper, though it stands behind another tab", () => {
    const of = plot();
    of.svg.clientWidth = 0;
    played(of);
    assert.equal(of.drawn().black.length, 0);
    paper.matches = true;
    paper.print();
    paper.matches = false;
    const { black } = of.drawn();
    assert.deepEqual([black.length, black.at(-1)?.[0]], [4, 472]);
    assert.equal(of.svg.attributes.viewBox, "0 0 480 64");
  });

  it("leaves out turns of which there are too many, but not the last", () => {
    const of = plot();
    const words = Array.from({ length: 5000 }, (_, at) => `x${at}`).join(" ");
    of.made.show(view(words, 0, [0, 0]));
    of.made.take({ turn: 1, black: Array(5000).fill(1), white: Array(5000).fill(1) });
    const { black } = of.drawn();
    assert.deepEqual([black.length, black.at(-1)?.[0]], [1668, 108]);
  });
});
