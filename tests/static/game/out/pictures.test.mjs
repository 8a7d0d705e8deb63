/** How a GIF is made. What is saved and shown: e2e/game/test_share.py. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { gifOf } from "../../../../static/game/out/pictures.js";

const [BLACK, WHITE, PASS] = ["A1", "B2", "pass"].map((last) => ({
  stones: ["X.", ".O"],
  reach: ["..", ".."],
  last,
}));

it("has what changes of each grid, all its colours, and the last grid longest", async () => {
  const [frames, told] = [[], []];
  const ink = { A1: 1, B2: 2, pass: 3 };
  const encoder = {
    quantize: (data, most) =>
      [...data].filter((_, at) => at % 8 === 0).map((tone) => [tone, most, 0]),
    applyPalette: (data) => Uint8Array.of(data[0], data[4]),
    GIFEncoder: () => ({
      writeFrame: (pixels, ...how) => void frames.push([[...pixels], ...how]),
      finish: () => void frames.push("end"),
      bytes: () => new Uint8Array(frames.length),
    }),
  };
  const gif = await gifOf(
    [BLACK, WHITE, PASS],
    ({ last }) => ({
      data: Uint8ClampedArray.of(ink[last], 0, 0, 255, 9, 0, 0, 255),
      width: 2,
      height: 1,
    }),
    (share) => void told.push(share),
    async () => encoder,
  );
  const how = { transparentIndex: 3, dispose: 1 };
  const palette = [
    [1, 255, 0],
    [2, 255, 0],
    [3, 255, 0],
    [0, 0, 0],
  ];
  assert.deepEqual(frames, [
    [[1, 9], 2, 1, { ...how, palette, delay: 700, transparent: false }],
    [[2, 3], 2, 1, { ...how, delay: 700, transparent: true }],
    [[3, 3], 2, 1, { ...how, delay: 2800, transparent: true }],
    "end",
  ]);
  assert.deepEqual([told, gif.type, gif.size], [[0, 1 / 3, 2 / 3], "image/gif", 4]);
});
