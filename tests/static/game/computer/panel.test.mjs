/**
 * The computer in a game: what becomes of what its thinker finds, what a person may do meanwhile,
 * what the page shows, and what is kept. When it thinks: ../../python/thinker.test.mjs.
 */
import assert from "node:assert/strict";
import { beforeEach, it, mock } from "node:test";
import { openTab, provide, Storage } from "../../support/browser.mjs";
import { Made, page } from "../../support/elements.mjs";
import { rows } from "../../support/rows.mjs";
import { breaks, over, question, restarts, says } from "../../support/thinker.mjs";
import { provideWorkers } from "../../support/worker.mjs";

mock.timers.enable({ apis: ["setTimeout"] });
openTab();
provideWorkers();
const { ThinkerPanel } = await import("../../../../static/game/computer/panel.js");
const { turnAt } = await import("../../../../static/game/status.js");
const words = await import("../../../../static/words.js");

const VIEW = {
  size: [9, 9],
  turns: [],
  turn: 0,
  players: "",
  toPlay: "black",
  over: null,
  resigned: "",
  phase: null,
  refused: null,
  error: false,
  names: {},
  stones: [],
  score: { black: 0, white: 0, neutral: 81, komi: 7.5, text: "" },
};
const AFTER = { turns: ["E5"], turn: 1, players: "B", toPlay: "white" };
const OVER = { over: { result: "B+81" } };
const FOUND = {
  done: true,
  word: "E5",
  turn: "E5",
  player: "black",
  margin: 3.2,
  low: -4,
  high: 9,
  standing: "leads",
  share: 0.6,
  games: 300,
  progress: 1,
  aim: 0,
  resigns: false,
  reason: { why: "captures", points: ["A9"], part: ["A9", "B9", "A8", "B8"] },
  moves: [{ at: "E5", games: 80, share: 0.6, margin: 3, line: ["E5", "C3"] }],
  line: [],
};

beforeEach(() => {
  mock.timers.tick(1000); // of the test before
  const withText = () => Object.assign(new Made(), { children: [new Made()] });
  page.parts = {
    resign: withText(),
    resigns: withText(),
  };
  provide({ document: page, localStorage: new Storage(), scrollTo() {} });
  over();
  Object.assign(page, {
    documentElement: { lang: "en" },
    body: { dataset: {}, toggleAttribute() {} },
    querySelector: () => new Made(),
  });
});

/** A page with a computer, and what it is told and sends. */
function begun() {
  const [sent, notes, said] = [[], [], []];
  const text = /** @type {any} */ ({ kept: { text: "the game", then: [] }, state: 4, you: "" });
  const board = /** @type {any} */ ({ focused: 0, focusPoint: () => void board.focused++ });
  let [underWay, seen] = ["", null];
  const panel = new ThinkerPanel(board, {
    send: (event) => void sent.push(event),
    isUnderWay: (what) => what === underWay,
    note: (sentence) => void notes.push(sentence),
    say: (_, sentence) => void said.push(sentence),
    game: text,
    pyodide() {},
  });
  /** Python's view comes, as the answer to an event, or to a kind of it, told to who plays. */
  const show = (view, event, more = {}) => {
    underWay = "";
    seen = /** @type {any} */ ({ ...VIEW, you: text.you, ...view });
    const told = typeof event === "string" ? { do: event } : event;
    panel.show(seen, { game: "g1", event: told, ...more });
  };
  /** A person takes a turn, if the gate says so. */
  const plays = (at) => {
    const event = turnAt(at, seen);
    const may = panel.may(event);
    if (may === "now") sent.push(event);
    if (may === "now") underWay = "turn";
    return may;
  };
  const review = (on) => {
    document.body.dataset.mode = on ? "review" : "play";
    panel.changed();
  };
  const { advice, sides } = panel;
  return { panel, advice, sides, board, text, sent, notes, said, show, plays, review };
}

/** A game in which it plays a colour, or nobody's. */
function game(colour = "", view = {}) {
  const of = begun();
  const you = { black: "white", white: "black" }[colour] ?? "";
  of.show({ you, ...view }, colour ? { do: "new", opponent: colour } : "view");
  return of;
}

const press = (id) => page.parts[id].hears("click");

/** A person chooses something, or ticks or unticks a box. */
function choose(id, value) {
  page.parts[id][typeof value === "boolean" ? "checked" : "value"] = value;
  page.parts[id].hears("change");
}

/** What it thinks about. */
const thinking = () => document.body.dataset.thinking;
const kept = () => JSON.parse(localStorage.getItem("ttgo:1:opponents") ?? "");

/** It answers what it was asked, and has taken its time. */
async function thinks(answer = {}) {
  await says({ ...FOUND, ...answer });
  mock.timers.tick(450);
}

