/**
 * The computer in a game: when it thinks, what becomes of what it finds, what a person may do
 * meanwhile, what the page shows, and what is kept. Whose turn it is: embed/opponent.test.mjs.
 */
import assert from "node:assert/strict";
import { describe, it, mock } from "node:test";
import {
  against,
  alone,
  begun,
  choose,
  FOUND,
  OVER,
  parts,
  question,
  says,
  thinking,
  thinks,
  VIEW,
} from "../../support/opponent.mjs";
import { rows } from "../../support/rows.mjs";
import { breaks, restarts } from "../../support/thinker.mjs";

const words = await import("../../../../static/words.js");
const KEY = "ttgo:1:opponents";
const AFTER = { turns: ["E5"], turn: 1, players: "B", toPlay: "white" };
const TRIED = { at: "E5", games: 80, share: 0.6, margin: 3, line: ["E5", "C3"] };
const EVIDENCE = {
  ...FOUND,
  aim: 0,
  moves: [TRIED, { at: "C3", games: 60, share: 0.4, margin: -1, line: ["C3"] }],
  line: ["E5", "C3"],
  progress: 0.5,
  reason: { why: "captures", points: ["A9"], part: ["A9", "B9", "A8", "B8"] },
};
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? "");

rows(
  "what it thinks about, and for whom",
  {
    "its turn": [() => against("black"), () => {}, "turn", "black"],
    "an earlier turn that is gone on from": [
      () => against("black", { turns: ["A1"] }),
      () => {},
      "turn",
      "black",
    ],
    "what is dead, whoever is to play": [
      () => against("black", { phase: { click: "mark" }, toPlay: "white" }),
      () => {},
      "turn",
      "black",
    ],
    "nothing after a stop, while a turn is refused": [
      () => against("black"),
      ({ opponent, show }) => {
        opponent.stop();
        show({ refused: { rule: 6 } }, "turn");
      },
      "",
    ],
    "no hint after the next turn": [
      () => alone(),
      ({ opponent, show }) => {
        opponent.press();
        show(AFTER, "turn");
      },
      "",
    ],
    "a hint in a review": [
      () => alone(),
      ({ opponent }) => {
        opponent.press();
        opponent.reviewed = true;
      },
      "hint",
      "black",
    ],
    "no turn in a review": [
      () => against("black"),
      ({ opponent }) => {
        opponent.reviewed = true;
      },
      "",
    ],
    "no hint where the game is over": [() => alone(OVER), () => choose("thoughts", true), ""],
    "its turn, once its colour is chosen": [
      () => alone(),
      () => choose("computer-plays", "black"),
      "turn",
      "black",
    ],
    "nothing, once no colour is": [() => against("black"), () => choose("computer-plays", ""), ""],
  },
  (begin, act, what, player) => {
    act(begin());
    assert.deepEqual([thinking(), question()?.player], [what, player]);
  },
);

