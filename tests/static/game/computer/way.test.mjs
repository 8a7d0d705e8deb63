/**
 * The way up: which step fits at first, which games Python is told of, and what is said and drawn.
 * How the step moves: tests/player/test_fit.py.
 */
import assert from "node:assert/strict";
import { beforeEach, it } from "node:test";
import { openTab, provide, Storage } from "../../support/browser.mjs";
import { Made, page } from "../../support/elements.mjs";
import { rows } from "../../support/rows.mjs";
import { over, question, says } from "../../support/thinker.mjs";
import { provideWorkers } from "../../support/worker.mjs";

openTab();
provideWorkers();
const { fitting, Sides } = await import("../../../../static/game/computer/sides.js");
const { Way } = await import("../../../../static/game/computer/way.js");

const VIEW = /** @type {any} */ ({
  size: [9, 9],
  turns: ["E5"],
  players: "BWBW",
  branches: {},
  you: "black",
  names: {},
  stones: [],
  over: null,
  resigned: "",
});
const WON = { ...VIEW, resigned: "B+R" };

beforeEach(() => {
  over();
  const children = () =>
    [1, 2, 3].map(() => Object.assign(new Made(), { children: [new Made(), new Made()] }));
  page.parts = {
    way: Object.assign(new Made(), { children: children() }),
    again: Object.assign(new Made(), { children: children() }),
  };
  provide({ document: page, localStorage: new Storage() });
});

rows(
  "the step of the first game",
  {
    "is the lowest": [{}, 1],
    "is what was kept": [{ way: { "9x9": "12 ++" } }, 12],
    "is of that size": [{ way: { "13x13": "12 ++" } }, 1],
    "is the highest level that was beaten there": [{ ladder: { "9 10": "d", "9 100": "d" } }, 15],
    "is no level of another board": [{ ladder: { "13 100": "d" } }, 1],
    "passes over a step that there is not": [{ way: { "9x9": "28" }, ladder: { "9 30": "d" } }, 8],
    "passes over junk": [{ way: { "9x9": {} }, ladder: "x" }, 1],
    "passes over what is no table": [{ way: "9x9", ladder: null }, 1],
  },
  (kept, step) => {
    for (const [name, value] of Object.entries(kept))
      localStorage.setItem(`ttgo:1:${name}`, JSON.stringify(value));
    assert.equal(fitting("9x9"), step);
  },
);

/** A game against the computer comes to that end. */
function ends(view, act = (/** @type {any} */ _) => {}, event = "turn") {
  const sides = new Sides();
  sides.show({ ...VIEW, turns: [] }, { do: "new", opponent: "white" }, { game: "g1" });
  act(sides);
  const way = new Way(sides);
  const context = /** @type {any} */ ({ before: VIEW, event: { do: event }, game: "g1" });
  way.show({ ...WON, ...view }, context);
  return { way, sides, context };
}

/** The line that tells it. */
const told = () =>
  page.parts.way.children[0].children.map((part) => part.textContent ?? part).join("");

rows(
  "Python is told of",
  {
    "a win": [{}, undefined, true],
    "a loss": [{ resigned: "W+R" }, undefined, false],
    "a loss after an undo": [{ resigned: "W+R", branches: { 3: ["C3"] } }, undefined, false],
    "a loss after a hint": [{ resigned: "W+R" }, (sides) => sides.count("helped"), false],
    "no win after an undo": [{ branches: { 3: ["C3"] } }],
    "no win after a hint": [{}, (sides) => sides.count("helped")],
    "no game with a handicap": [{ resigned: "W+R", players: "BBW" }],
    "no game twice": [{ resigned: "W+R" }, (sides) => sides.ends(VIEW)],
    "no tie": [{ resigned: "", over: { result: "0" } }],
    "no game of two people": [{ you: "" }],
    "no game that is only shown": [{}, undefined, undefined, "load"],
  },
  (view, act, won = undefined, event = "turn") => {
    ends(view, act, event);
    assert.equal(question()?.won, won);
  },
);

it("keeps what Python answers, says it, and draws it", async () => {
  const { way, context } = ends({});
  assert.deepEqual(question(), { do: "fit", kept: "", step: 1, won: true });
  await says({ done: true, kept: "5 +", step: 5, by: 4, run: 1 });
  assert.equal(JSON.parse(localStorage.getItem("ttgo:1:way") ?? "")["9x9"], "5 +");
  assert.equal(fitting("9x9"), 5);
  assert.equal(told(), " Next game: step 5, four steps up.");
  const [, line, range] = page.parts.way.children;
  const drawn = line.children.map(({ classes }) => [...classes].join(" "));
  const [old, drops] = ["reached", "reached new"];
  assert.deepEqual(drawn, [old, drops, drops, drops, drops, "", "", "", ""]);
  assert.deepEqual(
    range.children.map(({ textContent }) => textContent),
    ["Step 1", "9 of 27"],
  );
  way.show(WON, { ...context, before: WON });
  assert.equal(told(), " Next game: step 5, four steps up.", "another press changes nothing");
});
