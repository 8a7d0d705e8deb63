/** What the page "Change a rule" says, in English. See words.js. */

export const starting = "Starting Python…";
export const again = "Python starts again…";
export const stoppedByHand = "Stopped. The board goes by the rules before.";
export const endless = "This went on for more than two seconds and was stopped. The board goes by the rules before.";
export const noPython = (/** @type {string} */ why) => `Python could not be started: ${why}`;
export const rule = (/** @type {number} */ number) => `Rule ${number}`;
export const editorLabel = (/** @type {number} */ number, /** @type {string} */ name) => `Rule ${number}, ${name}. Escape leaves the editor.`;
export const wholeClass = (/** @type {string} */ name, /** @type {number} */ lines) => `class ${name}, ${lines} lines`;
export const reset = (/** @type {number} */ number) => `Reset rule ${number}`;
export const changed = "changed";
export const errorAt = (/** @type {number} */ line, /** @type {string} */ text) => (line ? `Line ${line}: ${text}` : text);
export const goTo = (/** @type {number} */ line) => `Go to line ${line}`;
export const tenRules = "Go by the ten rules";
export const withChanged = (/** @type {number[]} */ rules) =>
  rules.length === 1 ? `Go with rule ${rules[0]} changed` : `Go with rules ${rules.slice(0, -1).join(", ")} and ${rules.at(-1)} changed`;
export const pass = "Pass";
export const undo = "Undo";
export const begin = "New game";
export const thinking = "The computer plays games at random by these rules…";
export const thought = (/** @type {string} */ turn, /** @type {number} */ games) =>
  `The computer chose ${turn} after ${games} random ${games === 1 ? "game" : "games"} by these rules.`;
export const empty = "empty";
export const point = (/** @type {string} */ name, /** @type {string} */ colour) => `${name}, ${colour}`;
export const refusedPoint = (/** @type {string} */ name, /** @type {string} */ why) => `${name}, empty. ${why}`;
export const occupied = (/** @type {string} */ name) => `There is already a stone on ${name}.`;
export const noPass = "A pass is refused now.";
export const boardLabel = (/** @type {string} */ graph) => `Board: ${graph}`;
export const score = (/** @type {string} */ player, /** @type {number} */ points) => `${player[0].toUpperCase()}${player.slice(1)} ${points}`;
export const kind = { rectangle: "Rectangle", torus: "Torus", cylinder: "Cylinder", moebius: "Moebius strip", hexagons: "Hexagons", triangles: "Triangles", cube: "Cube" };
export const tryIt = (/** @type {string} */ at) => (at === "pass" ? "Try to pass now." : `Try ${at} now.`);
export const keeps = "All cases of the ten rules are answered as before.";
export const differ = (/** @type {number} */ many, /** @type {number} */ all) => `${many} of ${all} cases differ.`;
export const shortest = (/** @type {string} */ says, /** @type {string} */ why) => `The shortest: ${why} By the ten rules: ${says}`;
const listed = new Intl.ListFormat("en");
export const alike = (/** @type {string[]} */ programs) => `${listed.format(programs)} ${programs.length === 1 ? "does" : "do"} so, too.`;
export const showIt = "Show it on the board";
export const judging = "Judging…";
export const games = (/** @type {{games: number, ended: number, turns: number, won: Record<string, number>, side: number}} */ { games: all, ended, turns, won, side }) =>
  `${all} random games on ${side} by ${side}: ${ended} ended, with ${Math.round(turns / all)} turns on average. ${wins(won)}.`;
export const byTen = "By the ten rules:";
const names = { B: "Black won", W: "White won", R: "Red won", 0: "tied" };
const wins = (/** @type {Record<string, number>} */ won) => Object.entries(won).sort().reverse().map(([who, many]) => `${Reflect.get(names, who) ?? who} ${many}`).join(", ");
export const noDifference = "Nothing is changed.";
export const check = "Check";
export const taskRule = (/** @type {string} */ says, /** @type {number} */ number) => `${says} Only rule ${number} may change.`;
export const checkTask = (/** @type {number} */ number) => `Check task ${number}`;
export const copied = "The link is copied.";
export const notCopied = "The link is this page’s address.";
export const badLink = "This link cannot be read; the board is as it was.";
export const hint = "Click to add a point. Drag from one point to another to join them.";
export const seen = (/** @type {string} */ from, /** @type {string} */ names_) => `${from} is next to ${names_}.`;
