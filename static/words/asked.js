/** What is said of questions, and of processes step by step, in English: for Learn and for embedded boards that ask. See words.js. */

// Steps
export const previous = "Back";
export const next = (/** @type {number} */ step, /** @type {number} */ all) => `Next (${step} of ${all})`;
export const wholeGrid = "These steps are for the whole grid: take them with the buttons.";

// A question
export const think = "What do you think?", choosePoints = "Choose points on the board.";
export const choosePointsOf = (/** @type {number} */ left) => `Choose on the board: ${left === 1 ? "one point" : `${left} points`}.`;
export const noMore = "There are no more", showMe = "Show me", askAgain = "Ask me again";
export const notThere = (/** @type {string} */ at) => `It is not ${at}.`;
export const isAnswered = "That is answered.";
export const answered = "That is answered. Take another way below, or start over.";
/** @type {Record<string, string>} */
export const choices = { black: "Black", white: "White", tie: "A tie", yes: "Yes", no: "No" };
export const right = (/** @type {string} */ why, left = 0) => `Right. ${why}${left ? ` ${left} more to find.` : ""}`;
export const wrong = (/** @type {string} */ why) => `Not so. ${why}`;
export const allFound = (/** @type {string} */ why) => `Right. ${why} That is all.`;
export const revealed = (/** @type {string[]} */ points) => (points.length ? `These are all: ${points.join(", ")}.` : "There is none.");
