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

/**
 * What a board tells of while `act` uses it: points looked at, "" for no longer, and points played.
 */
function toldOf(act) {
  const told = [];
  const grid = /** @type {any} */ (new Grid());
  grid.connectedCallback();
  grid.view = still;
  const tell = ({ type, detail }) => void told.push(`${type.slice(3)} ${detail.at ?? ""}`.trim());
  for (const type of ["tt-look", "tt-play"]) grid.addEventListener(type, tell);
  const composedPath = (at) => () => [{ dataset: { at } }];
  act(grid, {
    tap(at) {
      for (const type of ["pointerdown", "pointerup", "click"])
        grid.hears(type, { pointerType: "touch", detail: 1, composedPath: composedPath(at) });
    },
    hold(at) {
      grid.hears("pointerdown", { pointerType: "touch", composedPath: composedPath(at) });
      mock.timers.tick(500);
    },
    rest(at) {
      grid.hears("pointermove", { pointerType: "mouse", composedPath: composedPath(at) });
      mock.timers.tick(500);
    },
    turns(turn, more = {}) {
      grid.view = { ...still, turn, ...more };
      mock.timers.tick(500);
    },
  });
  return told.join(", ");
}

rows(
  "a finger",
  {
    "asks about a stone that it taps": ["look A3, play A3", (_, { tap }) => tap("A3")],
    "asks nothing where it may play": ["play B3", (_, { tap }) => tap("B3")],
    "asks about any point of a board that is not played on": [
      "look B3, play B3",
      (grid, { tap }) => {
        grid.view = less(still, { reach: true, play: false });
        tap("B3");
      },
    ],
    "asks nothing by a tap inside a task": [
      "play A3",
      (grid, { tap }) => {
        grid.asks = false;
        tap("A3");
      },
    ],
    "ends by a tap inside a task what it has asked before": [
      "look A3, look, play B3",
      (grid, { hold, tap }) => {
        grid.asks = false;
        hold("A3");
        tap("B3");
      },
    ],
    "asks by staying, inside a task too": [
      "look A3",
      (grid, { hold }) => {
        grid.asks = false;
        hold("A3");
      },
    ],
    "has its answer until the next turn": [
      "look A3, play A3, look",
      (_, { tap, turns }) => {
        tap("A3");
        turns(1);
      },
    ],
    "keeps its answer when the same turn is drawn again": [
      "look A3, play A3, look, look A3",
      (_, { tap, turns }) => {
        tap("A3");
        turns(0);
      },
    ],
    "keeps it when what it has woken draws a record": [
      "look A3, play A3, look, look A3",
      (_, { tap, turns }) => {
        tap("A3");
        turns(7);
      },
    ],
  },
  (told, act) => assert.equal(toldOf(act), told),
);

rows(
  "a resting mouse",
  {
    "is told of the new position after a turn": [
      "look A3, look, look A3",
      (_, { rest, turns }) => {
        rest("A3");
        turns(1);
      },
    ],
  },
  (told, act) => assert.equal(toldOf(act), told),
);
