/**
 * What the page shows of the computer: who thinks, how far it is, what there is to press, and what
 * is drawn on the board.
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
  OVER,
  over,
  parts,
  question,
  thinks,
  VIEW,
} from "../support/opponent.mjs";
import { rows } from "../support/rows.mjs";

const words = await import("../../../static/words.js");
const TRIED = { at: "E5", games: 80, share: 0.6, margin: 3, line: ["E5", "C3"] };
const EVIDENCE = {
  ...FOUND,
  aim: 0,
  moves: [TRIED, { at: "C3", games: 60, share: 0.4, margin: -1, line: ["C3"] }],
  line: ["E5", "C3"],
  progress: 0.5,
};

const DISCS = "at E5, ring, text 60, at C3, ring, text 40";

/** What the buttons and lines beside the board are. */
function page() {
  const { invite, resigns, strong, think, resign, "look-back": back } = parts;
  return {
    invite: !invite.hidden,
    offer: !resigns.hidden && resigns.firstElementChild.textContent,
    strong: !strong.hidden,
    think: [think.lastElementChild.textContent, think.ariaDisabled === null],
    resign: resign.ariaDisabled === null,
    back: !back.hidden && back.textContent,
    plays: parts["computer-plays"].value,
    thinking: document.body.dataset.thinking,
    part: Reflect.get(document.body.style, "--part"),
  };
}
const QUIET = {
  invite: true,
  offer: false,
  strong: false,
  think: [words.hint, true],
  resign: true,
  back: false,
  plays: "",
  thinking: "",
  part: "0",
};

rows(
  "beside the board, before anybody thinks",
  {
    "two people begin": [() => alone(), {}],
    "they have been asked": [() => alone({}, "new"), { invite: false }],
    "they have begun": [() => alone({ turns: ["A1"], turn: 1 }), { invite: false }],
    "a new game was refused": [() => alone({ error: true }, "new"), {}],
    "an earlier turn is shown: nobody resigns there": [
      () => alone({ turns: ["A1"], turn: 0 }),
      { invite: false, resign: false },
    ],
    "the computer thinks about its turn": [
      () => against("black"),
      { invite: false, think: [words.hint, true], plays: "black", thinking: "turn" },
    ],
    "it has thought for a while": [
      () => {
        against("black");
        mock.timers.tick(HASTE);
      },
      { invite: false, think: [words.stopThinking, true], plays: "black", thinking: "turn" },
    ],
    "the person is to play": [() => against("white"), { invite: false, plays: "white" }],
    "a large board is much for it": [
      () => against("white", { size: [9, 10] }),
      { invite: false, plays: "white", strong: true },
    ],
    "nobody cares where nobody is the computer": [() => alone({ size: [19, 19] }), {}],
    "it is over, and can be looked through": [
      () => {
        const game = begun();
        game.expected.missing = 0;
        game.opponent.show(OVER, { game: "g1", event: { do: "load" } });
      },
      { invite: false, think: [words.hint, false], resign: false, back: words.lookBack },
    ],
    "it was looked through": [
      () => alone(OVER),
      { invite: false, think: [words.hint, false], resign: false },
    ],
    "the computer's turn, which a person stopped": [
      () => against("black").opponent.stop(),
      { invite: false, think: [words.thinkNow, true], plays: "black" },
    ],
  },
  (act, other) => {
    act();
    assert.deepEqual(page(), { ...QUIET, ...other });
  },
);

it("nothing is there to press before there is a game", () => {
  const { opponent, sent } = begun();
  parts["two-players"].listeners.click();
  assert.deepEqual(page(), { ...QUIET, invite: false, think: [words.hint, false], resign: false });
  parts.resign.listeners.click();
  opponent.press();
  assert.deepEqual([sent, question(), opponent.whatIf("E5")], [[], null, words.noThought]);
});

