// What the boards' words are in each language, as JSON: by tag each name with "text", or how many values it is given and what it says then.
import * as board from "../static/words/board.js";
import * as start from "../static/words/start.js";
import * as embed from "../static/words/embed.js";
import * as asked from "../static/words/asked.js";

// What each is given, by name; two of a kind where there is a plural.
const POINTS = ["C3", "D4"];
const GIVEN = {
  sized: [["7", 9, 13]], rule: [[7]], about: [["7"]], earlierGrid: [[0], [3]], string: [[1, 1], [1, 2], [5, 2]], labelled: [["7"]],
  notAllowed: [[{ rule: 6, turn: 3 }], [{ rule: 6, turn: 0 }], [{ rule: 7, turn: null }]], placeAt: [["C3"]], aiming: [["C3", "7"]],
  forbidden: [["7", "8"]], atStart: [[1], [2]], players: [[{ PB: "7", PW: "8", RE: "9" }]], thinks: [["black"], ["white"]],
  waitForIt: [["black"]], expects: [[0, false], [1, false], [-12.4, false], [5, true]], solve: [["black"], ["white"]], notInIt: [["C3"]],
  noSgf: [["7"]], noDemo: [["7", ["8", "9"]]], notFetched: [["7"]], tooLong: [["7"]], next: [[1, 3]], choosePointsOf: [[1], [2]],
  notThere: [["C3"]], right: [["7", 0], ["7", 1], ["7", 2]], wrong: [["7"]], notYet: [["7"]], foundOne: [["7"]], turn: [[0], [3], ["none"]], whatif: [["7"], [""]], speaksOf: [["7", []], ["7", POINTS]], revealed: [[[]], [POINTS]],
  failed: [["7"]], silent: [[2]], missing: [[""], ["7"]], oneGame: [["7", "8"]], noShow: [["7", "8", "9"]], notOneOf: [["7", "8", "9", "10"]],
  noMark: [["labels", "8", "9x9"], ["line", "8", "9x9"], ["crop", "8", "9x9"], ["dim", "8", "9x9"]], noAttribute: [["7", "8", "9"]],
};

/** @param {string} name @param {unknown} value @returns {unknown} */
function told(name, value) {
  if (typeof value === "string") return { text: [value] };
  if (typeof value === "function") return { given: value.length, text: GIVEN[name].map((given) => value(...given)) };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, told(key, inner)]));
}

const { default: any, ...rest } = board;
if (Object.keys(any).sort().join() !== Object.keys(rest).sort().join()) throw new Error("board.js hands on other words than it has");
const all = { en: { ...any, ...start, ...embed, ...asked } };
for (const tag of process.argv.slice(2)) all[tag] = await import(`../static/words/${tag}.js`);
process.stdout.write(JSON.stringify(Object.fromEntries(Object.entries(all).map(([tag, words]) => [tag, told(tag, { ...words })]))));
