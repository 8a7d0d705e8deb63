/** What a reader of Learn has done, kept in the browser. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { openTab, provide, Storage } from "../support/browser.mjs";
import { rows } from "../support/rows.mjs";

const KEY = "ttgo-learn";
const NONE = [null, null, null]; // the tasks of a day that nobody has answered
let storage = (_) => {};
provide({
  addEventListener: (_, act) => {
    storage = act;
  },
});
openTab();
const progress = await import("../../../static/learn/progress.js");

/** Another tab, or anybody, writes there. */
function written(found) {
  localStorage.setItem(KEY, typeof found === "string" ? found : JSON.stringify(found));
  storage({ key: KEY });
}

const kept = () => JSON.parse(localStorage.getItem(KEY) ?? "null");

rows(
  "what may be written there",
  {
    nothing: ["", undefined, NONE, 1],
    "no JSON": ["{", undefined, NONE, 1],
    "a number": [7, undefined, NONE, 1],
    "what we write": [
      { answered: { ko: true }, days: { d: false }, skills: { clear: { level: 3, run: 1 } } },
      true,
      [false, null, null],
      3,
    ],
  },
  (found, ko, day, level) => {
    written(found);
    assert.deepEqual(
      [progress.of("ko"), progress.ofDay("d"), progress.skill("clear").level],
      [ko, day, level],
    );
  },
);

it("another key is another's", () => {
  written({ answered: { ko: true } });
  localStorage.setItem(KEY, "");
  storage({ key: "other" });
  assert.equal(progress.of("ko"), true);
});

it("answers are kept, and forgotten", () => {
  written({});
  progress.note("ko", true);
  progress.note("suicide", false);
  progress.noteDay("2026-11-24", 2, true);
  progress.noteDay("2026-11-24", 2, false); // the first answer counts
  progress.keepGame("v=1&s=5", ["3 C3"]);
  assert.deepEqual(kept(), {
    answered: { ko: true, suicide: false },
    days: { "2026-11-24": [null, true, null] },
    skills: {},
    wrong: {},
    rightly: {},
    rights: 0,
    game: { link: "v=1&s=5", tried: ["3 C3"] },
  });
  progress.forget(["ko", "none"]);
  assert.deepEqual([progress.of("ko"), kept().answered], [undefined, { suicide: false }]);
});

rows(
  "how far answers lead",
  {
    "three right ones: up": [1, "+++", 2, 0],
    "a wrong one ends a run": [1, "++-+", 1, 1],
    "two wrong ones: down": [3, "--", 2, 0],
    "one wrong one": [3, "-", 3, -1],
    "no lower than 1": [1, "--", 1, 0],
    "no higher than 5": [5, "+++", 5, 0],
    "a wrong one after right ones ends only their run": [3, "++--", 3, -1],
  },
  (level, answers, after, run) => {
    written({ skills: { clear: { level, run: 0 } } });
    for (const answer of answers) progress.practised("clear", answer === "+", "exercise-clear-1-7");
    assert.deepEqual(
      [progress.skill("clear"), kept().skills.clear, progress.skill("owner")],
      [
        { level: after, run },
        { level: after, run },
        { level: 1, run: 0 },
      ],
    );
  },
);

it("a run of right ones is counted, and what was wrong comes again after three others", () => {
  written({});
  const answer = (kind, right) => progress.practised(kind, right, `exercise-${kind}-1-7`);
  answer("clear", false);
  answer("reach", true);
  answer("reach", true);
  assert.deepEqual([progress.run(), progress.again("")], [2, null]);
  answer("reach", true);
  assert.deepEqual(
    [progress.again(""), progress.again("clear"), progress.again("reach")],
    ["exercise-clear-1-7", "exercise-clear-1-7", null],
  );
  answer("clear", true);
  // then after ten more, and thirty
  assert.deepEqual([progress.run(), kept().wrong], [4, { "exercise-clear-1-7": 10 }]);
  answer("clear", true);
  assert.deepEqual(kept().wrong, { "exercise-clear-1-7": 30 });
  answer("clear", true);
  assert.deepEqual([progress.again(""), kept().wrong, kept().rightly], [null, {}, {}]);
  answer("owner", false);
  assert.equal(progress.run(), 0);
  assert.deepEqual(kept().wrong, { "exercise-owner-1-7": 3 });
  for (let seed = 0; seed < 30; seed++)
    progress.practised("score", false, `exercise-score-1-${seed}`);
  assert.equal(Object.keys(kept().wrong).length, 20);
});

it("where storage is full it is known as long as the page is open", () => {
  written({});
  Storage.full = () => true;
  progress.note("ko", true);
  Storage.full = () => false;
  assert.deepEqual([progress.of("ko"), kept()], [true, {}]);
});
