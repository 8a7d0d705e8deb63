/** A station's board in a lesson's text, and the text with the board changed. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { rows } from "../support/rows.mjs";
import * as board from "../../../static/make/board.js";

const TEXT = `# Capture

## Catch it {#atari}
Take the right one.

\`\`\`go white
. X .
X 1 Xa
\`\`\`
ask: captures
- B1 -> A1 : Go on.
  - C1 ! Yes.
- C1 : No.
- * : No.

After.
## Next
Nothing
## Last
\`\`\`go 1 white
X
\`\`\``.split("\n");

rows(
  "the board of a station is found",
  {
    "from its heading": [2, 5],
    "from its end": [15, 5],
    "not from the chapter's": [0, null],
    "not from the next": [17, null],
    "in the last": [19, 19],
  },
  (line, head) => assert.equal(board.boardAt(TEXT, line)?.head ?? null, head),
);

rows(
  "no board",
  {
    "rows of two lengths": [". X", "."],
    "no size": [],
    "more than can be shown": [Array.from({ length: 53 }, () => ".").join(" ")],
  },
  (...lines) => assert.equal(board.boardAt(["## A", "```go", ...lines, "```"], 0), null),
);

it("nothing ends it", () => assert.equal(board.boardAt(["```go", ". X", "## B", "```"], 0), null));

const BOARD = board.boardAt(TEXT, 3);
const { rows: POINTS, said: SAID } = BOARD;
const WORDS = { isRight: "Right.", isWrong: "Not here." };

it("stones, labels and answers are shown", () => {
  const { stones, labels, answers } = board.shown(BOARD);
  assert.deepEqual(stones, [".X.", "X.X"]);
  assert.deepEqual(labels, { B1: "1", C1: "a" });
  assert.deepEqual(answers, [
    { at: "B1", right: true },
    { at: "C1", right: false },
  ]);
});

rows(
  "a text is written",
  {
    "as it was": [3, {}, TEXT],
    "with who plays": [3, { first: "" }, TEXT.with(5, "```go")],
    "with what is said": [3, { said: ["ask: captures"] }, TEXT.toSpliced(9, 5, "ask: captures")],
  },
  (line, changes, text) =>
    assert.deepEqual(board.written(board.boardAt(TEXT, line), changes), text),
);

rows(
  "stones",
  {
    "a stone": [[0, 0], "O", "O X ., X 1 Xa"],
    "none, whose label stays": [[2, 1], "X", ". X ., X 1 a"],
    "none at all": [[1, 0], "X", ". . ., X 1 Xa"],
    "one on a label": [[1, 1], "O", ". X ., X O1 Xa"],
    "another one on a label": [[2, 1], "O", ". X ., X 1 Oa"],
  },
  (place, stone, points) => {
    const changed = board.withStone(POINTS, place, stone);
    assert.equal(changed.map((row) => row.join(" ")).join(", "), points);
  },
);

it("a board grows and shrinks", () => {
  assert.deepEqual(board.sized(POINTS, 1), [["."]]);
  assert.deepEqual(board.sized(POINTS, 3).at(-1), [".", ".", "."]);
});

rows(
  "an answer",
  {
    "the first": [[], "A2", ["- A2 ! Right.", "- * : Not here."]],
    "another one, before all others": [SAID, "A2", SAID.toSpliced(4, 0, "- A2 ! Right.")],
    "a right one that is wrong": [["- A2 ! Right."], "A2", ["- A2 : Not here."]],
    "the same, with an author's words": [["- A2 ! *Yes*!"], "A2", ["- A2 : *Yes*!"]],
    "a wrong one that goes": [["- A2 :", "- A1 :"], "A2", ["- A1 :"]],
    "a wrong one with others after it": [SAID, "B1", SAID],
  },
  (said, at, lines) => assert.deepEqual(board.withAnswer(said, at, WORDS), lines),
);

rows(
  "the heading of one more board",
  {
    "no other has it": [["## A", "## B 2"], "## B"],
    "another has it": [["## B"], "## B 2"],
    "also with a number": [["## B 2", "## B", "## B 3"], "## B 4"],
  },
  (lines, heading) => assert.equal(board.freeHeading(lines, "## B"), heading),
);

rows(
  "a task",
  {
    "of two lines": ["opponent: white;goal: capture", ["opponent: white", "goal: capture"]],
    "none, which is a move": ["", []],
  },
  (task, lines) => {
    const said = board.withTask(SAID, task);
    assert.deepEqual(said, [...lines, ...SAID.slice(1)]);
    assert.equal(board.taskOf(said), task);
  },
);
