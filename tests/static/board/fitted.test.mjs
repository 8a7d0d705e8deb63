/** How large the points of a grid are, and where. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { provide, providePage } from "../support/browser.mjs";
import { rows } from "../support/rows.mjs";

providePage();
provide({ window: globalThis, devicePixelRatio: 1 });
const { fitted } = await import("../../../static/board/fitted.js");
const SIZES = /** @type {[number, number][]} */ ([
  [9, 9],
  [19, 19],
  [1, 1],
  [5, 13],
  [52, 52],
]);

/** What a fitted grid takes, with half a cell around its lines. */
function edges({ window: [x1, y1, x2, y2], cell, left, top }) {
  return {
    left: left + (x1 - 0.5) * cell,
    right: left + (x2 + 0.5) * cell,
    top: top + (y1 - 0.5) * cell,
    bottom: top + (y2 + 0.5) * cell,
  };
}

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
    for (const ratio of [1, 1.5, 2, 3]) {
      provide({ devicePixelRatio: ratio });
      for (const size of SIZES) {
        for (const coordinates of [true, false]) {
          const m = fitted(width, height, size, [0, 0, size[0] - 1, size[1] - 1], coordinates);
          const { left, right, top, bottom } = edges(m);
          const what = JSON.stringify([ratio, size, coordinates, m]);
          assert.ok(
            m.cell >= 0 &&
              right <= width + 1 / ratio &&
              bottom <= height + 1 / ratio &&
              top >= -1 / ratio &&
              left >= -1 / ratio,
            what,
          ); // it is inside
          const room = Math.min((width - 16) / (size[0] + 1), (height - 16) / (size[1] + 1));
          assert.ok(m.cell + 1 / ratio > room, `${what} is too small`);
          if (m.cell >= 1 / ratio) {
            // whole device pixels
            assert.equal(Math.abs(m.cell * ratio - Math.round(m.cell * ratio)) < 1e-9, true, what);
            // an odd line is sharp in the middle of a pixel
            const line = m.left * ratio - (Math.round(ratio) % 2) / 2;
            assert.ok(Math.abs(line - Math.round(line)) < 1e-6, what);
          }
        }
      }
    }
    provide({ devicePixelRatio: 1 });
  },
);

it("a part is as large as a grid of its size, and its own points are in it", () => {
  const part = fitted(400, 300, [19, 19], [10, 2, 14, 6], false);
  const alone = fitted(400, 300, [5, 5], [0, 0, 4, 4], false);
  assert.equal(part.cell, alone.cell);
  assert.deepEqual([part.left + 10 * part.cell, part.top + 2 * part.cell], [alone.left, alone.top]);
  assert.deepEqual([part.columns, part.rows, part.window], [19, 19, [10, 2, 14, 6]]);
});
