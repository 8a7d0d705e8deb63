/** The intro on the first board: what it shows, and that it leaves the board to whoever comes near. */
import assert from "node:assert/strict";
import { it, mock } from "node:test";
import { provide } from "../support/browser.mjs";
import { Made, page } from "../support/elements.mjs";

let calm = false;
provide({ matchMedia: () => ({ matches: calm }) });
const { playIntro } = await import("../../../static/game/intro.js");
mock.timers.enable({ apis: ["setInterval"] });

/** A board on which it runs, and how many black and white stones are drawn after each beat. */
function begun() {
  const invite = (page.parts.invite = new Made());
  const board = Object.assign(new Made(), { over: null, near: false, matches: () => board.near });
  let stones = "";
  playIntro(/** @type {any} */ (board), (_, { view }) => (stones = view.stones.join("")));
  const beats = (count) =>
    Array.from({ length: count }, () => {
      board.over?.({});
      const seen = board.over && ["X", "O"].map((mark) => stones.split(mark).length - 1).join("");
      mock.timers.tick(600);
      return seen;
    }).join(" ");
  return { invite, board, beats };
}

it("shows a capture for six seconds, again and again, and nothing to who is near", () => {
  const { invite, board, beats } = begun();
  assert.equal(beats(11), "60 61 62 63 54 54 54 54 54 54 60");
  board.near = true;
  board.hears("pointerenter");
  assert.equal(beats(2), " ");
  board.near = false;
  mock.timers.tick(600);
  assert.equal(beats(1), "54");
  invite.hidden = true;
  board.over = null;
  assert.equal(beats(2), " ", "a game has begun");
});

it("is still where motion is not wanted", () => {
  calm = true;
  assert.equal(begun().beats(3), "54 54 54");
});
