/** One game, two Pythons: which is asked what, and what is lost when one stops: nothing. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import { Silence, Stopped } from "../../../static/python/cause.js";
import { A1, begun, both, OPEN, VIEW } from "../support/host.mjs";
import { rows, settled } from "../support/rows.mjs";

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] })); // nothing here waits for time
afterEach(() => mock.timers.reset());

/** The answer of a promise, and the error's message if that is how it ends. @param {Promise<any>} promise */
const ending = (promise) => promise.then((answer) => answer, (error) => error.message);

rows("what MicroPython answers while Pyodide is coming", {
  "a turn": [A1, true], "a file": [OPEN, false], "a game of a file": [{ do: "game", number: 2 }, false], "an export": [{ do: "export" }, false],
  "a game of 1,500 letters": [{ do: "load", text: "x".repeat(1500) }, true], "a longer game": [{ do: "load", text: "x".repeat(1501) }, false],
  "a link of 1,500 letters": [{ do: "follow", link: "x".repeat(1500) }, true], "a longer link": [{ do: "follow", link: "x".repeat(1501) }, false],
  "a long text in anything else": [{ do: "tell", text: "x".repeat(1501), link: "x".repeat(1501) }, true],
}, async (event, can) => {
  const { host, small, whole } = begun();
  await small.come();
  assert.equal(host.can(event), can);
  await whole.fail("no line");
  assert.equal(host.can(event), true); // then it does all, if slowly
});

describe("the game as text", () => {
  it("is the newest answer's, with what has happened since", async () => {
    const { host, small } = begun("micropython");
    const python = await small.come();
    for (const [event, answer] of /** @type {[any, any][]} */ ([
      [{ do: "view" }, { save: "one" }], [A1, { changed: true }], [{ do: "tell" }, {}], [{ do: "turn", at: "B1" }, { changed: true }],
    ])) {
      const answered = host.ask(event);
      await python.answer(answer);
      await answered;
    }
    assert.deepEqual([host.saved, host.since], ["one", [A1, { do: "turn", at: "B1" }]]);
    const answered = host.ask(A1);
    await python.answer({ save: "two", changed: true });
    await answered;
    assert.deepEqual([host.saved, host.since], ["two", []]);
  });
});

/** What a view of so many turns has of them. @param {string} letters @param {string} players @param {Record<string, string[]>} branches */
const line = (letters, players, branches = {}) => ({ ...VIEW, turns: [...letters], labels: [...letters.toUpperCase()], players, branches });

rows("of a long game Python tells only the turns that have changed", {
  "one more": [line("abc", "BWB", { 2: ["x"] }), line("d", "W"), [3, 3], line("abcd", "BWBW", { 2: ["x"] })],
  "another instead of the last": [line("abc", "BWB"), line("d", "W", { 3: ["c"] }), [2, 3], line("abd", "BWW", { 3: ["c"] })],
  "the last one gone": [line("abc", "BWB", { 3: ["z"] }), line("", ""), [2, 3], line("ab", "BW")],
  "one in the middle, with what is about the rest": [line("abcd", "BWBW", { 1: ["p"], 2: ["q"], 3: ["r"], 4: ["s"] }), line("x", "B"), [1, 2], line("axcd", "BBBW", { 1: ["p"], 3: ["r"], 4: ["s"] })],
  "all, where it says of no line": [line("abc", "BWB", { 1: ["p"] }), line("z", "W"), undefined, line("z", "W")],
}, async (before, told, changed, whole) => {
  const { host, small } = begun("micropython");
  const python = await small.come();
  void host.ask({ do: "view" });
  await python.answer({ view: before, number: 7 });
  const answered = host.ask(A1);
  assert.deepEqual(python.news, [{ do: "view", have: 0 }, { ...A1, have: 7 }]);
  await python.answer({ view: told, line: changed, number: 8 });
  assert.deepEqual((await answered).view, whole);
});

