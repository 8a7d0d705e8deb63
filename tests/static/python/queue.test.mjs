/**
 * Events on their way to Python: in which order it is asked, what the page is told, and what is
 * there again after a reload.
 */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { Silence, Stopped } from "../../../static/python/cause.js";
import { Queue } from "../../../static/python/queue.js";
import { Asked, rows, settled } from "../support/rows.mjs";
import * as words from "../../../static/words.js";

const turn = (at) => ({ do: "turn", at });
const goto = (to) => ({ do: "goto", turn: to });
const [A1, B1, C1] = ["A1", "B1", "C1"].map(turn);
const LOOK = { do: "look", at: "A1" };
const PLOT = { do: "plot", turn: 0 };
const FIRST = { do: "view" };
const OPEN = { do: "open", name: "X.sgf", text: "(;)" };
const TAKE = { do: "take", word: "E5" };

/** A queue, the page that hears of it, and a host that is asked. */
function begun(gate = undefined) {
  const host = Object.assign(new Asked(), {
    state: 0,
    stops: 0,
    stop: () => void host.stops++,
  });
  const page = {
    heard: [],
    turns: [],
    busy: [],
    failures: [],
    drawn: Promise.resolve(),
  };
  const queue = new Queue({
    gate,
    answered: async (answer, event) => {
      page.heard.push([event, answer]);
      await page.drawn;
    },
    changed: (turns) => void page.turns.push(turns),
    busy: (event, name) => void page.busy.push([event, name]),
    failed: (error) => void page.failures.push(error),
    words,
  });
  return { queue, page, host, start: () => queue.start(/** @type {any} */ (host), FIRST) };
}

/** A queue whose host has answered the first event, and is asked the first of these. */
async function asking(...events) {
  const all = begun();
  all.start();
  for (const event of events) all.queue.send(event);
  await all.host.answer();
  return all;
}

/**
 * What a host that answers everything is asked, in its order.
 * @param events all sent while it answers the first
 */
async function order(events) {
  const { queue, host, start } = begun();
  start();
  for (const event of events) queue.send(event);
  for (let count = 0; count < 9; count++) await host.answer();
  return host.questions.slice(1);
}

rows(
  "the order of what is asked",
  {
    "as it was sent": [
      [A1, B1, C1],
      [A1, B1, C1],
    ],
    "only the newest wish to look, after the turns": [
      [LOOK, { ...LOOK, at: "B1" }, A1],
      [A1, { ...LOOK, at: "B1" }],
    ],
    "only the newest plot, after a look": [
      [PLOT, { ...PLOT, turn: 3 }, LOOK],
      [LOOK, { ...PLOT, turn: 3 }],
    ],
    "of steps one after the other the newest": [[goto(1), goto(2), goto(3)], [goto(3)]],
    "a turn between two steps keeps both": [
      [goto(1), A1, goto(2)],
      [goto(1), A1, goto(2)],
    ],
    "a step after a turn": [
      [A1, goto(2)],
      [A1, goto(2)],
    ],
    "undo is no step": [
      [{ do: "undo" }, { do: "undo" }],
      [{ do: "undo" }, { do: "undo" }],
    ],
  },
  async (sent, asked) => assert.deepEqual(await order(sent), asked),
);

it("one at a time waits for a Python", async () => {
  const { queue, host, start } = begun();
  queue.send(A1);
  await settled();
  assert.deepEqual(host.questions, []);
  start();
  assert.deepEqual(host.questions, [FIRST]);
});

it("one at a time waits for the answer, and until that is shown", async () => {
  const { queue, page, host, start } = begun();
  let show = () => {};
  page.drawn = new Promise((shown) => {
    show = () => shown(undefined);
  });
  start();
  queue.send(A1);
  await settled();
  assert.deepEqual(host.questions, [FIRST]);
  await host.answer({ view: 1 });
  assert.deepEqual(host.questions, [FIRST]);
  assert.deepEqual(page.heard, [[FIRST, { view: 1 }]]);
  show();
  await settled();
  assert.deepEqual(host.questions, [FIRST, A1]);
});

