/**
 * What moves on a board, for how long, and what somebody looks at: by a clock that a test turns.
 */
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import { Motion } from "../../../static/board/motion.js";
import { Hover } from "../../../static/board/hover.js";
import { provide } from "../support/browser.mjs";
import { rows } from "../support/rows.mjs";

const STEPS = { at: "A1", colour: /** @type {const} */ ("black"), opponent: ["B1"], own: [] };
const REFUSED = { rule: 6, at: "A1", turn: 1, earlier: [], steps: STEPS };
let now = 0;
let calm = false;
let presses = new EventTarget();
provide({
  performance: { now: () => now },
  matchMedia: (asked) => ({ matches: calm && asked === "(prefers-reduced-motion: reduce)" }),
  addEventListener: (type, act, how) => presses.addEventListener(type, act, how),
});

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  [now, calm, presses] = [1000, false, new EventTarget()];
});
afterEach(() => mock.timers.reset());

/** How far a motion is after so many ms, and whether the next frame is another picture. */
const after = (motion, time) => [motion.goes(1000 + time), Number(motion.step.toFixed(2))];

const playing = (clears, there) => (motion) => motion.play(clears, there);
const refusing = (steps) => (motion) => motion.refuse({ ...REFUSED, steps });

rows(
  "after so many ms a motion goes on, and is so far",
  {
    "a stone comes": [playing(false, false), [0, true, 0], [60, true, 0.5], [120, false, 3]],
    "then others are cleared": [
      playing(true, false),
      [0, true, 0],
      [120, true, 1],
      [270, true, 1.5],
      [417, true, 1.99],
      [420, false, 3],
    ],
    "a stone that is there already only clears": [
      playing(true, true),
      [0, true, 1],
      [150, true, 1.5],
      [300, false, 3],
    ],
    "one that is there and clears nothing is done": [playing(false, true), [0, false, 3]],
    "a refused one is held once its stone is there, if it clears nothing": [
      refusing(null),
      [120, false, 2],
    ],
    "later where it clears its own": [
      refusing({ ...STEPS, opponent: [], own: ["A1"] }),
      [270, true, 1.5],
    ],
    "with reduced motion it is there at once": [
      (motion) => {
        calm = true;
        motion.play(true, false);
      },
      [1, false, 3],
    ],
  },
  (act, ...steps) => {
    const motion = new Motion(() => {});
    act(motion);
    for (const [time, ...far] of steps) assert.deepEqual(after(motion, time), far);
  },
);

it("a new area washes in once the move is done, but not with reduced motion", () => {
  const motion = new Motion(() => {});
  motion.play(true, true, true);
  assert.deepEqual(
    [[0, motion.wash], ...[300, 425, 550].map((time) => [motion.goes(1000 + time), motion.wash])],
    [
      [0, 0],
      [true, 0],
      [true, 0.5],
      [false, 1],
    ],
  );
  motion.play(false, true, true);
  motion.end();
  assert.equal(motion.wash, 1);
  calm = true;
  motion.play(false, false, true);
  assert.equal(motion.wash, 1);
});

describe("a refused repeat", () => {
  it("is played, held for two seconds, and taken back", () => {
    let drawn = 0;
    const motion = new Motion(() => void drawn++);
    motion.refuse(REFUSED);
    assert.deepEqual([motion.step, motion.refused], [0, REFUSED]);
    assert.deepEqual(after(motion, 270), [true, 1.5]);
    assert.deepEqual([after(motion, 420), drawn], [[false, 2], 1]);
    assert.deepEqual(after(motion, 430), [false, 2]);
    mock.timers.tick(1999);
    assert.deepEqual([motion.step, drawn], [2, 1]);
    mock.timers.tick(1);
    assert.deepEqual([motion.step, motion.refused, drawn], [3, null, 2]);
  });

  it("is two still pictures with reduced motion", () => {
    calm = true;
    let drawn = 0;
    const motion = new Motion(() => void drawn++);
    motion.refuse(REFUSED);
    assert.deepEqual([motion.step, motion.goes(2000)], [1, false]);
    mock.timers.tick(699);
    assert.equal(motion.step, 1);
    mock.timers.tick(1);
    assert.deepEqual([motion.step, drawn], [2, 1]);
    mock.timers.tick(2000);
    assert.deepEqual([motion.step, drawn], [3, 2]);
  });

  for (const press of ["pointerdown", "keydown"]) {
    it(`ends with a ${press}, once`, () => {
      let drawn = 0;
      const motion = new Motion(() => void drawn++);
      motion.refuse(REFUSED);
      presses.dispatchEvent(new Event(press));
      presses.dispatchEvent(new Event(press));
      mock.timers.tick(5000);
      assert.deepEqual([motion.step, motion.refused, drawn], [3, null, 1]);
    });
  }

  it("ends with the next move", () => {
    const motion = new Motion(() => {});
    motion.refuse(REFUSED);
    motion.play(false, false);
    assert.deepEqual([motion.step, motion.refused], [0, null]);
    presses.dispatchEvent(new Event("keydown"));
    assert.equal(motion.step, 0); // it is of the one before
  });
});

rows(
  "what somebody looks at, by what a board hears and ms between",
  {
    "is told once they have rested there": [["A1"], ["at", "A1"], 500, 500],
    "not a moment before": [[], ["at", "A1"], 499],
    "is over once they look away": [["A1", ""], ["at", "A1"], 500, ["at", ""], 500],
    "is over at once with another point": [["A1", "", "B1"], ["at", "A1"], 500, ["at", "B1"], 500],
    "is told without waiting": [["A1"], ["now", "A1"], ["now", "A1"], 500],
    "is not the point that was just chosen": [[], ["choose", "A1"], ["at", "A1"], 500],
    "is over when a point is chosen": [["A1", ""], ["now", "A1"], ["choose", "A1"], 500],
    "is waited for, though the board has changed": [["A1"], ["at", "A1"], 300, ["again"], 200],
    "is told again once the board has changed": [
      ["A1", "", "A1"],
      ["at", "A1"],
      500,
      ["again"],
      500,
    ],
    "is no longer what was rested at": [["B1"], ["at", "A1"], ["now", "B1"], 500],
    "under a finger, once it stays, first to who holds": [["held", "A1"], ["hold", "A1"], 500],
    "under a finger, no sooner": [[], ["hold", "A1"], 499],
  },
  (told, ...steps) => {
    const heard = [];
    const hover = new Hover((vertex) => void heard.push(vertex));
    for (const step of steps)
      if (typeof step === "number") mock.timers.tick(step);
      else hover[step[0]](step[1], () => void heard.push("held"));
    assert.deepEqual(heard, told);
  },
);