describe("Pyodide takes the game over at rest", () => {
  it("with the text that MicroPython has saved", async () => {
    const { host, pyodide, heard, asked } = await both();
    const rested = host.rest();
    await settled();
    assert.deepEqual(asked(), [[{ do: "view" }], [{ do: "load", text: '{"kept":1}' }]]);
    await pyodide.answer({ view: VIEW });
    await rested;
    assert.deepEqual([heard, host.goesOn], [["pyodide"], false]);
    void host.ask(A1);
    assert.deepEqual(asked(), [[], [{ ...A1, have: 0 }]]);
  });

  it("once more, if MicroPython has answered something meanwhile", async () => {
    const { host, micropython, pyodide, heard, asked } = await both("one");
    void host.rest();
    await settled();
    const answered = host.ask(A1);
    await settled();
    await micropython.answer({ view: VIEW, save: "two" });
    await answered;
    await pyodide.answer({ view: VIEW });
    assert.deepEqual([heard, asked()[1].map(({ text }) => text)], [[], ["one", "two"]]);
    await pyodide.answer({ view: VIEW });
    assert.deepEqual(heard, ["pyodide"]);
  });

  it("not while something is asked, and no second time at once", async () => {
    const { host, asked } = await both();
    void host.ask(A1);
    void host.rest();
    await settled();
    assert.deepEqual(asked()[1], []);
  });

  it("and is asked once, however often there is rest", async () => {
    const { host, asked } = await both();
    void host.rest();
    void host.rest();
    await settled();
    assert.equal(asked()[1].length, 1);
  });
});

rows("when Pyodide does not take the game over", {
  "before there is a game": ["", { view: VIEW }, 0],
  "while something is asked besides turns": ["{}", { view: { ...VIEW, phase: { click: "mark" } } }, 0],
  "but with a phase of turns": ["{}", { view: { ...VIEW, phase: { click: "turn" } } }, 1],
}, async (save, answer, times) => {
  const { host, micropython, asked } = await both(save);
  const answered = host.ask(A1);
  await settled();
  await micropython.answer(answer);
  await answered;
  void host.rest();
  await settled();
  assert.equal(asked()[1].length, times);
});

rows("a Pyodide that cannot take the game over is given up", {
  "a refusal": [(/** @type {any} */ python) => python.answer({ view: { ...VIEW, error: true } }), "Pyodide could not take up the game."],
  "no view": [(/** @type {any} */ python) => python.answer({}), "Pyodide could not take up the game."],
  "an error": [(/** @type {any} */ python) => python.breaks(), "Python stopped with an error."],
}, async (act, told) => {
  const { host, pyodide, heard } = await both();
  const rested = host.rest();
  await settled();
  await act(pyodide);
  await rested;
  assert.deepEqual([heard, host.pyodide, host.goesOn], [["more", told], "failed", true]);
});

rows("what Pyodide, once it is there, is asked instead", {
  "a file": [OPEN, [OPEN]],
  "another game's text": [{ do: "load", text: "x" }, [{ do: "load", text: "x" }]],
  "a link": [{ do: "follow", link: "x" }, [{ do: "follow", link: "x" }]],
  "an export, of the game as it is": [{ do: "export" }, [{ text: '{"kept":1}', do: "export" }]],
  "an export, of the game as it was": [{ do: "export", text: "then" }, [{ text: "then", do: "export" }]],
}, async (event, questions) => {
  const { host, asked } = await both();
  void host.ask(event);
  await settled();
  assert.deepEqual(asked(), [[{ do: "view" }], questions]);
});

describe("another game", () => {
  it("is Pyodide's from then on", async () => {
    const { host, pyodide, heard } = await both();
    const answered = host.ask(OPEN);
    await settled();
    await pyodide.answer({ view: VIEW, save: "new" });
    await answered;
    assert.deepEqual([heard, host.goesOn, host.saved], [["pyodide"], false, "new"]);
  });

  it("of the same file is opened after the file", async () => {
    const { host, pyodide, asked } = await both();
    void host.ask({ do: "game", number: 2 });
    await settled();
    await pyodide.answer({ view: VIEW });
    assert.deepEqual(asked()[1], [{ do: "load", text: '{"kept":1}' }, { do: "game", number: 2 }]);
  });

  it("that is refused changes nothing but what is said", async () => {
    const { host, micropython, pyodide, heard } = await both();
    const answered = host.ask(OPEN);
    await settled();
    await pyodide.answer({ view: { ...VIEW, error: true, say: "no record", rule: 3 } });
    await micropython.answer({ view: { ...VIEW, say: "before", rule: 1 }, save: "same" });
    assert.deepEqual((await answered).view, { ...VIEW, say: "no record", rule: 3, error: true });
    assert.deepEqual([heard, host.goesOn, host.saved], [[], true, "same"]);
  });
});

