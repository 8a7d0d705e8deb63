/**
 * The computer in a game: when it thinks, what becomes of what it finds, what a person may do
 * meanwhile, and what is kept of it.
 */
import assert from "node:assert/strict";
import { describe, it, mock } from "node:test";
import {
  against,
  alone,
  begun,
  choose,
  ended,
  FOUND,
  HASTE,
  levels,
  over,
  parts,
  question,
  says,
  thinking,
  thinks,
  VIEW,
} from "../support/opponent.mjs";
import { rows } from "../support/rows.mjs";
import { Worker } from "../support/worker.mjs";

const words = await import("../../../static/words.js");
const KEY = "ttgo:1:opponents";

rows(
  "does it think",
  {
    "its turn": ["black", {}, true],
    "the other's": ["white", {}, false],
    "the game is over": ["black", { over: { result: "0" } }, false],
    "an earlier turn is gone on from": ["black", { turns: ["A1"] }, true],
    "it is to say what is dead": ["black", { phase: { click: "mark" } }, true],
    "it has said so": ["black", { phase: { click: "mark", proposals: { black: [] } } }, false],
    "a position is set up": ["black", { phase: { click: "colour" } }, false],
  },
  (colour, view, yes) => {
    against(colour, view);
    assert.equal(question() !== null, yes);
  },
);

describe("its turn", () => {
  it("is asked for with the game, the level and the colour, and taken", async () => {
    const { sent, expects } = against("black");
    assert.deepEqual(
      { ...question(), seed: 0 },
      { do: "think", text: "the game", then: [], games: 300, seed: 0, player: "black" },
    );
    await thinks({ ...FOUND, done: false });
    assert.deepEqual(sent, []);
    await thinks(FOUND);
    assert.deepEqual([sent, expects], [[{ do: "take", word: "E5", state: 4 }], [[0, 3.2, 300]]]);
  });

  rows(
    "is",
    {
      "nobody's while it thinks": [{}, {}, [], 1],
      "not where a person goes back to a turn of theirs": [
        { turns: ["E5", "B1"], turn: 2 },
        { toPlay: "white", turns: ["E5", "B1"], turn: 1 },
        [{ do: "turn", at: "A1" }],
        0,
      ],
    },
    (before, view, taken, told) => {
      const { opponent, sent, notes, plays } = against("black", before);
      opponent.show({ ...VIEW, ...view }, { game: "g1", event: { do: "goto" } });
      plays("A1");
      assert.deepEqual([sent, notes.length], [taken, told]);
    },
  );

  it("is nobody's while the game is reviewed, and its own again where that ends", () => {
    const { opponent, sent, plays } = against("black", { toPlay: "white", turns: ["E5"], turn: 1 });
    opponent.reviewed = true;
    opponent.show({ ...VIEW, turns: ["E5"], turn: 0 }, { game: "g1", event: { do: "goto" } });
    plays("A1");
    assert.deepEqual([sent, question()], [[{ do: "turn", at: "A1" }], null]);
    opponent.reviewed = false;
    assert.equal(question().player, "black");
  });

  it("goes on from what is proven, if that is known", async () => {
    const { expects } = against("black");
    await thinks({ ...FOUND, proven: 5 });
    assert.deepEqual(expects, [[0, 5, 300]]);
  });

  it("is asked anew at another level, which is kept", () => {
    against("black");
    choose("level", "100");
    assert.deepEqual([question().games, localStorage.getItem("ttgo:1:level")], [100, "100"]);
    parts.level = levels();
    begun();
    assert.equal(parts.level.value, "100");
  });

  it("ends with an error that is told", async () => {
    const { sent, notes } = against("black");
    await thinks({ error: "no game" });
    assert.deepEqual([sent, notes], [[], ["no game"]]);
  });

  it("is stopped by a press, which is told, and thought about again by another", async () => {
    const { opponent, said, sent, plays } = against("black");
    mock.timers.tick(HASTE);
    opponent.press();
    await thinks(FOUND);
    assert.deepEqual([sent, question(), said], [[], null, [words.computerStopped]]);
    plays("A1"); // a person may take it instead
    assert.deepEqual(sent, [{ do: "turn", at: "A1" }]);
    opponent.press();
    assert.equal(question()?.player, "black");
  });

  rows(
    "goes on when a press on Hint comes too late; the hint comes after it",
    {
      "a hint": ["take", "hint"],
      "none, if the person does something else": ["undo", ""],
    },
    async (what, next) => {
      const { opponent, notes, sent } = against("black");
      mock.timers.tick(HASTE - 1);
      assert.equal(parts.think.lastElementChild.textContent, words.hint);
      opponent.press();
      assert.deepEqual([thinking(), notes], ["turn", [words.hintFollows]]);
      await thinks(FOUND);
      assert.equal(sent.at(-1)?.do, "take");
      opponent.may(what === "take" ? sent.at(-1) : { do: what });
      const after = { ...VIEW, turns: ["E5"], turn: 1, players: "B", toPlay: "white" };
      opponent.show(after, { game: "g1", event: { do: what } });
      assert.equal(thinking(), next);
      opponent.show(
        { ...after, turns: ["E5", "A1"], turn: 2 },
        { game: "g1", event: { do: "goto" } },
      );
      assert.equal(thinking(), "", "one hint");
    },
  );

  it("draws what a turning point speaks of, a ring and who gained, where that move is shown", () => {
    const { opponent } = against("white");
    const at = (turn) =>
      opponent.show(
        { ...VIEW, turns: ["A1", "E5"], turn, players: "BW" },
        { game: "g1", event: { do: "goto" } },
      );
    at(1);
    assert.equal(opponent.board.over, null);
    at(2);
    assert.equal(over(opponent.board), "at E5, ring, text B+19");
  });

  it("offers to resign, which a person may take", async () => {
    const { opponent, sent } = against("black");
    await thinks({ ...FOUND, resigns: true, margin: -20 });
    sent.length = 0;
    opponent.show(
      { ...VIEW, turns: ["E5"], turn: 1, players: "B", toPlay: "white" },
      {
        game: "g1",
        event: {
          do: "take",
        },
      },
    );
    assert.equal(parts.resigns.hidden, false);
    parts.accept.listeners.click();
    assert.deepEqual(sent, [{ do: "resign", player: "black" }]);
    opponent.show({ ...VIEW, resigned: "W+R" }, { game: "g1", event: sent[0] });
    assert.deepEqual([opponent.colour, parts.resigns.hidden], ["black", true]);
  });

  it("takes 450 ms at least, so that one sees what it does, and may be stopped then", async () => {
    const { opponent, sent } = against("black");
    mock.timers.tick(HASTE - 400);
    await says(FOUND);
    mock.timers.tick(400);
    assert.deepEqual(sent, []);
    opponent.press();
    mock.timers.tick(100);
    assert.deepEqual(sent, []);
  });

  it("ends when the person resigns", () => {
    const { opponent, sent, plays } = against("black", { toPlay: "white" });
    parts.resign.listeners.click();
    assert.deepEqual(sent, [{ do: "resign", player: "white" }]);
    opponent.show({ ...VIEW, resigned: "B+R" }, { game: "g1", event: sent[0] });
    parts.resign.listeners.click();
    plays("A1");
    assert.deepEqual(
      [sent.length, question()?.do ?? ""],
      [2, ""],
      "nobody resigns twice, and it takes no turn",
    );
    assert.deepEqual(opponent.steps(-1), [{ do: "undo" }], "which takes back no turn");
    opponent.show({ ...VIEW, toPlay: "black" }, { game: "g1", event: { do: "undo" } });
    assert.equal(thinking(), "turn");
  });

  rows(
    "is resigned by",
    {
      "the person against Black": [() => against("black", { toPlay: "white" }), "white"],
      "the person against White": [() => against("white"), "black"],
      "who is to play, of two people": [() => alone({ toPlay: "white" }), "white"],
      "nobody at an earlier turn": [() => alone({ turns: ["A1"] }), null],
    },
    (begin, player) => {
      const { sent } = begin();
      parts.resign.listeners.click();
      assert.deepEqual(sent, player ? [{ do: "resign", player }] : []);
    },
  );

  it("loses its worker and goes on with another, loses that, and the game is as it was", async () => {
    const { opponent, notes, sent } = against("black");
    const asked = question();
    await Worker.all[0].dies("x");
    assert.deepEqual([notes, question(), thinking()], [[words.restarted], asked, "turn"]);
    await Worker.all[1].dies("x");
    assert.deepEqual([notes.slice(1), sent, thinking()], [[words.thinkerBroke], [], ""]);
    opponent.press();
    assert.deepEqual([question(), thinking()], [asked, "turn"]);
  });
});

