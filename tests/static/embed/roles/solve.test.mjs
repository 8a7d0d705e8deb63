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

it("a question that is open again is drawn so", async () => {
  const { kit, role } = await after(Solve, { solve: "" }, ["A1", RIGHT]);
  const secret = [];
  kit.redraw = () => secret.push(role.secret);
  kit.offers["Try again"]();
  await settled();
  assert.deepEqual(secret, [true]);
});
