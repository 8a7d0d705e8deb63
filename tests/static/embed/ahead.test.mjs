/** What a board that plays needs is asked for when the first one comes near, once. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { provide } from "../support/browser.mjs";

const { ahead } = await import("../../../static/embed/ahead.js");

/** A page with a board. @param {object} elements  what each element has */
function page(elements) {
  const [asked, links, seen] = [[], [], []];
  let sees = (_entries) => {};
  provide({
    Element: class {
      static {
        Object.assign(this.prototype, elements);
      }
    },
    IntersectionObserver: class {
      constructor(act) {
        sees = act;
      }

      observe = (board) => void seen.push(board);
      disconnect() {}
    },
    fetch: async (address) =>
      asked.push(String(address).replace(/.*\/(static|x.example)\//, "")) && new Response("{}"),
    document: {
      querySelectorAll: () => ["board"],
      createElement: () => ({}),
      head: { append: (link) => void links.push(link) },
    },
  });
  const ask = ahead(
    ["../said-00000a/ttgo/languages/en.json", "./embed/play.js", "./python/micropython-worker.js"],
    "https://x.example/static/embed.js",
  );
  return { asked, links, seen, ask, sees: (isIntersecting) => sees([{ isIntersecting }]) };
}

it("the first board that comes near asks for all, the second for nothing", () => {
  const { asked, links, ask, sees } = page({ role: null });
  sees(false);
  assert.deepEqual([asked, links], [[], []]);
  sees(true);
  ask();
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
  assert.deepEqual([page({ role: null }).seen, page({}).seen], [["board"], []]);
});
