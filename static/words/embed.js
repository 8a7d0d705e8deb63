/** What only some embedded boards say, in English: it is fetched with what they are for. See words.js. */

/** @typedef {"black" | "white"} Side */

const names = { black: "Black", white: "White" };

// Against the computer
export const thinks = (/** @type {Side} */ side) => `${names[side]} is thinking …`;
export const waitForIt = (/** @type {Side} */ side) => `The computer plays ${names[side]}, who is to play: wait for it.`;
export const expects = (/** @type {number} */ margin, /** @type {boolean} */ resigns) => {
  const points = Math.abs(Math.round(margin));
  if (resigns) return "The computer does not expect to win any more.";
  return points ? `The computer expects to ${margin > 0 ? "win" : "lose"} by about ${points}.` : "The computer expects a close end.";
};
export const thinkerBroke = "The computer’s thinking stopped; the game is as it was. Its next turn tries again.";
