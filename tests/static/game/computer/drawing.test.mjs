/** What is drawn of a better turn: the line that begins with it, numbered, and what was taken. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { drawBetter } from "../../../../static/game/computer/drawing.js";

it("the better turn is drawn with what follows, and the turn of the game is crossed out", () => {
  const drawn = [];
  drawBetter(
    /** @type {any} */ ({
      palette: {},
      m: { cell: 40 },
      centre: (at) => [at, 0],
      stone: (kind, at) => drawn.push(kind + at),
      text: (text) => drawn.push(text),
      cross: (at) => drawn.push(`cross ${at}`),
    }),
    /** @type {any} */ ({
      turn: 3,
      player: "black",
      taken: "C1",
      better: "C2",
      line: ["C2", "D2"],
    }),
  );
  assert.deepEqual(drawn, ["XC2", "1", "OD2", "2", "cross C1"]);
});