describe("a Python that breaks", () => {
  it("is MicroPython: Pyodide goes on from the text, with the same event", async () => {
    const { host, micropython, pyodide, heard, asked } = await both();
    const answered = host.ask(A1);
    await settled();
    await micropython.breaks();
    await pyodide.answer({ view: VIEW });
    await pyodide.answer({ view: { ...VIEW, say: "done" }, save: "three" });
    assert.equal((await answered).view?.say, "done");
    assert.deepEqual(asked()[1], [{ do: "load", text: '{"kept":1}' }, A1]);
    assert.deepEqual([heard, host.saved], [["pyodide"], "three"]);
  });

  it("is the only one: that is said", async () => {
    const { host, small } = begun("micropython");
    const python = await small.come();
    const answered = ending(host.ask(A1));
    await python.breaks();
    assert.equal(await answered, "Python stopped with an error.");
  });
});

rows("how long an answer is waited for", {
  "to a turn": [A1, 20_000], "to a file": [OPEN, 300_000], "to a game": [{ do: "load", text: "{}" }, 300_000],
  "to a link": [{ do: "follow", link: "" }, 300_000],
}, async (event, patience) => {
  const { host, small } = begun("micropython");
  await small.come();
  /** @type {any} */
  let error = null;
  host.ask(event).catch((why) => { error = why; });
  mock.timers.tick(patience - 1);
  await settled();
  assert.equal(error, null);
  mock.timers.tick(1);
  await settled();
  assert.ok(error instanceof Silence);
  assert.equal(error.message, "Python has stopped answering.");
});

describe("Stop", () => {
  it("ends the waiting at once", async () => {
    const { host, small } = begun("micropython");
    await small.come();
    const answered = host.ask(A1).catch((error) => error);
    await settled();
    host.stop();
    assert.ok((await answered) instanceof Stopped);
  });

  it("while nothing is asked does nothing", () => begun().host.stop());

  it("has another MicroPython take the game as it was up", async () => {
    const { host, small } = begun();
    const micropython = await small.come();
    for (const [event, answer] of /** @type {[any, any][]} */ ([[{ do: "view" }, { view: VIEW, save: "text" }], [{ do: "turn", at: "C1" }, { changed: true }]])) {
      const answered = host.ask(event);
      await micropython.answer(answer);
      await answered;
    }
    const stopped = host.ask(A1).catch(() => {});
    host.stop();
    await stopped;
    const recovered = host.recover(A1);
    const again = await small.come();
    assert.deepEqual([micropython.ended, again.news], [1, [{ do: "load", text: "text", then: [{ do: "turn", at: "C1" }] }]]);
    await again.answer({ view: { ...VIEW, say: "again" } });
    assert.equal((await recovered).view?.say, "again");
  });

  it("before anything was played shows the game as it begins", async () => {
    const { host, small } = begun("micropython");
    const python = await small.come();
    const stopped = host.ask(A1).catch(() => {});
    host.stop();
    await stopped;
    void host.recover(A1);
    const again = await small.come();
    assert.deepEqual([python.ended, again.news], [1, [{ do: "view", have: 0 }]]);
  });

  it("of a file that Pyodide opens leaves the game to MicroPython", async () => {
    const { host, micropython, pyodide, small, asked } = await both();
    const stopped = host.ask(OPEN).catch(() => {});
    await settled();
    host.stop();
    await stopped;
    asked();
    const recovered = host.recover(OPEN);
    await settled();
    assert.deepEqual([asked(), small.times], [[[{ do: "view" }], []], 1]);
    await micropython.answer({ view: VIEW, save: "text" });
    await recovered;
    void host.ask(OPEN).catch(() => {});
    await settled();
    assert.deepEqual(asked(), [[OPEN], []]); // Pyodide may still be at the first one
    await micropython.answer({ view: VIEW, save: "file" });
    const rested = host.rest();
    await pyodide.answer({});
    await pyodide.answer({ view: VIEW });
    await rested;
    assert.equal(host.goesOn, false);
  });
});

rows("a question that was stopped needs no answer", Object.fromEntries(["look", "plot", "tell", "link", "picture", "keep", "export"].map((what) => [what, [what]])), async (what) => {
  const { host, small } = await both();
  assert.deepEqual([await host.recover({ do: what }), small.times], [{}, 1]);
});
