/** The page of `ttgo match --watch`: a board for each game being played, and the results so far. */
import "./element.js";
import { made } from "../board/parts.js";
import * as words from "../words/watch.js";

const EACH = 1000; // milliseconds between two looks

/**
 * @typedef {object} Watched  a game being played
 * @property {number} game
 * @property {string} black
 * @property {string} white
 * @property {Record<string, string>} board  the attributes of its board
 */

const said = /** @type {HTMLElement} */ (document.querySelector("#said"));
const place = /** @type {HTMLElement} */ (document.querySelector("#games"));
/** @type {Map<number, { box: HTMLElement, board: HTMLElement }>} */
const boards = new Map();
let begun = false;

async function look() {
  const live = await fetch(new URL("../live.json", location.href), { cache: "no-store" })
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null);
  const games = /** @type {Watched[]} */ (live?.games ?? []);
  if (live) begun = true;
  tell(
    live
      ? [words.matchStands({ done: live.done, all: live.all }), live.standing]
          .filter(Boolean)
          .join(" ")
      : begun
        ? words.matchGone
        : words.noMatch,
  );
  if (live) show(games);
  if (live || begun) setTimeout(() => void look(), EACH);
}

/** @param {string} sentence */
function tell(sentence) {
  if (said.textContent !== sentence) said.textContent = sentence;
}

/** A board for each, in the order of their numbers; finished ones go. @param {Watched[]} games */
function show(games) {
  for (const [number, { box }] of boards) {
    if (games.some(({ game }) => game === number)) continue;
    box.remove();
    boards.delete(number);
  }
  for (const one of games) {
    const { box, board } = boards.get(one.game) ?? added(one);
    for (const [name, value] of Object.entries(one.board)) {
      if (board.getAttribute(name) !== value) board.setAttribute(name, value);
    }
    if (!box.isConnected) place.append(box);
  }
}

/** @param {Watched} one */
function added({ game: number, black, white }) {
  const label = words.watched({ number, black, white });
  const board = document.createElement("tt-board");
  board.setAttribute("label", label);
  const both = { board, box: made("div", {}, made("p", { textContent: label }), board) };
  boards.set(number, both);
  return both;
}

void look();
