/**
 * The game of one board: begun with the first event, asked in its language, kept while the board is
 * out of the page. The order of its events is in ../python/games.test.mjs.
 */
import assert from "node:assert/strict";
import { beforeEach, it } from "node:test";
import { providePage } from "../support/browser.mjs";
import { settled } from "../support/rows.mjs";
import { provideWorkers, Worker } from "../support/worker.mjs";

providePage();
provideWorkers();
await import("../../../static/python/micropython-client.js"); // so that nothing is waited for
const { Play } = await import("../../../static/embed/play.js");
const { python: shared } = await import("../../../static/python/boards-client.js");
const { loading, broke } = await import("../../../static/words/start.js");

const SET = { do: "set", size: "9" };
const A1 = { do: "turn", at: "A1" };
const UNDO = { do: "undo" };
const VIEW = {
  turns: ["A1", "B1"],
  turn: 2,
  players: "BW",
  score: { black: 2, white: 1 },
  say: "x",
  error: false,
};

const woken = shared.get();
const [python] = Worker.all; // one for all boards
await python.starts();
await woken;
const answer = python.answers;

/** What it was asked since this was asked the last time, without the boards' names. */
const news = () => python.news().map(({ board: _, ...event }) => event);

/** A board's game, in the page, and what the board hears of it. @param {any[]} [events] */
function begun(events = [SET]) {
  const [changes, waits, tells] = [[], [], []];
  const board = {
    here: true,
    isHere: () => board.here,
    opponent: () => "",
    begin: async () => events,
    language: /** @type {any} */ ({ wanted: "en", words: { broke, loading } }),
    changed: (event, before) => void changes.push([event, before]),
    failed: () => void changes.push("failed"),
    tell: (type) => void tells.push(type),
    waits: (turns) => void waits.push(turns),
  };
  return { play: new Play(board), board, changes, waits, tells };
}

/** A board's game that has begun. */
async function playing(save = "one") {
  const all = begun();
  void all.play.send(null);
  await answer({ view: VIEW, save });
  assert.deepEqual(news(), [SET]);
  return all;
}

beforeEach(news);

it("a game begins with the first event", async () => {
  const { play, changes, waits, tells } = begun();
  assert.equal(play.begun, false);
  const ended = play.send(A1);
  assert.deepEqual(waits, [["A1"]]);
  await answer({ view: VIEW, save: "one" });
  assert.deepEqual([play.view, play.begun, changes], [VIEW, true, [[null, null]]]);
  const next = { ...VIEW, turns: ["A1", "B1", "A1"], turn: 3, players: "BWB" };
  await answer({ view: next, save: "two" });
  assert.deepEqual(
    [await ended, play.game.saved, changes[1], waits.at(-1)],
    [next, "two", [A1, VIEW], []],
  );
  assert.deepEqual(
    [news(), tells],
    [
      [SET, A1],
      ["tt-turn", "tt-place"],
    ],
  );
});

it("each event promises the view after it, a step that another replaces the last one", async () => {
  const { play } = await playing();
  const to = (turn) => ({ do: "goto", turn });
  const sent = [A1, UNDO, to(1), to(2)].map((event) => play.send(event));
  const views = ["one", "two", "three"].map((say) => ({ ...VIEW, say }));
  for (const view of views) await answer({ view });
  assert.deepEqual(await Promise.all(sent), [...views, views[2]]);
  assert.deepEqual(news(), [A1, UNDO, to(2)]);
});

it("the last turn is asked for by its number", async () => {
  const { play } = begun([
    { do: "follow", link: "x" },
    { do: "goto", turn: "end" },
  ]);
  void play.send(null);
  await answer({ view: VIEW });
  await answer({ view: { ...VIEW, turns: ["A1"] }, save: "s" });
  assert.deepEqual(news(), [
    { do: "follow", link: "x" },
    { do: "goto", turn: 2 },
  ]);
  for (const turn of ["end", "1"]) {
    void play.send({ do: "goto", turn });
    await answer({ view: VIEW });
    assert.deepEqual(news(), [{ do: "goto", turn: 1 }]);
  }
});

it("a game is told in the board's language", async () => {
  const { play, board } = begun();
  board.language.wanted = "de";
  void play.send(null);
  await answer({ view: VIEW, save: "s" });
  assert.deepEqual([news(), play.game.spoken], [[{ ...SET, lang: "de" }], "de"]);
});

it("a role may ask what changes nothing", async () => {
  const { play } = await playing();
  const look = play.ask({ do: "look", at: "A1" });
  await answer({ look: 7 });
  assert.deepEqual(await look, { look: 7 });
});

it("what Python does not take is no game, and asking again is no use", async () => {
  const { play, changes } = begun();
  const ended = play.send(null);
  await answer({ view: { ...VIEW, error: true, say: "That is no size." }, save: "an empty grid" });
  assert.deepEqual(
    [await ended, play.error?.message, play.refused, play.begun, changes],
    [null, "That is no size.", true, false, ["failed"]],
  );
  void play.send(A1);
  await settled();
  assert.deepEqual(news(), [SET, { do: "leave" }]);
  assert.equal(await play.ask({ do: "look" }), null);
});

it("where the author's words are no game that is told, and asked again", async () => {
  const { play, board } = begun();
  board.begin = () => Promise.reject("no record");
  await play.send(A1);
  assert.deepEqual([play.error?.message, play.refused], ["no record", false]);
  board.begin = async () => [SET];
  void play.send(UNDO);
  await answer({ view: VIEW, save: "s" });
  await answer({ view: VIEW });
  assert.deepEqual([play.error, news()], [null, [SET, UNDO]]);
});

it("another game hears nothing of the one before", async () => {
  const { play, changes, waits } = begun();
  const ended = play.send(A1);
  await answer({ view: VIEW, save: "s" });
  await settled();
  play.anew();
  assert.deepEqual([play.view, play.begun, waits.at(-1)], [null, false, []]);
  const count = changes.length;
  await answer({ view: VIEW, save: "late" });
  assert.deepEqual([await ended, play.game.saved, changes.length], [null, "", count]);
});

it("a board that leaves the page has its game again when it comes back", async () => {
  const { play, board } = await playing("the game");
  board.here = false;
  play.leave();
  assert.deepEqual([await play.send(A1), play.begun, news()], [null, true, [{ do: "leave" }]]);
  board.here = true;
  const back = play.send(null);
  await answer({ view: VIEW, save: "the game" });
  const game = { text: "the game", then: [] };
  assert.deepEqual([news(), await back], [[{ do: "view", game }], VIEW]);
});
