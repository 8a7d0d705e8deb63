/**
 * What is shown while one player alone has stones: the stones, until the other has some too or
 * somebody asks.
 */
import assert from "node:assert/strict";
import { it } from "node:test";
import { Made } from "../support/elements.mjs";
import { rows } from "../support/rows.mjs";

const { Lone, shownScore, waits } = await import("../../../static/game/status.js");

/** @param stones a row */
const view = (stones, more = {}) =>
  /** @type {any} */ ({
    size: [4, 1],
    stones: [stones],
    over: null,
    phase: null,
    hint: "why",
    score: { black: 4, white: 0, neutral: 0, komi: 0.5, text: "4 to 0" },
    ...more,
  });

rows(
  "areas wait while one player alone has stones",
  {
    "nobody has": ["....", {}, false],
    Black: ["X..X", {}, true],
    White: ["O...", {}, true],
    "both have": ["XO..", {}, false],
    "not at the end": ["X...", { over: {} }, false],
    "nor where points are coloured": ["X...", { phase: { click: "colour" } }, false],
  },
  (stones, more, waiting) => assert.equal(waits(view(stones, more)), waiting),
);

it("the score is of the stones, until asked for all; it waits again once both had stones", () => {
  const alone = view("X..X");
  let redrawn = 0;
  const before = Object.assign(new Made(), {
    after: (line) => Object.assign(before, { line }),
    line: /** @type {any} */ (null),
  });
  const lone = new Lone(/** @type {any} */ (before), () => void redrawn++);
  lone.show(alone);
  const [sentence, , button] = before.line.children;
  assert.deepEqual([before.line.hidden, sentence.textContent], [false, "why"]);
  const { black, white, neutral, komi } = shownScore(alone);
  assert.deepEqual([black, white, neutral, komi], [2, 0, 2, 0.5]);
  button.hears("click");
  lone.show(alone);
  assert.deepEqual([redrawn, before.line.hidden, shownScore(alone).black], [1, true, 4]);
  lone.show(view("XO..", { hint: "" })); // a record that was opened, say
  assert.equal(before.line.hidden, true, "nothing for beginners stays below what is said of it");
  lone.show(alone);
  assert.equal(before.line.hidden, false);
});