rows(
  "which turns are told to wait",
  {
    none: [[], []],
    "turns by their points, all else as nothing": [
      [A1, { do: "undo" }, B1],
      ["A1", "", "B1"],
    ],
    "what changes no grid is not counted": [[LOOK, PLOT, { do: "keep" }, A1], ["A1"]],
  },
  (sent, told) => {
    const { queue, page } = begun();
    for (const event of sent) queue.send(event);
    assert.deepEqual(page.turns.at(-1) ?? [], told);
  },
);

it("a turn waits until its answer, the first event never", async () => {
  const { queue, page, host, start } = begun();
  start();
  queue.send(A1);
  assert.deepEqual(page.turns.at(-1), ["A1"]);
  await host.answer();
  assert.deepEqual(page.turns.at(-1), ["A1"]); // asked now
  queue.send(B1);
  assert.deepEqual(page.turns.at(-1), ["A1", "B1"]);
  await host.answer();
  await host.answer();
  queue.send(LOOK);
  await host.answer();
  assert.deepEqual(page.turns, [["A1"], ["A1", "B1"], ["B1"], []]); // each is drawn once
});

rows(
  "what changes no grid is not counted while it is asked, either",
  { "a look": [LOOK], "a plot": [PLOT], "a text to keep": [{ do: "keep" }] },
  async (event) => {
    const { queue, page } = await asking(event);
    assert.equal(queue.steady, true);
    queue.send(A1);
    assert.deepEqual(page.turns.at(-1), ["A1"]);
  },
);

it("nothing is to be stopped before there is a Python", () => begun().queue.stop());

rows(
  "what is under way",
  {
    nothing: [[], { steady: true, heading: null, opening: "" }],
    "a look and a plot": [[LOOK, PLOT], { steady: true, heading: null, opening: "" }],
    "a step": [[goto(4)], { steady: true, heading: 4, opening: "" }],
    "two steps with a turn between": [
      [goto(4), A1, goto(7)],
      { steady: false, heading: 7, opening: "" },
    ],
    "a turn after a step": [[goto(4), A1], { steady: false, heading: null, opening: "" }],
    "a file": [[OPEN], { steady: false, heading: null, opening: "X.sgf" }],
    "a game of a file": [
      [{ do: "game", number: 3 }],
      { steady: false, heading: null, opening: "Game 3" },
    ],
    "a link": [
      [{ do: "follow", link: "v=1" }],
      { steady: false, heading: null, opening: "the link’s game" },
    ],
    "an earlier game": [
      [{ do: "load", text: "{}" }],
      { steady: false, heading: null, opening: "the earlier game" },
    ],
    "a file after an earlier game": [
      [{ do: "load", text: "{}" }, OPEN],
      { steady: false, heading: null, opening: "X.sgf" },
    ],
  },
  (sent, expected) => {
    const { queue } = begun();
    for (const event of sent) queue.send(event);
    const { steady, heading, opening, next } = queue;
    assert.deepEqual({ steady, heading, opening }, expected);
    assert.equal(next, sent.find(({ do: what }) => !["look", "plot"].includes(what))?.do ?? "");
  },
);

it("what is asked now is under way, too", async () => {
  const { queue, host, start } = begun();
  start();
  assert.equal(queue.steady, false); // a view is no step
  queue.send(goto(5));
  await host.answer();
  assert.deepEqual(
    [queue.heading, queue.steady, queue.holds("goto"), queue.isUnderWay("goto")],
    [5, true, false, true],
  );
  queue.send(OPEN);
  assert.deepEqual(
    [queue.opening, queue.holds("open"), queue.holds("undo"), queue.steady],
    ["X.sgf", true, false, false],
  );
  assert.deepEqual(
    ["open", "undo"].map((what) => queue.isUnderWay(what)),
    [true, false],
  );
  await host.answer();
  assert.equal(queue.opening, "X.sgf");
  await host.answer();
  assert.deepEqual([queue.opening, queue.steady, queue.heading], ["", true, null]);
});

