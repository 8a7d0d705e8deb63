/** The addresses of exercises: what they lead to, and the three of each day. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { it } from "node:test";
import { openTab, provide } from "../support/browser.mjs";

let isOffline = false;
provide({
  addEventListener: () => {},
  fetch: async (file) => {
    if (isOffline) throw new TypeError("Failed to fetch");
    return { ok: true, text: () => readFile(file, "utf8") };
  },
});
openTab();
const { addressOf, ofDay } = await import("../../../static/learn/chosen.js");
const { ADDRESS } = await import("../../../static/learn/progress.js");

it("a day has three exercises, each harder, the same for all, others on most other days", async () => {
  const days = Array.from({ length: 40 }, (_, day) =>
    new Date(Date.UTC(2026, 11, day)).toISOString().slice(0, 10),
  );
  const all = await Promise.all(
    days.map(async (day) => Promise.all([1, 2, 3].map((task) => ofDay(day, task)))),
  );
  assert.deepEqual(await ofDay(days[7], 3), all[7][2]);
  for (const tasks of all)
    assert.deepEqual(
      tasks.map((id) => id.match(ADDRESS)?.[2]),
      ["1", "3", "5"],
    );
  assert.equal(new Set(all.flat()).size, 120);
  assert.equal(new Set(all.flat().map((id) => id.split("-")[1])).size, 16);
});

it("each number is a board of its level", async () => {
  assert.equal(await addressOf("clear", 2, 0), "practice-clear-2-1a");
  assert.equal(await addressOf("clear", 2, 60 * 16 - 1), "practice-clear-2-60p");
});

it("without a network a sentence says so", async () => {
  isOffline = true;
  await assert.rejects(addressOf("clear", 2, 0), { message: /^The exercises could not be loaded/ });
});
