/** What a board that plays needs is asked for when the first one comes near, once. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { provide } from "../support/browser.mjs";

const { ahead } = await import("../../../static/embed/ahead.js");

it("the first board that comes near asks for all, the second for nothing", () => {
  const Board = { near() {} };
  const [asked, links] = [[], []];
  provide({
    customElements: { get: () => Board },
    fetch: async (address) =>
      asked.push(String(address).replace(/.*\/(static|x.example)\//, "")) && new Response("{}"),
    document: { createElement: () => ({}), head: { append: (link) => void links.push(link) } },
  });
  ahead(
    ["./embed/play.js", "./python/micropython-worker.js"],
    "../said-00000a/ttgo/languages/en.json",
    "https://x.example/static/embed.js",
  );
  assert.deepEqual([asked, links], [[], []]);
  Board.near();
  Board.near();
  assert.deepEqual(asked, [
    "node_modules/@micropython/micropython-webassembly-pyscript/micropython.wasm",
    "pyscript.json",
    "said-00000a/ttgo/languages/en.json",
  ]);
  assert.deepEqual(
    links.map(({ rel, href }) => [rel, href.replace(/.*\/static\//, "")]),
    [
      ["modulepreload", "embed/play.js"],
      ["modulepreload", "python/micropython-worker.js"],
    ],
  );
});

it("a browser that is too old for the element is left alone", () => {
  provide({ customElements: { get: () => undefined } });
  ahead(["./play.js"], "./said/", "https://x.example/");
});
