/** Boards that ask, and that are problems: what Python is asked, what is said, and what there is to press. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import { begun } from "../support/kit.mjs";
import { rows, settled } from "../support/rows.mjs";
import * as asking from "../../../static/words/asked.js";
import * as embed from "../../../static/words/embed.js";

const { Ask } = await import("../../../static/embed/ask.js");
const { Solve } = await import("../../../static/embed/solve.js");

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

rows("what Python is asked for a question", {
  "a kind": ["captures", { what: "captures" }],
  "a kind with a colour": ["owner black", { what: "owner", colour: "black" }], "a kind with a point": ["captures C3", { what: "captures", at: "C3" }],
  "points among which to choose": ["reach white a1, b2", { what: "reach", colour: "white", among: ["A1", "B2"] }],
  "a number of turns": ["capture C3 2", { what: "capture", at: "C3", turns: 2 }], "all of them": ["all captures", { what: "captures" }], "a word that is none": ["nonsense", { what: "nonsense" }],
}, async (ask, question) => {
  const { kit } = await begun(Ask, { ask });
  assert.deepEqual(kit.asked.news(), [{ do: "question", question }]);
});

rows("what a question says first", {
  "one point": ["A1", null, "Choose on the board: one point.", []], "all points": ["all A1 B1", null, "Choose points on the board.", []],
  "choices": ["winner", { question: { choices: ["black", "white", 7], left: 1 } }, "What do you think?", ["7", "Black", "White"]],
  "a point, judged by the rules": ["captures", { question: { choices: [], left: 2 } }, "Choose on the board: one point.", []],
  "all of them": ["all captures", { question: { choices: [], left: 2 } }, "Choose points on the board.", ["There are no more", "Show me"]],
  "what Python says of no question": ["nonsense", { view: { say: "There is no question “nonsense”." } }, "There is no question “nonsense”.", []],
}, async (ask, answer, said, offers) => {
  const { kit } = await begun(Ask, { ask });
  if (answer) await kit.asked.answer(answer);
  assert.deepEqual([kit.said, Object.keys(kit.offers)], [said, offers]);
});

describe("an author's own points", () => {
  it("are right or not, without Python", async () => {
    const { kit, role } = await begun(Ask, { ask: "b1" });
    assert.equal(role.choose("pass"), true);
    role.choose("A1");
    await settled();
    assert.deepEqual([kit.said, Object.keys(kit.offers)], [asking.wrong({ why: "It is not A1." }), ["Show me"]]);
    role.choose("B1");
    await settled();
    assert.deepEqual([kit.said, Object.keys(kit.offers)], [asking.right({ why: "", left: 0 }), ["Ask me again"]]);
    role.choose("A1");
    assert.deepEqual([kit.notes, kit.asked.news()], [[asking.isAnswered], []]);
    assert.deepEqual(kit.told.map(([type, detail]) => [type, detail]), [
      ["tt-answer", { at: "A1", right: false, left: 1, done: false }], ["tt-answer", { at: "B1", right: true, left: 0, done: true }],
    ]);
  });

  it("are all to be found, each once", async () => {
    const { kit, role } = await begun(Ask, { ask: "all A1 B1 C1", right: "Well done.", wrong: "Look again." });
    for (const [at, said, lang] of [["A1", asking.right({ why: "", left: 2 }), ""], ["A1", asking.right({ why: "", left: 2 }), ""], ["D1", "Look again.", "de"], ["C1", asking.right({ why: "", left: 1 }), ""], ["B1", "Well done.", "de"]]) {
      role.choose(at);
      await settled();
      assert.deepEqual([kit.said, kit.lang], [said, lang], at);
    }
    assert.deepEqual(kit.told.at(-1)[1], { at: "B1", right: true, left: 0, done: true });
  });

  it("are shown to who asks, and asked again", async () => {
    const { kit, role } = await begun(Ask, { ask: "A1 B1" });
    role.choose("C1");
    await settled();
    kit.offers["Show me"]();
    await settled();
    assert.deepEqual([kit.said, kit.grid.over === null], [asking.revealed({ count: 2, points: "A1, B1" }), false]);
    role.choose("A1");
    assert.deepEqual(kit.notes, [asking.isAnswered]);
    kit.offers["Ask me again"]();
    await settled();
    assert.deepEqual([kit.said, kit.grid.over, kit.offers], [asking.choosePointsOf({ left: 1 }), null, {}]);
  });
});

const JUDGED = { right: true, at: "A1", say: "It is so.", paths: [], points: [], earlier: null, finds: ["A1", "A2"], left: 1 };

describe("a question that the rules judge", () => {
  it("has what was found before with each guess", async () => {
    const { kit, role } = await begun(Ask, { ask: "all captures" });
    await kit.asked.answer({ question: { choices: [], left: 3 } });
    role.choose("A1");
    await kit.asked.answer({ guess: JUDGED });
    assert.deepEqual([kit.said, Object.keys(kit.offers)], [asking.foundOne({ why: "It is so." }), ["There are no more", "Show me"]]);
    role.rest(); // another way is taken,
    assert.equal(kit.grid.over, null);
    role.wake(); // and this one again
    assert.deepEqual([kit.said, kit.grid.over === null, role.secret], [asking.foundOne({ why: "It is so." }), false, true]);
    role.choose("B1");
    assert.deepEqual(kit.asked.news().at(-1), { do: "guess", question: { what: "captures", found: ["A1", "A2"] }, guess: "B1" });
    await kit.asked.answer({ guess: { ...JUDGED, at: "B1", finds: ["B1"], left: 0 } });
    assert.deepEqual(kit.told.at(-1)[1], { at: "B1", right: true, left: 0, done: true });
  });

  it("may have no point more, or none at all", async () => {
    const { kit } = await begun(Ask, { ask: "all captures" });
    await kit.asked.answer({ question: { choices: [], left: 0 } });
    kit.offers["There are no more"]();
    await kit.asked.answer({ guess: { ...JUDGED, at: null, finds: [], left: 0, say: "There are no more." } });
    assert.deepEqual([kit.said, kit.told.at(-1)[1].done], [asking.right({ why: "There are no more.", left: 0 }), true]);
  });

  it("stays open where somebody says too early that there are no more", async () => {
    const { kit, role } = await begun(Ask, { ask: "all captures" });
    await kit.asked.answer({ question: { choices: [], left: 1 } });
    kit.offers["There are no more"]();
    await kit.asked.answer({ guess: { ...JUDGED, right: false, at: null, finds: [], say: "There is 1 more." } });
    assert.deepEqual([kit.said, role.secret, Object.keys(kit.offers), kit.told.at(-1)[1]], [asking.wrong({ why: "There is 1 more." }), true, ["There are no more", "Show me"], { at: "done", right: false, left: 1, done: false }]);
  });

  it("ends with the first right point where one is enough", async () => {
    const { kit, role } = await begun(Ask, { ask: "captures" });
    await kit.asked.answer({ question: { choices: [], left: 2 } });
    role.choose("A1");
    await kit.asked.answer({ guess: JUDGED });
    assert.deepEqual([kit.said, kit.told.at(-1)[1].done], [asking.right({ why: "It is so.", left: 0 }), true]);
  });

  it("keeps its choices until one is right", async () => {
    const { kit } = await begun(Ask, { ask: "winner" });
    await kit.asked.answer({ question: { choices: ["black", "white"], left: 1 } });
    kit.offers.White();
    await kit.asked.answer({ guess: { ...JUDGED, right: false, at: null, say: "No.", left: 1 } });
    assert.deepEqual([kit.said, Object.keys(kit.offers)], [asking.wrong({ why: "No." }), ["Black", "White"]]);
    kit.offers.Black();
    await kit.asked.answer({ guess: { ...JUDGED, at: null, finds: [], left: 0 } });
    assert.deepEqual([Object.keys(kit.offers), kit.told.at(-1)[1].at, kit.focused], [["Ask me again"], "black", ""]);
  });

  it("hands the focus of a button that goes to the one that comes", async () => {
    const { kit } = await begun(Ask, { ask: "winner" });
    await kit.asked.answer({ question: { choices: ["black", "white"], left: 1 } });
    kit.held = true;
    kit.offers.Black();
    await kit.asked.answer({ guess: { ...JUDGED, at: null, finds: [], left: 0 } });
    assert.equal(kit.focused, "Ask me again");
  });

  rows("says what Python says instead", { "a sentence": [{ view: { say: "That is asked of no grid." } }, "That is asked of no grid."], "nothing": [null, asking.choosePointsOf({ left: 1 })] }, async (answer, said) => {
    const { kit, role } = await begun(Ask, { ask: "captures" });
    await kit.asked.answer({ question: { choices: [], left: 2 } });
    role.choose("A1");
    await kit.asked.answer(answer);
    assert.deepEqual([kit.said, kit.told], [said, []]);
  });

  rows("is revealed by Python", { "points": [["A1", "B1"], ["A1", "B1"]], "a choice": ["black", []], "nothing": [undefined, []] }, async (reveal, points) => {
    const { kit, role } = await begun(Ask, { ask: "captures" });
    await kit.asked.answer({ question: { choices: [], left: 2 } });
    role.choose("C1");
    await kit.asked.answer({ guess: { ...JUDGED, right: false, at: "C1" } });
    kit.offers["Show me"]();
    await kit.asked.answer({ reveal });
    assert.equal(kit.said, asking.revealed({ count: points.length, points: points.join(", ") }));
  });
});

/** A problem after a guess that Python has judged. */
async function tried(problem, attributes = {}) {
  const { kit, role } = await begun(Solve, { solve: "", ...attributes });
  assert.equal(role.choose("A1"), true);
  assert.deepEqual(kit.asked.news(), [{ do: "problem", at: "A1" }]);
  await kit.asked.answer({ problem });
  return { kit, role };
}

