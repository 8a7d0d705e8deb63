/** The plot's scores: which are known, which Python is asked for, and what is drawn of them. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { Known, leadsOf } from "../../../static/game/plot.js";
import { rows } from "../support/rows.mjs";

/** @param line of words @param points Black's and White's @param turn that is shown */
function view(line, points, turn = line.length) {
  const [black, white] = points;
  return /** @type {any} */ ({
    turns: line,
    players: "BWBWBW".slice(0, line.length),
    turn,
    score: { black, white },
  });
}
const E5 = ["E5", "D4", "D6"];

/** The scores of a game of three turns that was played here. */
function played() {
  const known = new Known();
  for (const [turn, points] of [
    [0, 0],
    [81, 0],
    [1, 1],
    [2, 1],
  ].entries())
    known.show(view(E5.slice(0, turn), points));
  return known;
}

it("turns that are played bring their scores along, and Python is asked for none", () => {
  const known = played();
  assert.deepEqual([known.black, known.white, known.next()], [[0, 81, 1, 2], [0, 0, 1, 1], null]);
});

const FILE = ["A1", "B1", "C1", "D1"];

rows(
  "what Python is asked for",
  {
    "once the same words are another player's: the rest": [
      (known) => {
        known.show({ ...view(["E5", "D4", "D6"], [2, 1]), players: "BWW" });
        known.show(view(["E5", "D4", "D6", "D7"], [1, 2]));
      },
      3,
    ],
    "of another game, whose turns look the same: all": [
      (known) => known.show(view(E5, [2, 1]), true),
      0,
    ],
    "of a file: what is after its start": [(known) => known.show(view(FILE, [0, 0], 0), true), 1],
    "after a part of it: the rest": [
      (known) => {
        known.show(view(FILE, [0, 0], 0), true);
        known.next();
        known.take({ turn: 1, black: [9, 1, 3], white: [0, 1, 1] });
      },
      4,
    ],
    "while it is asked: nothing": [
      (known) => {
        known.show(view(FILE, [0, 0], 0), true);
        known.next();
      },
      null,
    ],
  },
  (act, turn) => {
    const known = played();
    act(known);
    assert.equal(known.next(), turn);
  },
);

rows(
  "an answer is taken",
  {
    "with what is known already": [0, [0, 9, 9, 9, 9], [0, 9, 9, 9, 9]],
    "not if it would leave a hole": [2, [9, 9, 9], [0]],
  },
  (turn, black, after) => {
    const known = new Known();
    known.show(view(FILE, [0, 0], 0));
    known.next();
    known.take({ turn, black, white: black.map(() => 0) });
    assert.deepEqual(known.black, after);
  },
);

rows(
  "the leads, and the one that fills the height",
  {
    "are of the points, White's with komi": [[], 6, [-6, -6, -6, -5], 6],
    "are at least of 5 points, and not of one player's alone": [[], 0, [0, 0, 0, 1], 5],
    "are those that the computer expects": [[0, 10, null, -20], 6, [0, 10, null, -20], 20],
  },
  (margins, komi, leads, most) =>
    assert.deepEqual(leadsOf(played(), komi, margins), { leads, most }),
);
