/** Beside the board, always: who is to play, the score as words and as a bar, and at first what a beginner wants to know. */

import { get, set } from "./storage.js";
import * as words from "../words.js";

/** @typedef {import("../view.js").View} View */

const WELCOMED = "ttgo:1:welcomed"; // in localStorage: somebody has played a few moves here
const FEW = 4; // turns

/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {View} view */
export function showStatus(view) {
  const { score, phase, over } = view;
  const who = over ? "nobody" : phase && phase.click !== "turn" ? "both" : view.toPlay;
  document.body.dataset.toPlay = who;
  const turn = {
    nobody: words.gameOver(over?.result ?? ""),
    both: phase?.click === "colour" ? words.settingUp : words.bothDecide,
    black: words.sideToPlay("black"),
    white: words.sideToPlay("white"),
  };
  /** @type {HTMLElement} */ (element("to-play").lastElementChild).textContent = turn[who] ?? "";
  element("score").textContent = score.text;
  // Komi is added to White's score; where it is below zero that is Black's gain.
  const parts = { black: score.black, neutral: score.neutral, white: score.white, komi: Math.abs(score.komi) };
  for (const [side, points] of Object.entries(parts)) part(side).style.flexGrow = String(points);
  part("komi").classList.toggle("black", score.komi < 0);
  showHint(view);
}

/** @param {string} side */
function part(side) {
  return /** @type {HTMLElement} */ (document.querySelector(`.balance .${side}`));
}

/** What to do and what wins is for those who are new here; why one stone has the whole grid is asked by others, too. @param {View} view */
function showHint(view) {
  if (view.turn >= FEW) set("local", WELCOMED, "1");
  element("hint").textContent = view.turn || !get("local", WELCOMED) ? view.hint : "";
}
