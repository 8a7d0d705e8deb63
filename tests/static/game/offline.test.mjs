/** What links once wrote into the site's storage is removed, once, and nobody else's. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { provide, Storage } from "../support/browser.mjs";
import { rows } from "../support/rows.mjs";

provide({ document: { querySelectorAll: () => [] }, navigator: {} });
const { removeLeftovers } = await import("../../../static/game/offline.js");

/** An origin with a file and a bucket of somebody's. */
function origin({ stored = {}, caches = [], databases = [], buckets = true } = {}) {
  const there = { files: new Set(["big", "folder"]), buckets: new Set(["b"]) };
  provide({
    localStorage: Object.assign(new Storage(), stored),
    caches: { keys: async () => caches },
    indexedDB: { databases: async () => databases },
    navigator: {
      storage: {
        getDirectory: async () => ({
          keys: () => [...there.files].values(),
          removeEntry: async (name, how) => how.recursive && there.files.delete(name),
        }),
      },
      ...(buckets && {
        storageBuckets: {
          keys: async () => [...there.buckets],
          delete: async (name) => there.buckets.delete(name),
        },
      }),
    },
  });
  return there;
}

rows(
  "What is left",
  {
    "of an origin of ours": [
      { stored: { "ttgo:1:level": "5" }, caches: ["ttgo https://x/ newest"] },
      0,
      0,
    ],
    "where there are no buckets": [{ buckets: false }, 0, 1],
    "where another page keeps something": [{ stored: { todo: "x" } }, 2, 1],
    "where another page has a cache": [{ caches: ["app-v1"] }, 2, 1],
    "where another page has a database": [{ databases: [{ name: "notes" }] }, 2, 1],
  },
  async (has, files, buckets) => {
    const there = origin(has);
    await removeLeftovers();
    assert.deepEqual([there.files.size, there.buckets.size], [files, buckets]);
  },
);

it("is looked for once, or until it could be removed", async () => {
  const there = origin();
  const { getDirectory } = navigator.storage;
  navigator.storage.getDirectory = () => Promise.reject(new Error("no access"));
  await removeLeftovers().catch(() => {});
  navigator.storage.getDirectory = getDirectory;
  await removeLeftovers();
  assert.equal(there.files.size, 0);
  there.files.add("of a later page");
  await removeLeftovers();
  assert.equal(there.files.size, 1);
});