describe("its turn", () => {
  it("is asked for with the game, the level and the colour, and taken", async () => {
    const { sent } = against("black");
    assert.deepEqual(
      { ...question(), seed: 0 },
      { do: "think", text: "the game", then: [], games: 300, seed: 0, player: "black" },
    );
    await thinks({ ...FOUND, done: false });
    assert.deepEqual(sent, []);
    await thinks(FOUND);
    assert.deepEqual(sent, [{ do: "take", word: "E5", state: 4 }]);
  });

  rows(
    "is nobody else's",
    {
      "while it thinks": [{}, {}, [], 1],
      "but where a person goes back to a turn of theirs": [
        { turns: ["E5", "B1"], turn: 2 },
        { toPlay: "white", turns: ["E5", "B1"], turn: 1 },
        [{ do: "turn", at: "A1" }],
        0,
      ],
    },
    (before, view, taken, told) => {
      const { show, sent, notes, plays } = against("black", before);
      show(view, "goto");
      plays("A1");
      assert.deepEqual([sent, notes.length], [taken, told]);
    },
  );

  it("is anybody's while the game is reviewed, and its own again where that ends", () => {
    const { opponent, show, sent, plays } = against("black", AFTER);
    opponent.reviewed = true;
    show({ turns: ["E5"], turn: 0 }, "goto");
    plays("A1");
    assert.deepEqual([sent, question()], [[{ do: "turn", at: "A1" }], null]);
    opponent.reviewed = false;
    assert.equal(question().player, "black");
  });

  it("ends with an error that is told", async () => {
    const { sent, notes } = against("black");
    await thinks({ error: "no game" });
    assert.deepEqual([sent, notes], [[], ["no game"]]);
  });

  it("is stopped by a press, which is told, and thought about again by another", async () => {
    const { said, sent, plays } = against("black");
    parts.stop.listeners.click();
    await thinks(FOUND);
    assert.deepEqual([sent, question(), said], [[], null, [words.computerStopped]]);
    plays("A1"); // a person may take it instead
    assert.deepEqual(sent, [{ do: "turn", at: "A1" }]);
    parts.stop.listeners.click();
    assert.equal(question()?.player, "black");
  });

  rows(
    "goes on when Hint is pressed; the hint comes after it",
    {
      "a hint": ["take", "hint"],
      "none, if the person does something else": ["undo", ""],
    },
    async (what, next) => {
      const { opponent, show, notes, sent } = against("black");
      opponent.press();
      assert.deepEqual([thinking(), notes], ["turn", [words.hintFollows]]);
      await thinks(FOUND);
      opponent.may(what === "take" ? sent.at(-1) : { do: what });
      show(AFTER, what);
      assert.equal(thinking(), next);
      show({ ...AFTER, turns: ["E5", "A1"], turn: 2 }, "goto");
      assert.equal(thinking(), "", "one hint");
    },
  );

  it("has who is ahead told only when that has changed", async () => {
    const { show, said } = against("black");
    const takes = async (found) => {
      said.length = 0;
      await thinks({ ...FOUND, ...found });
      show({ ...AFTER, say: "Done." }, "take");
      show(VIEW, "turn");
      return said.pop();
    };
    assert.equal(await takes({}), "Done. The computer leads.");
    assert.equal(await takes({ share: 0.65 }), undefined);
    assert.equal(await takes({ share: 0.1, standing: "unknown" }), undefined);
    assert.equal(await takes({ share: 0.1, standing: "leads_clearly" }), "Done. You lead clearly.");
    assert.equal(await takes({ share: 0.52, standing: "even" }), "Done. It is about even.");
  });

  it("offers to resign until the next turn, which a person may take", async () => {
    const offer = () => !parts.resigns.hidden && parts.resigns.firstElementChild.textContent;
    const { opponent, show, sent } = against("black");
    await thinks({ ...FOUND, resigns: true, margin: -20 });
    sent.length = 0;
    show(AFTER, "take");
    assert.equal(offer(), words.offers);
    parts.accept.listeners.click();
    assert.deepEqual(sent, [{ do: "resign", player: "black" }]);
    show({ resigned: "W+R" }, sent[0]);
    assert.deepEqual([opponent.colour, offer()], ["black", false]);
    show({ ...AFTER, turns: ["E5", "A1"], turn: 2 }, "turn");
    assert.equal(offer(), false);
  });

  it("takes 450 ms at least, so that one sees what it does, and may be stopped then", async () => {
    const { opponent, sent } = against("black");
    mock.timers.tick(100);
    await says(FOUND);
    mock.timers.tick(300);
    assert.deepEqual(sent, []);
    opponent.stop();
    mock.timers.tick(100);
    assert.deepEqual(sent, []);
  });

  it("ends when the person resigns", () => {
    const { opponent, show, sent } = against("black", { toPlay: "white" });
    resigns();
    show({ resigned: "B+R" }, sent[0]);
    resigns();
    assert.deepEqual([sent, question()], [[{ do: "resign", player: "white" }], null]);
    assert.deepEqual(opponent.steps(-1), [{ do: "undo" }], "which takes back no turn");
    show({ toPlay: "black" }, "undo");
    assert.equal(thinking(), "turn");
  });

  rows(
    "is resigned by",
    {
      "who is to play, of two people": [() => alone({ toPlay: "white" }), "white"],
      "who is to play after Undo": [() => alone({ turns: ["A1"] }), "black"],
      "nobody in a review": [
        () => {
          const known = alone();
          known.opponent.reviewed = true;
          return known;
        },
        null,
      ],
    },
    (begin, player) => {
      const { sent } = begin();
      resigns(sent);
      assert.deepEqual(sent, player ? [{ do: "resign", player }] : []);
    },
  );

  it("loses its worker and goes on with another, loses that, and the game is as it was", () => {
    const { notes, sent } = against("black");
    const asked = question();
    restarts();
    assert.deepEqual([notes, question(), thinking()], [[words.restarted], asked, "turn"]);
    breaks();
    assert.deepEqual([notes.slice(1), sent, thinking()], [[words.thinkerBroke], [], ""]);
    parts.stop.listeners.click();
    assert.deepEqual([question(), thinking()], [asked, "turn"]);
  });
});

