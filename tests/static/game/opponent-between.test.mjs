/**
 * The computer when something comes between: a stop, a review, a hidden page, another event, an
 * end.
 */
import assert from "node:assert/strict";
import { it, mock } from "node:test";
import {
  against,
  alone,
  begun,
  choose,
  ended,
  FOUND,
  HASTE,
  OVER,
  parts,
  question,
  says,
  thinking,
  thinks,
  VIEW,
} from "../support/opponent.mjs";
import { rows } from "../support/rows.mjs";
import { Worker } from "../support/worker.mjs";

const AFTER = { ...VIEW, turns: ["E5"], turn: 1, players: "B", toPlay: "white" };
const ON = { ...AFTER, toPlay: "black" };
const heard = () => Worker.all.at(-1)?.heard.length;

/** The page is hidden or seen. */
function look(hidden) {
  Object.assign(document, { hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}

rows(
  "what it thinks about, and for whom",
  {
    "its turn on a hidden page, as that is waited for": [
      () => against("black"),
      () => look(true),
      "turn",
      "black",
    ],
    "no game there": [() => ended(0), () => look(true), ""],
    "no game there, however often that is said": [
      () => ended(0),
      () => {
        look(true);
        look(true);
      },
      "",
    ],
    "a game that is seen again": [
      () => ended(1),
      () => {
        look(true);
        look(false);
      },
      "game",
      "white",
    ],
    "nothing after a stop, while a turn is refused": [
      () => against("black"),
      ({ opponent }) => {
        opponent.stop();
        opponent.show({ ...VIEW, refused: { rule: 6 } }, { game: "g1", event: { do: "turn" } });
      },
      "",
    ],
    "its turn after another press": [
      () => against("black"),
      ({ opponent }) => {
        mock.timers.tick(HASTE);
        opponent.press();
        opponent.press();
      },
      "turn",
      "black",
    ],
    "no game after a stop, also at its other turns": [
      () => ended(1),
      ({ opponent }) => {
        opponent.press();
        opponent.show(
          { ...OVER, over: null, turn: 1, toPlay: "black" },
          { game: "g1", event: { do: "goto" } },
        );
        opponent.show(OVER, { game: "g1", event: { do: "goto" } });
      },
      "",
    ],
    "a game after another press": [
      () => ended(1),
      ({ opponent }) => {
        opponent.press();
        opponent.press();
      },
      "game",
      "white",
    ],
    "a game, though a hint was stopped": [
      () => alone(),
      ({ opponent, expected }) => {
        opponent.press();
        opponent.press();
        expected.missing = 0;
        opponent.show(
          { ...VIEW, resigned: "W+R" },
          { game: "g1", event: { do: "resign", player: "black" } },
        );
      },
      "game",
      "black",
    ],
    "no hint after a resignation": [
      () => alone(),
      ({ opponent }) => {
        opponent.press();
        parts.resign.listeners.click();
      },
      "",
    ],
    "no hint after the next turn": [
      () => alone(),
      ({ opponent }) => {
        opponent.press();
        opponent.show(AFTER, { game: "g1", event: { do: "turn" } });
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
    "its turn after a review that ends there": [
      () => against("white"),
      ({ opponent }) => {
        opponent.reviewed = true;
        opponent.show({ ...VIEW, toPlay: "white" }, { game: "g1", event: { do: "goto" } });
        opponent.reviewed = false;
      },
      "turn",
      "white",
    ],
    "no hint where the game is over": [() => alone(OVER), () => choose("thoughts", true), ""],
    "nor where a position is set up": [
      () => alone({ phase: { click: "colour" } }),
      ({ opponent }) => opponent.press(),
      "",
    ],
    "what is dead, whoever is to play": [
      () => against("black", { phase: { click: "mark" }, toPlay: "white" }),
      () => {},
      "turn",
      "black",
    ],
    "its turn, once its colour is chosen": [
      () => alone(),
      () => choose("computer-plays", "black"),
      "turn",
      "black",
    ],
    "nothing, once no colour is": [() => against("black"), () => choose("computer-plays", ""), ""],
    "a game that goes on: no more": [
      () => ended(0),
      ({ opponent }) => {
        opponent.show(ON, { game: "g1", event: { do: "turn" } });
        look(false);
      },
      "",
    ],
    "nor if that is the computer's turn": [
      () => ended(0),
      ({ opponent }) => {
        opponent.show(ON, { game: "g1", event: { do: "take" } });
        look(false);
      },
      "",
    ],
  },
  (begin, act, what, player) => {
    act(begin());
    assert.deepEqual([thinking(), question()?.player], [what, player]);
  },
);

it("a page that is seen again does not begin anew what goes on", () => {
  ended(1);
  const before = heard();
  look(false);
  assert.equal(heard(), before);
});

rows(
  "a person's turn is",
  {
    "not held after something else than a turn": [[{ do: "undo" }], ["B1"]],
    "held until it is known whose the next one is": [[{ do: "turn", at: "A1" }], []],
  },
  (events, taken) => {
    const { opponent, sent, plays } = against("white");
    for (const event of events) opponent.may(event);
    opponent.show(VIEW, { game: "g1", event: { do: "view" } });
    plays("B1");
    assert.deepEqual(
      sent.map(({ at }) => at),
      taken,
    );
  },
);

rows(
  "what it expects is told with its turn",
  {
    "unless the game is over, whose result is told": [OVER, ""],
    "while the game goes on": [AFTER, "The computer thinks you are about 3 points behind."],
  },
  async (view, said) => {
    const { opponent, said: told } = against("black");
    await thinks(FOUND);
    opponent.show({ ...view, say: "Done." }, { game: "g1", event: { do: "take" } });
    assert.deepEqual(told, [`Done. ${said}`.trim()]);
  },
);

it("the same game again asks nobody whether to play it", () => {
  alone({}, "again");
  assert.equal(parts.invite.hidden, true);
});

rows(
  "a colour that is chosen is kept for the game",
  { "that there is": [alone, { g1: "black" }], "or for none": [begun, null] },
  (begin, kept) => {
    begin();
    choose("computer-plays", "black");
    assert.deepEqual(JSON.parse(localStorage.getItem("ttgo:1:opponents")), kept);
  },
);

it("nothing is said of discs, which its own turn has not", () => {
  const { notes } = alone();
  parts.thoughts.checked = true;
  choose("computer-plays", "black");
  assert.deepEqual(notes, []);
});

rows(
  "a hint is told at once, whatever was pointed at before it was there",
  { "a point": ["E5"], none: [null] },
  async (at) => {
    const { opponent, notes } = alone();
    opponent.look(at);
    opponent.press();
    await says(FOUND);
    assert.equal(notes.length, 1);
  },
);

rows(
  "a hint is given by 500 games or more, as advice",
  { "of a weak level": ["100", 500], "of a strong one": ["1000", 1000] },
  (level, games) => {
    const { opponent } = alone();
    choose("level", level);
    opponent.press();
    assert.deepEqual([question().games, question().advises], [games, true]);
  },
);

it("a hint is thought about where the box is ticked, and what was drawn before goes", async () => {
  const { opponent } = alone();
  choose("thoughts", true);
  assert.equal(thinking(), "hint");
  await says(FOUND);
  assert.equal(opponent.open, true);
  opponent.press();
  assert.equal(opponent.open, false);
});

it("a hint is not told of each turn that is looked through", async () => {
  const { notes, expected } = ended(1);
  expected.missing = -1;
  await says(FOUND);
  assert.deepEqual(notes, []);
});

it("how far it is with its turn is shown at once", async () => {
  against("black");
  await says({ ...FOUND, done: false, progress: 0.5 });
  assert.equal(Reflect.get(document.body.style, "--part"), "0.5");
});

it("nothing is done with a game that nobody looks through", () =>
  assert.deepEqual(alone().expected.told, ["", false]));