/** The point that is marked as wrong on a board. */
function marked({ grid: { over } }) {
  const points = [];
  over?.({ m: { cell: 1 }, palette: {}, centre: (at) => (points.push(at), [0, 0]), cross() {}, ctx: {} }, {});
  return points.join();
}

rows("a problem's answer to a guess", {
  "a turn that leads on": [{ known: true }, {}, [["A1"], "Black to play: find the right turn.", [], { at: "A1", right: true, left: 1, done: false }]],
  "the last right one": [{ known: true, end: "right" }, {}, [["A1"], embed.solved, ["Try again"], { at: "A1", right: true, left: 0, done: true }]],
  "the same in the author's words": [{ known: true, end: "right" }, { right: "Yes!" }, [["A1"], "Yes!", ["Try again"], { at: "A1", right: true, left: 0, done: true }]],
  "a wrong line": [{ known: true, end: "wrong" }, {}, [["A1"], embed.notSolved, ["Try again", "Show me"], { at: "A1", right: false, left: 1, done: true }]],
  "one that the record has not": [{ known: false }, {}, [[], embed.notInIt({ at: "A1" }), ["Try again", "Show me"], { at: "A1", right: false, left: 1, done: false }]],
  "the same in the author's words, too": [{ known: false }, { wrong: "No." }, [[], "No.", ["Try again", "Show me"], { at: "A1", right: false, left: 1, done: false }]],
}, async (problem, attributes, [sent, said, offers, told]) => {
  const { kit } = await tried(problem, attributes);
  assert.deepEqual([kit.sent.map(({ at }) => at), kit.said, kit.lang, Object.keys(kit.offers), kit.told], [sent, said, "right" in attributes || "wrong" in attributes ? "de" : "", offers, [["tt-answer", told]]]);
  assert.equal(marked(kit), problem.known ? "" : "A1");
});

