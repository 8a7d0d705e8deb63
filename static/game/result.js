/** How a game ended: by its rules, or by a resignation in its record. */

/** Its SGF result at the end of its line; "" while it goes on. @param {import("../view.js").View} view */
export function resultOf({ over, names, turn, turns }) {
  const resigned = /^[BW]\+R(?=esign$|$)/.exec(names.RE ?? "");
  return over?.result ?? (turn === turns.length ? (resigned?.[0] ?? "") : "");
}
