/**
 * Boards that the computer plays on: what it says and takes, and where going back leads. What a
 * person may do meanwhile is in e2e/embed/test_embed_opponent.py.
 */
import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { begun } from "../../support/kit.mjs";
import { rows } from "../../support/rows.mjs";
import { breaks, heard, over as nobody, restarts, says as thinks } from "../../support/thinker.mjs";
import { provideWorkers } from "../../support/worker.mjs";
import * as embed from "../../../../static/words/embed.js";
import { restarted } from "../../../../static/words/start.js";

provideWorkers();
const { Opponent } = await import("../../../../static/embed/roles/opponent.js");

beforeEach(nobody);

describe("the computer on a board", () => {
  it("takes its turn, and says who is ahead when that has changed", async () => {
    const { kit, role } = await begun(Opponent, { opponent: "white" }, { toPlay: "white" });
    await thinks({ done: false });
    assert.deepEqual(kit.sent, []);
    const found = { done: true, word: "B1", share: 0.2, standing: "leads_clearly" };
    await thinks(found);
    assert.deepEqual(kit.sent, [{ do: "take", word: "B1", state: 3 }]);
    Object.assign(kit.view, { toPlay: "black", say: "Rule 7: White B1." });
    role.show({ do: "take" });
    assert.equal(kit.said, "Rule 7: White B1. You lead clearly.");
    const after = async (share, view) => {
      Object.assign(kit.view, { toPlay: "white" });
      role.show({ do: "turn" });
      await thinks({ ...found, share });
      Object.assign(kit.view, { toPlay: "black", ...view });
      kit.said = "";
      role.show({ do: "take" });
      return kit.said;
    };
    assert.equal(await after(0.2, {}), "", "nothing has changed");
    assert.equal(await after(0.8, {}), "Rule 7: White B1. The computer leads clearly.");
    const over = { result: "W+2", lines: [] };
    assert.equal(await after(0.2, { over }), "", "the result says it");
    role.end();
  });

  it("is not asked again where a turn is refused", async () => {
    const { role } = await begun(Opponent, { opponent: "black" }, { error: true });
    const before = heard.length;
    role.show({ do: "turn" });
    assert.equal(heard.length, before);
    role.end();
  });

  it("tells an error, and that its worker is gone", async () => {
    const { kit, role } = await begun(Opponent, { opponent: "black" });
    await thinks({ error: "no game" });
    assert.deepEqual([kit.notes, kit.grid.thinking], [["no game"], false]);
    role.show({ do: "turn" });
    for (const [act, told, thinking] of /** @type {[() => void, string, boolean][]} */ ([
      [restarts, restarted, true],
      [breaks, embed.thinkerBroke, false],
    ])) {
      act();
      assert.deepEqual([kit.notes.at(-1), kit.grid.thinking], [told, thinking]);
    }
    role.end();
  });

  rows(
    "goes back so that the person is to play again",
    {
      "over its turn and the person's": [{ turns: ["A1", "B1"], turn: 2, players: "WB" }, -1, 2],
      "not before the start": [{ turns: ["A1"], turn: 1, players: "B", toPlay: "white" }, -1, 1],
      "on over both": [{ turns: ["A1", "B1"], turn: 0, players: "WB", toPlay: "white" }, 1, 2],
      "on over its own": [{ turns: ["A1"], turn: 0, players: "B", toPlay: "black" }, 1, 1],
    },
    async (view, way, turns) => {
      const { role } = await begun(Opponent, { opponent: "black" }, { toPlay: "white", ...view });
      assert.deepEqual(role.steps(way), Array(turns).fill({ do: way < 0 ? "undo" : "redo" }));
      role.end();
    },
  );

  rows(
    "goes back to where a person was to play, whatever is on its way to Python",
    {
      "the person's turn": [{ turn: 3, players: "BWB", toPlay: "white" }, "turn", 3],
      "its own turn": [{ turn: 4, players: "BWBW", toPlay: "black" }, "take", 3],
    },
    async (view, what, turn) => {
      const { kit, role } = await begun(
        Opponent,
        { opponent: "black" },
        { turns: [..."ABCD"].slice(0, view.turn), ...view },
      );
      kit.underWay = what;
      assert.deepEqual(role.steps(-1), [{ do: "goto", turn }]);
      role.end();
    },
  );
});
