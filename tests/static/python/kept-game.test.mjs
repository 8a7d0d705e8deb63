/** The page's games: what Python is asked, and what is lost when it stops: nothing. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import { Silence, Stopped } from "../../../static/python/cause.js";
import { Connection } from "../../../static/python/connection.js";
import { KeptGame } from "../../../static/python/kept-game.js";
import * as words from "../../../static/words.js";
import { Asked, rows, settled } from "../support/rows.mjs";

const VIEW = { turns: [], say: "done", error: false };
const A1 = { do: "turn", at: "A1" };
const B1 = { do: "turn", at: "B1" };
const OPEN = { do: "open", text: "(;)" };
const LOAD = { do: "load", text: "one" };

// nothing here waits for time
beforeEach(() => mock.timers.enable({ apis: ["setTimeout", "setInterval"] }));
afterEach(() => mock.timers.reset());

/** A Python that is asked JSON text and answers when a test says so. */
class Fake {
  #asked = new Asked();
  ended = 0;
  #end = () => {};

  /** @param watched the browser tells when its worker ends */
  constructor(watched) {
    const send = (text) => this.#asked.ask(JSON.parse(text));
    const end = (why) => (this.ended++, void this.#asked.fail(why));
    this.send = Object.assign(send, { end });
    const ended = new Promise((over) => {
      this.#end = () => over(undefined);
    });
    if (watched) Object.assign(send, { ended });
  }

  /** What it was asked since this was looked at the last time. */
  get news() {
    return this.#asked.news();
  }

  answer(answer) {
    return this.#asked.answer(JSON.stringify(answer));
  }

  breaks() {
    return this.#asked.fail(new Error("Traceback"));
  }

  /** Its worker ends, and with it what it was asked. */
  async ends() {
    this.#end();
    await this.breaks();
  }
}

/** A game, and the Pythons that have been started for it, the oldest first. */
function begun({ watched = false, name = undefined } = {}) {
  const pythons = [];
  const python = new Connection(async () => {
    pythons.push(new Fake(watched));
    return pythons.at(-1).send;
  });
  return { game: new KeptGame(python, name), pythons };
}

/** Ask, and have the newest Python answer. */
async function told({ game, pythons }, event, answer) {
  const answered = game.ask(event);
  await settled();
  await pythons.at(-1).answer(answer);
  return answered;
}

/** The same where Python has a game. */
async function playing(how = {}) {
  const all = begun(how);
  await told(all, { do: "view" }, { view: VIEW, save: "one" });
  const [python] = all.pythons;
  assert.equal(python.news.length, 1);
  return { ...all, python };
}

/** The one after it has read the game. */
async function replaced({ pythons }) {
  await settled();
  const again = pythons.at(-1);
  await again.answer({ view: VIEW });
  return again;
}

/** The error that a promise ends with. */
const failing = (promise) =>
  promise.then(
    () => null,
    (error) => error,
  );

it("the game is the newest text that Python has told, with what has happened since", async () => {
  const all = await playing();
  const { game } = all;
  await told(all, A1, { changed: true });
  await told(all, { do: "tell" }, {});
  await told(all, B1, { changed: true });
  assert.deepEqual([game.saved, game.since, game.state], ["one", [A1, B1], 3]);
  await told(all, A1, { save: "two" });
  await told(all, A1, { view: { ...VIEW, error: true }, save: "two" });
  assert.deepEqual([game.saved, game.since, game.state], ["two", [], 4]);
});

it("the game is told anew after a hundred events", async () => {
  const all = await playing();
  const { game, python } = all;
  for (let count = 0; count < 99; count++) await told(all, A1, { changed: true });
  const answered = game.ask(B1);
  await settled();
  await python.answer({ changed: true });
  assert.deepEqual(python.news.at(-1), { do: "keep" });
  await python.answer({ save: "two" });
  assert.deepEqual(
    [await answered, game.saved, game.since, game.state],
    [{ changed: true, save: "two" }, "two", [], 101],
  );
});

describe("a Python that breaks", () => {
  it("is replaced; the new one reads the game, is asked the same, and that is said", async () => {
    const all = await playing();
    const { game, python } = all;
    await told(all, A1, { changed: true });
    const answered = game.ask(B1);
    await settled();
    await python.breaks();
    const again = await replaced(all);
    await again.answer({ view: VIEW, save: "two" });
    assert.deepEqual(
      [(await answered).view?.say, game.saved, python.ended],
      [`${words.restarted} done`, "two", 1],
    );
    assert.deepEqual(again.news, [{ ...LOAD, then: [A1] }, B1]);
  });

  rows(
    "breaks again: that is said, and the game is as it was",
    {
      "with an error": [(again) => again.breaks()],
      "as it does not read the game": [null, { view: { ...VIEW, error: true } }],
      "as it has no game": [null, {}],
    },
    async (act, reads = { view: VIEW }) => {
      const all = await playing();
      const error = failing(all.game.ask(A1));
      await settled();
      await all.python.breaks();
      await all.pythons[1].answer(reads);
      await act?.(all.pythons[1]);
      const { saved, state } = all.game;
      assert.deepEqual([(await error).message, saved, state], [words.broke, "one", 1]);
      assert.equal(all.pythons[1].ended, 1);
    },
  );
});

it("one that cannot start is started again at the next question", async () => {
  let times = 0;
  const python = new Connection(() => Promise.reject(new Error(`no ${++times}`)));
  const game = new KeptGame(python);
  assert.equal((await failing(game.ask(A1))).message, "no 2");
  assert.equal((await failing(game.ask(A1))).message, "no 4");
});

describe("a Python whose worker ends", () => {
  it("at rest is replaced at the next question, and nothing is said", async () => {
    const all = await playing({ watched: true });
    await all.python.ends();
    const answered = all.game.ask(A1);
    const again = await replaced(all);
    await again.answer({ view: VIEW, save: "two" });
    assert.deepEqual([(await answered).view?.say, all.python.news], ["done", []]);
  });

  it("is waited for as long as it lives", async () => {
    const all = await playing({ watched: true });
    const answered = all.game.ask(OPEN);
    await settled();
    mock.timers.tick(10_000_000);
    await all.python.answer({ save: "two" });
    assert.deepEqual([await answered, all.pythons.length], [{ save: "two" }, 1]);
  });
});

rows(
  "how long an answer is waited for, where no browser tells of a worker's end",
  Object.fromEntries([
    ["turn", [20_000]],
    ...["open", "load", "game", "export", "follow"].map((what) => [what, [300_000, what]]),
  ]),
  async (patience, what = "turn") => {
    const { game, pythons } = begun();
    const error = failing(game.ask({ do: what }));
    await settled();
    mock.timers.tick(patience - 1);
    await settled();
    assert.equal(pythons.length, 1);
    mock.timers.tick(1);
    await settled();
    assert.equal(pythons.length, 2); // another one is asked
    mock.timers.tick(patience);
    assert.ok((await error) instanceof Silence);
    assert.equal((await error).message, words.silent);
  },
);

it("Stop ends the waiting at once, and another Python reads the game as it was", async () => {
  const all = await playing();
  const { game, python, pythons } = all;
  await told(all, A1, { changed: true });
  const error = failing(game.ask(B1));
  await settled();
  game.stop();
  assert.ok((await error) instanceof Stopped);
  const next = failing(game.ask({ do: "view" }));
  await settled();
  assert.deepEqual([python.ended > 0, pythons[1].news], [true, [{ ...LOAD, then: [A1] }]]);
  game.stop();
  assert.ok((await next) instanceof Stopped); // also while it is read
});

describe("a board among several", () => {
  const [board, name] = ["b1", "b1"];

  it("is asked of by its name, forgotten by it, and read again if it comes back", async () => {
    const { game, python } = await playing({ name });
    game.leave();
    game.leave();
    assert.deepEqual(python.news, [{ do: "leave", board }]);
    void game.ask(A1);
    await settled();
    assert.deepEqual(python.news, [{ ...LOAD, board }]);
  });

  it("that is left while it is asked of is read again, too", async () => {
    const { game, python } = await playing({ name });
    const answered = game.ask(A1);
    await settled();
    game.leave();
    await python.answer({ view: VIEW, save: "two" });
    await answered;
    void game.ask(B1);
    await settled();
    assert.equal(game.saved, "two");
    assert.deepEqual(python.news.slice(1), [
      { do: "leave", board },
      { ...LOAD, text: "two", board },
    ]);
  });

  it("whose game is forgotten has none, whatever is answered then", async () => {
    const { game, pythons } = begun({ name });
    const answered = game.ask({ do: "view" });
    await settled();
    game.forget();
    await pythons[0].answer({ view: VIEW, save: "one" });
    await answered;
    assert.deepEqual([game.saved, game.since], ["", []]);
    assert.deepEqual(pythons[0].news.at(-1), { do: "leave", board });
  });
});
