/** What a link of "Change a rule" names, and what of an older or a hostile one is taken. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { rows } from "../support/rows.mjs";
import { fragmentOf, linkIn } from "../../../static/change/link.js";
import { packed } from "../../../static/keep/packed.js";

rows(
  "comes back as it was",
  {
    "a grid alone": [{ graph: "torus 7 7", cards: [], turns: [] }, "#grid=torus+7+7"],
    "cards and turns": [
      { graph: "rectangle 5 5", cards: ["no-memory", "one-pass"], turns: ["A1", "pass", "C3"] },
      "#grid=rectangle+5+5&cards=no-memory+one-pass&turns=A1+pass+C3",
    ],
    "a drawn grid": [
      { graph: "A-B&c=1 é", cards: [], turns: ["é"] },
      "#grid=A-B%26c%3D1+%C3%A9&turns=%C3%A9",
    ],
  },
  async (link, fragment) => {
    assert.equal(fragmentOf(link), fragment);
    assert.deepEqual(await linkIn(fragment), link);
  },
);

it("another fragment says nothing", async () => {
  assert.equal(await linkIn("#rule-7"), null);
  assert.equal(await linkIn(""), null);
});

const older = async (given) => `#c=${await packed(JSON.stringify(given))}`;

it("an older one has its code as text, and no card", async () => {
  const code = { repeats: "def repeats(): ...", over: "def over(): ..." };
  assert.deepEqual(await linkIn(await older({ g: "torus 5", e: code, t: "A1 pass" })), {
    graph: "torus 5",
    cards: [],
    turns: ["A1", "pass"],
    code: "def repeats(): ...\n\n\ndef over(): ...",
  });
});

rows(
  "is refused",
  {
    "no base64": ["#c=%%%"],
    "nothing packed": ["#c=AAAA"],
    "no JSON": [packed("{").then((letters) => `#c=${letters}`)],
    "no grid": [older({})],
    "a grid that is no text": [older({ g: 5 })],
    "turns that are no text": [older({ g: "A", t: ["A"] })],
    "a megabyte of blanks": [older(" ".repeat(1_000_000))],
  },
  async (fragment) => {
    await assert.rejects(linkIn(await fragment));
  },
);
