/** The computer of the game's page, with parts of a page and a worker that a test has answer. */
import { beforeEach, mock } from "node:test";
import { openTab, part, provide, Storage } from "./browser.mjs";
import { over, says } from "./thinker.mjs";
import { provideWorkers } from "./worker.mjs";

export { question, says } from "./thinker.mjs";

mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
/** By their ids. */
export const parts = {};

openTab();
provideWorkers();
const { Opponent } = await import("../../../static/game/computer/opponent.js");
const { turnAt } = await import("../../../static/game/status.js");
export const VIEW = /** @type {any} */ ({
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
});
export const OVER = {
  ...VIEW,
  turns: ["A1", "pass", "pass"],
  turn: 3,
  players: "BWB",
  over: { result: "B+81" },
};
export const FOUND = {
  done: true,
  word: "E5",
  player: "black",
  margin: 3.2,
  low: -4,
  high: 9,
  standing: "leads",
  reason: null,
  games: 300,
  resigns: false,
  moves: [],
  line: [],
  ownership: [],
  share: 0.6,
  turn: "E5",
  progress: 1,
};

/** A choice of levels, at the middle one. */
const levels = () =>
  part({ value: "300", options: [{ value: "100" }, { value: "300" }, { value: "1000" }] });

beforeEach(() => {
  mock.timers.tick(1000); // of the test before
  for (const id of Object.keys(parts)) delete parts[id];
  parts.level = levels();
  provide({ localStorage: new Storage(), scrollTo() {} });
  over();
  provideWorkers();
  Object.assign(document, {
    hidden: false,
    documentElement: { lang: "en" },
    body: { dataset: {}, toggleAttribute() {} },
    getElementById: (id) => (parts[id] ??= part()),
    querySelector: () => part(),
  });
});

/** A page with a computer, and what it is told and sends. */
export function begun() {
  const [sent, notes, said] = [[], [], []];
  const game = /** @type {any} */ ({ saved: "the game", since: [], state: 4, you: "" });
  const board = /** @type {any} */ ({ focused: 0, focusPoint: () => void board.focused++ });
  const opponent = new Opponent(board, {
    send: (event) => void sent.push(event),
    isUnderWay: () => false,
    note: (sentence) => void notes.push(sentence),
    say: (_, sentence) => void said.push(sentence),
    game,
    pyodide() {},
  });
  let seen = null;
  /** Python's view comes, as the answer to an event, or to a kind of it, told to who plays. */
  const show = (view, event, more = {}) => {
    seen = {
      ...VIEW,
      get you() {
        return game.you;
      },
      ...view,
    };
    const told = typeof event === "string" ? { do: event } : event;
    opponent.show(seen, { game: "g1", event: told, ...more });
  };
  const turn = (at) => turnAt(at, seen);
  /** A person takes a turn, if the gate says so. */
  const plays = (at) => {
    const event = turn(at);
    const may = opponent.may(event);
    if (may === "now") sent.push(event);
    return may;
  };
  return { opponent, turn, board, game, sent, notes, said, show, plays };
}

/** The same once there is a view. */
function shown(view, event) {
  const game = begun();
  game.show(view, event);
  return game;
}

/** A game in which the computer plays a colour. */
export const against = (colour, view = {}) => shown(view, { do: "new", opponent: colour });

/** A game that two people play. @param [what] the event */
export const alone = (view = {}, what = "view") => shown(view, what);

/** A person chooses something, or ticks or unticks a box. @param id of the part of the page */
export function choose(id, value) {
  Object.assign(parts[id], typeof value === "boolean" ? { checked: value } : { value });
  parts[id].listeners.change();
}

/** What it thinks about. */
export const thinking = () => document.body.dataset.thinking;

/** It answers what it was asked, and has taken its time. */
export async function thinks(answer) {
  await says(answer);
  mock.timers.tick(450);
}
