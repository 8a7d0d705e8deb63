/**
 * What the computer expected, turn by turn: what is kept of it, drawn in a box of 116 by 64 pixels,
 * and listed as turning points.
 */
import assert from "node:assert/strict";
import { beforeEach, it } from "node:test";
import { openTab, provide, Storage } from "../support/browser.mjs";
import { Made, page } from "../support/elements.mjs";
import { rows } from "../support/rows.mjs";

provide({
  document: page,
  addEventListener() {},
  matchMedia: () => ({ matches: false }),
  ResizeObserver: class {
    observe() {}
  },
});
const { Expected } = await import("../../../static/game/expected.js");
const words = await import("../../../static/words.js");

/** @param [turn] that is shown */
const view = (line, turn = line.split(" ").length, more = {}) =>
  /** @type {any} */ ({
    turns: line.split(" "),
    players: "BWBW".slice(0, line.split(" ").length),
    turn,
    over: null,
    phase: null,
    score: { black: 9, white: 2, komi: 1.5 },
    ...more,
  });
const GAME = "A1 B1 C1 D1";

beforeEach(() => {
  provide({ localStorage: new Storage() });
  openTab();
});

/** A page that shows a game. */
function begun(shown = view(GAME), game = "g1") {
  const [svg, end, list, told] = [
    Object.assign(new Made(), {
      clientWidth: 116,
      clientHeight: 64,
      ariaLabel: "",
    }),
    new Made(),
    new Made(),
    new Made(),
  ];
  const frame = Object.assign(new Made(), { found: { svg, p: { firstElementChild: end } } });
  const changes = Object.assign(new Made(), { found: { ol: list, p: told } });
  const looked = [];
  page.parts = { expected: frame, changes };
  const expected = new Expected(
    () => {},
    (turn) => void looked.push(turn),
  );
  expected.show(shown, game, false);
  const listed = () => list.children.map((item) => item.children[0]);
  const points = () => /** @type {any} */ (expected.marks.line).attributes.points;
  return {
    expected: /** @type {any} */ (expected),
    svg,
    end,
    list,
    frame,
    changes,
    told,
    looked,
    listed,
    points,
  };
}

/** Black's margins after the first turns. */
const add = (expected, ...margins) =>
  margins.forEach((margin, turn) => expected.add(turn, margin, 100));

it("is drawn from the second turn on, a dot where it is shown, the last margin at its end", () => {
  const { expected, frame, svg, end, points } = begun(view(GAME, 2));
  expected.add(0, 3, 99);
  assert.equal(expected.missing, 0, "a mean of fewer than 100 says little");
  add(expected, 0);
  assert.equal(frame.hidden, true);
  add(expected, 0, 5, -10, 20);
  assert.deepEqual(
    [frame.hidden, points(), end.textContent, end.style.top],
    [false, "8.0,32.0 33.0,24.5 58.0,47.0 83.0,2.0", "B+20", "8px"],
  );
  assert.equal(svg.ariaLabel, words.expectedAfter(2, 4, -10));
  const { at, lead, now } = expected.marks;
  assert.deepEqual(
    [at.attributes.cx, at.attributes.cy, now.attributes.x1, lead.attributes.points],
    ["58.0", "47.0", "58.0", `8.0,32 ${points()} 83.0,32`],
  );
  expected.show(view(GAME, 4), "g1", false);
  assert.deepEqual([svg.ariaLabel, at.attributes.r], [words.expectedAfter(4, 4, null), "0"]);
});

it("has the turning points once the review is done, the largest first, at most three", () => {
  const { expected, changes, told, listed, list, looked } = begun();
  add(expected, 0, 1.4, -10, 9.4, 10);
  expected.tell("so far", false);
  assert.deepEqual(
    [listed(), told.textContent, told.hidden, changes.hidden],
    [[], "so far", false, false],
  );
  expected.tell("", true);
  assert.deepEqual(
    listed().map(({ textContent }) => textContent),
    [words.changed(3, "black", "C1", 19.4), words.changed(2, "white", "B1", -11.4)],
  );
  assert.deepEqual(
    [told.hidden, changes.hidden, expected.changeAt(3), expected.changeAt(2), expected.changeAt(1)],
    [true, false, "B+19", "W+11", ""],
  );
  assert.equal(
    list.hears("click", { target: { closest: () => listed()[0] } }).defaultPrevented,
    true,
  );
  list.hears("click", { target: { closest: () => null } });
  assert.deepEqual(looked, [3]);
  const before = list.children;
  for (const item of before) item.textContent = item.children[0].textContent; // as in a browser
  expected.show(view(GAME, 1), "g1", false);
  assert.equal(list.children, before, "whatever turn is shown, so that the focus stays");
  add(expected, 0, 5, -10, 9, 19);
  assert.equal(listed().length, 3);
});

rows(
  "the first turn of which nothing is known",
  {
    "is the start": [[], view(GAME), 0],
    "is none where nobody took a turn": [[0], view(GAME, 4, { players: "B   " }), -1],
    "is none at the end, whose score is known": [[0, 1, 2, 3], view(GAME, 4, { over: {} }), -1],
  },
  (margins, shown, turn) => {
    const { expected, end } = begun(shown);
    add(expected, ...margins);
    assert.equal(expected.missing, turn);
    if (shown.over) assert.equal(end.textContent, "B+6", "9 less 2 and komi");
  },
);

rows(
  "what is known stays",
  {
    "of the same line": [view(GAME, 1), "g1", false, -1, true],
    "of one that ends earlier": [view("A1 B1"), "g1", false, -1, true],
    "as far as another line is the same": [view("A1 B1 D4 E5"), "g1", false, 3, false],
    "not of a new game": [view(GAME), "g1", true, 0, false],
    "not where a position is set up": [
      view(GAME, 4, { phase: { click: "colour" } }),
      "g1",
      false,
      0,
      true,
    ],
    "not of another": [view(GAME), "g2", false, 0, false],
  },
  (shown, game, anew, missing, done) => {
    const { expected } = begun();
    add(expected, 0, 1, 2, 3, 4);
    expected.tell("", true);
    expected.show(shown, game, anew);
    assert.deepEqual([expected.missing, expected.done], [missing, done]);
  },
);

it("is there again after a reload", () => {
  const before = begun();
  add(before.expected, 0, 5, -10);
  before.expected.tell("", true);
  const { expected, points } = begun();
  assert.deepEqual([expected.missing, expected.done, points()], [3, true, before.points()]);
});
