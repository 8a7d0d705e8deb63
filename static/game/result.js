/** How a game has ended: by its rules, or by a resignation that its record tells of. */

/** Its result as in SGF at the end of its line; "" while it goes on. @param {import("../view.js").View} view */
export function resultOf({ over, names, turn, turns }) {
  const resigned = /^[BW]\+R(?=esign$|$)/.exec(names.RE ?? "");
  return over?.result ?? (turn === turns.length ? (resigned?.[0] ?? "") : "");
}