it("is asked about its turn with the game, the step and the colour, and takes it", async () => {
  const { sent } = game("black");
  assert.deepEqual(
    { ...question(), seed: 0 },
    { do: "think", text: "the game", then: [], step: 1, seed: 0, player: "black" },
  );
  await thinks({ done: false });
  assert.deepEqual([sent, thinking()], [[], "turn"]);
  await thinks();
  assert.deepEqual(sent, [{ do: "take", word: "E5", state: 4 }]);
});

it("takes 450 ms at least, so that one sees what it does, and may be stopped then", async () => {
  const { sent } = game("black");
  await says(FOUND);
  mock.timers.tick(400);
  assert.deepEqual([sent, thinking()], [[], "turn"]);
  press("stop");
  mock.timers.tick(100);
  assert.deepEqual(sent, []);
});

it("is stopped by a press, which is told, and thinks again at another", () => {
  const { said, plays, sent } = game("black");
  press("stop");
  assert.deepEqual([question(), said], [null, [words.computerStopped]]);
  plays("A1"); // a person may take its turn instead
  assert.equal(sent.length, 1);
  press("stop");
  assert.equal(question()?.player, "black");
});

it("tells an error and the loss of its worker, and the game goes on", async () => {
  const { notes, sent } = game("black");
  await says({ error: "no game" });
  press("stop");
  restarts();
  breaks();
  assert.deepEqual(
    [notes, sent, thinking()],
    [["no game", words.restarted, words.thinkerBroke], [], ""],
  );
});

const MARKS = { phase: { click: "mark", proposals: {} } };

rows(
  "what it thinks about",
  {
    "a turn that is gone on from": ["black", { turns: ["A1"] }, () => {}, "turn"],
    "no turn in a review, which is anybody's": [
      "black",
      {},
      ({ review, plays, show }) => {
        review(true);
        show({ turns: ["E5"] }, "goto");
        assert.deepEqual([plays("A1"), plays("B1")], ["now", "now"]);
      },
      "",
    ],
    "its turn again after one": [
      "black",
      {},
      ({ review }) => {
        review(true);
        review(false);
      },
      "turn",
    ],
    "nothing, once two people play": ["black", {}, () => press("people"), ""],
    "no hint where the game is over": ["", OVER, () => choose("thoughts", true), ""],
    "no hint where points are marked": [
      "",
      MARKS,
      ({ advice }) => {
        assert.equal(page.parts.think.ariaDisabled, "true");
        advice.press();
      },
      "",
    ],
    "no hint at a reload": [
      "",
      {},
      ({ show }) => {
        page.parts.thoughts.checked = true;
        show({}, "load");
      },
      "",
    ],
  },
  (colour, view, act, what) => {
    act(game(colour, view));
    assert.equal(thinking(), what);
  },
);

rows(
  "a person's turn",
  {
    "is nobody's while it thinks": ["black", () => {}, "dropped", 1],
    "is held while the next may be its own": ["white", ({ plays }) => plays("A1"), "held", 0],
    "is taken where that is a person's again: a handicap": [
      "white",
      ({ plays, show }) => {
        plays("A1");
        show({ ...AFTER, toPlay: "black" }, "turn");
      },
      "now",
      0,
    ],
  },
  (colour, act, may, told) => {
    const of = game(colour);
    act(of);
    assert.deepEqual([of.plays("B1"), of.notes.length], [may, told]);
  },
);

rows(
  "a tap on the first board",
  {
    "begins a game with it": [{}, () => {}, "white"],
    "as White": [{ toPlay: "white" }, () => {}, "black"],
    "of two people, once they are chosen": [{}, () => press("two-players"), ""],
    "in a game that has begun does not": [AFTER, () => {}, ""],
  },
  (view, act, colour) => {
    const { sides, show, plays, sent } = game("", view);
    act();
    plays("E5");
    const { opponent = "" } = sent.at(-1);
    assert.deepEqual([sides.colour, opponent, page.parts.invite.hidden], [colour, colour, true]);
    if (!colour) return;
    show(AFTER, sent.at(-1));
    assert.equal(page.parts.people.hidden, false, "it may have been meant for two people");
    show({ ...AFTER, turns: ["E5", "D4", "C3"], turn: 3 }, "turn");
    assert.equal(page.parts.people.hidden, true);
    show(AFTER, "undo");
    press("people");
    assert.deepEqual([sides.colour, page.parts.people.hidden], ["", true]);
  },
);

it("speaks to who plays against it: a view that was told to others is asked for again", () => {
  const { text, sent, show, board } = game();
  press("play-computer");
  assert.deepEqual([text.you, sent, board.focused], ["black", [{ do: "view" }], 1]);
  show({}, "view");
  assert.equal(sent.length, 1);
});

