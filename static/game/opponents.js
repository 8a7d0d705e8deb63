/** The computer's colour, kept per game. */
import { attempt, get, set } from "./storage.js";

/** @typedef {import("../python/computer.js").Side} Side */

const KEY = "ttgo:1:opponents"; // in localStorage: by game, the newest last
const MOST = 60; // games

/** @param {unknown} text @returns {Side} */
export function sideOf(text) {
  return text === "black" || text === "white" ? text : "";
}

/** By game. @returns {Record<string, unknown>} */
export function kept() {
  return attempt(() => Object(JSON.parse(get("local", KEY))), {});
}

/** @param {string} game @param {Side} colour */
export function keep(game, colour) {
  const sides = Object.entries(kept()).filter(([id]) => id !== game);
  if (colour) sides.push([game, colour]);
  set("local", KEY, JSON.stringify(Object.fromEntries(sides.slice(-MOST))));
}