rows(
  "what is there again after a reload",
  {
    turns: [
      [A1, B1],
      [A1, B1],
    ],
    "no look, no plot": [[LOOK, PLOT, A1], [A1]],
    "a file of 1.5 million letters": [
      [{ ...OPEN, text: "x".repeat(1_500_000) }],
      [{ ...OPEN, text: "x".repeat(1_500_000) }],
    ],
    "of a larger file its name": [
      [A1, { ...OPEN, text: "x".repeat(1_500_001) }],
      [A1, { do: "open", name: "X.sgf" }],
    ],
    "a game that was kept, whole": [
      [{ do: "load", text: "x".repeat(1_500_001) }],
      [{ do: "load", text: "x".repeat(1_500_001) }],
    ],
    "of larger bytes, too": [
      [{ do: "open", name: "Y", hex: "0".repeat(1_500_001) }],
      [{ do: "open", name: "Y" }],
    ],
  },
  async (sent, again) => {
    const [before, after] = [begun(), begun()];
    for (const event of sent) before.queue.send(event);
    after.queue.restore(before.queue.save());
    assert.deepEqual(after.page.turns, [
      again.map(({ do: what, at }) => (what === "turn" ? at : "")),
    ]);
    after.start();
    for (let count = 0; count <= again.length; count++) await after.host.answer();
    assert.deepEqual(after.host.questions, [FIRST, ...again]);
  },
);

rows(
  "what was kept may be anybody's",
  {
    nothing: ["", []],
    "no JSON": ["{", []],
    "no list": ['{"do":"turn"}', []],
    null: ["null", []],
    "junk between events": ['[null,1,"x",{"do":7},{"at":"A1"},{"do":"turn","at":"A1"}]', ["A1"]],
  },
  (text, turns) => {
    const { queue, page } = begun();
    queue.restore(text);
    assert.deepEqual(page.turns, [turns]);
  },
);

rows(
  "what was thought out for another state of the game is dropped",
  {
    "for the state that it is": [5, [FIRST, { ...TAKE, state: 5 }, A1]],
    "for the one before": [4, [FIRST, A1]],
    "for the first one": [0, [FIRST, A1]],
  },
  async (state, asked) => {
    const { queue, host, start } = begun();
    host.state = 5;
    start();
    for (const event of [{ ...TAKE, state }, A1]) queue.send(event);
    for (let count = 0; count < 3; count++) await host.answer();
    assert.deepEqual(host.questions, asked);
  },
);

it("what is thought out is judged when its time has come, and is not kept over a reload", async () => {
  const { queue, host, start } = begun();
  start();
  for (const event of [A1, { ...TAKE, state: 0 }]) queue.send(event);
  assert.deepEqual(JSON.parse(queue.save()), [A1]);
  await host.answer();
  host.state = 1; // by the answer to A1
  await host.answer();
  assert.deepEqual(host.questions, [FIRST, A1]);
});

it("when nothing is left to answer, idle ends", async () => {
  const { queue, host, start } = begun();
  let idle = 0;
  void queue.idle().then(() => void idle++);
  await settled();
  assert.equal(idle, 0);
  start();
  queue.send(A1);
  await host.answer();
  assert.equal(idle, 0);
  await host.answer();
  assert.equal(idle, 1);
  await queue.idle();
});

rows(
  "what the page is told while Python is busy",
  {
    "a turn": [A1, ""],
    "a file": [OPEN, "X.sgf"],
    "an earlier game": [{ do: "load", text: "{}" }, "the earlier game"],
  },
  async (event, name) => {
    const { page, host } = await asking(event);
    await host.answer();
    assert.deepEqual(page.busy, [
      [FIRST, ""],
      [null, ""],
      [event, name],
      [null, ""],
    ]);
  },
);

