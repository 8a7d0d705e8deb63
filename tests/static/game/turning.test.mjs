/**
 * The computer looks through a game: when, what is asked and kept, and the turning points, as links
 * and as exercises.
 */
import assert from "node:assert/strict";
import { afterEach, beforeEach, it } from "node:test";
import { openTab, provide, Storage } from "../support/browser.mjs";
import { Made, page } from "../support/elements.mjs";
import { rows } from "../support/rows.mjs";
import { provideWorkers, Worker } from "../support/worker.mjs";

provideWorkers();
const { TurningPoints } = await import("../../../static/game/turning.js");
const words = await import("../../../static/words.js");

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
const POINT = {
  turn: 3,
  player: "black",
  taken: "C1",
  better: "C2",
  line: ["C2", "D2"],
  kept: 5,
  cost: 11.6,
};
const PART = { done: false, progress: 0.25, points: [], known: { margins: [0, 1], looked: [] } };
const ALL = {
  done: true,
  progress: 1,
  points: [POINT],
  known: { margins: [0, 1, 2, -3, 6], looked: [POINT] },
};

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
afterEach(() => Worker.over());

/** The panel of a page, after a view. */
function begun(shown = OVER, event = "turn", colour = "white", game = "g1") {
  const [list, told] = [new Made(), new Made()];
  const buttons = { try: new Made(), "try-back": new Made(), "look-back": new Made() };
  const box = new Made();
  for (const id of ["try", "try-back"]) Object.assign(buttons[id], { parentElement: box });
  page.parts = { changes: Object.assign(new Made(), { found: { ol: list, p: told } }), ...buttons };
  const did = [];
  const opponent = {
    colour,
    below: /** @type {any} */ (null),
    try: (point, back) => void did.push(["try", point?.turn ?? null, back]),
  };
  const plot = { margins: [] };
  const panel = new TurningPoints(/** @type {any} */ (opponent), {
    plot,
    game: /** @type {any} */ ({ saved: "the game", since: [] }),
    pyodide: () => false,
    say: (_, sentence) => void did.push(sentence),
    send: (sent) => void did.push(sent),
    look: (turn) => void did.push(["look", turn]),
    review: (on) => void did.push(["review", on]),
  });
  const show = (next, what = "goto", id = game) =>
    panel.show(next, { event: { do: what }, game: id });
  show(shown, event);
  const press = (id) => buttons[id].hears("click");
  const link = () => list.children[0]?.children[0];
  return { panel, opponent, plot, did, show, press, told, list, link, box, ...buttons };
}

/** What the worker is asked now; undefined for nothing. */
const question = () => Worker.all.at(-1)?.heard.at(-1)?.event;
const says = (answer) => {
  const worker = /** @type {Worker} */ (Worker.all.at(-1));
  return worker.says({ number: worker.heard.at(-1).number, answer });
};

rows(
  "a game is looked through by itself",
  {
    "where one against the computer ends": [OVER, "turn", "white", true],
    "where one is resigned": [view(GAME, 4, { resigned: "W+R" }), "resign", "", true],
    "of two people: not": [OVER, "turn", "", false],
    "that goes on: not": [view(GAME), "turn", "white", false],
  },
  (shown, event, colour, does) => {
    const { told, "look-back": button } = begun(shown, event, colour);
    assert.deepEqual(
      [Boolean(question()), told.textContent, button.textContent, button.hidden],
      [
        does,
        does ? words.looksBack({ share: 0 }) : "",
        does ? words.stopThinking : words.lookBack,
        false,
      ],
    );
  },
);

it("is asked for by a press, stopped by another, and then left alone", async () => {
  const { press, show, told } = begun(view(GAME, 1), "goto", "");
  press("look-back");
  assert.deepEqual(question(), {
    do: "review",
    text: "the game",
    then: [],
    known: { margins: [], looked: [] },
  });
  await says(PART);
  assert.equal(told.textContent, words.looksBack({ share: 25 }));
  press("look-back");
  assert.deepEqual([question(), told.hidden], [null, true]);
  show(view(GAME, 2));
  assert.equal(question(), null);
  press("look-back");
  assert.deepEqual(question().known, PART.known, "from where it was");
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

it("its turning points are links to the places before, and the plot has its margins", async () => {
  const { list, link, did, plot, told, "look-back": button, panel } = begun();
  await says(PART);
  assert.deepEqual([plot.margins, list.children], [[], []]);
  await says(ALL);
  assert.deepEqual(
    [plot.margins, link().textContent, told.hidden, button.hidden, panel.section.hidden],
    [
      ALL.known.margins,
      words.costs({ turn: 3, side: "black", at: "C1", by: 12 }),
      true,
      true,
      false,
    ],
  );
  list.hears("click", { target: { closest: () => link() } });
  list.hears("click", { target: { closest: () => null } });
  assert.deepEqual(did, [["look", 2]]);
  const asked = Worker.all[0].heard.length;
  const again = begun(view(GAME, 1), "load");
  assert.deepEqual(
    [again.link().textContent, Worker.all[0].heard.length],
    [link().textContent, asked],
  );
});

it("it says so where no turn cost much", async () => {
  const { told, panel } = begun();
  await says({ ...ALL, points: [] });
  assert.deepEqual([told.textContent, panel.section.hidden], [words.noneDecided, false]);
});

it("the better turn is told and drawn in its place alone", async () => {
  const { show, did, opponent, box } = begun();
  await says(ALL);
  show(view(GAME, 1));
  assert.deepEqual([did, opponent.below, box.hidden], [[], null, true]);
  show(view(GAME, 2));
  const said = { side: "black", at: "C1", passed: false, better: "C2", passes: false };
  assert.deepEqual([did, box.hidden], [[words.wouldKeep({ ...said, by: 12 })], false]);
  const drawn = [];
  opponent.below({
    palette: {},
    m: { cell: 40 },
    centre: (at) => [at, 0],
    stone: (kind, at) => drawn.push(kind + at),
    text: (text) => drawn.push(text),
    cross: (at) => drawn.push(`cross ${at}`),
  });
  assert.deepEqual(drawn, ["XC2", "1", "OD2", "2", "cross C1"]);
});

it("a person tries it in a line of its own, and comes back to that of the game", async () => {
  const { show, did, press, box, try: button, "try-back": back } = begun();
  await says(ALL);
  show(view(GAME, 2));
  did.length = 0;
  press("try");
  const facts = { side: "black", at: "C1", passed: false, better: "C2", passes: false };
  assert.deepEqual(did, [["review", false], ["try", 3, undefined], words.findBetter(facts)]);
  assert.deepEqual([button.hidden, back.hidden, box.hidden], [true, false, false]);
  did.length = 0;
  show(view("A1 B1 D3 E4"), "take");
  assert.deepEqual([did, back.hidden], [[], false]);
  press("try-back");
  assert.deepEqual(did, [
    ["review", true],
    ["try", null, "white"],
    { do: "branch", turn: 3, at: "C1" },
    ["look", 2],
  ]);
  show(view(GAME, 2));
  assert.deepEqual([button.hidden, back.hidden], [false, true]);
});
