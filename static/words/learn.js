/** What is said of questions and steps in Learn alone, in English, with what embedded boards say of them. See words.js. */
export * from "./asked.js";

// Steps
export const step = "Step", stepOf = (/** @type {number} */ at, /** @type {number} */ all) => `${at} of ${all}`;
export const run = "Run", pause = "Pause";

// A question
export const chooseOne = "Choose one point on the board.", another = "Another one";
export const open = "That is asked: answer first.";
/** @type {Record<string, string>} */
export const moreChoices = {
  nobody: "Nobody", allowed: "Yes",
  "rule-6": "No: rule 6, a grid would repeat", "rule-7": "No: rule 7, the point is not empty", "rule-8": "No: rule 8, the game is over",
};
export const turn = (/** @type {string | number} */ number) => (number === "none" ? "None" : number ? `After turn ${number}` : "The start");
export const foundOne = (/** @type {string} */ why) => `Right. ${why} Are there more?`;
export const missed = (/** @type {string[]} */ points) => (points.length ? `Missed: ${points.join(", ")}.` : "");
export const legend = {
  found: "✓ right.", wrong: "✗ not so.", missed: "Dashed: missed.",
  earlier: "Dashed: the earlier grid; a small stone, or a small ring for empty, is what was there.",
  clearing: "Rings that close: about to be emptied.",
};
