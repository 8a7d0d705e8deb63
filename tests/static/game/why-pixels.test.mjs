/** The bytes of a picture as text for Python. */

import assert from "node:assert/strict";
import test from "node:test";
import { rowsOf } from "../../../static/why/pixels.js";

test("red, green and blue of each pixel by rows, without how opaque it is", () => {
  assert.deepEqual(
    rowsOf(new Uint8ClampedArray([1, 2, 3, 255, 250, 251, 252, 0, 9, 9, 9, 9, 0, 0, 0, 0]), 2),
    ["010203fafbfc", "090909000000"],
  );
});
