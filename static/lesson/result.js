/**
 * How a pupil did in a lesson, as one line that a teacher can paste among others:
 *
 *     Capture: 4 of 6 at the first try · Ada · [6] 3: C2 D1, 5: A1 ?
 *
 * A sentence, her name if she gave one, the number of boards, and those that she did not solve at
 * the first try, each with her wrong answers, and "?" if she never solved it. Knows nothing of Go.
 *
 * @typedef {{wrong: string[], solved: boolean}} Tried  a board
 * @typedef {{name: string, boards: Tried[]}} Result
 */
const JOIN = " · ";
const MOST = 8; // wrong answers that are told of a board
const LONGEST = 1000; // letters of a line
const LINES = 500;

const plain = (/** @type {string} */ text) => text.replace(/[\s·]+/g, " ").trim();

/** @param {Tried} board */
export const isFirst = ({ wrong, solved }) => solved && !wrong.length;

/** @param {string} sentence @param {string} name @param {Tried[]} boards */
export function written(sentence, name, boards) {
  const missed = boards.flatMap((board, index) => {
    const answers = [...board.wrong.slice(0, MOST), ...(board.solved ? [] : ["?"])];
    return isFirst(board) ? [] : [` ${index + 1}: ${answers.join(" ")}`];
  });
  const told = `[${boards.length}]${missed.join()}`;
  return [plain(sentence), plain(name), told].filter(Boolean).join(JOIN);
}

/**
 * The results in a text, by lesson, and what of it is none. What stands before a sentence, as a
 * chat program writes it, serves as a name where there is none.
 * @param {string} text
 */
export function read(text) {
  /** @type {Map<string, Result[]>} */
  const lessons = new Map();
  /** @type {{line: number, text: string}[]} */
  const wrong = [];
  text.split("\n", LINES).forEach((line, index) => {
    if (!line.trim()) return;
    const [sentence, ...more] = line.slice(0, LONGEST).split(JOIN);
    const boards = boardsIn(more.pop()?.trim() ?? "");
    if (!boards) return void wrong.push({ line: index + 1, text: line.trim() });
    const said = sentence.split(/[:：]/);
    const lesson = `${plain(said.at(-2) ?? "")} (${boards.length})`;
    const name = plain(more.join(JOIN)) || plain(said.slice(0, -2).join(":"));
    lessons.set(lesson, [...(lessons.get(lesson) ?? []), { name, boards }]);
  });
  return { lessons, wrong };
}

/** @param {string} told @returns {Tried[] | null} */
function boardsIn(told) {
  const [, count, missed] = /^\[([1-9]\d?)\](.*)$/.exec(told) ?? [];
  if (!count) return null;
  const boards = Array.from({ length: Number(count) }, () => ({
    wrong: /** @type {string[]} */ ([]),
    solved: true,
  }));
  for (const part of missed.split(",").filter(Boolean)) {
    const [, number, answers] = /^ (\d+): ([\w ?+-]+)$/.exec(part) ?? [];
    const board = boards[Number(number) - 1];
    if (!board) return null;
    const given = answers.split(" ").filter(Boolean);
    board.solved = given.at(-1) !== "?";
    board.wrong = given.filter((answer) => answer !== "?");
  }
  return boards;
}