it("who thinks is said, and how far it is", async () => {
  const { opponent } = against("white", { toPlay: "white" });
  assert.deepEqual(
    [parts["to-play"].textContent, page().part],
    [words.thinks({ side: "white" }), "0"],
  );
  await thinks({ ...EVIDENCE, done: false });
  assert.equal(page().part, "0.5");
  opponent.stop();
  assert.equal(parts["to-play"].textContent, words.sideToPlay({ side: "white" }));
});

it("an offer to resign stands with its turn, and goes with the next one", async () => {
  const { opponent } = against("black");
  await thinks({ ...EVIDENCE, resigns: true });
  const after = { ...VIEW, turns: ["E5"], turn: 1, players: "B", toPlay: "white" };
  opponent.show(after, { game: "g1", event: { do: "take" } });
  assert.equal(page().offer, words.offers({ side: "black" }));
  opponent.show({ ...after, turns: ["E5", "A1"], turn: 2 }, { game: "g1", event: { do: "turn" } });
  assert.equal(page().offer, false);
});

describe("a game that is over", () => {
  it("is told of while it is looked through, and when that is done", async () => {
    const { opponent, expected } = ended(1);
    assert.deepEqual(
      [expected.told, page().back, page().thinking],
      [[words.looksBack({ turn: 1, all: 3 }), false], words.stopThinking, "game"],
    );
    opponent.press();
    assert.deepEqual([expected.told, page().back], [["", false], words.lookBack]);
    parts["look-back"].listeners.click();
    expected.missing = -1;
    await thinks(FOUND);
    assert.deepEqual([expected.told, page().back], [["", true], false]);
  });

  rows(
    "is looked through without being asked",
    {
      "against the computer": [() => against("white"), 0, { do: "turn" }, true],
      "of two people: not": [() => alone(), 0, { do: "turn" }, false],
      "that was resigned": [() => alone(), 0, { do: "resign", player: "black" }, true],
      "that was looked through before": [
        () => {
          const game = alone();
          game.expected.done = true;
          return game;
        },
        0,
        { do: "turn" },
        true,
      ],
    },
    (begin, missing, event, does) => {
      const { opponent, expected } = begin();
      expected.missing = missing;
      opponent.show(event.do === "resign" ? { ...OVER, over: null, resigned: "W+R" } : OVER, {
        game: "g1",
        event: event,
      });
      assert.deepEqual([question()?.turn, page().thinking], does ? [0, "game"] : [undefined, ""]);
    },
  );

  it("of two people is done where nothing of it is missing", () => {
    assert.deepEqual(alone(OVER).expected.told, ["", true]);
  });

  it("is thought about with no other colour than that of the next turn", () => {
    const { opponent, expected } = against("white");
    expected.missing = 0;
    opponent.show(
      { ...OVER, size: [52, 52], players: "WBW" },
      { game: "g1", event: { do: "turn" } },
    );
    assert.deepEqual([question().player, question().games], ["white", 100]);
  });
});

