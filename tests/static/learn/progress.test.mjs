/** What a reader of Learn has done, kept in the browser. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { openTab, provide, Storage } from "../support/browser.mjs";
import { rows } from "../support/rows.mjs";

const KEY = "ttgo-learn";
const KINDS = ["clear", "reach", "owner", "score"];
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
    "what we write": [
      { answered: { ko: true }, days: { d: false }, skills: { clear: { level: 3, run: 1 } } },
      true,
      [false, null, null],
      3,
    ],
    "an exercise that is no more": [{ wrong: { "practice-clear-1-7": 0 } }, undefined, NONE, 1],
  },
  (found, ko, day, level) => {
    written(found);
    progress.setAside();
    assert.deepEqual(
      [progress.of("ko"), progress.ofDay("d"), progress.skill("clear").level],
      [ko, day, level],
    );
    assert.equal(progress.again(KINDS), null);
  },
);

const WELL = { answered: { ko: true }, rights: 4 };
rows(
  "what is broken is set aside, and the rest is kept",
  {
    "no days": [{ ...WELL, days: null }],
    "a day of no answers": [{ ...WELL, days: { d: ["yes"] } }],
    "an answer that is none": [{ rights: 4, answered: { ko: true, suicide: "yes" } }],
    "a number that is none": [{ ...WELL, wrong: { "practice-clear-1-7a": "x" } }],
    "no level": [{ ...WELL, skills: { clear: null } }],
    "a level that is none": [{ ...WELL, skills: { clear: { level: 9, run: 0 } } }],
    "a game without a link": [{ ...WELL, game: { tried: [] } }],
    "a list": [{ ...WELL, rightly: [] }],
  },
  (found) => {
    written(found);
    assert.deepEqual([progress.setAside(), progress.setAside()], [true, false]);
    assert.equal(localStorage.getItem(`${KEY}:broken`), JSON.stringify(found));
    assert.deepEqual([progress.of("ko"), progress.run()], [true, 4]);
    assert.deepEqual(kept(), {
      answered: { ko: true },
      days: {},
      skills: {},
      wrong: {},
      rightly: {},
      rights: 4,
      game: null,
    });
    progress.noteDay("2026-11-24", 1, true);
    progress.practised("clear", false, "practice-clear-1-7a");
    written(kept());
    assert.equal(progress.setAside(), false);
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
    "no lower than 1": [1, "--", 1, 0],
    "no higher than 5": [5, "+++", 5, 0],
    "a wrong one after right ones ends only their run": [3, "++--", 3, -1],
  },
  (level, answers, after, run) => {
    written({ skills: { clear: { level, run: 0 } } });
    for (const answer of answers)
      progress.practised("clear", answer === "+", "practice-clear-1-7a");
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
  const answer = (kind, right) => progress.practised(kind, right, `practice-${kind}-1-7a`);
  answer("clear", false);
  answer("reach", true);
  answer("reach", true);
  assert.deepEqual([progress.run(), progress.again(KINDS)], [2, null]);
  answer("reach", true);
  assert.deepEqual(
    [progress.again(KINDS), progress.again(["clear"]), progress.again(["reach"])],
    ["practice-clear-1-7a", "practice-clear-1-7a", null],
  );
  answer("clear", true);
  // then after ten more, and thirty
  assert.deepEqual([progress.run(), kept().wrong], [4, { "practice-clear-1-7a": 10 }]);
  answer("clear", true);
  assert.deepEqual(kept().wrong, { "practice-clear-1-7a": 30 });
  answer("clear", true);
  assert.deepEqual([progress.again(KINDS), kept().wrong, kept().rightly], [null, {}, {}]);
  answer("owner", false);
  assert.equal(progress.run(), 0);
  assert.deepEqual(kept().wrong, { "practice-owner-1-7a": 3 });
  for (let seed = 0; seed < 30; seed++)
    progress.practised("score", false, `practice-score-1-${seed}a`);
  assert.equal(Object.keys(kept().wrong).length, 20);
});

it("where storage is full it is known as long as the page is open", () => {
  written({});
  Storage.full = () => true;
  progress.note("ko", true);
  Storage.full = () => false;
  assert.deepEqual([progress.of("ko"), kept()], [true, {}]);
});
