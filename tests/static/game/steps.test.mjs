/**
 * Going from turn to turn: what is asked of Python, what the slider says, and which turns of a
 * wheel are steps.
 */
import assert from "node:assert/strict";
import { it } from "node:test";
import { provide } from "../support/browser.mjs";
import { Made, page } from "../support/elements.mjs";
import { rows } from "../support/rows.mjs";

/** @type {(event: any) => void} the page, after the board */
let scroll = () => {};
provide({
  addEventListener: (_, act) => {
    scroll = act;
  },
  WheelEvent: { DOM_DELTA_PIXEL: 0 },
});
const { Steps } = await import("../../../static/game/steps.js");

/**
 * A game of 52 turns, of which one is shown, with its slider.
 * @param {number} [turn]
 * @param {object} [queue]
 * @param {boolean} [review]
 */
function begun(turn = 0, queue = {}, review = true) {
  const [slider, shown, board, told] = [
    Object.assign(new Made(), { value: "", max: "", ariaValueText: "" }),
    new Made(),
    new Made(),
    Object.assign(new Made(), { ariaLive: "polite" }),
  ];
  /** @type {any[]} */
  const sent = [];
  page.parts = { step: slider, "step-place": shown, say: told };
  const steps = new Steps(
    .../** @type {[any, any]} */ ([board, { heading: null, steady: true, ...queue }]),
    (event) => void sent.push(event.turn ?? event.do),
    () => review,
  );
  const view = /** @type {any} */ ({
    turns: Array(52).fill("E5"),
    labels: ["setup"],
    players: ` W${"B".repeat(50)}`,
    turn,
  });
  steps.show(view);
  /**
   * @param {number} deltaY
   * @param {object} [more]
   * @returns {boolean} whether the board has taken it
   */
  const wheel = (deltaY, more = {}) => {
    const event = board.hears("wheel", {
      deltaX: 0,
      deltaY,
      deltaMode: 0,
      timeStamp: 1000,
      ctrlKey: false,
      metaKey: false,
      shiftKey: false,
      ...more,
    });
    scroll(event);
    return event.defaultPrevented;
  };
  return { steps, slider, shown, told, sent, view, wheel };
}

rows(
  "a step goes",
  {
    on: [[5], 1, [6]],
    back: [[5], -10, [0]],
    "on from where the newest step leads": [[5, { heading: 20 }], 1, [21]],
    "nowhere at the start: Python tells why": [[0], -1, ["undo"]],
    "nowhere at the end": [[52], 1, ["redo"]],
    "nowhere by more": [[52], 10, []],
    "by one while the turns may change": [[5, { steady: false }], 1, ["redo"]],
    "by no more then": [[5, { steady: false }], 10, []],
  },
  (where, turns, events) => {
    const { steps, sent } = begun(...where);
    steps.by(turns);
    assert.deepEqual(sent, events);
  },
);

rows(
  "a step among places that are explained goes",
  {
    "to the next": [5, 1, [20]],
    "to the one before": [20, -1, [3]],
    "nowhere after the last": [20, 1, []],
    "to the end all the same": [5, Infinity, [52]],
  },
  (turn, by, events) => {
    const { steps, sent } = begun(turn);
    steps.stops = [3, 20];
    steps.by(by);
    assert.deepEqual(sent, events);
  },
);

rows(
  "a wheel",
  {
    "back, too": [[], -100, {}, [true, [4]]],
    "by a line": [[], 3, { deltaMode: 1 }, [true, [6]]],
    "with Control is zooming": [[], 100, { ctrlKey: true }, [false, []]],
    "with Shift goes sideways": [[], 100, { shiftKey: true }, [false, []]],
    sideways: [[], 10, { deltaX: 100 }, [false, []]],
    "while the game is played": [[5, {}, false], 100, {}, [false, []]],
  },
  (where, delta, more, taken) => {
    const { wheel, sent } = begun(...(where.length ? where : [5]));
    assert.deepEqual([wheel(delta, more), sent], taken);
  },
);

it("a touch pad's pixels add up, in one direction", () => {
  const { wheel, sent } = begun(5);
  for (const pixels of [25, 25, 25, -25, -25]) wheel(pixels);
  assert.deepEqual(sent, [6, 4]);
});

it("a page that scrolls goes on scrolling when it comes over the board", () => {
  const { wheel, sent } = begun(52);
  assert.deepEqual(
    [wheel(100), wheel(-100, { timeStamp: 1249 }), wheel(-100, { timeStamp: 1499 })],
    [false, false, true],
  );
  assert.deepEqual(sent, [51]);
});
