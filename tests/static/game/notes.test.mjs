/** The title of a file’s game; and of a comment what people said meanwhile is shown apart. */
import assert from "node:assert/strict";
import { partsOf, titleOf } from "../../../static/game/notes.js";
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

rows(
  "a title has each fact once",
  {
    "all of them": [
      { PB: "A", GN: "Ears", EV: "Castle", RO: "2", PC: "Edo", DT: "1846", RE: "B+2" },
      ["Ears", "Castle · 2 · Edo · 1846 · Recorded result: Black wins by 2 points"],
    ],
    "no name but the event": [{ EV: "Castle", DT: "1846" }, ["Castle", "1846"]],
    "the name twice": [{ GN: "Castle", EV: "Castle", RE: "?" }, ["Castle", ""]],
    "neither, and a long place": [{ PC: "x".repeat(99) }, ["", "x".repeat(80)]],
    "players alone": [{ PB: "A" }, ["", ""]],
  },
  (names, title) => assert.deepEqual(titleOf(names), title),
);
