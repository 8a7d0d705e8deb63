/** What a board tells the page around it, as plain values. */

/** @import { Event, View } from "../view.js" */

const STEPS = ["undo", "redo", "goto"]; // they lead to turns already told

/**
 * The events to fire for an answer from Python: each a type and its detail.
 * @param {Event} event that was answered
 * @param {View} view
 * @param {View | null} before the view shown until then
 * @returns {[string, object][]}
 */
export function tellings(event, view, before) {
  const { refused, score, over } = view;
  const area = { black: score.black, white: score.white };
  /** @type {[string, object][]} */
  const told = [];
  if (event.do === "turn" && (refused || view.error)) {
    const at = refused?.at ?? String(event.at);
    told.push([
      "tt-illegal",
      { at, rule: refused?.rule ?? 0, turn: refused?.turn ?? null, reason: view.say },
    ]);
  } else if (
    (event.do === "turn" || event.do === "take") &&
    view.turn !== before?.turn &&
    view.players[view.turn - 1] !== " "
  ) {
    const player = view.players[view.turn - 1] === "B" ? "black" : "white";
    const cleared = [...(view.steps?.opponent ?? []), ...(view.steps?.own ?? [])];
    told.push([
      "tt-turn",
      { turn: view.turn, at: view.last, player, cleared, ...area, say: view.say },
    ]);
  }
  if (before && (view.turn !== before.turn || view.turns.join() !== before.turns.join()))
    told.push(["tt-place", { turn: view.turn, turns: view.turns }]);
  if (over && !before?.over && !STEPS.includes(event.do))
    told.push(["tt-over", { result: over.result, ...area, komi: score.komi }]);
  return told;
}