it("has who is ahead told only when that has changed", async () => {
  const { show, said } = game("black");
  const takes = async (found) => {
    said.length = 0;
    await thinks(found);
    show({ ...AFTER, say: "Done." }, "take");
    show({}, "turn");
    return said.pop();
  };
  assert.equal(await takes({}), "Done. The computer leads.");
  assert.equal(await takes({ share: 0.65 }), undefined);
  assert.equal(await takes({ share: 0.1, standing: "leads_clearly" }), "Done. You lead clearly.");
});

it("offers to resign until the next turn, which a person may take", async () => {
  const { show, sent, sides } = game("black");
  await thinks({ resigns: true });
  show(AFTER, "take");
  assert.equal(page.parts.resigns.hidden, false);
  press("accept");
  assert.deepEqual(sent.at(-1), { do: "resign", player: "black" });
  show({ resigned: "W+R" }, "resign");
  assert.deepEqual([sides.colour, page.parts.resigns.hidden], ["black", true]);
  show({ ...AFTER, turns: ["E5", "A1"], turn: 2 }, "turn");
  assert.equal(page.parts.resigns.hidden, true);
});

rows(
  "who resigns, by pressing twice",
  {
    "whoever plays against it": ["black", {}, "white"],
    "who is to play, of two people": ["", { toPlay: "white" }, "white"],
    "the person, of two friends": ["", { friend: { you: "white", state: "move" } }, "white"],
    "nobody in a review": ["", {}, "", true],
    "nobody where that is done": ["", { resigned: "B+R" }, ""],
  },
  (colour, view, player, reviewed = false) => {
    const { sent, board, review } = game(colour, view);
    review(reviewed);
    press("resign");
    assert.deepEqual(sent, []);
    press("resign");
    assert.deepEqual(sent, player ? [{ do: "resign", player }] : []);
    assert.deepEqual([board.focused, thinking()], [sent.length, ""]);
  },
);

rows(
  "whom it plays is kept with its step, and how the game counts",
  {
    "at first fully": [() => {}, "white step1"],
    "only if it is lost, after a hint": [({ advice }) => advice.press(), "white step1 helped"],
    "fully in the next game, at a step that is chosen": [
      ({ advice, show }) => {
        advice.press();
        show({}, { do: "new", opponent: "black", step: 22 });
      },
      "black step22",
    ],
    "at none that there is": [
      ({ show }) => show({}, { do: "new", opponent: "black", step: /** @type {any} */ ("28") }),
      "black step1",
    ],
    "not after a start of its own, with the same colours": [
      ({ show }) => show({ stones: ["X"] }, "again"),
      "white step1 apart",
    ],
    "in a copy": [
      () => begun().show({}, "load", { game: "g2", source: "g1" }),
      "white step1",
      "g2",
    ],
  },
  (act, how, id = "g1") => {
    act(game("white"));
    assert.equal(kept()[id], how);
  },
);

rows(
  "whom it plays in another game",
  {
    "a new one, of two people": [{ do: "new" }, "g1", ""],
    "a new one, with it": [{ do: "new", opponent: "black" }, "g2", "black"],
    "the same again": [{ do: "again" }, "g1", "white"],
    "another kept one": [{ do: "load" }, "g9", ""],
    "in one that could not be begun": [{ do: "new" }, "g1", "white", true],
  },
  (event, id, colour, error = false) => {
    const { panel, sides, show, text } = game("white");
    panel.may(event);
    if (!error) assert.equal(text.you, { black: "white", white: "black" }[colour] ?? "");
    show({ error }, event, { game: id });
    assert.equal(sides.colour, colour);
  },
);

rows(
  "a colour that is chosen is so for the game that comes, unless a person begins another",
  { "a turn": ["turn", "white"], "a new one": ["new", ""], "a kept one": ["load", ""] },
  (what, colour) => {
    const { panel, show, sides, text } = game();
    press("play-computer");
    panel.may({ do: what });
    assert.equal(text.you, colour && "black");
    show({}, what, { game: "g2" });
    assert.equal(sides.colour, colour);
  },
);

rows(
  "the step of a kept game",
  {
    "is that it began with": ["white step9 helped", 9],
    "was a level": ["white 100", 15],
    "may be none, then it is what fits": ["white step99", 7],
    "may be anything": ["white {", 7],
  },
  (before, step) => {
    localStorage.setItem("ttgo:1:way", JSON.stringify({ "9x9": "7 +-" }));
    localStorage.setItem("ttgo:1:opponents", JSON.stringify({ g1: before }));
    const { show, sides } = begun();
    show({}, "load");
    assert.equal(sides.step, step);
  },
);

