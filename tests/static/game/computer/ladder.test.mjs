/**
 * The ladder: which wins fill a stone, what is offered next, and what is kept.
 */
import assert from "node:assert/strict";
import { beforeEach, it } from "node:test";
import { openTab, provide, Storage } from "../../support/browser.mjs";
import { rows } from "../../support/rows.mjs";

const { against, beaten, climb, ladder, stones } =
  await import("../../../../static/game/computer/ladder.js");

const LADDER = "ttgo:1:ladder";
beforeEach(() => {
  provide({ localStorage: new Storage() });
  openTab();
});

/** What a win gives in a game that is kept as that. */
function won(kept, view = {}, now = true) {
  localStorage.setItem("ttgo:1:opponents", JSON.stringify({ g: kept }));
  return climb(
    /** @type {any} */ ({ size: [9, 9], branches: {}, players: "BWBW", ...view }),
    "g",
    now,
  );
}

rows(
  "a win",
  {
    "fills its stone, and the next level is next": ["white 10", {}, "●○○○○", false, "9 30"],
    "as White, too": ["black 30", {}, "○●○○○", false, "9 100"],
    "with a hint fills none": ["white 10 helped", {}, "○○○○○", true, "9 10"],
    "with another move once played, none": [
      "white 10",
      { branches: { 3: ["C3"] } },
      "○○○○○",
      true,
      "9 10",
    ],
    "with a handicap, none": ["white 10", { players: "BBW" }, "○○○○○", false, "9 10"],
    "on a rectangle, too": ["white 10", { size: [9, 13] }, "○○○○○", false, "9 10"],
  },
  (kept, view, nine, helped, next) => {
    const found = won(kept, view);
    assert.deepEqual([stones("9"), found.helped, found.next?.join(" ")], [nine, helped, next]);
  },
);

it("is looked at again without being won again", () => {
  won("white 10", {}, false);
  assert.equal(stones("9"), "○○○○○");
  won("white 10");
  localStorage.setItem(LADDER, JSON.stringify({ "9 10": "2026-11-26" }));
  assert.deepEqual(won("white 10 helped", {}, false), { helped: false, next: ["9", "30"] });
  assert.deepEqual(beaten(), [["9 10", "2026-11-26"]]);
});

it("has an end, and other boards have no stones", () => {
  for (const size of [9, 13, 19])
    for (const level of [10, 30, 100, 1000, 10000]) won(`white ${level}`, { size: [size, size] });
  assert.deepEqual([beaten().length, won("white 10").next], [15, undefined]);
  assert.deepEqual(["7", ""].map(stones), ["", ""]);
  assert.equal(ladder(), [9, 13, 19].map((size) => `${size}×${size}\u00a0●●●●●`).join(" "));
});

rows(
  "what is kept may be anything",
  {
    text: ['"x"'],
    nothing: ["null"],
    junk: ["{"],
    deep: ['{"9 10":{}}'],
  },
  (text) => {
    localStorage.setItem(LADDER, text);
    localStorage.setItem("ttgo:1:opponents", text);
    assert.equal(stones("9").length, 5);
    assert.deepEqual(against("9 10"), {
      you: "",
      colour: "",
      level: text.includes("9 10") ? "Object]" : "",
      helped: false,
    });
    assert.equal(won("white 10").next?.join(" "), "9 30");
  },
);
