/**
 * The game of one board: begun with the first event, answered in order, kept while the board is out
 * of the page.
 */
import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { providePage } from "../support/browser.mjs";
import { rows, settled } from "../support/rows.mjs";
import { provideWorkers, Worker } from "../support/worker.mjs";

providePage();
provideWorkers();
// What comes later is there already, so that nothing is waited for but what is ready.
await Promise.all(
  ["embed/begin", "python/micropython-client", "board/evidence"].map(
    (name) => import(`../../../static/${name}.js`),
  ),
);
const { Play } = await import("../../../static/embed/play.js");
const { loading, broke } = await import("../../../static/words/start.js");

const SET = { do: "set", size: "9" };
const A1 = { do: "turn", at: "A1" };
const VIEW = { turns: ["A1", "B1"], turn: 2, say: "x", error: false };

const { wake } = await import("../../../static/python/boards-client.js");
const woken = wake();
await settled();
let [python] = Worker.all; // one for all boards
await python.says({ ready: true });
await woken;

// messages of those that it has heard; the first one had what it needs
let [told, answered] = [1, 1];

/**
 * What it was asked since this was asked the last time, without the boards' names and the views'
 * numbers.
 */
function news() {
  const some = python.heard.slice(told);
  told = python.heard.length;
  return some.map(({ text }) => {
    const { board: _, have: __, ...event } = JSON.parse(text);
    return event;
  });
}

/**
 * It says something to the oldest event that it has not answered; to one that leaves there is
 * nothing to say.
 */
async function says(said) {
  await settled();
  while (JSON.parse(python.heard[answered].text).do === "leave") answered++;
  await python.says({ number: python.heard[answered++].number, ...said });
}

const answer = (said) => says({ answer: JSON.stringify(said) });

/** A board's game, in the page, and what the board hears of it. @param {any[]} [events] */
function begun(events = [SET]) {
  const [changes, waits] = [[], []];
  const language = { wanted: "en", words: { broke, loading } };
  const play = new Play({
    begin: async () => events,
    language: /** @type {any} */ (language),
    changed: (event, before) => void changes.push([event, before]),
    waits: (turns) => void waits.push(turns),
  });
  play.enter();
  return { play, changes, waits, language };
}

/** A board's game that has begun. */
async function playing(save = "one") {
  const all = begun();
  void all.play.send(null);
  await answer({ view: VIEW, save });
  return all;
}

beforeEach(news);

describe("a board's game", () => {
  it("begins with the first event", async () => {
    const { play, changes, waits } = begun();
    assert.equal(play.begun, false);
    const ended = play.send(A1);
    assert.deepEqual(waits, [["A1"]]);
    await answer({ view: VIEW, save: "one" });
    assert.deepEqual(
      [play.view, play.game?.saved, play.begun, changes],
      [VIEW, "one", true, [[null, null]]],
    );
    const next = { ...VIEW, say: "y" };
    await answer({ view: next, save: "two" });
    assert.deepEqual(
      [await ended, play.game?.saved, changes[1], waits.at(-1)],
      [next, "two", [A1, VIEW], []],
    );
    assert.deepEqual(news(), [SET, A1]);
  });

  it("is asked one event after the other", async () => {
    const { play, waits } = await playing();
    void play.send(A1);
    void play.send({ do: "undo" });
    assert.deepEqual(waits.at(-1), ["A1", ""]);
    await settled();
    assert.deepEqual(news(), [SET, A1]);
    await answer({ view: VIEW });
    assert.deepEqual([news(), waits.at(-1), play.game?.saved], [[{ do: "undo" }], [""], "one"]);
    await answer({ view: VIEW });
  });

  it("is asked only for the last of steps in a row", async () => {
    const { play, waits } = await playing();
    const to = (turn) => ({ do: "goto", turn });
    void play.send(to(0));
    const passed = [1, 2, 3].map((turn) => play.send(to(turn)));
    void play.send(A1);
    void play.send(to(1));
    assert.deepEqual(waits.at(-1), ["", "", "A1", ""]);
    await settled();
    for (let count = 0; count < 4; count++) await answer({ view: VIEW });
    assert.deepEqual(news(), [SET, to(0), to(3), A1, to(1)]);
    assert.deepEqual([await Promise.all(passed), waits.at(-1)], [[VIEW, VIEW, VIEW], []]);
  });

  it("takes no turn that the computer thought out for another state of it", async () => {
    const { play } = await playing();
    const late = { do: "take", word: "C3", state: play.game?.state };
    void play.send({ do: "undo" }); // pressed just before the computer's answer comes
    void play.send(late);
    await answer({ view: VIEW, save: "two" });
    assert.deepEqual(news(), [SET, { do: "undo" }]);
    const now = { ...late, state: play.game?.state };
    void play.send(now);
    await answer({ view: VIEW, save: "three" });
    assert.deepEqual(news(), [now]);
  });

  it("is asked for its last turn by that turn's number", async () => {
    const { play } = begun([
      { do: "follow", link: "x" },
      { do: "goto", turn: "end" },
    ]);
    void play.send(null);
    await answer({ view: VIEW });
    await answer({ view: VIEW, save: "s" });
    assert.deepEqual(news(), [
      { do: "follow", link: "x" },
      { do: "goto", turn: 2 },
    ]);
    void play.send({ do: "goto", turn: "end" });
    await settled();
    assert.deepEqual(news(), [{ do: "goto", turn: 2 }]);
    await answer({ view: VIEW });
  });

  it("speaks the board's language", async () => {
    const { play, language } = begun();
    language.wanted = "de";
    void play.send(null);
    await settled();
    assert.deepEqual(news(), [{ ...SET, lang: "de" }]);
    await answer({ view: VIEW, save: "s" });
    assert.equal(play.spoken, "de");
  });
});