describe("a person's turns", () => {
  const after = { ...VIEW, turns: ["A1"], turn: 1, players: "B", toPlay: "white" };

  it("go to Python at once where nobody is the computer", () => {
    const { sent, plays } = alone({}, "new");
    for (const at of ["A1", "B1"]) plays(at);
    assert.deepEqual(
      sent.map(({ at }) => at),
      ["A1", "B1"],
    );
  });

  rows(
    "are held while it is not known whose the next one is, and then",
    {
      "are nobody's, if it is the computer's": [{}, "dropped", 1],
      "are taken, if it is a person's again: a handicap": [{ toPlay: "black" }, "now", 0],
    },
    (view, then, told) => {
      const { opponent, notes, plays } = against("white");
      plays("A1");
      assert.equal(plays("B1"), "held");
      opponent.show({ ...after, ...view }, { game: "g1", event: { do: "turn" } });
      assert.deepEqual([plays("B1"), notes.length], [then, told]);
    },
  );

  const FIRST = { do: "turn", at: "E5", opponent: "white" };

  rows(
    "during the invitation begin the game that its main button begins",
    {
      "before there is a game": [begun, FIRST],
      "in an empty one": [alone, FIRST],
      "as White": [() => alone({ toPlay: "white" }), { ...FIRST, opponent: "black" }],
      "not of two people, once they are chosen": [
        () => {
          const game = alone();
          parts["two-players"].listeners.click();
          return game;
        },
        { do: "turn", at: "E5" },
      ],
      "nor in one that has begun": [() => alone(after), { do: "turn", at: "E5" }],
    },
    (begin, event) => {
      const { opponent, sent, plays } = begin();
      assert.deepEqual(opponent.turn("E5"), event);
      assert.equal(opponent.colour, "", "it may be refused: while a link is opened");
      plays("E5");
      assert.equal(opponent.colour, event.opponent ?? "");
      plays("D4");
      assert.equal(sent.length, event.opponent ? 1 : 2, "the computer is next");
      assert.equal(parts.invite.hidden, true);
    },
  );

  it("during the invitation are so, too, once they were kept over a Retry", () => {
    const { opponent } = alone();
    opponent.show({ ...after, turns: ["E5"] }, { game: "g1", event: FIRST });
    assert.deepEqual([opponent.colour, thinking()], ["white", "turn"]);
    assert.deepEqual(JSON.parse(localStorage.getItem(KEY) ?? ""), { g1: "white" });
  });

  it("are taken back one by one where nobody is the computer", () => {
    const { opponent } = alone({ turns: ["A1", "B1"], turn: 2 });
    assert.deepEqual(opponent.steps(-1), [{ do: "undo" }]);
  });
});

