/** Boards that are problems: what nobody sees who solves them (e2e/embed/test_embed_tasks.py). */
import assert from "node:assert/strict";
import { afterEach, beforeEach, it, mock } from "node:test";
import { after } from "../../support/kit.mjs";
import { rows, settled } from "../../support/rows.mjs";

const { Solve } = await import("../../../../static/embed/roles/solve.js");
const [RIGHT, UNKNOWN] = [{ known: true, end: "right" }, { known: false }].map((problem) => ({
  problem,
}));
const replies = (reply) => ({ problem: { known: true, reply } });
const line = (...turns) => ({ problem: { line: turns } });

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

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

const WRONG = { problem: { known: true, end: "wrong" } };
const words = "A1 B1: A.\nC1: C.\nA1 *: Any.\nD2!: Too.\nE2!: ";
rows(
  "an author's words for a move are those of its line, or else of its kind",
  {
    "of a line": [["A1", replies("D1"), 450, "B1", RIGHT], "A.", "right"],
    "of the first move": [["C1", RIGHT], "C.", "right"],
    "of no such line": [["B1", RIGHT], "Right.", "right"],
    "of any other move": [["A1", replies("D1"), 450, "C1", UNKNOWN], "Any.", "wrong"],
    "of a move that is not named": [["D1", UNKNOWN], "Wrong.", "wrong"],
    "of another right one": [["D2", WRONG], "Too.", "right"],
    "of another right one without words": [["E2", WRONG], "Right.", "right"],
    "of a reply": [["A1", replies("D1"), 450], "Go on.", ""],
  },
  async (steps, said, verdict) => {
    const { kit } = await after(
      Solve,
      { solve: "", words, right: "Right.", wrong: "Wrong.", reply: "Go on." },
      steps,
    );
    assert.deepEqual([kit.said, kit.verdict], [said, verdict]);
    const { right } = kit.told.at(-1)[1];
    assert.equal(right, verdict !== "wrong");
  },
);

it("tells the page that the line was shown", async () => {
  const { kit } = await after(Solve, { solve: "" }, ["A1", UNKNOWN, "Show me", line()]);
  const shown = { at: "", right: false, left: 0, done: true };
  assert.deepEqual(kit.told.at(-1), ["tt-answer", shown]);
});

it("a question that is open again is drawn so", async () => {
  const { kit, role } = await after(Solve, { solve: "" }, ["A1", RIGHT]);
  const secret = [];
  kit.redraw = () => secret.push(role.secret);
  kit.offers["Try again"]();
  await settled();
  assert.deepEqual(secret, [true]);
});
