/** The page's games: which Python is asked what, and what is lost when one stops: nothing. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import { Silence, Stopped } from "../../../static/python/cause.js";
import {
  begun,
  both,
  failing,
  playing,
  replaced,
  rests,
  told,
  VIEW,
  words,
} from "../support/game.mjs";
import { rows, settled } from "../support/rows.mjs";

const A1 = { do: "turn", at: "A1" };
const B1 = { do: "turn", at: "B1" };
const OPEN = { do: "open", text: "(;)" };

// nothing here waits for time
beforeEach(() => mock.timers.enable({ apis: ["setTimeout", "setInterval"] }));
afterEach(() => mock.timers.reset());

it("the game is the newest text that Python has told, with what has happened since", async () => {
  const { game, micropython } = await playing("micropython");
  for (const [event, answer] of /** @type {[any, any][]} */ ([
    [A1, { changed: true }],
    [{ do: "tell" }, {}],
    [B1, { changed: true }],
  ])) {
    await told(game, micropython, event, answer);
  }
  assert.deepEqual([game.saved, game.since, game.state], ["one", [A1, B1], 3]);
  await told(game, micropython, A1, { save: "two" });
  assert.deepEqual([game.saved, game.since, game.state], ["two", [], 4]);
});

it("the game is in the same state after what changes nothing", async () => {
  const { game, micropython } = await playing("micropython");
  await told(game, micropython, A1, { view: { ...VIEW, error: true }, save: "one" });
  await told(game, micropython, { do: "look" }, { look: {} });
  assert.deepEqual([game.saved, game.state], ["one", 1]);
});

it("the game is told anew after a hundred events", async () => {
  const { game, micropython } = await playing("micropython");
  for (let count = 0; count < 99; count++) await told(game, micropython, A1, { changed: true });
  const answered = game.ask(B1);
  await settled();
  await micropython.answer({ changed: true });
  assert.deepEqual(micropython.news.at(-1), { do: "keep" });
  await micropython.answer({ save: "two" });
  assert.deepEqual(
    [await answered, game.saved, game.since, game.state],
    [{ changed: true, save: "two" }, "two", [], 101],
  );
});

it("at rest Pyodide reads the game from the text, with what has happened since, and is asked next", async () => {
  const { game, micropython, pyodide, heard, asked } = await both();
  await told(game, micropython, A1, { changed: true });
  asked();
  const rested = game.settle();
  await settled();
  assert.deepEqual(asked(), [[], [{ do: "load", text: "one", then: [A1] }]]);
  await pyodide.answer({ view: VIEW });
  await rested;
  void game.ask(B1);
  await settled();
  assert.deepEqual(
    [heard, micropython.news, pyodide.news],
    [["micropython", "pyodide"], [], [{ ...B1 }]],
  );
});

it("at rest Pyodide reads the game while MicroPython goes on answering, and then once more", async () => {
  const { game, micropython, pyodide, heard, asked } = await both();
  void game.settle();
  void game.settle(); // which asks no second time
  await settled();
  await told(game, micropython, A1, { save: "two" });
  await pyodide.answer({ view: VIEW });
  assert.deepEqual([asked()[1].length, heard], [1, ["micropython"]]);
  void game.settle();
  await settled();
  assert.deepEqual(asked()[1], [{ do: "load", text: "two" }]);
});

it("at rest Pyodide reads the game but not where there is no game, or no Pyodide", async () => {
  const { game, small, whole } = begun();
  await small.come();
  assert.deepEqual([game.saved, game.since, game.state], ["", [], 0]);
  await game.settle();
  const pyodide = await whole.come();
  await game.settle();
  assert.deepEqual(pyodide.news, []);
});

rows(
  "a Pyodide that cannot read it is given up",
  {
    "a refusal": [(python) => python.answer({ view: { ...VIEW, error: true } })],
    "no view": [(python) => python.answer({})],
    "an error": [(python) => python.breaks()],
  },
  async (act) => {
    const { game, pythons, micropython, pyodide, heard } = await both();
    const rested = game.settle();
    await settled();
    await act(pyodide);
    await rested;
    assert.deepEqual([heard, pythons.pyodideIs], [[words.broke], "failed"]);
    await told(game, micropython, A1, { save: "two" });
    assert.equal(game.saved, "two");
  },
);