describe("whom it plays", () => {
  it("is kept with the game, and there again after a reload", () => {
    against("white");
    assert.deepEqual(JSON.parse(localStorage.getItem(KEY) ?? ""), { g1: "white" });
    const { opponent } = begun();
    opponent.show(VIEW, { game: "g1", event: { do: "load" } });
    assert.equal(opponent.colour, "white");
  });

  rows(
    "begins otherwise in another game",
    {
      "a new one, of two people": [{ do: "new" }, "g1", ""],
      "a new one, with it": [{ do: "new", opponent: "black" }, "g2", "black"],
      "a word that is none": [{ do: "new", opponent: "both" }, "g1", ""],
      "the same again, with colours exchanged": [{ do: "again" }, "g1", "black"],
      "and again": [{ do: "again" }, "g1", "white", "black"],
      "another kept one": [{ do: "load" }, "g9", ""],
    },
    (event, game, colour, before = "white") => {
      const { opponent } = against(before);
      opponent.show(VIEW, { game: game, event: event });
      assert.equal(opponent.colour, colour);
    },
  );

  it("is in a copy whom it played before", () => {
    against("white");
    const { opponent } = begun();
    opponent.show(VIEW, { game: "g2", event: { do: "load" }, source: "g1" });
    assert.deepEqual(
      [opponent.colour, JSON.parse(localStorage.getItem(KEY) ?? "")],
      ["white", { g1: "white", g2: "white" }],
    );
  });

  it("stays in a game that could not be begun", () => {
    const { opponent } = against("white");
    opponent.show({ ...VIEW, error: true }, { game: "g1", event: { do: "new" } });
    assert.equal(opponent.colour, "white");
  });

  rows(
    "that is chosen is chosen for the game that comes, unless a person begins another",
    {
      "a turn": ["turn", "black"],
      "a new one": ["new", ""],
      "the same again": ["again", ""],
      "a file": ["open", ""],
      "a link": ["follow", ""],
      "a kept one": ["load", ""],
    },
    (what, colour) => {
      const { opponent } = alone();
      choose("computer-plays", "black");
      opponent.may({ do: what });
      opponent.show(VIEW, { game: "g2", event: { do: what === "again" ? "load" : what } });
      assert.equal(opponent.colour, colour);
    },
  );

  it("is known of 60 games, the newest", () => {
    localStorage.setItem(
      KEY,
      JSON.stringify(
        Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`old${n}`, "black"])),
      ),
    );
    against("white");
    const kept = Object.keys(JSON.parse(localStorage.getItem(KEY) ?? ""));
    assert.deepEqual([kept.length, kept[0], kept.at(-1)], [60, "old1", "g1"]);
  });

  rows(
    "may be anything that somebody has kept",
    { "no JSON": ["{"], null: ["null"], "another word": ['{"g1":"both"}'], "a list": ["[1]"] },
    (text) => {
      localStorage.setItem(KEY, text);
      const { opponent } = begun();
      opponent.show(VIEW, { game: "g1", event: { do: "load" } });
      assert.equal(opponent.colour, "");
    },
  );
});

it("a hint is thought about and told, and changes nothing", async () => {
  const { opponent, sent, notes } = alone();
  opponent.press();
  assert.equal(question().player, "black");
  await thinks({ ...FOUND, margin: 6 });
  assert.deepEqual([sent, notes], [[], ["Try E5. Black won 60% of 300 trial games from there."]]);
});

it("a game that is over is looked through turn by turn, with less thought each", async () => {
  const { expected, expects } = ended(1);
  assert.deepEqual([question().turn, question().games, question().player], [1, 247, "white"]);
  expected.missing = -1;
  await thinks(FOUND);
  assert.deepEqual([expects, parts.think.ariaDisabled], [[[1, 3.2, 300]], "true"]);
});