describe("a person's turns", () => {
  rows(
    "are held while it is not known whose the next one is, and then",
    {
      "are nobody's, if it is the computer's": [{}, "dropped", 1],
      "are taken, if it is a person's again: a handicap": [{ toPlay: "black" }, "now", 0],
    },
    (view, then, told) => {
      const { opponent, show, notes, plays } = against("white");
      opponent.may({ do: "undo" });
      assert.deepEqual([plays("A1"), plays("B1")], ["now", "held"]);
      show({ ...AFTER, ...view }, "turn");
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
      "nor in one that has begun": [() => alone(AFTER), { do: "turn", at: "E5" }],
    },
    (begin, event) => {
      const { opponent, turn, sent, plays } = begin();
      assert.deepEqual(turn("E5"), event);
      assert.equal(opponent.colour, "", "it may be refused: while a link is opened");
      plays("E5");
      assert.equal(opponent.colour, event.opponent ?? "");
      plays("D4");
      assert.equal(sent.length, event.opponent ? 1 : 2, "the computer is next");
      assert.equal(parts.invite.hidden, true);
    },
  );

  it("during the invitation are so, too, once they were kept over a Retry", () => {
    const { opponent, show } = alone();
    show(AFTER, FIRST);
    assert.deepEqual([opponent.colour, thinking(), kept()], ["white", "turn", { g1: "white 300" }]);
  });
});

describe("whom it plays", () => {
  rows(
    "is kept with the game, and there again",
    {
      "after a reload": ["g1", { g1: "white 300" }],
      "in a copy": ["g2", { g1: "white 300", g2: "white 300" }],
    },
    (game, all) => {
      against("white");
      const { opponent, show } = begun();
      show({}, "load", { game, source: "g1" });
      assert.deepEqual([opponent.colour, kept()], ["white", all]);
    },
  );

  rows(
    "is kept with its level, and whether the person was helped",
    {
      "at first not": [() => {}, "white 300"],
      "by a hint": [({ opponent }) => opponent.press(), "white 300 helped"],
      "by thinking that is shown": [() => choose("thoughts", true), "white 300 helped"],
      "by another level on the way": [
        ({ show }) => {
          show({ ...AFTER, turns: ["E5", "C3"], turn: 2, toPlay: "black" }, "take");
          choose("level", "100");
        },
        "white 100 helped",
      ],
      "not by one chosen before a turn": [() => choose("level", "100"), "white 100"],
      "not in the next game": [
        ({ opponent, show }) => {
          opponent.press();
          show({}, { do: "new", opponent: "black", level: "1000" });
        },
        "black 1000",
      ],
      "by a start of its own": [({ show }) => show({ stones: ["X"] }, "again"), "black 300 helped"],
    },
    (act, how) => {
      act(against("white"));
      assert.deepEqual(kept(), { g1: how });
    },
  );

  rows(
    "begins otherwise in another game",
    {
      "a new one, of two people": [{ do: "new" }, "g1", ""],
      "a new one, with it": [{ do: "new", opponent: "black" }, "g2", "black"],
      "the same again, with colours exchanged": [{ do: "again" }, "g1", "black"],
      "another kept one": [{ do: "load" }, "g9", ""],
      "but not in one that could not be begun": [{ do: "new" }, "g1", "white", true],
    },
    (event, game, colour, error = false) => {
      const { opponent, show } = against("white");
      show({ error }, event, { game });
      assert.equal(opponent.colour, colour);
    },
  );

  rows(
    "that is chosen is chosen for the game that comes, unless a person begins another",
    { "a turn": ["turn", "black"], "a new one": ["new", ""], "a kept one": ["load", ""] },
    (what, colour) => {
      const { opponent, show } = alone();
      choose("computer-plays", "black");
      assert.deepEqual(kept(), { g1: "black 300" });
      opponent.may({ do: what });
      show({}, what, { game: "g2" });
      assert.equal(opponent.colour, colour);
    },
  );
});

/** A person presses Resign, and again to confirm it. */
function resigns(sent = []) {
  const press = () => parts.resign.listeners.click({ preventDefault() {}, stopPropagation() {} });
  const before = sent.length;
  press();
  assert.equal(sent.length, before, "it is asked once");
  press();
}

it("what follows a move is thought about, where it has not been, and then said", async () => {
  const { opponent, said } = alone();
  opponent.expect("E5");
  assert.deepEqual([thinking(), said], ["hint", []]);
  await thinks(EVIDENCE);
  const told = words.whatIf(/** @type {any} */ (EVIDENCE), "E5", TRIED);
  opponent.expect("E5");
  assert.deepEqual(said, [told, told]);
  opponent.expect("A1");
  assert.equal(said[2], words.notTried({ at: "A1" }));
});

it("a tap on the first board can be taken for two people's, while it is new", () => {
  const { opponent, show } = alone();
  opponent.may({ do: "turn", at: "E5", opponent: "white" });
  show(AFTER, "turn");
  assert.deepEqual([opponent.colour, parts.instead.hidden], ["white", false]);
  show({ ...AFTER, turns: ["E5", "D4", "C3"], turn: 3 }, "turn");
  assert.equal(parts.instead.hidden, true);
  show(AFTER, "undo");
  parts.people.listeners.click();
  assert.deepEqual([opponent.colour, parts.instead.hidden], ["", true]);
});

