/**
 * What a link of "Change a rule" holds, and what of a hostile one is taken; the text of a drawn
 * grid.
 */
import assert from "node:assert/strict";
import { it } from "node:test";
import { rows } from "../support/rows.mjs";
import { fragmentOf, savedIn } from "../../../static/change/link.js";

const CODE = "def repeats(position, earlier):\n    return False";

rows(
  "comes back as it was",
  {
    "a grid alone": [{ graph: "torus 7 7", edits: {}, turns: [] }, 60],
    "a change and turns": [
      { graph: "rectangle 5 5", edits: { repeats: CODE }, turns: ["A1", "pass", "C3"] },
      200,
    ],
    "letters of any kind": [{ graph: "A-B", edits: { move: "# é 囲碁 😀" }, turns: [] }, 120],
  },
  async (saved, most) => {
    const fragment = await fragmentOf(saved);
    assert.match(fragment, /^#c=[\w-]+$/);
    assert.ok(fragment.length < most, String(fragment.length));
    assert.deepEqual(await savedIn(fragment), saved);
  },
);

it("another fragment says nothing", async () => assert.equal(await savedIn("#rule-7"), null));

async function packed(given) {
  const stream = new Blob([typeof given === "string" ? given : JSON.stringify(given)])
    .stream()
    .pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return `#c=${btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")}`;
}

rows(
  "is refused",
  {
    "no base64": ["#c=%%%"],
    "nothing packed": ["#c=AAAA"],
    "no JSON": [packed("{")],
    "no grid": [packed({})],
    "a grid that is no text": [packed({ g: 5 })],
    "code that is no text": [packed({ g: "A", e: { move: 5 } })],
    "turns that are no text": [packed({ g: "A", t: ["A"] })],
    "a megabyte of blanks": [packed(" ".repeat(1_000_000))],
  },
  async (fragment) => {
    await assert.rejects(savedIn(await fragment));
  },
);
