/** Beside the board, always: who plays, who is to play, the score as numbers and as a bar. */

import { element } from "../board/parts.js";
import { shownScore } from "./lone.js";
import { resultOf } from "./result.js";
import * as words from "../words.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("../words.js").Side} Side */

const SIDES = /** @type {const} */ (["black", "white"]);

/** Of the bar. @param {string} side */
const part = (side) => /** @type {HTMLElement} */ (document.querySelector(`.balance>.${side}`));

/** Whether a game has begun; then the page stops inviting to one. @param {View} view */
export function hasBegun({ turns, over, phase, names, stones }) {
  return Boolean(turns.length || over || phase || names.PB || stones.join("").match(/[XO]/));
}

/** @param {View} view */
export function showStatus(view) {
  const { phase } = view;
  const result = resultOf(view);
  const score = shownScore(view);
  const who = result ? "nobody" : phase && phase.click !== "turn" ? "both" : view.toPlay;
  document.body.dataset.toPlay = who;
  document.body.toggleAttribute("data-over", result !== "");
  const turn = {
    nobody: words.verdict(result),
    both: phase?.click === "colour" ? words.settingUp : words.bothDecide,
    black: words.sideToPlay({ side: "black" }),
    white: words.sideToPlay({ side: "white" }),
  };
  element("to-play").textContent = turn[who] ?? "";
  element("over-title").textContent = turn.nobody;
  element("score").textContent = score.text;
  element("open-points").textContent = words.openPoints({ number: score.neutral });
  element("black-points").textContent = words.halves(score.black);
  element("white-points").textContent = words.halves(score.white + score.komi);
  element("refused").dataset.rule = String(view.refused?.rule ?? ""); // the question answered there
  // Komi is added to White's score; if it is below zero, Black gains.
  const parts = {
    black: score.black,
    neutral: score.neutral,
    white: score.white,
    komi: Math.abs(score.komi),
  };
  for (const [side, points] of Object.entries(parts)) part(side).style.flexGrow = String(points);
  part("komi").classList.toggle("black", score.komi < 0);
}

/** Who the players are: a name from a file, else a person or the computer; in small print, its level. @param {View} view @param {"" | Side} computer @param {string} level */
export function showPlayers(view, computer, level) {
  element("level-games").textContent = Number(level).toLocaleString(document.documentElement.lang);
  for (const side of SIDES) {
    const file = view.names[side === "black" ? "PB" : "PW"];
    const name = !computer
      ? file || words.named[side]
      : side === computer
        ? words.computer[level]
        : words.you;
    const who = element(`${side}-name`);
    who.textContent =
      side === "white" && view.score.komi ? words.withKomi(name, view.score.komi) : name;
    who.title = who.textContent;
    element(`${side}-player`).classList.toggle("computer", side === computer);
  }
}
