/**
 * A question on a board: what Python is asked for it, and what is said, offered, drawn and told
 * after each answer.
 */
import assert from "node:assert/strict";
import { it } from "node:test";
import { after, drawn } from "../../support/kit.mjs";
import { rows } from "../../support/rows.mjs";
import * as asking from "../../../../static/words/asked.js";

const { Ask } = await import("../../../../static/embed/roles/ask.js");
const { askAgain, noMore, showMe } = asking;
const POINT = { question: { choices: [], left: 2 } };
const CHOICE = { question: { choices: ["black", "white"], left: 1 } };
const OWN = { ask: "all A1 B1 C1", right: "Well done.", wrong: "Look again." };

/** What Python judges of a guess. */
const judged = (more = {}) => ({
  guess: {
    right: true,
    at: "A1",
    say: "It is so.",
    paths: [],
    points: [],
    earlier: null,
    frames: [],
    finds: ["A1"],
    left: 1,
    ...more,
  },
});

it("Python is asked its words", async () => {
  const { kit } = await after(Ask, { ask: "all reach white a1, b2" }, []);
  const question = { words: "reach white a1 b2" };
  assert.deepEqual(kit.asked.news(), [{ do: "question", question }]);
});

rows(
  "what is said, offered, drawn, and told to the page",
  {
    "of choices": [
      { ask: "winner" },
      [{ question: { choices: ["black", "white", 7], left: 1 } }],
      "Choose an answer.",
      ["7", "Black", "White"],
    ],
    "of turns": [
      { ask: "repeated" },
      [{ question: { choices: ["none", 0, 3], left: 1 } }],
      "Choose an answer.",
      [asking.noTurn, asking.turn({ number: 0 }), asking.turn({ number: 3 })],
    ],
    "of all of them": [
      { ask: "all captures" },
      [POINT],
      "Choose points on the board.",
      [noMore, showMe],
    ],
    "of no question": [
      { ask: "nonsense" },
      [{ view: { say: "There is no question “nonsense”." } }],
      "There is no question “nonsense”.",
    ],
    "where nobody answers": [{ ask: "captures" }, [null], ""],
    "after the right one, and a wrong one before": [
      { ask: "b1" },
      ["pass", "A1", "B1"],
      asking.right({ why: "", left: 0 }),
      [askAgain],
      "tick B1, cross A1 no",
      "B1 right 0 done",
    ],
    "after two of several, one twice": [
      OWN,
      ["A1", "A1", "C1"],
      asking.right({ why: "", left: 1 }),
      [showMe],
      "tick A1, tick C1",
      "C1 right 1",
    ],
    "after wrong ones, each once, in the author's words": [
      OWN,
      ["D1", "D1", "E1"],
      OWN.wrong,
      [showMe],
      "cross D1 no, cross E1 no",
      "E1 wrong 3",
    ],
    "after all": [
      OWN,
      ["A1", "B1", "C1"],
      OWN.right,
      [askAgain],
      "tick A1, tick B1, tick C1",
      "C1 right 0 done",
    ],
    "where they are asked again": [
      { ask: "A1 B1" },
      ["C1", showMe, askAgain],
      "Choose on the board: one point.",
      [],
      "",
      " wrong 0 done",
    ],
    "after an answer with its evidence": [
      { ask: "captures" },
      [POINT, "A1", judged({ points: ["D4"] })],
      asking.right({ why: "It is so.", left: 0 }),
      [askAgain],
      "ring D4 accent, tick A1",
      "A1 right 0 done",
    ],
    "after one with all that it finds": [
      { ask: "all captures" },
      [POINT, "A1", judged({ finds: ["A1", "A2"] })],
      asking.foundOne({ why: "It is so." }),
      [noMore, showMe],
      "tick A1, tick A2",
      "A1 right 1",
    ],
    "after all, as the rules have it": [
      { ask: "all captures" },
      [POINT, noMore, judged({ at: null, finds: [], left: 0, say: "None." })],
      asking.right({ why: "None.", left: 0 }),
      [askAgain],
      "",
      "done right 0 done",
    ],
    "after the right one, though a point is spoken of": [
      { ask: "winner" },
      [CHOICE, "White", judged({ right: false }), "Black", judged({ left: 0 })],
      asking.right({ why: "It is so.", left: 0 }),
      [askAgain],
      "",
      "black right 0 done",
    ],
    "after two replies, with the steps of the last one alone": [
      { ask: "take C3" },
      [
        POINT,
        "A1",
        judged({ reply: "B2", left: 0, frames: Array(3).fill({ say: "" }) }),
        "D1",
        judged({ at: "D1", reply: "E2", left: 0, frames: Array(2).fill({ say: "" }) }),
      ],
      asking.right({ why: "It is so.", left: 0 }),
      [asking.previous, asking.next({ step: 2, all: 2 })],
      "",
      "D1 right 0",
    ],
    "instead of a verdict": [
      { ask: "captures" },
      [POINT, "A1", { view: { say: "That is asked of no grid." } }],
      "That is asked of no grid.",
    ],
    "where Python shows points": [
      { ask: "all captures" },
      [POINT, showMe, { reveal: ["A1", "B1"] }],
      asking.revealed({ count: 2, points: "A1, B1" }),
      [askAgain],
      "ring A1 yes, ring B1 yes",
      " wrong 0 done",
    ],
    nothing: [
      { ask: "all captures" },
      [POINT, showMe, {}],
      asking.revealed({ count: 0, points: "" }),
      [askAgain],
      "",
      " wrong 0 done",
    ],
  },
  async (attributes, steps, said, offers = [], marks = "", told = "") => {
    const { kit, role } = await after(Ask, attributes, steps);
    const { at, right, left, done } = kit.told.at(-1)?.[1] ?? {};
    if (at) assert.equal(kit.verdict, right ? "right" : "wrong");
    const says = at === undefined ? [] : [at, right ? "right" : "wrong", left, done ? "done" : []];
    assert.deepEqual(
      [kit.said, kit.lang, Object.keys(kit.offers), drawn(kit), says.flat().join(" ")],
      [said, [OWN.right, OWN.wrong].includes(said) ? "de" : "", offers, marks, told],
    );
    assert.equal(role.secret, !offers.includes(askAgain), "pointing at points would give it away");
  },
);

