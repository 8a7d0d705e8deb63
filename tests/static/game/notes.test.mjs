/** What a file says besides its turns: when its tab is there, what leads to it, chat apart. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { part, provide } from "../support/browser.mjs";
import { Made, page } from "../support/elements.mjs";
import { rows } from "../support/rows.mjs";

/** @type {Record<string, any>} */ const parts = {};
provide({
  document: Object.assign(page, {
    body: { dataset: {} },
    getElementById: (id) =>
      (parts[id] ??= Object.assign(new Made(), { querySelector: () => part() })),
  }),
  Option: class {},
});
const { Notes, partsOf } = await import("../../../static/game/notes.js");
const choice = { length: 0, options: [], replaceChildren() {}, addEventListener() {} };
document.getElementById("games").querySelector = /** @type {any} */ (() => choice);
const notes = new Notes(() => {});
parts["tab-comments"].hidden = true;
Object.assign(Made.prototype, { isEqualNode: () => false });
const show = (/** @type {any} */ view, /** @type {any} */ context = {}) =>
  notes.show(
    { names: {}, remarks: [], comment: "", games: null, error: false, over: null, ...view },
    context,
  );
const seen = () => ["tab-comments", "more-said"].map((id) => !parts[id].hidden);

it("the tab of comments is there once a game has one", () => {
  show({}, { anew: true });
  assert.deepEqual(seen(), [false, false]);
  show({ comment: "Good." });
  assert.deepEqual(seen(), [true, false]);
  show({});
  assert.deepEqual(seen(), [true, false], "and stays");
  show({ remarks: ["Two moves at A1."] }, { anew: true, event: { do: "open" } });
  assert.deepEqual(seen(), [true, true]);
  show({ comment: "x".repeat(81), remarks: ["Two moves at A1."] }, { event: { do: "goto" } });
  assert.deepEqual(seen(), [true, true]);
  show({ comment: "\n\n Good. \n" });
  assert.deepEqual([seen(), parts.noted.textContent], [[true, false], "Good."]);
  show({}, { anew: true });
  assert.deepEqual(seen(), [false, false]);
});

it("an unknown result is not told", () => {
  show({ names: { RE: "?" } });
  assert.equal(parts.players.hidden, true);
  show({ names: { RE: "W+R" } });
  assert.equal(parts.players.children[0].textContent, "Recorded result: White wins by resignation");
  show({ names: { RE: "W+R" }, resigned: "W+R" });
  assert.equal(parts.players.hidden, true, "the end sheet tells it");
  show({ names: { RE: "W+R", PB: "Ada" }, resigned: "W+R" });
  assert.equal(parts.players.children.length, 2, "a file is told as it is");
});

rows(
  "of a comment, what people said meanwhile is apart",
  {
    "no chat": ["Good.\nMove", ["Good.\nMove", ""]],
    "chat after it": ["Good.\n-- chat --\na: hi\nb: hi", ["Good.", "a: hi\nb: hi"]],
    "chat alone": ["-- chat --\na: let us chat", ["", "a: let us chat"]],
  },
  (comment, found) => assert.deepEqual(partsOf(comment), found),
);