describe("who plays against it", () => {
  it("is spoken to: a view that was told to others is asked for again", () => {
    const { game, sent, show } = alone({ you: "" });
    assert.deepEqual([game.you, sent], ["", []]);
    choose("computer-plays", "white");
    assert.deepEqual([game.you, sent], ["black", [{ do: "view" }]]);
    show({ you: "black" }, "view");
    assert.equal(sent.length, 1);
  });
});

rows(
  "the board has the focus again after",
  {
    "the computer is chosen by White": ["play-computer", "white", "black"],
    "two people are": ["two-players", "white", ""],
    "one resigns": ["resign", "white", ""],
  },
  (button, toPlay, colour) => {
    const { board, opponent } = alone({ toPlay });
    if (button === "resign") resigns();
    else parts[button].listeners.click();
    assert.deepEqual([board.focused, opponent.colour], [1, colour]);
  },
);

describe("a better turn that is tried", () => {
  const POINT = /** @type {any} */ ({
    turn: 1,
    player: "black",
    taken: "A1",
    better: "E5",
    kept: 10,
    cost: 12,
  });

  rows(
    "costs, beside the best one",
    {
      "by what it keeps": ["D4", 7.4, 3],
      "as good": ["D4", 11, 0],
      "which was found": ["E5", 1, 0],
      "which was taken": ["A1", 9, 12],
    },
    (at, margin, by) =>
      assert.equal(words.triedInstead(POINT, at, margin), words.triedInstead(POINT, "B2", 10 - by)),
  );

  it("is judged with 1,000 games at least", () => {
    const { opponent, show } = alone();
    opponent.try(POINT);
    show({ ...AFTER, turns: ["D4"] }, "turn");
    assert.deepEqual([opponent.colour, question().games], ["white", 1000]);
  });

  it("ends with it, and the computer plays whom it played before", async () => {
    const { opponent, show } = against("black", AFTER);
    opponent.try(POINT);
    opponent.try(null, "black");
    show({ ...AFTER, toPlay: "black" }, "turn");
    assert.deepEqual([opponent.colour, question().games], ["black", 300]);
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

  it("are told as advice: first a part of the board, then the point and why", async () => {
    const { opponent, board, notes, sent } = await hinted(false);
    assert.deepEqual([question().seed, question().advises], [1, true]);
    assert.deepEqual([Boolean(board.over), notes], [true, [words.thinks, words.lookHere]]);
    opponent.press();
    opponent.press();
    assert.equal(thinking(), "", "there is nothing to think about");
    const told = "Try E5: it captures 1 white stone. Black leads.";
    assert.deepEqual([notes.slice(2), sent], [[told, told], []]);
  });

  rows(
    "are no advice about what is no turn",
    { marks: ["mark"], "a position that is set up": ["colour"] },
    (click) => {
      const { opponent, show } = alone();
      show({ ...VIEW, phase: { click } }, "turn");
      opponent.press();
      assert.deepEqual([thinking(), parts.think.ariaDisabled], ["", "true"]);
    },
  );

  it("of its own turn are not drawn", async () => {
    const { opponent, board, notes } = alone();
    parts.thoughts.checked = true;
    choose("computer-plays", "black");
    await thinks({ ...EVIDENCE, done: false });
    assert.deepEqual(
      [opponent.open, board.over, opponent.look("E5"), opponent.whatIf("E5"), notes],
      [false, null, "", words.noThought, []],
    );
  });

  it("are forgotten with a turn, and thought anew while they are wanted", async () => {
    const { opponent, board, show } = await hinted(true);
    assert.deepEqual([opponent.open, board.careful], [true, true], "a touch looks first");
    opponent.look("E5");
    show(AFTER, "turn");
    assert.deepEqual([question().player, board.over, thinking()], ["white", null, "hint"]);
  });

  rows(
    "are not thought anew",
    {
      "at a reload": ["load", {}],
      "after a refused turn": ["turn", { refused: { rule: 6 } }],
      "at the end": ["turn", { over: { result: "0" } }],
    },
    async (event, view) => {
      const { opponent, show } = await hinted(true);
      show(view, event);
      assert.deepEqual([thinking(), opponent.open], ["", "refused" in view]);
    },
  );
});

describe("a level", () => {
  rows(
    "that was kept",
    {
      "is chosen": ["100", "100"],
      "is the page's, if it is gone": ["700", "300"],
      "is the page's where there is none": ["", "300"],
    },
    (before, level) => {
      if (before) localStorage.setItem("ttgo:1:level", before);
      begun();
      assert.equal(parts.level.value, level);
    },
  );
});
