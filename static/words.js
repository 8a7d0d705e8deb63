/**
 * All that the scripts of the site's pages say, in the language of the page: messages of the
 * catalogues (static/words/ is made of them, ttgo/web/site/words.py). Here stand those whose facts
 * have to be worked out first: who leads, what a result says, lists.
 */
import { other } from "./board/parts.js";
import board from "./words/board.js";
import * as inGame from "./words/game.js";
import * as inLearn from "./words/learn.js";
import * as say from "./words/site.js";
import { standing as whoLeads } from "./words/start.js";

/** @typedef {"black" | "white"} Side */
/** @import { Evidence } from "./view.js" */

export const { aiming, goBoard, inList, placeAt, startOver } = board;
export * from "./words/start.js";
export * from "./words/site.js";
export * from "./words/game.js";
export * from "./words/learn.js";
export * from "./words/lesson.js";
export * from "./words/paste.js";

const percent = (/** @type {number} */ share) => Math.round(100 * share);
const sideOf = (/** @type {string} */ letter) => (letter === "B" ? "black" : "white");

/** Half points, as a message takes them. @param {number} number */
const parts = (number) => ({
  below: number < 0,
  whole: Math.floor(Math.abs(number)),
  half: Math.abs(number % 1) === 0.5,
});

/** Half points as one writes them. @param {number} number */
export const halves = (number) => (number % 0.5 ? String(number) : inGame.halves(parts(number)));

/** Who leads by how much. @param {number} margin Black's */
const lead = (margin) => ({
  leader: Math.abs(margin) < 0.25 ? "nobody" : margin > 0 ? "black" : "white",
  by: Math.max(1, Math.round(Math.abs(margin))),
});

/** As a result is written, in whole points: "B+3". @param {number} margin */
export const ahead = (margin) =>
  Math.round(margin) ? `${margin > 0 ? "B" : "W"}+${Math.abs(Math.round(margin))}` : "0";

/** What Python does when that takes long. @param {string} name of what it opens */
export const works = (name) => (name ? inGame.replaying({ name }) : inGame.working);
/** @param {string} name of what was being opened @param {boolean} kept */
export const stoppedIt = (name, kept) => (name ? inGame.notOpened({ name, kept }) : inGame.stopped);

/** @param {number} number @param {string} title */
export const game = (number, title) =>
  title ? inGame.gameNamed({ number, title }) : inGame.game({ number });

/** A file's result, in words if it is one that the format knows; "" for an unknown one. */
export function resultIn(text = "") {
  const [, winner, by] = /^([BW])\+(\d+(?:\.5)?|R(?:esign)?)$/.exec(text) ?? [];
  if (!winner) return text === "?" ? "" : text;
  return verdict(`${winner}+${by.startsWith("R") ? "R" : by}`, { you: "", friend: null });
}

/**
 * What to call a player where a reader plays against the computer, or a friend elsewhere.
 * @param {Side} side
 * @param {{you: string, friend: import("./view.js").View["friend"]}} view
 */
export function called(side, { you, friend }) {
  if (friend) return side === friend.you ? "you" : "friend";
  return you ? (side === you ? "you" : "computer") : side;
}

/** What a result as in SGF says. @param {string} result @param {Parameters<typeof called>[1]} view */
export function verdict(result, view) {
  const [winner, by] = result.split("+");
  if (by === undefined) return inGame.tie;
  const side = called(sideOf(winner), view);
  return by === "R"
    ? inGame.winsByResignation({ side: view.friend && side === "you" ? "mine" : side })
    : inGame.wins({ side, ...parts(Number(by)), by: Number(by) });
}

/** A player's name, and komi. @param {string} name @param {number} komi */
export const withKomi = (name, komi) =>
  inGame.withKomi({ name, komi: `${komi < 0 ? "" : "+"}${halves(komi)}` });

/**
 * A game in a list.
 * @param {number[]} size @param {number} turns @param {string} result @param {string} you
 */
export const summary = ([width, height], turns, result, you) =>
  inGame.summary({
    width,
    height,
    turns,
    result: result && verdict(result, { you, friend: null }),
    over: result !== "",
  });
/** @param {number[]} size @param {number} turn */
export const boardOf = ([width, height], turn) => inGame.boardOf({ width, height, turn });

// The computer as a player

/** @param {number} turn @param {number} all @param {number | null} margin */
export const expectedAfter = (turn, all, margin) =>
  inGame.expectedAfter({
    turn,
    all,
    ...(margin === null ? { leader: "unknown", by: 0 } : lead(margin)),
  });
/**
 * Who is ahead, as the computer sees it.
 * @param {Evidence} evidence @param {string} you  the reader's colour; "" for nobody's
 */
export const standing = ({ player, share, standing: how }, you) =>
  whoLeads({
    standing: how,
    side: called(share < 0.5 ? other(player) : player, { you, friend: null }),
  });
/** The advice and its reason. @param {Evidence} evidence */
export const advice = ({ player, turn, reason }) =>
  inGame.advice({
    at: turn,
    side: other(player),
    why: reason?.why ?? "",
    count: reason?.points.length ?? 0,
  });
/** How far apart its trial games end. @param {Evidence} evidence */
export const range = ({ low, high }) =>
  inGame.range({ low: inGame.lead(lead(low)), high: inGame.lead(lead(high)) });
/**
 * What follows a move, "" where it has not been tried.
 * @param {Pick<Evidence, "player" | "aim" | "moves">} evidence
 * @param {string} at
 */
export function whatIf({ player, aim, moves }, at) {
  const tried = moves.find((move) => move.at === at);
  if (!tried) return "";
  const own = Math.round(player === "black" ? aim : -aim);
  const then = tried.line
    .slice(1, 6)
    .map((turn, index) => say.turnBy({ side: index % 2 ? player : other(player), at: turn }))
    .join(inList);
  return say.whatIf({
    side: player,
    at,
    more: then !== "",
    then,
    aim: !own ? "none" : own > 0 ? "more" : "less",
    by: Math.abs(own),
    share: percent(tried.share),
    games: tried.games,
  });
}

// Turns and files

/** A link's name begins with what is seen of it. @param {string} label @param {Side | null} side */
export const turnNamed = (label, side) => (side ? inGame.turnNamed({ label, side }) : label);
/** @param {number} turn @param {number} all @param {import("./view.js").Score} score */
export const plot = (turn, all, { black, white, komi }) =>
  inGame.plot({ turn, all, black, white: white + komi });
/** @param {number} part that is done, up to 1 */
export const filming = (part) => inGame.filming({ share: percent(part) });
export const pictureName = (size = "grid", turn = 0) => `ttgo ${size} turn ${turn}`;

// Learn

/** @param {number} margin the reader's */
export const payoff = (margin) =>
  inLearn.payoff({
    winner: margin > 0 ? "you" : margin < 0 ? "computer" : "nobody",
    by: Math.abs(margin),
  });
