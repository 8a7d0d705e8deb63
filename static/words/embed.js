/** What only some embedded boards say, in English: it is fetched with what they are for. See words.js. */

/** @typedef {"black" | "white"} Side */

const names = { black: "Black", white: "White" };

// Against the computer
export const thinks = (/** @type {Side} */ side) => `${names[side]} is thinking …`;
export const waitForIt = (/** @type {Side} */ side) => `The computer plays ${names[side]}, who is to play: wait for it.`;
export const itsTurnHere = "It is the computer’s turn here: go to one of your turns.";
export const expects = (/** @type {number} */ margin, /** @type {boolean} */ resigns) => {
  const points = Math.abs(Math.round(margin));
  if (resigns) return "The computer does not expect to win any more.";
  return points ? `The computer expects to ${margin > 0 ? "win" : "lose"} by about ${points}.` : "The computer expects a close end.";
};
export const thinkerBroke = "The computer’s thinking stopped; the game is as it was. Its next turn tries again.";

// A problem, and stepping by itself
export const solve = (/** @type {Side} */ side) => `${names[side]} to play: find the right turn.`;
export const notInIt = (/** @type {string} */ at) => `Not ${at}: try another point.`;
export const solved = "Right: that solves it.", notSolved = "That fails.", isSolved = "That is over: “Try again” begins anew.";
export const tryAgain = "Try again", noSolution = "No line of this record is marked as right.";
export const autoplay = "Play through", pause = "Pause";

// To an author, about what was written

/** @param {string[]} all */
const listed = (all) => all.join(", ");

/** About attributes; each is given what it is about as texts. */
export const faults = {
  oneGame: (/** @type {string[]} */ ...given) => `A board takes its game from ${given.join(" or ")}, not from both; leave one out.`,
  noShow: (/** @type {string} */ word, /** @type {string[]} */ ...all) => `There is no “${word}” to show; there are ${listed(all)}.`,
  notOneOf: (/** @type {string} */ name, /** @type {string} */ word, /** @type {string[]} */ ...all) =>
    `The attribute ${name} is ${listed(all.slice(0, -1))} or ${all.at(-1)}, not “${word}”.`,
  noMark: (/** @type {string} */ name, /** @type {string} */ word, /** @type {string} */ size) =>
    `“${word}” in the attribute ${name} is nothing to draw on ${size} points; write ${howTo[name] ?? "points such as C3, or A1:B2 for a rectangle"}.`,
  noAttribute: (/** @type {string} */ name, /** @type {string[]} */ ...all) => `A board has no attribute “${name}”; there are ${listed(all)}.`,
};

/** @type {Record<string, string>} */
const howTo = {
  labels: "a point, a colon and a text, such as C3:A",
  line: "two points with a hyphen, such as A1-C3", arrow: "two points with a hyphen, such as A1-C3",
  crop: "two opposite corners, such as A1:E5",
};
export const noSgf = (/** @type {string} */ sgf) => `sgf is the address of a game record or a record itself, not “${sgf}”.`;
export const noDemo = (/** @type {string} */ name, /** @type {string[]} */ all) => `Learn has no board “${name}”; there are ${listed(all)}.`;
export const record = "the record";
export const notFetched = (/** @type {string} */ name) => `The game record ${name} could not be fetched.`;
export const tooLong = (/** @type {string} */ name) => `The game record ${name} is too long to be shown here.`;
