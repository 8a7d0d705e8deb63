/**
 * The computer looks through a game: when, what is asked and kept. The turning points as links and
 * as exercises: e2e/game/test_opponent.py.
 */
import assert from "node:assert/strict";
import { afterEach, beforeEach, it } from "node:test";
import { openTab, provide, Storage } from "../../support/browser.mjs";
import { Made, page } from "../../support/elements.mjs";
import { rows } from "../../support/rows.mjs";
import { over, question, says } from "../../support/thinker.mjs";
import { provideWorkers } from "../../support/worker.mjs";

provideWorkers();
const { TurningPoints } = await import("../../../../static/game/computer/turning.js");

/** @param [turn] that is shown */
const view = (line, turn = line.split(" ").length, more = {}) =>
  /** @type {any} */ ({
    turns: line.split(" "),
    players: "BWBW".slice(0, line.split(" ").length),
    turn,
    over: null,
    resigned: "",
    ...more,
  });
const GAME = "A1 B1 C1 D1";
const OVER = view(GAME, 4, { over: { result: "B+6" } });
const PART = { done: false, progress: 0.25, points: [], known: { margins: [0, 1], looked: [] } };

beforeEach(() => {
  provideWorkers();
  provide({ document: page, localStorage: new Storage() });
  Object.assign(page, {
    hidden: false,
    body: { dataset: {} },
    addEventListener: (_, act) => void (page.seen = act),
  });
  openTab();
});
afterEach(over);

/** The panel of a page, after a view. */
function begun(shown = OVER, event = "turn", colour = "white") {
  page.parts = { changes: Object.assign(new Made(), { found: { ol: new Made(), p: new Made() } }) };
  for (const id of ["try", "try-back"])
    page.parts[id] = Object.assign(new Made(), { parentElement: new Made() });
  const thinker = { sides: { colour }, advice: {}, tries: null };
  const panel = new TurningPoints(/** @type {any} */ (thinker), {
    plot: { margins: [] },
    game: /** @type {any} */ ({ kept: { text: "the game", then: [] } }),
    pyodide() {},
    say() {},
    send() {},
    look() {},
    review() {},
  });
  const show = (next, what = "goto", id = "g1") =>
    panel.show(next, { event: { do: what }, game: id });
  show(shown, event);
  const press = () => page.parts["look-back"].hears("click");
  return { show, press };
}

rows(
  "a game is looked through by itself",
  {
    "where one against the computer ends": [OVER, "turn", "white", true],
    "where one is resigned": [view(GAME, 4, { resigned: "W+R" }), "resign", "", true],
    "of two people: not": [OVER, "turn", "", false],
    "that goes on: not": [view(GAME), "turn", "white", false],
  },
  (shown, event, colour, does) => {
    begun(shown, event, colour);
    assert.equal(Boolean(question()), does);
  },
);

it("is asked for by a press, stopped by another, and then left alone", async () => {
  const { press, show } = begun(view(GAME, 1), "goto", "");
  press();
  assert.deepEqual(question(), {
    do: "review",
    text: "the game",
    then: [],
    known: { margins: [], looked: [] },
  });
  await says(PART);
  press();
  assert.equal(question(), null);
  show(view(GAME, 2));
  assert.equal(question(), null);
  press();
  assert.deepEqual(question().known, PART.known, "from where it was");
});

it("names a turning point as soon as one is found, and leaves the links while they stay", async () => {
  begun();
  const { ol } = page.parts.changes.found;
  const lists = [];
  ol.replaceChildren = (...links) => void lists.push(links.length);
  const point = { turn: 2, player: "white", taken: "B1", better: "C2", line: [], kept: 1, cost: 9 };
  await says(PART);
  for (const progress of [0.3, 0.4]) await says({ ...PART, progress, points: [{ ...point }] });
  assert.deepEqual(lists, [1]);
  const link = (ol.found['a[data-turn="1"]'] = new Made());
  ol.found["a:focus"] = { getAttribute: () => "1" };
  await says({ ...PART, points: [{ ...point, cost: 8 }] });
  assert.equal(page.activeElement, link, "what had the focus");
});

/** The page is hidden or seen. */
function seen(yes) {
  page.hidden = !yes;
  page.seen();
}
const NEW = { margins: [], looked: [] };

rows(
  "what it is asked, once it has looked through a part",
  {
    "at another place of the game: nothing else": [({ show }) => show(view(GAME, 1)), NEW],
    "in another line: nothing": [({ show }) => show(view("A1 B1 D4")), undefined],
    "in the game's line again: the rest": [
      ({ show }) => {
        show(view("A1 B1 D4"));
        show(view(GAME, 2));
      },
      PART.known,
    ],
    "on a hidden page: nothing": [() => seen(false), undefined],
    "on a page that is seen again: the rest": [
      () => {
        seen(false);
        seen(true);
      },
      PART.known,
    ],
    "after a reload: the rest": [
      () => {
        seen(false);
        page.hidden = false;
        begun(OVER, "load");
      },
      PART.known,
    ],
    "in a new game: all": [({ show }) => show(OVER, "new"), NEW],
    "in another game: all": [
      ({ show }) => {
        show(view("A1"), "load", "g2");
        show(OVER, "turn", "g2");
      },
      NEW,
    ],
  },
  async (act, known) => {
    const of = begun();
    await says(PART);
    act(of);
    assert.deepEqual(question()?.known, known);
  },
);
