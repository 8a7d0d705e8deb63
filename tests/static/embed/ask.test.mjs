/** A question on a board: how its words are read, what is drawn for its answers, and how it is left, shown and asked again. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { begun } from "../support/kit.mjs";
import { rows, settled } from "../support/rows.mjs";
import * as asking from "../../../static/words/asked.js";

const { Ask } = await import("../../../static/embed/ask.js");
const JUDGED = { right: true, at: "A1", say: "It is so.", paths: [], points: [], earlier: null, finds: ["A1"], left: 1 };

/** What is drawn over the board. */
function drawn({ grid: { over } }) {
  const done = [];
  let here = "";
  const mark = (name) => (...given) => void done.push([name, here, ...given.filter((one) => typeof one === "string")].join(" "));
  over?.({ m: { cell: 1 }, palette: { yes: "yes", no: "no", accent: "accent" }, centre: (at) => ((here = at), [0, 0]), tick: mark("tick"), cross: mark("cross"), ring: mark("ring") }, {});
  return done;
}

/** A question that the rules judge, once it is asked. */
async function judged(ask, question = { choices: [], left: 2 }) {
  const { kit, role } = await begun(Ask, { ask });
  await kit.asked.answer({ question });
  kit.asked.news();
  return { kit, role };
}

rows("the words of a question", {
  "a point of a large board": ["captures aa12", { what: "captures", at: "AA12" }], "three letters are no point": ["captures abc3", { what: "captures" }], "nor is what goes on": ["captures C3x", { what: "captures" }],
  "nobody's": ["owner empty", { what: "owner", colour: "empty" }], "no colour's": ["owner nobody", { what: "owner", colour: "nobody" }], "a space before": [" captures C3", { what: "captures", at: "C3" }],
  "a number of two digits": ["capture C3 12", { what: "capture", at: "C3", turns: 12 }], "what only begins with one": ["capture C3 2x", { what: "capture", at: "C3" }],
}, async (ask, question) => {
  const { kit } = await begun(Ask, { ask });
  assert.deepEqual(kit.asked.news(), [{ do: "question", question }]);
});

it("turns among which to choose have names", async () => {
  const { kit } = await judged("repeated", { choices: ["none", 0, 3], left: 1 });
  assert.deepEqual([Object.keys(kit.offers), kit.lang], [[asking.noTurn, asking.turn({ number: 0 }), asking.turn({ number: 3 })], ""]);
});

it("a question that nobody has asked says nothing", async () => {
  const { kit } = await begun(Ask, { ask: "captures" });
  await kit.asked.answer(null);
  assert.equal(kit.said, "");
});

rows("it is asked again", { "in another language": ["view", 1], "not after a turn": ["turn", 0] }, async (what, times) => {
  const { kit, role } = await judged("captures");
  role.show({ do: what });
  assert.equal(kit.asked.news().length, times);
});

rows("an author's points are drawn", {
  "right ones": [["A1", "A1"], ["tick A1"]], "wrong ones, once": [["D1", "D1", "E1"], ["cross D1 no", "cross E1 no"]], "both": [["D1", "A1"], ["tick A1", "cross D1 no"]],
}, async (points, marks) => {
  const { kit, role } = await begun(Ask, { ask: "all A1 B1 C1" });
  for (const at of points) {
    assert.equal(role.choose(at), true);
    await settled();
  }
  assert.deepEqual(drawn(kit), marks);
});

rows("an answer that the rules judge is drawn", {
  "with its evidence": [{ points: ["D4"] }, ["ring D4 accent", "tick A1"]], "with all that it finds": [{ finds: ["A1", "A2"] }, ["tick A1", "tick A2"]], "as wrong": [{ right: false, finds: [] }, ["cross A1 no"]],
}, async (answer, marks) => {
  const { kit, role } = await judged("all captures");
  role.choose("A1");
  await kit.asked.answer({ guess: { ...JUDGED, ...answer } });
  assert.deepEqual(drawn(kit), marks);
});

rows("a choice is not drawn as a point, though one is spoken of", { "a right one": [true], "a wrong one": [false] }, async (right) => {
  const { kit } = await judged("winner", { choices: ["black", "white"], left: 1 });
  kit.offers.Black();
  await kit.asked.answer({ guess: { ...JUDGED, right, left: right ? 0 : 1 } });
  assert.deepEqual([drawn(kit), kit.told[0][1].at], [[], "black"]);
});

it("its answer is shown by Python, drawn and told, and it may be asked again", async () => {
  const { kit } = await judged("all captures C3");
  kit.offers["Show me"]();
  assert.deepEqual(kit.asked.news(), [{ do: "reveal", question: { what: "captures", at: "C3" } }]);
  await kit.asked.answer({ reveal: ["A1", "B1"] });
  assert.deepEqual([drawn(kit), kit.told], [["ring A1 yes", "ring B1 yes"], [["tt-answer", { at: "", right: false, left: 0, done: true }]]]);
  kit.offers["Ask me again"]();
  assert.deepEqual(kit.asked.news().map(({ do: what }) => what), ["question"]);
});

it("it may be asked again once it is answered", async () => {
  const { kit, role } = await judged("captures");
  role.choose("A1");
  await kit.asked.answer({ guess: JUDGED });
  kit.asked.news();
  kit.offers["Ask me again"]();
  assert.equal(kit.asked.news().length, 1);
});

it("its buttons are hidden while another way is taken, and go with it", async () => {
  const { kit, role } = await begun(Ask, { ask: "A1" });
  role.choose("B1");
  await settled();
  role.rest();
  assert.equal(role.room.hidden, true);
  role.wake();
  assert.deepEqual([role.room.hidden, drawn(kit)], [false, ["cross B1 no"]]);
  role.end();
  assert.deepEqual([kit.offers, kit.grid.over], [{}, null]);
});