it("is asked again by who was shown the answer, also where the main button leads on", async () => {
  const { kit } = await after(Ask, { ask: "all captures" }, [POINT, showMe, { reveal: ["A1"] }]);
  assert.equal(kit.choices[0].again, false);
});

rows(
  "what Python is asked then",
  {
    "with what was found before": [
      "all captures",
      ["A1", judged({ finds: ["A1", "A2"] }), "B1"],
      [{ do: "guess", question: { words: "captures", found: ["A1", "A2"] }, guess: "B1" }],
    ],
    "with what was played and answered": [
      "take C3",
      ["A1", judged({ reply: "B2", left: 0 }), "D1"],
      [
        {
          do: "guess",
          question: { words: "take C3", played: ["A1", "B2"], found: [] },
          guess: "D1",
        },
      ],
    ],
    "for what is shown": [
      "all captures C3",
      [showMe],
      [{ do: "reveal", question: { words: "captures C3" } }],
    ],
  },
  async (ask, steps, last) => {
    const { kit } = await after(Ask, { ask }, [POINT, ...steps]);
    assert.deepEqual(kit.asked.news().slice(-1), last);
  },
);

rows(
  "it is asked again",
  { "in another language": ["view", 2], "not after a turn": ["turn", 1] },
  async (what, times) => {
    const { kit, role } = await after(Ask, { ask: "captures" }, [POINT]);
    role.show({ do: what });
    assert.equal(kit.asked.news().length, times);
  },
);

it("what is answered is not answered again", async () => {
  const { kit } = await after(Ask, { ask: "A1" }, ["A1", "B1"]);
  assert.deepEqual([kit.notes, kit.asked.news()], [[asking.isAnswered], []]);
});

it("its buttons and marks are hidden while another way is taken, and go with it", async () => {
  const { kit, role } = await after(Ask, { ask: "A1" }, ["B1"]);
  role.rest();
  assert.deepEqual([role.room.element.hidden, kit.grid.over], [true, null]);
  role.wake();
  assert.deepEqual(
    [role.room.element.hidden, drawn(kit), kit.said],
    [false, "cross B1 no", "It is not B1."],
  );
  role.end();
  assert.deepEqual([kit.offers, kit.grid.over], [{}, null]);
});
