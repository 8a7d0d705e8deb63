/**
 * A record that goes on in several ways: the letters and buttons for them, what each sends, and the
 * way back.
 */
import assert from "node:assert/strict";
import { it } from "node:test";
import { provide } from "../support/browser.mjs";
import { begun } from "../support/kit.mjs";
import { rows, settled } from "../support/rows.mjs";
import * as embed from "../../../static/words/embed.js";

provide({ document: { createElement: () => ({ remove() {} }) } });
const { Variations } = await import("../../../static/embed/variations.js");

const FORK = { turns: ["B2", "A3", "C1"], turn: 1, branches: { 2: ["B3", "pass"] } };
const AWAY = { turns: ["B2", "B3"], turn: 2, branches: { 2: ["A3", "pass"] } };
const ON = { do: "goto", turn: 2 };
const to = (at) => ({ do: "branch", turn: 2, at });

/** The role at the first view, and then at others; what points are called stays for a view. */
async function seen(views, labels = {}) {
  const { kit, role } = await begun(Variations, {}, views[0]);
  for (const view of views) {
    Object.assign(kit.view, view);
    kit.grid.markup = { labels };
    role.draw();
  }
  return { kit, role };
}

rows(
  "what there is to choose",
  {
    "where it forks": [[FORK], {}, { A3: "A", B3: "B" }, ["A A3", "B B3", "C Pass"]],
    "with the record's own letters": [
      [FORK],
      { B3: "x" },
      { A3: "A", B3: "x" },
      ["A A3", "x B3", "C Pass"],
    ],
    "with a move's first letter, which a tap follows": [
      [{ ...FORK, branches: { 2: ["A3 (2)"] } }],
      {},
      { A3: "A" },
      ["A A3", "B A3"],
    ],
    "what is no turn, by its letter": [
      [{ ...FORK, branches: { 2: ["setup=XO/.."] } }],
      {},
      { A3: "A" },
      ["A A3", "B …"],
    ],
    "before and after": [[{ ...FORK, turn: 3 }], {}, {}, []],
    "in a variation, the way back": [[FORK, AWAY], {}, {}, [embed.mainLine]],
    "in their order, whichever was taken": [
      [FORK, { ...AWAY, turn: 1 }],
      {},
      { A3: "A", B3: "B" },
      ["A A3", "B B3", "C Pass"],
    ],
    "where the line itself is illegal": [
      [{ turns: ["B2"], turn: 1, branches: { 2: ["B3"] } }],
      {},
      { B3: "A" },
      ["A B3"],
    ],
  },
  async (views, labels, shown, offered) => {
    const { kit } = await seen(views, labels);
    assert.deepEqual([kit.grid.markup.labels, Object.keys(kit.offers)], [shown, offered]);
  },
);

it("buttons and points follow a way, and lead back to where it forks", async () => {
  const { kit, role } = await seen([FORK]);
  for (const name of ["A A3", "B B3", "C Pass"]) kit.offers[name]();
  assert.deepEqual(
    ["C3", "B3"].map((point) => [role.choose(point), kit.aloud]),
    [
      [false, false],
      [true, true],
    ],
  );
  assert.deepEqual(kit.sent.splice(0), [ON, to("B3"), to("pass"), to("B3")]);
  Object.assign(kit.view, AWAY);
  role.draw();
  kit.offers[embed.mainLine]();
  await settled();
  assert.deepEqual(kit.sent, [to("A3"), { do: "goto", turn: 1 }]);
  role.end();
  assert.deepEqual(kit.offers, {});
});
