/** The computer when something comes between: a stop, a review, a hidden page, another event, an end. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { against, alone, begun, FOUND, parts, question, thinks, VIEW } from "../support/opponent.mjs";
import { rows } from "../support/rows.mjs";
import { Worker } from "../support/worker.mjs";

const KEY = "ttgo:1:opponents";
const OVER = { ...VIEW, turns: ["A1", "pass", "pass"], turn: 3, players: "BWB", over: { result: "B+81" } };
const AFTER = { ...VIEW, turns: ["E5"], turn: 1, players: "B", toPlay: "white" };
const thinking = () => document.body.dataset.thinking;
const heard = () => Worker.all.at(-1)?.heard.length;

/** The page is hidden or seen. */
function look(hidden) {
  Object.assign(document, { hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}

/** A person chooses its colour. */
function choose(colour) {
  parts["computer-plays"].value = colour;
  parts["computer-plays"].listeners.change();
}

/** A game against it that is over, of which turns are to be looked through. @param missing the first one */
function ended(missing) {
  const game = against("white");
  game.expected.missing = missing;
  game.opponent.show(OVER, "g1", { do: "turn" });
  return game;
}

describe("a hidden page", () => {
  it("has its turn thought about, as that is waited for", () => {
    against("black");
    look(true);
    assert.deepEqual([question()?.player, thinking()], ["black", "turn"]);
  });

  it("looks through no game, however often that is said, and is not done with it", () => {
    const { expected } = ended(0);
    for (const _ of "12") look(true);
    assert.deepEqual([question(), thinking(), expected.told], [null, "", ["", false]]);
  });

  it("that is seen again does not begin anew what goes on", () => {
    ended(1);
    const before = heard();
    look(false);
    assert.deepEqual([heard(), thinking()], [before, "game"]);
  });
});

describe("a person's stop", () => {
  it("holds while a turn is refused", () => {
    const { opponent } = against("black");
    opponent.stop();
    opponent.show({ ...VIEW, refused: { rule: 6 } }, "g1", { do: "turn" });
    assert.equal(question(), null);
  });

  it("of its turn ends with another press, for its turn", () => {
    const { opponent } = against("black");
    opponent.press();
    opponent.press();
    assert.equal(thinking(), "turn");
  });

  it("of a hint is none of the look through the game", () => {
    const { opponent, expected } = alone();
    opponent.press();
    opponent.press();
    expected.missing = 0;
    opponent.show({ ...VIEW, names: { RE: "W+R" } }, "g1", { do: "resign", player: "black" });
    assert.equal(thinking(), "game");
  });

  it("of the look through a game holds at its other turns", () => {
    const { opponent } = ended(1);
    opponent.press();
    opponent.show({ ...OVER, over: null, turn: 1, toPlay: "black" }, "g1", { do: "goto" });
    opponent.show(OVER, "g1", { do: "goto" });
    assert.equal(question(), null);
  });

  it("comes with the end by resigning", () => {
    const { opponent } = alone();
    opponent.press();
    parts.resign.listeners.click();
    assert.deepEqual([question(), thinking()], [null, ""]);
  });
});

describe("a review", () => {
  it("leaves a hint that is thought about", () => {
    const { opponent } = alone();
    opponent.press();
    opponent.reviewed = true;
    assert.deepEqual([question()?.player, thinking()], ["black", "hint"]);
  });

  it("that ends at its turn has it think about that turn", () => {
    const { opponent } = against("white");
    opponent.reviewed = true;
    opponent.show({ ...VIEW, toPlay: "white" }, "g1", { do: "goto" });
    opponent.reviewed = false;
    assert.equal(thinking(), "turn");
  });
});

describe("a person's turn", () => {
  it("is not held after something else than a turn", () => {
    const { opponent, sent } = against("white");
    opponent.sends({ do: "undo" });
    opponent.turn("A1");
    assert.deepEqual(sent, [{ do: "turn", at: "A1" }]);
  });

  it("is held until the one before is answered, whatever else is", () => {
    const { opponent, sent } = against("white");
    opponent.turn("A1");
    opponent.sends({ do: "turn", at: "A1" });
    opponent.show(VIEW, "g1", { do: "view" });
    opponent.turn("B1");
    assert.deepEqual(sent, [{ do: "turn", at: "A1" }]);
  });
});

rows("what it expects is told with its turn", { "unless the game is over, whose result is told": [OVER, ""], "while the game goes on": [AFTER, "The computer thinks you are about 3 points behind."] }, async (view, said) => {
  const { opponent } = against("black");
  await thinks(FOUND);
  opponent.show(view, "g1", { do: "take" });
  assert.equal(opponent.remark(), said);
});

rows("it does not think", {
  "of a hint where the game is over": [() => alone(OVER), () => { parts.thoughts.checked = true; parts.thoughts.listeners.change(); }], "of one where a position is set up": [() => alone({ phase: { click: "colour" } }), (opponent) => opponent.press()],
}, (begin, act) => {
  act(begin().opponent);
  assert.deepEqual([question(), thinking()], [null, ""]);
});

it("it says what is dead for its own colour, whoever is to play", () => {
  against("black", { phase: { click: "mark" }, toPlay: "white" });
  assert.equal(question().player, "black");
});

it("the same game again asks nobody whether to play it", () => {
  alone({}, "again");
  assert.equal(parts.invite.hidden, true);
});

describe("a colour that is chosen", () => {
  it("is kept for the game", () => {
    alone();
    choose("black");
    assert.deepEqual(JSON.parse(localStorage.getItem(KEY) ?? ""), { g1: "black" });
  });

  it("is kept for none before there is one", () => {
    begun();
    choose("black");
    assert.equal(localStorage.getItem(KEY), null);
  });

  it("says nothing of discs, which its own turn has not", () => {
    const { notes } = alone();
    parts.thoughts.checked = true;
    choose("black");
    assert.deepEqual([thinking(), notes], ["turn", []]);
  });
});

describe("a hint", () => {
  /** The worker says so; no time passes. */
  const says = (answer) => Worker.all.at(-1)?.says({ number: Worker.all.at(-1)?.heard.at(-1).number, answer });

  rows("is told at once, whatever was pointed at before it was there", { "a point": ["E5"], "none": [null] }, async (at) => {
    const { opponent, notes } = alone();
    opponent.look(at);
    opponent.press();
    await says(FOUND);
    assert.equal(notes.length, 1);
  });

  it("is thought about where the box is ticked, and what was drawn before goes", async () => {
    const { opponent } = alone();
    parts.thoughts.checked = true;
    parts.thoughts.listeners.change();
    assert.equal(thinking(), "hint");
    await says(FOUND);
    assert.equal(opponent.open, true);
    opponent.press();
    assert.equal(opponent.open, false);
  });

  it("is not told of each turn that is looked through", async () => {
    const { notes, expected } = ended(1);
    expected.missing = -1;
    await says(FOUND);
    assert.deepEqual(notes, []);
  });
});

it("how far it is with its turn is shown at once", async () => {
  against("black");
  await Worker.all.at(-1)?.says({ number: Worker.all.at(-1)?.heard.at(-1).number, answer: { ...FOUND, done: false, progress: 0.5 } });
  assert.equal(Reflect.get(document.body.style, "--part"), "0.5");
});

it("nothing is done with a game that nobody looks through", () => assert.deepEqual(alone().expected.told, ["", false]));
