/** Files inside a script, which a worker gets as text. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { unpack } from "../../../static/python/inside.js";

test("what a worker begins by has no import of a module's own, which tools change", async (t) => {
  /** @type {Blob[]} */
  const made = [];
  const list = JSON.stringify([["a.js", "text/javascript", 2]]);
  const whole = new Blob([new Uint8Array([0, 0, 0, list.length]), list, "1;"]);
  const packed = new Response(whole.stream().pipeThrough(new CompressionStream("gzip")));
  const text = btoa(String.fromCharCode(...new Uint8Array(await packed.arrayBuffer())));
  t.mock.method(URL, "createObjectURL", (/** @type {Blob} */ blob) => `blob:${made.push(blob)}`);
  await unpack(text, "a.js");
  const [own, worker] = await Promise.all(made.map((blob) => blob.text()));
  assert.equal(own, "1;");
  const [functions, rest] = worker.split(', (files) => import(files["a.js"]), ');
  assert.equal(rest, `"${text}");`);
  assert.ok(!functions.includes("import"));
});
