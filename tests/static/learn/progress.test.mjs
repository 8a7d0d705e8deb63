/**
 * What a reader of Learn has done, kept in the browser, whoever wrote there; and lines that embed a
 * chapter.
 */
import assert from "node:assert/strict";
import { it } from "node:test";
import { openTab, provide, Storage } from "../support/browser.mjs";
import { rows } from "../support/rows.mjs";

const KEY = "ttgo-learn";
let storage = (_) => {};
provide({
  addEventListener: (_, act) => {
    storage = act;
  },
});
openTab();
const progress = await import("../../../static/learn/progress.js");
const { lineOf } = await import("../../../static/learn/foot.js");

/** Another tab, or anybody, writes there. */
function written(found) {
  localStorage.setItem(KEY, typeof found === "string" ? found : JSON.stringify(found));
  storage({ key: KEY });
}

const kept = () => JSON.parse(localStorage.getItem(KEY) ?? "null");

rows(
  "what may be written there",
  {
    nothing: ["", undefined, undefined, 1],
    "no JSON": ["{", undefined, undefined, 1],
    "a number": [7, undefined, undefined, 1],
    null: [null, undefined, undefined, 1],
    "what we write": [
      { answered: { ko: true }, days: { d: false }, skills: { clear: { level: 3, run: 1 } } },
      true,
      false,
      3,
    ],
    "answers that are none": [
      { answered: { ko: 1 }, days: { d: "x" }, skills: { clear: 3 } },
      undefined,
      undefined,
      1,
    ],
    lists: [{ answered: [true], days: 7, skills: "x" }, undefined, undefined, 1],
    "a level that is none": [{ skills: { clear: { level: 6, run: 0 } } }, undefined, undefined, 1],
    "level 0": [{ skills: { clear: { level: 0, run: 0 } } }, undefined, undefined, 1],
    "half a level": [{ skills: { clear: { level: 1.5, run: 0 } } }, undefined, undefined, 1],
    "no run": [{ skills: { clear: { level: 4 } } }, undefined, undefined, 1],
    "the highest level": [{ skills: { clear: { level: 5, run: -1 } } }, undefined, undefined, 5],
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
  progress.noteDay("2026-11-24", true);
  assert.deepEqual(kept(), {
    answered: { ko: true, suicide: false },
    days: { "2026-11-24": true },
    skills: {},
    wrong: {},
    rights: 0,
  });
  progress.forget(["ko", "none"]);
  assert.deepEqual([progress.of("ko"), kept().answered], [undefined, { suicide: false }]);
});

rows(
  "how far answers lead",
  {
    "three right ones: up": [1, "+++", 2, 0],
    "two right ones: not yet": [1, "++", 1, 2],
    "a wrong one ends a run": [1, "++-+", 1, 1],
    "two wrong ones: down": [3, "--", 2, 0],
    "one wrong one": [3, "-", 3, -1],
    "one wrong one, then right ones": [2, "-++++", 3, 0],
    "no lower than 1": [1, "--", 1, 0],
    "no higher than 5": [5, "+++", 5, 0],
    "a wrong one after right ones ends only their run": [3, "++--", 3, -1],
  },
  (level, answers, after, run) => {
    written({ skills: { clear: { level, run: 0 } } });
    for (const answer of answers) progress.practised("clear", answer === "+", "");
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
  written({ wrong: { "exercise-score-1-1": "soon" }, rights: "many" });
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
  assert.deepEqual([progress.run(), progress.again(""), kept().wrong], [4, null, {}]);
  answer("owner", false);
  assert.equal(progress.run(), 0);
  progress.practised("owner", false, ""); // one of the day comes on its day
  assert.deepEqual(kept().wrong, { "exercise-owner-1-7": 2 });
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

rows(
  "the line that embeds",
  {
    "a chapter": [
      "https://x.example/rules.html?x=1#rule-6",
      "Rule 6",
      'src="https://x.example/rules.html?only#rule-6" title="Rule 6"',
    ],
    "a title with signs": ["https://x.example/#a", 'A <b> & "c"', 'title="A b  c"'],
    "an address with signs": [
      "https://x.example/#a&b",
      "x",
      'src="https://x.example/?only#a&amp;b"',
    ],
  },
  (address, title, part) =>
    assert.ok(lineOf(new URL(address), title).includes(part), lineOf(new URL(address), title)),
);
