/** What is said of questions, and of processes step by step, in English: for Learn and for embedded boards that ask. See words.js. */

// Steps
export const whatif = (/** @type {string} */ what) => `What if ${what || "not"}?`;
export const speaksOf = (/** @type {string} */ words, /** @type {string[]} */ points) => `“${words}”: ${points.length ? points.join(", ") : "no point here"}.`;
export const previous = "Back";
export const next = (/** @type {number} */ step, /** @type {number} */ all) => `Next (${step} of ${all})`;
export const wholeGrid = "These steps are for the whole grid: take them with the buttons.";

// A question
export const think = "What do you think?", choosePoints = "Choose points on the board.";
export const choosePointsOf = (/** @type {number} */ left) => `Choose on the board: ${left === 1 ? "one point" : `${left} points`}.`;
export const noMore = "There are no more", showMe = "Show me", askAgain = "Ask me again";
export const notThere = (/** @type {string} */ at) => `It is not ${at}.`;
export const isAnswered = "That is answered.";
/** @type {Record<string, string>} */
export const choices = {
  black: "Black", white: "White", tie: "A tie", yes: "Yes", no: "No", nobody: "Nobody", allowed: "Yes",
  "rule-6": "No: rule 6, a grid would repeat", "rule-7": "No: rule 7, the point is not empty", "rule-8": "No: rule 8, the game is over",
};
export const turn = (/** @type {string | number} */ number) => (number === "none" ? "None" : number ? `After turn ${number}` : "The start");
export const foundOne = (/** @type {string} */ why) => `Right. ${why} Are there more?`;
export const right = (/** @type {string} */ why, left = 0) => `Right. ${why}${left ? ` ${left} more to find.` : ""}`;
export const wrong = (/** @type {string} */ why) => `Not quite. ${why}`;
export const revealed = (/** @type {string[]} */ points) => (points.length ? `These are all: ${points.join(", ")}.` : "There is none.");

/** What to do with a board that has several ways to be used. @type {Record<string, string>} */
export const ways = { ask: "Question", solve: "Problem", demo: "Steps", steps: "Steps", play: "Play", edit: "Change" };
