/** How large the points of a grid are, and where. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { provide } from "../support/browser.mjs";
import { rows } from "../support/rows.mjs";
import { fitted } from "../../../static/board/fitted.js";

const SIZES = [9, 19, 1, 52].map((side) => [side, side]).concat([[5, 13]]);

rows(
  "whatever the size of the element",
  {
    "a square": [400, 400],
    wide: [800, 300],
    high: [250, 900],
    small: [60, 60],
    "hardly anything": [12, 30],
  },
  (width, height) => {
    for (const ratio of [1, 1.5, 2, 3])
      for (const [columns, lines] of SIZES)
        for (const coordinates of [true, false]) {
          const part = /** @type {any} */ ([0, 0, columns - 1, lines - 1]);
          const m = fitted(width, height, [columns, lines], part, coordinates, ratio);
          const what = JSON.stringify(m);
          for (const [from, all, length] of [
            [m.left, columns, width],
            [m.top, lines, height],
          ]) {
            assert.ok(from - m.cell / 2 >= -1 / ratio, `${what} begins outside`);
            assert.ok(from + (all - 0.5) * m.cell <= length + 1 / ratio, `${what} ends outside`);
          }
          const room = Math.min((width - 24) / (columns + 1), (height - 24) / (lines + 1));
          assert.ok(m.cell + 1 / ratio > room, `${what} is too small`);
          if (m.cell < 1 / ratio) continue;
          // whole device pixels; an odd line is sharp in the middle of one
          for (const length of [m.cell, m.left - (Math.round(ratio) % 2) / 2 / ratio])
            assert.ok(Math.abs(length * ratio - Math.round(length * ratio)) < 1e-6, what);
        }
  },
);

it("a part is as large as a grid of its size, and its own points are in it", () => {
  provide({ window: { devicePixelRatio: 2 } });
  const part = fitted(400, 300, [19, 19], [10, 2, 14, 6], false);
  const alone = fitted(400, 300, [5, 5], [0, 0, 4, 4], false, 2);
  assert.equal(part.cell, alone.cell);
  assert.deepEqual([part.left + 10 * part.cell, part.top + 2 * part.cell], [alone.left, alone.top]);
  assert.deepEqual([part.columns, part.rows, part.window], [19, 19, [10, 2, 14, 6]]);
});
