/**
 * Boards that are problems: what Python is asked of a guess, what is played, said and told, and
 * what there is to press.
 */
import assert from "node:assert/strict";
import { afterEach, beforeEach, it, mock } from "node:test";
import { after, begun, drawn } from "../support/kit.mjs";
import { rows, settled } from "../support/rows.mjs";
import * as asking from "../../../static/words/asked.js";
import * as embed from "../../../static/words/embed.js";

const { Solve } = await import("../../../static/embed/solve.js");
const TASK = "Black to play: find the right move.";
const AGAIN = { do: "goto", turn: 0 };
const [LEADS_ON, RIGHT, WRONG, UNKNOWN] = [
  { known: true },
  { known: true, end: "right" },
  { known: true, end: "wrong" },
  { known: false },
].map((problem) => ({ problem }));
const TAKEN = { view: { say: "There is a stone." } };
const turn = (at) => ({ do: "turn", at });
const replies = (reply) => ({ problem: { known: true, reply } });
const line = (...turns) => ({ problem: { line: turns } });

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

rows(
  "an answer to a guess",
  {
    "leads on": [
      LEADS_ON,
      {},
      [turn("A1")],
      TASK,
      [],
      { at: "A1", right: true, left: 1, done: false },
    ],
    "is the last right one, in the author's words": [
      RIGHT,
      { right: "Yes!" },
      [turn("A1")],
      "Yes!",
      ["Try again"],
      { at: "A1", right: true, left: 0, done: true },
    ],
    "ends a wrong line": [
      WRONG,
      {},
      [turn("A1")],
      embed.notSolved,
      ["Try again", "Show me"],
      { at: "A1", right: false, left: 1, done: true },
    ],
    "is not in the record": [
      UNKNOWN,
      {},
      [],
      embed.notInIt({ at: "A1" }),
      ["Try again", "Show me"],
      { at: "A1", right: false, left: 1, done: false },
    ],
  },
  async (answer, words, sent, said, offers, told) => {
    const { kit } = await after(Solve, { solve: "", ...words }, ["A1"]);
    assert.deepEqual(kit.asked.news(), [{ do: "problem", at: "A1" }]);
    await kit.asked.answer(answer);
    assert.deepEqual(
      [kit.sent, kit.said, kit.lang, Object.keys(kit.offers), kit.told],
      [sent, said, "right" in words || "wrong" in words ? "de" : "", offers, [["tt-answer", told]]],
    );
    assert.equal(drawn(kit), sent.length ? "" : "cross A1 no");
  },
);

rows(
  "the task is said",
  {
    "in its author's words": ["Kill it.", {}, "Kill it.", [], "de"],
    "after what the record sets up": [
      "",
      { turns: ["setup=A1"], toPlay: "white" },
      "White to play: find the right move.",
      [{ do: "goto", turn: 1 }],
    ],
  },
  async (solve, view, said, sent, lang = "") => {
    const { kit } = await begun(Solve, { solve }, view);
    assert.deepEqual([kit.said, kit.lang, kit.sent], [said, lang, sent]);
  },
);

rows(
  "what is played, and said last",
  {
    "a reply after a moment, in the author's words": [
      ["A1", replies("B1"), 449, "C1", 1],
      [turn("A1"), turn("B1")],
      "It ran.",
    ],
    "no reply to a guess before the one that is tried again": [
      ["A1", UNKNOWN, "B1", replies("C1"), "Try again", 450],
      [turn("B1"), AGAIN],
      TASK,
    ],
    "a pass, without a mark": [["pass", UNKNOWN], [], embed.notInIt({ at: "pass" })],
    "what Python says of a turn that cannot be": [["A1", TAKEN], [], "There is a stone."],
    "the first right line": [
      ["A1", UNKNOWN, "Show me", line("A1", "B1"), 900, 900],
      [AGAIN, turn("A1"), turn("B1")],
      asking.revealed({ count: 2, points: "A1, B1" }),
    ],
    "as far as it is shown": [
      ["A1", UNKNOWN, "Show me", line("A1", "B1"), "C1", 899],
      [AGAIN],
      TASK,
    ],
    "none where Python is gone": [["A1", UNKNOWN, "Show me", null], [AGAIN], embed.noSolution],
  },
  async (steps, sent, said) => {
    const { kit } = await after(Solve, { solve: "", reply: "It ran." }, steps);
    assert.deepEqual([kit.sent, kit.said], [sent, said]);
    if (steps[0] === "pass" || steps.includes(TAKEN)) assert.equal(drawn(kit), "");
  },
);