it("what Python does not take is no game, and asking again is no use", async () => {
  const { play, changes } = begun();
  const ended = play.send(null);
  await answer({ view: { ...VIEW, error: true, say: "That is no size." }, save: "an empty grid" });
  assert.deepEqual(
    [await ended, play.error?.message, play.refused, play.begun, changes],
    [null, "That is no size.", true, false, [[null, null]]],
  );
  void play.send(A1);
  await settled();
  assert.deepEqual(news(), [SET, { do: "leave" }]);
  assert.equal(await play.ask({ do: "look" }), null);
});

it("what Python does not take may be what a role asks", async () => {
  const { play } = await playing();
  const look = play.ask({ do: "look", at: "A1" });
  await answer({ look: 7 });
  assert.deepEqual(await look, { look: 7 });
});

it("what Python does not take is told where the author's words are no game", async () => {
  const { play } = begun();
  play.board.begin = () => Promise.reject("no record");
  await play.send(null);
  assert.deepEqual([play.error?.message, play.refused], ["no record", false]);
});

rows(
  "another game",
  {
    "while the first one begins": [0],
    "while a turn is on its way": [1],
  },
  async (answers) => {
    const { play, changes, waits } = begun();
    const ended = play.send(A1);
    if (answers) await answer({ view: VIEW, save: "s" });
    await settled();
    play.anew();
    assert.deepEqual(
      [play.view, play.game?.saved, play.begun, waits.at(-1)],
      [null, "", false, []],
    );
    const count = changes.length;
    await answer({ view: VIEW, save: "late" });
    assert.deepEqual([await ended, play.game?.saved, changes.length], [null, "", count]);
  },
);

it("a board that leaves the page has its game again when it comes back", async () => {
  const { play } = await playing("the game");
  play.leave();
  await settled();
  assert.deepEqual(
    [news(), play.game?.saved, play.begun],
    [[SET, { do: "leave" }], "the game", true],
  );
  assert.equal(await play.send(A1), null); // nobody is there
  play.enter();
  void play.send(null);
  await answer({ view: VIEW });
  await answer({ view: VIEW, save: "the game" });
  assert.deepEqual([news(), play.view], [[{ do: "load", text: "the game" }, { do: "view" }], VIEW]);
});

it("a board that leaves the page while it is asked hears no more of it", async () => {
  const { play, changes } = begun();
  const ended = play.send(null);
  await settled();
  play.leave();
  await answer({ view: VIEW, save: "late" });
  assert.deepEqual([await ended, play.game?.saved, changes], [null, "", []]);
});

it("an event at which each Python breaks is told, and the game is as it was", async () => {
  const { play, changes, waits } = await playing();
  const ended = play.send(A1);
  await settled();
  await says({ broke: "Traceback" });
  python = /** @type {Worker} */ (Worker.all.at(-1)); // another one is asked
  [told, answered] = [1, 1];
  await python.says({ ready: true });
  await answer({ view: VIEW });
  await says({ broke: "Traceback" });
  assert.deepEqual(
    [await ended, play.error?.message, changes.at(-1), waits.at(-1)],
    [VIEW, broke, [null, VIEW], []],
  );
});
