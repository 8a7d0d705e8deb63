/** The line with a pupil's result, and what of such lines a teacher's page reads. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { rows } from "../support/rows.mjs";
import { read, written } from "../../../static/lesson/result.js";

const first = { wrong: [], solved: true };
const SAID = "Capture: 2 of 4 at the first try";
const BOARDS = [first, { wrong: ["C2", "D1"], solved: true }, { wrong: [], solved: false }, first];
const TOLD = "[4] 2: C2 D1, 3: ?";

rows(
  "a line is read as it was written",
  {
    "without a name": [SAID, "", BOARDS, `${SAID} · ${TOLD}`],
    "with one": [SAID, "Ada", BOARDS, `${SAID} · Ada · ${TOLD}`],
    "all of it right": ["Fangen: 1", "", [first], "Fangen: 1 · [1]"],
    "choices, numbers, and no more than eight": [
      "吃子：0",
      "李",
      [{ wrong: ["black", "rule-6", "-2", "+3", ..."ABCDEFGH"], solved: false }],
      "吃子：0 · 李 · [1] 1: black rule-6 -2 +3 A B C D ?",
      [{ wrong: ["black", "rule-6", "-2", "+3", ..."ABCD"], solved: false }],
    ],
    "a name that looks like more": [
      "A: 1",
      " Ada ·\n [9] ",
      [first],
      "A: 1 · Ada [9] · [1]",
      [first],
      "Ada [9]",
    ],
  },
  (sentence, name, boards, line, back = boards, called = name) => {
    assert.equal(written(sentence, name, boards), line);
    const { lessons, wrong } = read(`\n${line}\r\n`);
    assert.deepEqual([...lessons.values()], [[{ name: called, boards: back }]]);
    assert.deepEqual(wrong, []);
  },
);

rows(
  "who and what it is about",
  {
    "a chat's own beginning": [`[09:12] Ada: ${SAID} · ${TOLD}`, "Capture (4)", "[09:12] Ada"],
    "a title with a colon": [`Go: ${SAID} · Bo · ${TOLD}`, "Capture (4)", "Bo"],
    "no title": [`So · Bo · ${TOLD}`, " (4)", "Bo"],
  },
  (line, lesson, name) => {
    const [[found, [result]]] = read(line).lessons;
    assert.deepEqual([found, result.name], [lesson, name]);
  },
);

it("lessons are kept apart, and what is no result is named by its line", () => {
  const bad = [
    "Hello",
    "[4]: 1 · [0]",
    "A · [2] 3: C2",
    "A · [2] 1 C2",
    "A · [2] 1: <b>",
    "A · [999]",
  ];
  const text = [...bad, `${SAID} · Ada · ${TOLD}`, "Live: 1 of 1 · Ada · [1]", `${SAID} · ${TOLD}`];
  const { lessons, wrong } = read(text.join("\n"));
  assert.deepEqual(
    wrong,
    bad.map((line, index) => ({ line: index + 1, text: line })),
  );
  assert.deepEqual(
    [...lessons].map(([lesson, results]) => [lesson, results.map(({ name }) => name)]),
    [
      ["Capture (4)", ["Ada", ""]],
      ["Live (1)", ["Ada"]],
    ],
  );
});

it("long texts are quick", () => {
  const start = performance.now();
  for (const text of ["a: ".repeat(1e6), "[9] 1: C2,\n".repeat(1e5), " · ".repeat(1e6)]) read(text);
  assert.ok(performance.now() - start < 1000);
});
