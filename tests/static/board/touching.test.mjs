/**
 * What a finger on a board asks about, and for how long: the board itself, whose drawing does
 * nothing.
 */
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock } from "node:test";
import { provide, providePage } from "../support/browser.mjs";
import { rows } from "../support/rows.mjs";

providePage();
const { page, Made } = await import("../support/elements.mjs");
const style = { setProperty() {} };
provide({
  HTMLElement: class extends Made {
    /** @override */ style = style;
    isConnected = true;
    clientWidth = 400;
    clientHeight = 400;
    attachShadow = () => new Made();
    getAttribute = () => null;
    hasAttribute = () => false;
    toggleAttribute = () => false;
  },
  document: {
    ...page,
    createElement: (kind) =>
      Object.assign(page.createElement(kind), {
        style,
        matches: () => false,
        getContext: () => null,
      }),
  },
  window: { devicePixelRatio: 1 },
  matchMedia: () => new EventTarget(),
  requestAnimationFrame: () => 1,
  cancelAnimationFrame() {},
});
const { Grid } = await import("../../../static/board/grid.js");
const { less, stillView } = await import("../../../static/board/partial.js");

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

const still = { ...stillView(["X..", "...", "..."]), legal: ["011", "111", "111"] };

rows(
  "what a board tells: points looked at, none for no longer, and points played",
  {
    "a tap asks about any point of a board that is not played on": [
      "look B3, play B3",
      "unplayed",
      "tap B3",
    ],
    "it asks nothing where it may play": ["play B3", "tap B3"],
    "it asks nothing inside a task": ["play A3", "task", "tap A3"],
    "it ends there what was asked before": ["look A3, look, play B3", "task", "hold A3", "tap B3"],
    "a tap on a stone has its answer until the next turn": [
      "look A3, play A3, look",
      "tap A3",
      "turn 1",
    ],
    "and keeps it when the same turn is drawn again": [
      "look A3, play A3, look, look A3",
      "tap A3",
      "turn 0",
    ],
    "or when what it has woken draws a record": [
      "look A3, play A3, look, look A3",
      "tap A3",
      "turn 7",
    ],
    "a resting mouse is told of the new position": ["look A3, look, look A3", "rest A3", "turn 1"],
  },
  (wanted, ...steps) => {
    const told = [];
    const grid = /** @type {any} */ (new Grid());
    grid.connectedCallback();
    grid.view = still;
    for (const type of ["look", "play"])
      grid.addEventListener(`tt-${type}`, ({ detail }) => {
        told.push([type, detail.at ?? []].flat().join(" "));
      });
    const hears = (at, pointerType, ...types) => {
      const composedPath = () => [{ dataset: { at } }];
      for (const type of types) grid.hears(type, { pointerType, detail: 1, composedPath });
      if (types.length === 1) mock.timers.tick(500);
    };
    const does = {
      tap: (at) => hears(at, "touch", "pointerdown", "pointerup", "click"),
      hold: (at) => hears(at, "touch", "pointerdown"),
      rest: (at) => hears(at, "mouse", "pointermove"),
      task: () => {
        grid.asks = false;
      },
      unplayed: () => {
        grid.view = less(still, { reach: true, play: false });
      },
      turn: (turn) => {
        grid.view = { ...still, turn: Number(turn) };
        mock.timers.tick(500);
      },
    };
    for (const step of steps) {
      const [what, at] = step.split(" ");
      does[what](at);
    }
    assert.equal(told.join(", "), wanted);
  },
);
