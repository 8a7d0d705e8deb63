/**
 * What the browser keeps of a game (store.js), as it is read; and the empty grid, for a browser that
 * keeps none.
 *
 * @import { Event, View } from "../view.js"
 * @typedef {object} Row  of a list of games
 * @property {[number, number]} size
 * @property {number} turns
 * @property {string} result
 * @property {string[]} [stones]  rows; an earlier version kept none, and no names
 * @property {string} [names]  of a file's players
 * @property {string} [friend]  whose move it is in a game by links
 * @typedef
 *   {{text: string, then: Event[], view: View | null, row: Row | null, time: number,
 *   reviewed: boolean, lent: string}} Kept  a session's text and what has happened to it since, the
 *   text's view, its row, which only a list proves, when it was kept (ms), whether it is reviewed,
 *   not played, and what a link has brought as long as nobody has played on
 */
import { attempt, byGame, get, REVIEWED } from "./storage.js";
import { stillView } from "../board/partial.js";

export const GAME = "ttgo:1:game:"; // raise the number when older views would be drawn wrong
export const THEN = "ttgo:1:then:"; // what has happened since a game was kept
export const OURS = "ttgo:1:playing"; // in sessionStorage: the game of this tab

/** The game of this tab before a reload, to show it at once. */
export function peek() {
  return read(get("session", OURS));
}

/** @param {string} id @returns {Kept | null} */
export function read(id) {
  return attempt(() => {
    const kept = JSON.parse(get("local", GAME + id) || "null");
    if (typeof kept?.text !== "string" || !kept.text.startsWith("{")) return null;
    const since = JSON.parse(get("local", THEN + id) || "null");
    // or it belongs to another state of the game
    const then = Array.isArray(since?.events) && since.time === kept.time ? since.events : [];
    const view = isView(kept.view) ? kept.view : null;
    const reviewed = byGame(REVIEWED)[id] === true;
    const lent = then.length ? "" : String(kept.lent ?? "");
    return {
      text: kept.text,
      then,
      view,
      time: Number(kept.time) || 0,
      reviewed,
      lent,
      row: kept.row,
    };
  }, null);
}

/** Its SGF result at the end of its line; "" while it goes on. @param {View} view */
export function resultOf({ over, resigned }) {
  return over?.result ?? (resigned || ""); // a view that an earlier version kept has no `resigned`
}

/** Whether these are the rows of a grid of that size. @param {any} stones @param {any} size */
export function isGrid(stones, size) {
  return (
    Array.isArray(stones) &&
    stones.length > 0 &&
    stones.length === size?.[1] &&
    stones.every((row) => typeof row === "string" && row.length > 0 && row.length === size[0])
  );
}

/** Whether a kept view can be drawn, as far as one sees. @param {any} view @returns {boolean} */
function isView(view) {
  return (
    isGrid(view?.stones, view?.size) &&
    [view.turns, view.remarks].every(Array.isArray) &&
    typeof view.names === "object" &&
    view.names !== null
  );
}

/** @param {string} mark */
const rows = (mark) => Array.from({ length: 9 }, () => mark.repeat(9));

/** The empty grid, as far as a board shows it. @type {View} */
export const EMPTY = { ...stillView(rows(".")), reach: rows("0"), legal: rows("1") };
