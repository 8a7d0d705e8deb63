/** "Explain my game": from moment to moment, and what was refused on the way. */
import assert from "node:assert/strict";
import { beforeEach, it } from "node:test";
import { openTab, provide, Storage } from "../support/browser.mjs";
import { Made, page } from "../support/elements.mjs";
import { rows } from "../support/rows.mjs";

const { Walk } = await import("../../../static/game/walk.js");

const MOMENTS = [
  { turn: 2, rule: 7, say: "A capture.", points: ["C3"] },
  { turn: 9, rule: 9, say: "The count.", points: [] },
];
const IDS = ["walk", "walk-game", "walk-steps", "walk-end", "walk-learn"];

beforeEach(() => {
  provide({ document: page, localStorage: new Storage() });
  openTab();
});

/** The walk of a page that shows the end of a game of nine turns. @param [points] turning points */
function begun(points = []) {
  page.parts = Object.fromEntries(IDS.map((id) => [id, new Made()]));
  const did = [];
  const advice = { below: /** @type {any} */ (null) };
  const panel = new Walk(/** @type {any} */ (advice), /** @type {any} */ ({ found: { points } }), {
    send: (event) => void did.push(event),
    look: (turn) => void did.push(turn),
    say: (rule, sentence) => void did.push([rule, sentence]),
  });
  const show = (turn, event = { do: "goto" }, more = {}, game = "g1") =>
    panel.show(
      /** @type {any} */ ({ turn, turns: Array(9).fill("A1"), refused: null, ...more }),
      /** @type {any} */ ({ event, game }),
    );
  const press = (id) => page.parts[id].hears("click");
  const steps = page.parts["walk-steps"];
  const step = (way) => steps.hears("click", { target: steps.children[way] });
  const told = () => steps.children.map(({ textContent, ariaDisabled: off }) => [textContent, off]);
  show(9, { do: "turn" });
  return { panel, did, show, press, step, told, advice, ...page.parts };
}

it("goes to each place, says its sentence and rings its points, and comes back to the end", () => {
  const { panel, did, show, press, step, told, advice, walk: row, ...parts } = begun();
  press("walk-game");
  assert.deepEqual(did.splice(0), [{ do: "moments", tried: [] }]);
  panel.takes.moments(MOMENTS);
  show(2);
  assert.deepEqual(did.splice(0), [2, [7, "A capture."]]);
  const rings = [];
  const pen = { m: { cell: 40 }, centre: (at) => [at, 0], ring: (at) => rings.push(at) };
  advice.below(pen);
  const beside = () => [row.hidden, ...told(), parts["walk-learn"].href];
  assert.deepEqual(
    [rings, beside()],
    [["C3"], [false, ["Back", "true"], ["Next (1 of 2)", null], "static/rules.html#rule-7"]],
  );
  step(0);
  step(1);
  show(9);
  step(1);
  assert.deepEqual(
    [did.splice(0), beside()],
    [
      [9, [9, "The count."]],
      [false, ["Back", null], ["Next (2 of 2)", "true"], "static/rules.html#rule-9"],
    ],
  );
  press("walk-end");
  show(9);
  assert.deepEqual([did, row.hidden], [[9], true]);
});

it("goes by the costliest turn, of which others tell", () => {
  const { panel, did, show, step, told, "walk-learn": learn } = begun([{ turn: 6 }, { turn: 3 }]);
  panel.takes.moments(MOMENTS);
  show(2);
  step(1);
  show(5);
  const went = did.filter((one) => typeof one === "number");
  assert.deepEqual([went, told()[1][0], learn.hidden], [[2, 5], "Next (2 of 3)", true]);
});

rows(
  "ends where",
  {
    "another place is shown": [({ show }) => show(4)],
    "another turn is taken": [({ show }) => show(2, { do: "turn", at: "B2" })],
    "another game is shown": [({ show }) => show(2, { do: "goto" }, {}, "g2")],
    "nothing has happened": [({ panel }) => panel.takes.moments([])],
  },
  (act) => {
    const of = begun();
    of.panel.takes.moments(MOMENTS);
    of.show(2);
    act(of);
    if (of.told().length) of.show(2);
    assert.equal(page.parts.walk.hidden, true);
  },
);

it("tells Python what the rules have refused in this game", () => {
  const { show, press, did } = begun();
  for (const [at, rule, game] of /** @type {const} */ ([
    ["C3", 6, "g1"],
    ["D4", 7, "g1"],
    ["?", 0, "g1"],
    ["pass", 8, "g1"],
    ["E5", 7, "g2"],
  ]))
    show(3, { do: "turn", at }, { refused: { rule } }, game);
  show(3);
  press("walk-game");
  assert.deepEqual(did.at(-1), { do: "moments", tried: ["3 C3", "3 D4"] });
});
