/** The first board's loop: what it shows, and that it leaves the board to whoever comes near. */
import assert from "node:assert/strict";
import { it, mock } from "node:test";
import { provide } from "../support/browser.mjs";
import { Made } from "../support/elements.mjs";

const invite = new Made();
let calm = false;
provide({
  document: { getElementById: () => invite },
  matchMedia: () => ({ matches: calm }),
  requestAnimationFrame() {},
});
const { loop } = await import("../../../static/game/loop.js");
mock.timers.enable({ apis: ["setInterval"] });

/** A board on which it runs, and what is drawn on it. */
function begun() {
  invite.hidden = false;
  const board = Object.assign(new Made(), { over: null, near: false, matches: () => board.near });
  const pictures = [];
  loop(/** @type {any} */ (board), (_, { view }) => pictures.push(view.stones.join("/")));
  const drawn = () => {
    board.over?.({});
    return board.over && pictures.at(-1);
  };
  return { board, drawn };
}

it("shows a capture, and begins again after six seconds", () => {
  const { drawn } = begun();
  const stones = () => drawn()?.replace(/[^O]/g, "").length;
  const seen = [];
  for (let beat = 0; beat <= 10; beat++, mock.timers.tick(600)) seen.push(stones());
  assert.deepEqual(seen, [0, 1, 2, 3, 4, 4, 4, 4, 4, 4, 0]);
});

it("goes when somebody comes near, comes back, and ends with the invitation", () => {
  const { board, drawn } = begun();
  board.near = true;
  board.hears("pointerenter", {});
  mock.timers.tick(600);
  assert.equal(drawn(), null);
  board.near = false;
  mock.timers.tick(600);
  assert.notEqual(drawn(), null);
  invite.hidden = true;
  board.over = null;
  mock.timers.tick(1200);
  assert.equal(drawn(), null);
});

it("is the captured stone's empty point, still, where motion is not wanted", () => {
  calm = true;
  const { drawn } = begun();
  const first = drawn();
  assert.match(first, /\.\.\.O\.O\.\.\./);
  mock.timers.tick(1800);
  assert.equal(drawn(), first);
});
