/** Whose turn it is in a game against the computer, and where Undo and Redo lead. */
import assert from "node:assert/strict";
import { rows } from "../support/rows.mjs";
import { isNext, pauseAfter, stepsOf } from "../../../static/python/whose.js";

/** After some turns; the last of these players has taken the one that is shown. */
const after = (players, more = {}) =>
  /** @type {any} */ ({
    players,
    turn: players.length,
    turns: [...players],
    toPlay: players.endsWith("B") ? "white" : "black",
    ...more,
  });

rows(
  "whether Black, whom it plays, is to act",
  {
    "at its turn": [after("BW"), true],
    "at the other's": [after("B"), false],
    "where nobody has played": [null, false],
    "at the end": [after("BW", { over: {} }), false],
    "where one has resigned": [after("BW", { resigned: "W+R" }), false],
    "at an earlier turn": [after("BW", { turn: 0 }), false],
    "at an earlier turn that is gone on from": [after("BW", { turn: 0 }), true, true],
    "where stones are marked": [after("B", { phase: { click: "mark", proposals: {} } }), true],
    "once it has said": [
      after("BW", { phase: { click: "mark", proposals: { black: [] } } }),
      false,
    ],
    "where a position is set up": [after("BW", { phase: { click: "colour" } }), false],
  },
  (view, is, goesOn = false) => assert.equal(isNext(view, "black", goesOn), is),
);

const [UNDO, REDO] = [{ do: "undo" }, { do: "redo" }];

rows(
  "where Undo (-1) and Redo lead a person who plays White",
  {
    "over its turn and the person's": [after("BWB", { toPlay: "white" }), -1, [UNDO, UNDO]],
    "over the person's alone, which it thinks about": [after("BW"), -1, [UNDO]],
    "over its own alone, where it plays on": [after("BB", { toPlay: "black" }), -1, [UNDO]],
    "not before the start": [after("B"), -1, [UNDO]],
    "on over both": [after("WB", { turn: 0, toPlay: "white" }), 1, [REDO, REDO]],
    "on over its own": [after("B", { turn: 0 }), 1, [REDO]],
    "over the resignation alone": [after("BWB", { resigned: "B+R" }), -1, [UNDO]],
    "to before the turn on its way": [after("B"), -1, [{ do: "goto", turn: 1 }], "turn"],
    "over it and the person's, its own on its way": [
      after("BW"),
      -1,
      [{ do: "goto", turn: 1 }],
      "take",
    ],
    "nowhere else": [after("B"), 1, [REDO], "turn"],
    "over one, where nobody plays against it": [after("BW"), -1, [UNDO], "", ""],
  },
  (view, way, events, onWay = "", colour = "black") =>
    assert.deepEqual(
      stepsOf(view, colour, way, (what) => what === onWay),
      events,
    ),
);

rows(
  "how long the computer waits with its answer, where motion is reduced or not",
  {
    "after a capture": [["A1"], false, 1000],
    "after another move": [[], false, 0],
    "without motion": [["A1"], true, 0],
  },
  (opponent, matches, pause) => {
    globalThis.matchMedia = /** @type {any} */ (() => ({ matches }));
    assert.equal(pauseAfter(after("B", { steps: { opponent } })), pause);
  },
);