rows(
  "a hint that is asked for in its turn comes after that",
  { once: ["take", "hint"], "not, if the person does something else": ["undo", ""] },
  async (what, then) => {
    const { advice, show, notes } = game("black");
    advice.press();
    assert.deepEqual([thinking(), notes], ["turn", [words.hintFollows]]);
    await thinks();
    show(AFTER, what);
    assert.equal(thinking(), then);
    show({ ...AFTER, turns: ["E5", "A1"], turn: 2 }, "goto");
    assert.equal(thinking(), "");
  },
);

it("advises: first a part of the board, then the point and why", async () => {
  const { advice, board, notes, said } = game();
  advice.press();
  assert.deepEqual([question().seed, question().advises, question().player], [1, true, "black"]);
  await thinks();
  assert.deepEqual([board.looks.tinted, board.over], [FOUND.reason.part, null]);
  assert.deepEqual(
    [notes, said],
    [
      [words.thinks, ""],
      ["", words.lookHere],
    ],
    "no older refusal",
  );
  advice.press();
  assert.deepEqual([thinking(), said[2]], ["", "Try E5: it captures 1 white stone. Black leads."]);
  assert.deepEqual([board.looks.tinted, Boolean(board.over)], [FOUND.reason.points, true]);
});

const IDEA = { done: false, reason: { why: "first", points: [], part: ["E5", "D5"] } };
const [SOMEWHERE, AT_E5] = ["part", "E5"].map((at) => words.idea({ better: false, at }));

rows(
  "an idea while it thinks about a hint",
  {
    "is shown as its part of the board": [() => {}, [SOMEWHERE]],
    "is told once": [() => thinks(IDEA), [SOMEWHERE]],
    "keeps its point to itself at another press, whose button is locked": [
      ({ advice }) => {
        assert.equal(page.parts.think.ariaDisabled, "true");
        advice.press();
        return thinks({ ...IDEA, turn: "D4" });
      },
      [SOMEWHERE],
    ],
    "stays where it is stopped": [
      ({ advice }) => {
        press("stop");
        assert.equal(question(), null);
        advice.press();
      },
      [SOMEWHERE, AT_E5],
    ],
    "is no idea of what follows a turn that was taken": [
      ({ show }) => show(AFTER, "turn"),
      [SOMEWHERE],
      null,
    ],
  },
  async (act, ideas, drawn = undefined) => {
    const of = game();
    of.advice.press();
    await thinks(IDEA);
    assert.equal(page.parts.stop.hidden, false, "it can be stopped there");
    await act(of);
    assert.deepEqual(of.notes, [words.thinks, ...ideas]);
    assert.equal(of.board.looks.tinted.length === 0 && !of.board.over, drawn === null);
  },
);

it("says what follows a move, once it has thought", async () => {
  const { advice, said } = game();
  advice.expect("E5");
  assert.deepEqual([thinking(), said], ["hint", [""]]);
  await thinks();
  advice.expect("A1");
  const line = words.whatIf(/** @type {any} */ (FOUND), "E5");
  assert.deepEqual(said.slice(1), [line, words.notTried({ at: "A1" })]);
});

it("says nothing of a move, and draws nothing, while it thinks about its turn", async () => {
  const { advice, board, said } = game("black");
  page.parts.thoughts.checked = true;
  await says({ ...FOUND, done: false });
  advice.expect("E5");
  assert.deepEqual([said, board.over, board.careful], [[words.noThought], null, false]);
});

it("shows its thinking where that is wanted, anew after each turn", async () => {
  const { advice, board, notes, show } = game();
  choose("thoughts", true);
  await thinks({ done: false });
  assert.equal(board.careful, true, "a touch looks first");
  advice.look("E5");
  assert.equal(notes.at(-1), words.whatIf(/** @type {any} */ (FOUND), "E5"));
  show({ refused: { rule: 6 } }, "turn");
  assert.equal(board.careful, true, "a refused turn changes nothing");
  show(AFTER, "turn");
  assert.deepEqual([question().player, board.over, thinking()], ["white", null, "hint"]);
});

it("judges a turn that is tried with 1,000 games, and does not take the next one", async () => {
  const { panel, show, sent, review } = game("black", AFTER);
  review(true);
  show({ ...AFTER, turns: ["D4"] }, "turn");
  const margins = [];
  panel.judge((margin) => void margins.push(margin));
  assert.deepEqual([question().games, question().player], [1000, "white"]);
  await thinks({ margin: 7.4 });
  assert.deepEqual([margins, sent, thinking()], [[7.4], [], ""]);
  panel.judge(() => void margins.push("late"));
  show(AFTER, "goto");
  assert.deepEqual([question(), margins], [null, [7.4]], "it is no longer asked for");
});