describe("a Python that breaks", () => {
  it("is replaced, and the new one is asked the same of the same game", async () => {
    const { game, small, micropython } = await playing("micropython");
    const answered = game.ask(A1);
    const again = await replaced(micropython, small);
    await again.answer({ view: { ...VIEW, say: "done" }, save: "two" });
    assert.deepEqual(
      [(await answered).view?.say, game.saved, micropython.ended],
      [`${words.restarted} done`, "two", 1],
    );
    assert.deepEqual(again.news, [{ do: "load", text: "one" }, { ...A1 }]);
  });

  it("breaks again: that is said, and the game is as it was", async () => {
    const { game, small, micropython } = await playing("micropython");
    const error = failing(game.ask(A1));
    const again = await replaced(micropython, small);
    await again.breaks();
    assert.deepEqual([(await error).message, game.saved, game.state], [words.broke, "one", 1]);
  });

  it("is MicroPython, twice: Pyodide is waited for, and may know better", async () => {
    const { game, small, whole, micropython, heard } = await playing();
    const answered = game.ask(A1);
    const again = await replaced(micropython, small);
    await again.breaks();
    const pyodide = await whole.come();
    await pyodide.answer({ view: VIEW });
    await pyodide.answer({ view: VIEW, save: "two" });
    await answered;
    assert.deepEqual([game.saved, heard], ["two", ["micropython", "more", "pyodide"]]);
  });

  it("is Pyodide: MicroPython goes on, and that is said", async () => {
    const { game, micropython, pyodide, heard, asked } = await both();
    Reflect.deleteProperty(pyodide.send, "end"); // nothing can end it
    await rests(game, pyodide);
    asked();
    const answered = game.ask(A1);
    await settled();
    await pyodide.breaks();
    assert.deepEqual(asked(), [[A1], [A1]]); // it still has the game as it is
    await micropython.answer({ view: VIEW, save: "two" });
    await answered;
    assert.deepEqual(heard, ["pyodide", words.broke, "micropython"]);
  });
});

describe("a Python whose worker ends", () => {
  it("at rest is replaced at the next question, and nothing is said", async () => {
    const { game, small } = begun("micropython");
    const python = await small.come(true);
    await told(game, python, { do: "view" }, { view: VIEW, save: "one" });
    await python.ends();
    const answered = game.ask(A1);
    const again = await small.come();
    await again.answer({ view: VIEW });
    await again.answer({ view: { ...VIEW, say: "done" }, save: "two" });
    assert.deepEqual([(await answered).view?.say, python.news.length], ["done", 1]);
  });

  it("is Pyodide, at rest or at work: MicroPython goes on, and that is said once", async () => {
    for (const open of [0, 1]) {
      const { game, whole, micropython, pythons, heard } = await playing();
      const pyodide = await whole.come(true);
      await rests(game, pyodide);
      heard.length = 0;
      const answered = open ? game.ask(A1) : null;
      await settled();
      await pyodide.ends();
      assert.deepEqual([heard, pythons.pyodide], [[words.silent], null]);
      await micropython.answer({ view: { ...VIEW, say: "done" }, save: "two" });
      if (answered) assert.equal((await answered).view?.say, "done");
    }
  });

  it("is waited for as long as it lives", async () => {
    const { game, small } = begun("micropython");
    const python = await small.come(true);
    const answered = game.ask(OPEN);
    await settled();
    mock.timers.tick(10_000_000);
    await python.answer({ save: "one" });
    assert.deepEqual([await answered, small.times], [{ save: "one" }, 1]);
  });
});

