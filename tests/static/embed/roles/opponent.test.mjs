/**
 * Boards that the computer plays on: what is said and taken, and who wins by a capture. What a
 * person may do meanwhile: e2e/embed/test_embed_opponent.py.
 */
import assert from "node:assert/strict";
import { beforeEach, it } from "node:test";
import { begun } from "../../support/kit.mjs";
import { breaks, heard, over, says } from "../../support/thinker.mjs";
import { provideWorkers } from "../../support/worker.mjs";
import { thinkerBroke } from "../../../../static/words/embed.js";

provideWorkers();
const { ThinkerRole } = await import("../../../../static/embed/roles/opponent.js");

beforeEach(over);

it("takes its turn, and says who is ahead when that has changed", async () => {
  const { kit, role } = await begun(ThinkerRole, { opponent: "white" }, { say: "White B1." });
  const after = async (share, view = {}) => {
    Object.assign(kit.view, { toPlay: "white" });
    role.show({ do: "turn" });
    await says({ done: true, word: "B1", share, standing: "leads_clearly" });
    Object.assign(kit.view, { toPlay: "black", ...view });
    kit.said = "";
    role.show({ do: "take" });
    return kit.said;
  };
  assert.equal(await after(0.2), "White B1. You lead clearly.");
  assert.deepEqual(kit.sent, [{ do: "take", word: "B1", state: 3 }]);
  assert.equal(await after(0.2), "", "nothing has changed");
  assert.equal(await after(0.8), "White B1. The computer leads clearly.");
  assert.equal(await after(0.2, { over: {} }), "", "the result says it");
});

it("tells that its worker is gone, and asks again at another turn, not at a refused one", async () => {
  const { kit, role } = await begun(ThinkerRole, { opponent: "black" });
  breaks();
  assert.deepEqual([kit.notes, kit.grid.thinking], [[thinkerBroke], false]);
  kit.view.error = true;
  role.show({ do: "turn" });
  assert.equal(heard.length, 1);
  kit.view.error = false;
  role.show({ do: "turn" });
  assert.deepEqual([heard.length, kit.grid.thinking], [2, true]);
});

it("is over with the first capture, where that is the goal; else it goes on", async () => {
  const goal = { opponent: "black", goal: "capture" };
  const { kit, role } = await begun(ThinkerRole, goal, { last: "A1" });
  await kit.asked.answer({ captured: { winner: "white", say: "You win." } });
  assert.deepEqual([kit.said, kit.told[0][1].right, heard], ["You win.", true, []]);
  assert.equal(role.choose(), true);
  role.show({ do: "undo" });
  assert.equal(role.choose(), false);
  await kit.asked.answer({ captured: null });
  assert.equal(heard.length, 1);
});