rows(
  "how often Python is asked, and what there is to press",
  {
    "once while it thinks": [["A1", "B1"], 1],
    "once before its reply": [["A1", replies("B1"), "C1"], 1],
    "again after it": [["A1", replies("B1"), 450, "C1"], 2],
    "for the line alone, while that is shown": [
      ["A1", UNKNOWN, "Show me", "B1", line("A1"), "B1"],
      2,
    ],
    "again after a fresh start": [["A1", RIGHT, "Try again", "B1"], 2],
    "again after a turn that cannot be": [["A1", TAKEN, "B1"], 2],
    "nothing more at the end of a wrong line": [["A1", WRONG, "B1"], 1, ["Try again", "Show me"]],
  },
  async (steps, times, offers = []) => {
    const { kit } = await after(Solve, { solve: "" }, steps);
    assert.deepEqual([kit.asked.questions.length, Object.keys(kit.offers)], [times, offers]);
  },
);

rows(
  "what is pressed to try again",
  {
    "the main button after a wrong guess": [
      ["A1", UNKNOWN],
      [true, undefined],
    ],
    "one that a page may leave out once it is solved": [
      ["A1", RIGHT],
      [undefined, true],
    ],
    "one that every page has once it is shown": [
      ["A1", UNKNOWN, "Show me", line("A1"), 900],
      [undefined, undefined],
    ],
  },
  async (steps, how) => {
    const { kit } = await after(Solve, { solve: "" }, steps);
    const { main, again } = kit.choices.find(({ text }) => text === "Try again");
    assert.deepEqual([main, again], how);
  },
);

rows(
  "what is over takes no guess",
  {
    "once solved": ["A1", RIGHT, "B1"],
    "once shown": ["A1", UNKNOWN, "Show me", line("A1"), 900, "B1"],
  },
  async (...steps) => {
    const { kit } = await after(Solve, { solve: "" }, steps);
    assert.deepEqual([kit.notes, Object.keys(kit.offers)], [[embed.isSolved], ["Try again"]]);
  },
);

rows(
  "nothing is played any more once the board is gone",
  {
    "no reply": [["A1", replies("B1")], 1],
    "no line": [["A1", UNKNOWN, "Show me", line("C1")], 1],
  },
  async (steps, sent) => {
    const { kit, role } = await after(Solve, { solve: "" }, steps);
    role.end();
    mock.timers.tick(900);
    await settled();
    assert.deepEqual([kit.sent.length, kit.offers], [sent, {}]);
  },
);

rows(
  "it begins anew",
  {
    "with another game, and hears no answer of the one before": [null, []],
    "not with a turn": [{ do: "turn" }, [turn("A1")]],
  },
  async (event, sent) => {
    const { kit, role } = await after(Solve, { solve: "" }, ["A1"]);
    role.show(event);
    await kit.asked.answer(LEADS_ON);
    assert.deepEqual([kit.sent, kit.told.length], [sent, sent.length]);
  },
);

it("a question that is open again is drawn so", async () => {
  const { kit, role } = await after(Solve, { solve: "" }, ["A1", RIGHT]);
  const secret = [];
  kit.redraw = () => secret.push(role.secret);
  kit.offers["Try again"]();
  await settled();
  assert.deepEqual(secret, [true]);
});

it("begins anew where its game is, and asks for its line", async () => {
  const { kit } = await after(Solve, { solve: "" }, ["A1", UNKNOWN, "Show me"], {
    turns: ["A1", "B1"],
    turn: 1,
  });
  assert.deepEqual(
    [kit.sent, kit.asked.news().at(-1)],
    [[{ do: "goto", turn: 1 }], { do: "problem" }],
  );
});
