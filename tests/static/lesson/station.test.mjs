/** What a station keeps of its reader's answers. */
import assert from "node:assert/strict";
import { Made } from "../support/elements.mjs";
import { rows } from "../support/rows.mjs";
import * as words from "../../../static/words/lesson.js";
import { Station } from "../../../static/lesson/station.js";

rows(
  "a wrong answer is kept as",
  {
    "a point": ["C2", "C2"],
    "a number": [-3, "-3"],
    "no points": [0, "0"],
    "giving up": ["", "-"],
    "a lost game": [null, "-"],
  },
  (at, kept) => {
    const board = Object.assign(new Made(), { matches: () => true });
    const section = /** @type {any} */ (
      Object.assign(new Made(), { found: { "tt-board": board } })
    );
    const station = new Station(
      section,
      words,
      () => {},
      () => {},
    );
    board.hears("tt-answer", { detail: { at, right: false, done: false } });
    assert.deepEqual(station.result?.wrong, [kept]);
  },
);
