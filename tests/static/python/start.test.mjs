/** The start of one or both Pythons: which is started when, and what is told of it. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import { provide } from "../support/browser.mjs";
import { begun, connection, words } from "../support/game.mjs";
import { rows, settled } from "../support/rows.mjs";

// nothing here waits for time
beforeEach(() => mock.timers.enable({ apis: ["setTimeout", "setInterval"] }));
afterEach(() => mock.timers.reset());

/** A start whose MicroPython is there, and has answered what the page asked first. */
async function answered(choice) {
  const all = begun(choice);
  await all.small.come();
  all.pythons.goOn();
  await settled();
  return all;
}

rows(
  "which Python is started",
  {
    "both, where nothing is said": [null, {}, [1, 1], "coming"],
    "both, for a word that is none": ["cpython", {}, [1, 1], "coming"],
    "MicroPython alone": ["micropython", {}, [1, 0], "none"],
    "Pyodide alone": ["pyodide", {}, [0, 1], "coming"],
    "MicroPython alone for who saves data": [null, { saveData: true }, [1, 0], "none"],
    "and on a slow line": [null, { effectiveType: "3g" }, [1, 0], "none"],
    "Pyodide if it is chosen, whoever saves data": [
      "pyodide",
      { saveData: true },
      [0, 1],
      "coming",
    ],
  },
  async (choice, line, times, pyodide) => {
    Object.assign(connection, line);
    const { pythons, small, whole } = await answered(choice);
    Object.assign(connection, { saveData: false, effectiveType: "4g" });
    assert.deepEqual([[small.times, whole.times], pythons.pyodideIs], [times, pyodide]);
  },
);

it("one browser alone knows its line", async () => {
  provide({ navigator: {} });
  const { whole } = await answered(null);
  provide({ navigator: { connection } });
  assert.equal(whole.times, 1);
});

describe("the start", () => {
  it("gives MicroPython a second alone", async () => {
    const { whole } = begun();
    mock.timers.tick(999);
    await settled();
    assert.equal(whole.times, 0);
    mock.timers.tick(1);
    await settled();
    assert.equal(whole.times, 1);
  });

  it("gives MicroPython the line until what was asked first is answered", async () => {
    const { pythons, small, whole, started } = begun();
    await small.come();
    assert.deepEqual([await started, whole.times], ["there", 0]);
    pythons.goOn();
    await settled();
    assert.equal(whole.times, 1);
  });

  it("ends with MicroPython; Pyodide is told when it comes", async () => {
    const { pythons, whole, heard, started } = await answered(null);
    assert.deepEqual([await started, pythons.pyodideIs], ["there", "coming"]);
    whole.report(0.5, "half");
    await whole.come();
    assert.deepEqual([heard, pythons.pyodideIs], [["half", "more"], "there"]);
  });

  it("ends with Pyodide where it is faster, and that is asked", async () => {
    const { game, small, whole, started } = begun();
    mock.timers.tick(1000);
    await settled();
    const pyodide = await whole.come();
    assert.equal(await started, "there");
    await small.come();
    void game.ask({ do: "view" });
    await settled();
    assert.deepEqual(pyodide.news, [{ do: "view" }]);
  });
});

rows(
  "what is told of a start that fails",
  {
    "MicroPython's, where it is alone": ["micropython", ["no wasm"], [], "no wasm"],
    "Pyodide's, where it is alone": ["pyodide", [], ["no line"], "no line"],
    "Pyodide's, where both fail": [null, ["first"], ["second"], "second"],
    "MicroPython's, if the page's policy is the cause": [
      null,
      [`no: ${words.loading.policy}`],
      ["second"],
      `no: ${words.loading.policy}`,
    ],
  },
  async (choice, small, whole, sentence) => {
    const begins = begun(choice);
    for (const why of small) await begins.small.fail(why);
    for (const why of whole) await begins.whole.fail(why);
    assert.equal(await begins.started, sentence);
  },
);

it("Pyodide may fail while MicroPython goes on", async () => {
  const { pythons, whole, heard, started } = await answered(null);
  await whole.fail("no line");
  assert.equal(await started, "there");
  assert.deepEqual([heard, pythons.pyodideIs], [["more", "no line"], "failed"]);
});

it("Pyodide is fetched for who saves data if MicroPython fails", async () => {
  connection.saveData = true;
  const { pythons, small, whole } = begun();
  connection.saveData = false;
  await small.fail("no wasm");
  assert.deepEqual([whole.times, pythons.pyodideIs], [1, "coming"]);
});

it("a browser without WebAssembly is too old", async () => {
  const { WebAssembly } = globalThis;
  Reflect.deleteProperty(globalThis, "WebAssembly");
  const { small, whole, started } = begun();
  Object.assign(globalThis, { WebAssembly });
  assert.equal(await started, words.loading.failed({ cause: words.loading.old }));
  assert.deepEqual([small.times, whole.times], [0, 0]);
});