describe("its thoughts", () => {
  /** A hint that is thought about, drawn if they are shown. */
  async function hinted(shown, answer = EVIDENCE) {
    const game = alone();
    choose("thoughts", shown);
    if (!shown) game.opponent.press();
    assert.equal(question().player, "black");
    await thinks(answer);
    return game;
  }

  it("are drawn where a person wants them, and then a touch looks first", async () => {
    const { opponent, board } = await hinted(true, { ...EVIDENCE, done: false });
    assert.deepEqual([opponent.open, board.careful, over(board)], [true, true, DISCS]);
    choose("thoughts", false);
    assert.deepEqual([opponent.open, board.careful, over(board)], [false, false, ""]);
  });

  it("are a ring where nobody wants them, once it is done", async () => {
    const { opponent, board } = await hinted(false, { ...EVIDENCE, done: false });
    assert.deepEqual([opponent.open, over(board)], [false, ""]);
    await thinks(EVIDENCE);
    assert.deepEqual([opponent.open, over(board)], [false, "at E5, ring, ring, text 60%"]);
    opponent.press(); // another one
    assert.equal(over(board), "");
  });

  it("of its own turn are not drawn", async () => {
    const { opponent, board } = against("black");
    parts.thoughts.checked = true;
    await thinks({ ...EVIDENCE, done: false });
    assert.deepEqual(
      [opponent.open, over(board), opponent.look("E5"), opponent.whatIf("E5")],
      [false, "", "", words.noThought],
    );
  });

  it("are looked into point by point, and said", async () => {
    const { opponent, board } = await hinted(true);
    const said = words.whatIf(/** @type {any} */ (EVIDENCE), "E5", TRIED);
    assert.deepEqual([opponent.look("E5"), opponent.whatIf("E5")], [said, said]);
    assert.equal(over(board), "at E5, stone X, text 1, at C3, stone O, text 2");
    assert.deepEqual([opponent.look(null), over(board)], ["", DISCS]);
    assert.deepEqual(
      [opponent.look("A1"), opponent.whatIf("A1")],
      ["", words.notTried({ at: "A1" })],
    );
  });

  it("are forgotten with a turn, and thought anew while they are wanted", async () => {
    const { opponent, board } = await hinted(true);
    opponent.look("E5");
    opponent.show(
      { ...VIEW, turns: ["A1"], turn: 1, players: "B", toPlay: "white" },
      {
        game: "g1",
        event: {
          do: "turn",
        },
      },
    );
    assert.deepEqual([question().player, over(board), page().thinking], ["white", "", "hint"]);
    await thinks(EVIDENCE);
    assert.equal(over(board), DISCS, "no point is looked at");
  });

  rows(
    "are not thought anew",
    {
      "at a reload": [{ do: "load" }, {}],
      "after a refused turn": [{ do: "turn" }, { refused: { rule: 6 } }],
      "at the end": [{ do: "turn" }, { over: { result: "0" } }],
    },
    async (event, view) => {
      const { opponent } = await hinted(true);
      opponent.show({ ...VIEW, ...view }, { game: "g1", event: event });
      assert.deepEqual([page().thinking, opponent.open], ["", "refused" in view]);
    },
  );

  it("are thought at the level that is chosen meanwhile", async () => {
    await hinted(false, { ...EVIDENCE, done: false });
    choose("level", "1000");
    assert.equal(question().games, 1000);
    await thinks(EVIDENCE);
    choose("level", "100");
    assert.deepEqual([question().games, page().thinking], [1000, ""]);
  });
});

it("another level does not disturb it while it looks through a game", () => {
  ended(1);
  choose("level", "1000");
  assert.equal(question().games, 247);
});

rows(
  "the level that was kept",
  {
    "is chosen": ["100", "100"],
    "is the next lower one, if it is gone": ["700", "300"],
    "is the page's where it is lower than all": ["7", "300"],
    "is the page's where there is none": ["", "300"],
  },
  (kept, level) => {
    if (kept) localStorage.setItem("ttgo:1:level", kept);
    begun();
    assert.equal(parts.level.value, level);
  },
);

rows(
  "the board has the focus again after",
  {
    "the computer is chosen by White": ["play-computer", "white", "black"],
    "by Black": ["play-computer", "black", "white"],
    "two people are": ["two-players", "white", ""],
    "one resigns": ["resign", "white", ""],
  },
  (button, toPlay, colour) => {
    const { board, opponent } = alone({ toPlay });
    parts[button].listeners.click();
    assert.deepEqual([board.focused, opponent.colour], [1, colour]);
  },
);

it("a level has its name on the computer's card, and its number of games in small print", () => {
  against("white");
  choose("level", "1000");
  assert.deepEqual(
    [parts["level-games"].textContent, parts["white-name"].textContent],
    ["1,000", words.withKomi(words.computer["1000"], 7.5)],
  );
});

it("what the numbers on the discs are is said while they come", () => {
  const { opponent, notes } = alone();
  parts.thoughts.checked = true;
  opponent.press();
  assert.deepEqual(notes, [words.discs({ side: "black" })]);
});
