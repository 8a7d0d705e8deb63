/** How a game ended: by its rules, or by a resignation. */

/** Its SGF result at the end of its line; "" while it goes on. @param {import("../view.js").View} view */
export function resultOf({ over, resigned }) {
  return over?.result ?? (resigned || ""); // a view that an earlier version kept has no `resigned`
}
