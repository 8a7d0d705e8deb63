/** A comment of a file: what people said meanwhile is shown apart. */
import assert from "node:assert/strict";
import { partsOf } from "../../../static/game/notes.js";
import { rows } from "../support/rows.mjs";

rows(
  "of a comment, what people said meanwhile is apart",
  {
    "no chat": ["Good.\nMove", ["Good.\nMove", ""]],
    "chat after it": ["Good.\n-- chat --\na: hi\nb: hi", ["Good.", "a: hi\nb: hi"]],
    "chat alone": ["-- chat --\na: let us chat", ["", "a: let us chat"]],
  },
  (comment, found) => assert.deepEqual(partsOf(comment), found),
);
