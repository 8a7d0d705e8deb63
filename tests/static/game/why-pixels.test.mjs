/** The bytes of a picture as text for Python. */

import assert from "node:assert/strict";
import test from "node:test";
import { text } from "../../../static/why/pixels.js";

test("red, green and blue of each pixel, without how opaque it is", () => {
  assert.equal(atob(text(new Uint8ClampedArray([1, 2, 3, 255, 250, 251, 252, 0]))), "\x01\x02\x03\xfa\xfb\xfc");
});
