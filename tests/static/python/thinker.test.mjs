/** What a thinker does after something has happened: each state with each happening. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { rows } from "../support/rows.mjs";

const { next } = await import("../../../static/python/thinker.js");

const [SLICE, DONE] = [{ done: false }, { done: true }];
/** @type {any} */
const RESTS = { is: "rests", about: "", since: 0, found: null };
const thinks = (about, more = {}) => ({ ...RESTS, is: "thinks", about, ...more });

/** By their names in the table. @type {Record<string, any>} */
const STATES = {
  rests: RESTS,
  knows: { ...RESTS, found: DONE },
  turn: thinks("turn"),
  slice: thinks("turn", { found: SLICE }),
  hint: thinks("hint"),
  pauses: thinks("turn", { is: "pauses", found: DONE }),
  stopped: { ...RESTS, is: "stopped" },
};
const OTHERS = {
  asksTurn: thinks("turn", { since: 500 }),
  asksHint: thinks("hint", { since: 500 }),
  stoppedSlice: { ...RESTS, is: "stopped", found: SLICE },
  stoppedDone: { ...RESTS, is: "stopped", found: DONE },
};
const SHOWN = { what: "shown", own: false, hint: false, refused: false };

/** @type {Record<string, any>} */
const HAPPENINGS = {
  "a view of nobody's turn": SHOWN,
  "of its own": { ...SHOWN, own: true },
  "of which a hint is wanted": { ...SHOWN, hint: true },
  "of its own, and a hint is wanted": { ...SHOWN, own: true, hint: true },
  "a turn is refused": { ...SHOWN, hint: true, refused: true },
  "so is its own": { ...SHOWN, own: true, refused: true },
  "it is its turn": { what: "changed", own: true },
  "it is not": { what: "changed", own: false },
  "asked for its turn": { what: "asked", about: "turn" },
  "asked for a hint": { what: "asked", about: "hint" },
  stopped: { what: "stopped" },
};

/** The next state at 500 ms; = where it is the same one. */
const TABLE = `
                                   rests    knows       turn     slice        hint     pauses      stopped
a view of nobody's turn          | rests      rests       rests    rests        rests    rests       rests
of its own                       | asksTurn asksTurn    asksTurn asksTurn     asksTurn asksTurn    asksTurn
of which a hint is wanted        | asksHint asksHint    asksHint asksHint     asksHint asksHint    asksHint
of its own, and a hint is wanted | asksTurn asksTurn    asksTurn asksTurn     asksTurn asksTurn    asksTurn
a turn is refused                | =        =           =        =            =        =           =
so is its own                    | asksTurn asksTurn    =        =            =        =           =
it is its turn                   | asksTurn asksTurn    =        =            =        =           asksTurn
it is not                        | =        =           stopped  stopped      =        stopped     =
asked for its turn               | asksTurn asksTurn    asksTurn asksTurn     asksTurn asksTurn    asksTurn
asked for a hint                 | asksHint asksHint    asksHint asksHint     asksHint asksHint    asksHint
stopped                          | stopped  stoppedDone stopped  stoppedSlice stopped  stoppedDone stopped
`;

describe("the next state, by what happens and the state", () => {
  const [names, ...lines] = TABLE.trim().split("\n");
  for (const line of lines) {
    const [what, then] = line.split("|").map((part) => part.trim());
    it(what, () =>
      names.split(/\s+/).forEach((name, index) => {
        const expected = then.split(/\s+/)[index];
        const now = STATES[name];
        const found = next(now, HAPPENINGS[what], 500);
        if (expected === "=") assert.equal(found, now, name);
        else assert.deepEqual(found, { ...STATES, ...OTHERS }[expected], name);
      }),
    );
  }
});

rows(
  "an answer, while it thinks since 0 ms and pauses till 450",
  {
    "a slice of its turn": ["turn", SLICE, 100, thinks("turn", { found: SLICE })],
    "early, its turn": ["turn", DONE, 449, STATES.pauses],
    "its turn": ["turn", DONE, 450, STATES.knows],
    "an early hint": ["hint", DONE, 100, STATES.knows],
  },
  (about, answer, at, then) =>
    assert.deepEqual(next(thinks(about), { what: "found", answer, pause: 450 }, at), then),
);

it("it has paused", () =>
  assert.deepEqual(next(STATES.pauses, { what: "waited" }, 500), STATES.knows));
