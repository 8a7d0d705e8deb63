/**
 * The computer looks through a game: when, what is asked and kept; and a person looks for better
 * turns. As they are seen: e2e/game/test_opponent.py.
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
  page.parts.try = Object.assign(new Made(), { parentElement: new Made() });
  const [said, sent, judged] = [[], [], []];
  const thinker = {
    sides: { colour },
    advice: { draw() {} },
    judge: (take) => void judged.push(take),
  };
  const panel = new TurningPoints(/** @type {any} */ (thinker), {
    plot: { margins: [] },
    game: /** @type {any} */ ({ kept: { text: "the game", then: [] } }),
    pyodide() {},
    say: (_, sentence) => void said.push(sentence),
    send: (sends) => void sent.push(sends),
    look: (turn) => void sent.push({ do: "goto", turn }),
  });
  const show = (next, what = "goto", id = "g1") =>
    panel.show(next, { event: { do: what }, game: id });
  show(shown, event);
  const press = (id = "look-back") => page.parts[id].hears("click");
  return { show, press, said, sent, judged };
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

const C2 = { turn: 2, player: "white", taken: "B1", better: "C2", line: [], kept: -2, cost: 9 };
const POINTS = [
  { ...C2, turn: 4, taken: "D1", better: "D2", cost: 12 },
  { ...C2, turn: 3, player: "black" },
  C2,
];
const AT = view(GAME, 1);
/** @param at  what White has played there */
const tried = (at) => view(`A1 ${at}`);

/** White's mistakes are to be mended, and the first one is shown. */
async function mends() {
  const of = begun({ ...OVER, you: "white" });
  await says({ ...PART, done: true, points: POINTS });
  of.press("mend");
  assert.deepEqual(of.sent, [{ do: "goto", turn: 1 }]);
  of.show(AT);
  assert.equal(of.said.at(-1), "Find a better move than B1.");
  of.sent.length = 0;
  return of;
}

rows(
  "what is played instead is judged: said and, if it is bad, taken back",
  {
    "what was advised: without a thought": ["C2", null, "Yes: C2 keeps 9 points."],
    "what was played in the game": ["B1", null, "B1 loses 9 points. Try again."],
    "one as good": ["E5", -2.4, "Yes: E5 keeps 9 points."],
    "a better one": ["E5", -9, "Yes: E5 keeps 9 points."],
    "one that keeps most": ["E5", 0.2, "Yes: E5 keeps 7 points."],
    "one that loses a part": ["E5", 2, "E5 loses 4 points. Try again."],
    "a pass": ["pass", 30, "A pass loses 32 points. Try again."],
  },
  async (at, margin, sentence) => {
    const { show, said, sent, judged } = await mends();
    show(tried(at), "turn");
    assert.equal(judged.length, margin === null ? 0 : 1);
    judged[0]?.(margin);
    const isBad = !sentence.startsWith("Yes");
    assert.deepEqual(sent, isBad ? [{ do: "goto", turn: 1 }] : []);
    if (isBad) show({ ...tried(at), turn: 1 });
    assert.equal(said.at(-1), sentence);
  },
);

it("goes on to the next mistake, and back to the game", async () => {
  const { show, said, sent, press } = await mends();
  show(tried("C2"), "turn");
  assert.equal(page.parts["try-next"].hidden, false);
  assert.equal(page.parts["try-back"].hidden, true, "one way on");
  press("try-next");
  assert.deepEqual(sent, [
    { do: "branch", turn: 2, at: "B1" },
    { do: "goto", turn: 3 },
  ]);
  show(view(GAME, 2), "branch");
  show(view(GAME, 3));
  assert.equal(said.at(-1), "Find a better move than D1.");
  press("try-back");
  show(view(GAME, 3));
  assert.match(said.at(-1), /White played D1 here/);
  assert.equal(page.parts["try-next"].ariaDisabled, "true", "it is the last one");
});

it("ends where a person goes elsewhere", async () => {
  const { show, said } = await mends();
  show(view(GAME, 3));
  show(view(GAME, 1));
  assert.match(said.at(-1), /White played B1 here/);
});
