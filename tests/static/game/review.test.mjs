/**
 * Which keys and which swipes step through a game that is reviewed, and what a review changes on
 * the page.
 */
import assert from "node:assert/strict";
import { beforeEach } from "node:test";
import { openTab, provide } from "../support/browser.mjs";
import { rows } from "../support/rows.mjs";

/** What the page listens to. */
const heard = {};
const body = { dataset: { mode: "play" } };
const parts = { steps: { hidden: true }, "from-here": { hidden: true } };
provide({
  addEventListener: (type, act) => {
    heard[type] = act;
  },
  document: { body, getElementById: (id) => parts[id] },
  innerWidth: 390,
});
openTab();
const { stepOf } = await import("../../../static/board/parts.js");
const { Review, swipeOf } = await import("../../../static/game/steps.js");
const KEY = {
  key: "ArrowLeft",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  target: { closest: () => null },
};

rows(
  "how many turns a key steps",
  {
    left: [{}, -1],
    right: [{ key: "ArrowRight" }, 1],
    Home: [{ key: "Home" }, -Infinity],
    End: [{ key: "End" }, Infinity],
    "up is no step": [{ key: "ArrowUp" }, 0],
    "with Shift it is the board's": [{ shiftKey: true }, 0],
    "with Alt the browser's": [{ altKey: true }, 0],
    "in a field it is the field's": [
      { target: { closest: (which) => which.startsWith("input, textarea") || null } },
      0,
    ],
  },
  (more, by) => assert.equal(stepOf({ ...KEY, ...more }), by),
);

rows(
  "how many turns a swipe steps",
  {
    "to the left": [[200, 0], [100, 10], 300, 1],
    "to the right": [[200, 0], [260, 10], 300, -1],
    "too short": [[200, 0], [160, 0], 300, 0],
    aslant: [[200, 0], [100, 60], 300, 0],
    down: [[200, 0], [200, 300], 300, 0],
    "from the left rim": [[10, 0], [100, 0], 300, 0],
    "from the right rim": [[385, 0], [200, 0], 300, 0],
  },
  ([x, y], [endX, endY], time, by) =>
    assert.equal(swipeOf({ x, y, time: 1000 }, { x: endX, y: endY, time: 1000 + time }, 390), by),
);

let done = [];
const thinker = { changed() {} };
const store = { id: "g1", source: "" };
const review = new Review(
  thinker,
  /** @type {any} */ ({ can: (by) => by !== Infinity, by: (by) => void done.push(by) }),
  store,
  () => void done.push("changed"),
);
beforeEach(() => {
  review.on = true;
  done = [];
});

const [FORTH, BACK] = [
  { turn: 2, turns: ["A1", "B1"] },
  { turn: 1, turns: ["A1", "B1"] },
];

rows(
  "a game that is there again",
  {
    "is played, though turns are undone": [false, BACK, "g1", "", false],
    "is reviewed, as it was": [true, BACK, "g1", "", true],
    "is reviewed at its end, too": [true, FORTH, "g1", "", true],
    "in a duplicated tab is as it was": [true, BACK, "g2", "g1", true],
    "if it is another is not": [true, FORTH, "g3", "", false],
  },
  (was, view, id, source, on) => {
    review.on = was;
    Object.assign(store, { id, source });
    review.show(/** @type {any} */ (view), /** @type {any} */ ({ event: { do: "load" } }));
    assert.equal(review.on, on);
    Object.assign(store, { id: "g1", source: "" });
  },
);

/** A key is pressed; how often the page has lost it. */
function pressed(key) {
  let used = 0;
  heard.keydown({ ...KEY, key, preventDefault: () => used++, stopPropagation: () => used++ });
  return used;
}

/** A finger comes down and is lifted 100 pixels to the left, twice. @param [field] it is on */
function swiped(fingers = 1, field = null) {
  heard.touchstart({
    touches: Array(fingers).fill({ clientX: 200, clientY: 50 }),
    timeStamp: 1000,
    target: { closest: (which) => (which.includes(".plot") ? field : null) },
  });
  for (let time = 0; time < 2; time++)
    heard.touchend({ changedTouches: [{ clientX: 100, clientY: 50 }], timeStamp: 1300 });
}

rows(
  "steps come in a review alone",
  {
    "of a key": [() => pressed("ArrowLeft"), [-1]],
    "of one at an end: none, and the page does not get it": [
      () => assert.equal(pressed("End"), review.on ? 2 : 0),
      [],
    ],
    "of a finger": [() => swiped(), [1]],
    "of two: none": [() => swiped(2), []],
    "of a finger in a plot: none": [() => swiped(1, {}), []],
  },
  (act, steps) => {
    act();
    assert.deepEqual(done, steps);
    review.on = false;
    done = [];
    act();
    assert.deepEqual(done, []);
  },
);

rows(
  "leaving a review leads back to where it began",
  {
    "in the same line": [["A1", "B1", "C1"], [{ do: "goto", turn: 3 }]],
    "after another move was tried": [
      ["A1", "D4"],
      [
        { do: "branch", turn: 2, at: "B1" },
        { do: "goto", turn: 3 },
      ],
    ],
  },
  (turns, events) => {
    const told = /** @type {any} */ ({ event: { do: "turn" }, begins: false });
    review.on = false;
    review.show(/** @type {any} */ ({ turns: ["A1", "B1", "C1"], turn: 3 }), told);
    review.on = true;
    review.show(/** @type {any} */ ({ turns, turn: 1 }), told);
    done = [];
    review.leave((event) => void done.push(event));
    assert.deepEqual([done.slice(0, -1), review.on], [events, false]);
  },
);