describe("a problem", () => {
  rows("says what is to be done", { "itself": [{ solve: "" }, "White to play: find the right turn.", ""], "in its author's words": [{ solve: "Kill it." }, "Kill it.", "de"] }, async (attributes, said, lang) => {
    const { kit } = await begun(Solve, attributes, { toPlay: "white", turns: ["A1"] });
    assert.deepEqual([kit.said, kit.lang, kit.sent], [said, lang, []]);
  });

  it("has no mark for a pass", async () => {
    const { kit, role } = await begun(Solve, { solve: "" });
    role.choose("pass");
    await kit.asked.answer({ problem: { known: false } });
    assert.deepEqual([marked(kit), kit.said], ["", embed.notInIt({ at: "pass" })]);
  });

  it("hears no answer once it has begun anew", async () => {
    const { kit, role } = await begun(Solve, { solve: "" });
    role.choose("A1");
    role.show(null); // with another game
    await kit.asked.answer({ problem: { known: true } });
    assert.deepEqual([kit.sent, kit.told], [[], []]);
  });

  it("does not begin anew with a turn", async () => {
    const { kit, role } = await begun(Solve, { solve: "" });
    role.choose("A1");
    role.show({ do: "turn" });
    await kit.asked.answer({ problem: { known: true } });
    assert.deepEqual(kit.sent, [{ do: "turn", at: "A1" }]);
  });

  it("says what is to be done before its game is there, too", async () => {
    const { kit, role } = await begun(Solve, { solve: "Kill it." });
    kit.board.removeAttribute("solve");
    kit.view = null;
    role.show(null);
    assert.equal(kit.said, "Black to play: find the right turn.");
  });

  it("begins anew where its game is, and asks nothing while it shows its solution", async () => {
    const { kit, role } = await begun(Solve, { solve: "" }, { turns: ["A1", "B1"], turn: 1 });
    role.choose("A1");
    await kit.asked.answer({ problem: { known: false } });
    kit.asked.news();
    kit.offers["Show me"]();
    await settled();
    assert.deepEqual([kit.sent.splice(0), kit.asked.news()], [[{ do: "goto", turn: 1 }], [{ do: "problem" }]]);
    role.choose("C1");
    await kit.asked.answer({ problem: { line: ["C1", "D1"] } });
    mock.timers.tick(899);
    await settled();
    assert.deepEqual([kit.sent, kit.asked.news()], [[], []]);
    mock.timers.tick(1);
    await settled();
    assert.deepEqual(kit.sent, [{ do: "turn", at: "C1" }]);
    role.end();
    mock.timers.tick(900);
    await settled();
    assert.deepEqual([kit.sent.length, kit.offers], [1, {}], "the board is gone");
  });

  it("replies after a moment, and takes no guess meanwhile", async () => {
    const { kit, role } = await tried({ known: true, reply: "B1" });
    role.choose("C1");
    assert.deepEqual([kit.sent.length, kit.asked.questions.length], [1, 0]);
    mock.timers.tick(449);
    await settled();
    assert.equal(kit.sent.length, 1);
    mock.timers.tick(1);
    await settled();
    assert.deepEqual(kit.sent, [{ do: "turn", at: "A1" }, { do: "turn", at: "B1" }]);
    role.choose("C1");
    assert.equal(kit.asked.questions.length, 1);
  });

  it("does not reply once the board is gone", async () => {
    const { kit, role } = await tried({ known: true, reply: "B1" });
    role.end();
    mock.timers.tick(450);
    await settled();
    assert.deepEqual([kit.sent.length, kit.told], [1, []]);
  });

  it("does not reply to a guess before the one that is tried again", async () => {
    const { kit, role } = await tried({ known: false });
    role.choose("B1");
    await kit.asked.answer({ problem: { known: true, reply: "C1" } });
    kit.offers["Try again"]();
    await settled();
    mock.timers.tick(450);
    await settled();
    assert.deepEqual(kit.sent, [{ do: "turn", at: "B1" }, { do: "goto", turn: 0 }]);
  });

  it("that is over says so, and begins anew", async () => {
    const { kit, role } = await tried({ known: true, end: "right" });
    role.choose("B1");
    assert.deepEqual(kit.notes, [embed.isSolved]);
    kit.offers["Try again"]();
    await settled();
    assert.deepEqual([kit.sent.at(-1), kit.said, kit.offers], [{ do: "goto", turn: 0 }, "Black to play: find the right turn.", {}]);
  });

  it("begins after what its record sets up", async () => {
    const { kit } = await begun(Solve, { solve: "" }, { turns: ["setup=A1"], toPlay: "white" });
    assert.deepEqual([kit.sent, kit.said], [[{ do: "goto", turn: 1 }], "White to play: find the right turn."]);
  });

  rows("shows its first right line, turn by turn", {
    "a line": [["A1", "B1"], { problem: { line: ["A1", "B1"] } }, asking.revealed({ count: 2, points: "A1, B1" })], "none": [[], { problem: { line: [] } }, embed.noSolution],
    "none where Python knows of no problem": [[], {}, embed.noSolution], "none where Python is gone": [[], null, embed.noSolution],
  }, async (line, answer, said) => {
    const { kit, role } = await tried({ known: false });
    kit.offers["Show me"]();
    await settled();
    await kit.asked.answer(answer);
    for (const _ of line) {
      mock.timers.tick(900);
      await settled();
    }
    assert.deepEqual([kit.sent.slice(1), kit.said, Object.keys(kit.offers)], [line.map((at) => ({ do: "turn", at })), said, ["Try again"]]);
    role.choose("A1");
    assert.deepEqual(kit.notes, [embed.isSolved]);
  });

  it("says what Python says of a game that is none", async () => {
    const { kit, role } = await begun(Solve, { solve: "" });
    role.choose("A1");
    await kit.asked.answer({ view: { say: "There is no problem." } });
    assert.deepEqual([kit.said, kit.told], ["There is no problem.", []]);
    role.choose("A1");
    await kit.asked.answer(null);
    assert.deepEqual([kit.said, kit.told], [embed.notInIt({ at: "A1" }), []]);
  });
});