rows(
  "how long an answer is waited for, where no browser tells of a worker's end",
  {
    "to a turn": [A1, 20_000],
    "to a file": [OPEN, 300_000],
    "to a kept game": [{ do: "load", text: "{}" }, 300_000],
    "to a game of a file": [{ do: "game", number: 2 }, 300_000],
    "to what is handed on": [{ do: "export" }, 300_000],
    "to a link": [{ do: "follow", link: "" }, 300_000],
  },
  async (event, patience) => {
    const { game, small } = begun("micropython");
    await small.come();
    const error = failing(game.ask(event));
    await settled();
    mock.timers.tick(patience - 1);
    await settled();
    assert.equal(small.times, 1);
    mock.timers.tick(1);
    await settled();
    assert.equal(small.times, 2); // another one is asked
    await small.come();
    mock.timers.tick(patience);
    assert.ok((await error) instanceof Silence);
    assert.equal((await error).message, words.silent);
  },
);

it("Stop ends the waiting at once, and another MicroPython reads the game as it was", async () => {
  const { game, small, micropython } = await playing("micropython");
  await told(game, micropython, A1, { changed: true });
  const error = failing(game.ask(B1));
  await settled();
  game.stop();
  assert.ok((await error) instanceof Stopped);
  const next = failing(game.ask({ do: "view" }));
  const again = await small.come();
  assert.deepEqual([micropython.ended, again.news], [1, [{ do: "load", text: "one", then: [A1] }]]);
  game.stop();
  assert.ok((await next) instanceof Stopped); // also while it is read
});

it("Stop while nothing is asked does nothing", async () => {
  const { game, micropython, pyodide, heard } = await both();
  const rested = game.settle();
  await settled();
  game.stop();
  await pyodide.answer({ view: VIEW });
  await rested;
  assert.deepEqual([micropython.ended, heard], [0, ["pyodide"]]);
});

it("Stop of what Pyodide does leaves the game to MicroPython till Pyodide is through", async () => {
  const { game, micropython, pyodide, heard, asked } = await both();
  Reflect.deleteProperty(pyodide.send, "end");
  await rests(game, pyodide);
  const error = failing(game.ask(OPEN));
  await settled();
  game.stop();
  await error;
  asked();
  await told(game, micropython, A1, { save: "two" });
  await game.settle();
  assert.deepEqual(asked(), [[A1], []]);
  heard.length = 0;
  await pyodide.answer({ view: VIEW, save: "file" });
  assert.deepEqual([heard, game.saved], [["more"], "two"]);
  void game.settle();
  await settled();
  assert.deepEqual(asked()[1], [{ do: "load", text: "two" }]);
});

describe("a board among several", () => {
  /** One that has a game. */
  async function named() {
    const { game, small } = begun("micropython", "b1");
    const python = await small.come();
    await told(game, python, { do: "view" }, { view: VIEW, save: "one" });
    return { game, python };
  }

  it("is asked of by its name, forgotten by it, and read again if it comes back", async () => {
    const { game, python } = await named();
    game.leave();
    game.leave();
    await settled();
    assert.deepEqual(python.news, [
      { do: "view", board: "b1" },
      { do: "leave", board: "b1" },
    ]);
    void game.ask(A1);
    await settled();
    assert.deepEqual(python.news, [{ do: "load", text: "one", board: "b1" }]);
  });

  it("that is left while Pyodide reads it is not Pyodide's", async () => {
    const { game, pyodide, heard } = await both();
    const rested = game.settle();
    await settled();
    game.leave();
    await pyodide.answer({ view: VIEW });
    await rested;
    assert.deepEqual(heard, []);
  });

  it("that is left while it is asked of is read again, too", async () => {
    const { game, python } = await named();
    const answered = game.ask(A1);
    await settled();
    game.leave();
    await python.answer({ view: VIEW, save: "two" });
    await answered;
    void game.ask(B1);
    await settled();
    assert.deepEqual(
      [game.saved, python.news.slice(2)],
      [
        "two",
        [
          { do: "leave", board: "b1" },
          { do: "load", text: "two", board: "b1" },
        ],
      ],
    );
  });

  it("whose game is forgotten has none, whatever is answered then", async () => {
    const { game, small } = begun("micropython", "b1");
    const python = await small.come();
    const answered = game.ask({ do: "view" });
    await settled();
    game.forget();
    await python.answer({ view: VIEW, save: "one" });
    await answered;
    assert.deepEqual(
      [game.saved, game.since, python.news.at(-1)],
      ["", [], { do: "leave", board: "b1" }],
    );
  });
});
