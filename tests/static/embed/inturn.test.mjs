/** In which order a page's boards are drawn. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { provide } from "../support/browser.mjs";

it("the first at once, then one in a task, those in sight before others; none that has left", async () => {
  /** @type {(() => void)[]} */
  const tasks = [];
  provide({ innerHeight: 800, setTimeout: (/** @type {() => void} */ task) => tasks.push(task) });
  const { inTurn } = await import("../../../static/embed/inturn.js");
  const drawn = [];
  const places = { a: -900, b: 2000, gone: 50, c: 700, d: 100 };
  for (const [name, top] of Object.entries(places)) {
    const board = {
      isConnected: name !== "gone",
      getBoundingClientRect: () => ({ top, bottom: top + 400 }),
    };
    inTurn(/** @type {HTMLElement} */ (/** @type {unknown} */ (board)), () => drawn.push(name));
  }
  const after = [[...drawn]];
  for (let task; (task = tasks.shift());) {
    task();
    after.push([...drawn]);
  }
  assert.deepEqual(after[0], ["a"]);
  assert.deepEqual(drawn, ["a", "c", "d", "b"]);
  assert.deepEqual(
    after.map(({ length }) => length),
    [1, 2, 3, 4, 4],
  );
});
