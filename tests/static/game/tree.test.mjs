/**
 * The tree beside the board: which rows are asked for, what a link does, and whether the line is
 * another one.
 */
import assert from "node:assert/strict";
import { it } from "node:test";
import { providePage } from "../support/browser.mjs";
import { rows } from "../support/rows.mjs";

providePage();
const { chosen, isSameLine, lineOf, numberOf, wanted } =
  await import("../../../static/game/tree.js");
// lines 40 to 69; one is 30 px high
const OUTLINE = { all: 100, here: 50, from: 40, rows: Array(30).fill({ turn: 1, lines: 1 }) };

rows(
  "the line from which rows are asked for",
  {
    "all in sight are there": [OUTLINE, 1260, 300, null],
    "the first is not": [OUTLINE, 1170, 300, 28],
    "the last is not": [OUTLINE, 1860, 300, 51],
    "far away": [OUTLINE, 300, 300, 0],
    "none is missing before the start": [{ ...OUTLINE, from: 0 }, 0, 300, null],
    "none is missing after the end": [{ ...OUTLINE, all: 70 }, 2000, 300, null],
    "none is in sight": [OUTLINE, 0, 0, null],
    "the first is just there": [OUTLINE, 1200, 300, null],
    "the last is just there": [OUTLINE, 1770, 300, null],
    "the start is pulled down by a finger": [{ ...OUTLINE, from: 0 }, -30, 300, null],
  },
  (outline, scrollTop, height, from) => assert.equal(wanted(outline, scrollTop, height), from),
);

rows(
  "what a link does",
  {
    "a turn of the line": [{ turn: "4", key: "4" }, [{ do: "goto", turn: 4 }]],
    "the first of a variation": [
      { turn: "4", at: "C3", fork: "4" },
      [{ do: "branch", turn: 4, at: "C3" }],
    ],
    "a later one": [
      { turn: "6", at: "C3", fork: "4" },
      [
        { do: "branch", turn: 4, at: "C3" },
        { do: "goto", turn: 6 },
      ],
    ],
  },
  (link, events) => assert.deepEqual(chosen(link), events),
);

const VIEW = /** @type {any} */ ({ turns: ["E5", "D4"], players: "BW", branches: {} });
rows(
  "is it the same line",
  {
    "another place of it": [{ ...VIEW, turn: 1 }, true],
    "another turn": [{ ...VIEW, turns: ["E5", "C3"] }, false],
    "one more": [{ ...VIEW, turns: ["E5", "D4", "C3"] }, false],
    "of another player": [{ ...VIEW, players: "WB" }, false],
    "another beside it": [{ ...VIEW, branches: { 2: ["C3"] } }, false],
    "none before": [null, false],
  },
  (before, same) => assert.equal(isSameLine(VIEW, before), same),
);

const LABELS = ["1 E5", "setup", "1 D2", "2 E1", "3 pass"];
rows(
  "the number of a turn",
  {
    "in the line": [[LABELS, 4], "2"],
    "of what is no turn": [[LABELS, 2], ""],
    "at the start": [[LABELS, 0], ""],
    "beside the line": [[LABELS, 5, 5], "3"],
    "later beside it": [[LABELS, 6, 5], "4"],
    "beside the first": [[LABELS, 1, 1], "1"],
    "beside what follows a set-up": [[LABELS, 3, 3], "2"],
    "of two digits": [[["12 E5"], 1], "12"],
    "of what has one within": [[["add 2 stones"], 1], ""],
  },
  (asked, number) => assert.equal(numberOf(.../** @type {[string[], number]} */ (asked)), number),
);

rows(
  "the line, until rows are told",
  {
    empty: [{ turn: 0, labels: [], players: "" }, [1, 0, [[0, [""], " "]]]],
    "a few turns": [
      { turn: 1, labels: LABELS, players: "B BWB" },
      [
        3,
        0,
        [
          [0, [""], " "],
          [1, ["E5", "setup", "D2", "E1"], "B BW"],
          [5, ["pass"], "B"],
        ],
      ],
    ],
  },
  (view, told) => {
    const { all, from, rows: lines } = lineOf(view);
    assert.deepEqual(
      [all, from, lines.map(({ turn, moves, players }) => [turn, moves, players])],
      told,
    );
  },
);

it("of a long line only what is near is made", () => {
  const {
    all,
    from,
    rows: lines,
  } = lineOf({ turn: 2000, labels: Array(4000).fill("1 A1"), players: "B".repeat(4000) });
  assert.deepEqual([all, from, lines.length, lines[20].turn], [1001, 480, 41, 1997]);
});
