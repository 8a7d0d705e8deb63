/** "Explain this game": from moment to moment, and what was refused on the way. */
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
beforeEach(() => {
  provide({ document: page, localStorage: new Storage() });
  openTab();
});

/** The walk of a page that shows the end of a game of nine turns. @param [points] turning points */
function begun(points = []) {
  page.parts = { "walk-game": new Made() };
  const did = [];
  const advice = { below: /** @type {any} */ (null) };
  const steps = { stops: /** @type {number[]} */ ([]), isReview: () => steps.on, on: true };
  const turning = /** @type {any} */ ({ found: { points } });
  const panel = new Walk(/** @type {any} */ (advice), turning, steps, {
    send: (event) => void did.push(event),
    look: (turn) => void did.push(turn),
    say: (rule, sentence) => void did.push([rule, sentence]),
  });
  const show = (turn, event = { do: "goto" }, more = {}, game = "g1") =>
    panel.show(
      /** @type {any} */ ({ turn, turns: Array(9).fill("A1"), refused: null, ...more }),
      /** @type {any} */ ({ event, game }),
    );
  const press = () => page.parts["walk-game"].hears("click");
  show(9, { do: "turn" });
  return { panel, did, show, press, steps, advice };
}

it("goes to the first place, and tells of each with its points ringed", () => {
  const { panel, did, show, press, steps, advice } = begun();
  press();
  assert.deepEqual(did.splice(0), [{ do: "moments", tried: [] }]);
  panel.takes.moments(MOMENTS);
  show(2);
  assert.deepEqual(did.splice(0), [2, [7, "A capture."]]);
  const rings = [];
  const pen = { m: { cell: 40 }, centre: (at) => [at, 0], ring: (at) => rings.push(at) };
  advice.below(pen);
  assert.deepEqual([rings, steps.stops], [["C3"], [2, 9]]);
  show(9);
  assert.deepEqual(did, [[9, "The count."]]);
});

it("goes by the costliest turn, of which others tell, and to each place once", () => {
  const { panel, did, show, steps } = begun([{ turn: 6 }, { turn: 3 }]);
  panel.takes.moments([...MOMENTS, { turn: 9, rule: 8, say: "Again.", points: [] }]);
  show(2);
  show(5);
  assert.deepEqual(
    [did, steps.stops],
    [
      [2, [7, "A capture."]],
      [2, 5, 9],
    ],
  );
});

rows(
  "ends where",
  {
    "another place is shown": [({ show }) => show(4)],
    "the review is left": [
      ({ show, steps }) => {
        steps.on = false;
        show(9);
      },
    ],
    "another turn is taken": [({ show }) => show(2, { do: "turn", at: "B2" })],
    "another game is shown": [({ show }) => show(2, { do: "goto" }, {}, "g2")],
    "nothing has happened": [({ panel }) => panel.takes.moments([])],
  },
  (act) => {
    const of = begun();
    of.panel.takes.moments(MOMENTS);
    of.show(2);
    act(of);
    if (of.steps.stops.length) of.show(2);
    assert.deepEqual(of.steps.stops, []);
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
  press();
  assert.deepEqual(did.at(-1), { do: "moments", tried: ["3 C3", "3 D4"] });
});