rows(
  "an answer that a person does not wait for",
  {
    "to a turn": [A1, "Stopped: the game is as it was before."],
    "to a file": [OPEN, "Stopped: X.sgf was not opened."],
    "to an earlier game": [
      { do: "load", text: "{}" },
      "Stopped: the earlier game was not opened. It is kept under New game.",
    ],
  },
  async (event, say) => {
    const { queue, page, host } = await asking(event, B1);
    queue.stop();
    assert.equal(host.stops, 1);
    await host.fail(new Stopped());
    await host.answer({ view: { say: "as it was" } });
    assert.deepEqual(page.heard.at(-1), [event, { view: { say, rule: 0, error: true } }]);
    assert.deepEqual([page.failures, host.questions], [[], [FIRST, event, { do: "view" }, B1]]);
  },
);

rows(
  "who asked a question that was stopped is told so",
  Object.fromEntries(
    ["look", "plot", "tell", "link", "picture", "film", "frames", "keep", "export"].map((what) => [
      what,
      [what],
    ]),
  ),
  async (what) => {
    const { page, host } = await asking({ do: what });
    await host.fail(new Stopped());
    assert.deepEqual(
      [page.heard.at(-1), host.questions],
      [
        [{ do: what }, { stopped: what }],
        [FIRST, { do: what }],
      ],
    );
  },
);

rows(
  "after a failure all waits for a Retry",
  {
    "silence: also the event itself": [A1, new Silence("quiet"), [A1, B1], "quiet"],
    "silence about a look: not the look": [LOOK, new Silence("quiet"), [B1], "quiet"],
    "silence about a plot: not the plot": [PLOT, new Silence("quiet"), [B1], "quiet"],
    "an event that broke Python is gone": [A1, new Error("broke"), [B1], "broke"],
    "what is no error is told as one": [A1, "gone", [B1], "gone"],
  },
  async (event, error, kept, told) => {
    const { queue, page, host, start } = await asking(event);
    queue.send(B1);
    await host.fail(error);
    assert.deepEqual(
      page.failures.map(({ message }) => message),
      [told],
    );
    assert.deepEqual(JSON.parse(queue.save()), kept);
    assert.deepEqual(page.busy.at(-1), [null, ""]);
    assert.equal(host.questions.length, 2); // nothing more is asked
    start();
    assert.equal(host.questions.length, 3);
  },
);

it("a failure while an answer is shown is told, too", async () => {
  const { page, host, start } = begun();
  page.drawn = Promise.reject(new Error("cannot draw"));
  start();
  await host.answer();
  assert.deepEqual(
    page.failures.map(({ message }) => message),
    ["cannot draw"],
  );
});

describe("at a gate", () => {
  /** A queue whose gate says of turns what a test says, and has answered its first event. */
  async function gated() {
    const gate = { says: "held", may: ({ do: what }) => (what === "turn" ? gate.says : "now") };
    const all = begun(/** @type {any} */ (gate));
    all.start();
    await all.host.answer();
    const asked = () => all.host.questions.slice(1);
    return { ...all, gate, asked, answer: (answer = { view: {} }) => all.host.answer(answer) };
  }

  rows(
    "an event that is held",
    {
      "is asked after the next view, if it may go then": ["now", [], [FIRST, A1]],
      "is held on": ["held", [], [FIRST]],
      "is dropped, if the gate says so": ["dropped", [], [FIRST]],
      "is forgotten with anything else that goes": [
        "now",
        [{ do: "undo" }],
        [FIRST, { do: "undo" }],
      ],
      "is not, with a question": ["now", [LOOK], [FIRST, A1, LOOK]],
    },
    async (says, sent, asked) => {
      const all = await gated();
      all.queue.send(FIRST);
      all.queue.send(A1);
      for (const event of sent) all.queue.send(event);
      all.gate.says = says;
      for (let count = 0; count < 4; count++) await all.answer();
      assert.deepEqual(all.asked(), asked);
    },
  );

  it("an event that is dropped is asked never", async () => {
    const { queue, gate, asked, answer } = await gated();
    gate.says = "dropped";
    queue.send(A1);
    gate.says = "now";
    queue.send(B1);
    await answer();
    assert.deepEqual(asked(), [B1]);
  });
});
