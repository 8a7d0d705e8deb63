/**
 * The board of a station in a lesson's text (ttgo/lessons/text.py), as it stands there, and the text
 * with it changed. Lines are counted from 0. Knows nothing of Go.
 *
 * @typedef {object} Drawn
 * @property {string[]} lines  of the text
 * @property {number} head  the line that begins it
 * @property {number} below  the line after what is said of it
 * @property {string} first  who is to play, "" for Black
 * @property {string[][]} rows  a word for each point: "X", "O", ".", with a label behind it
 * @property {string[]} said  the lines about it: its task, and answers
 */
import { vertexAt } from "../board/vertex.js";

const MOST = 52; // points on a side
const HEADING = /^##? /;
const TASKS = /^(?:ask|opponent|level|goal|steps):/;

/** Stone and label of a point. @param {string} word */
const partsOf = (word) => (/^[.XO]/.test(word) ? [word[0], word.slice(1)] : [".", word]);

/** The first line of a station, and that of the next. @param {string[]} lines @param {number} line */
export function stationAt(lines, line) {
  const from = lines.findLastIndex((text, at) => at <= line && HEADING.test(text));
  const next = lines.findIndex((text, at) => at > line && HEADING.test(text));
  return [Math.max(from, 0), next < 0 ? lines.length : next];
}

/**
 * The board of the station that a line is in; null without one that can be drawn.
 * @param {string[]} lines @param {number} line @returns {Drawn | null}
 */
export function boardAt(lines, line) {
  const [from, next] = stationAt(lines, line);
  const [head, end] = lines.flatMap((text, at) =>
    at >= from && at < next && text.startsWith("```") ? [at] : [],
  );
  if (!end) return null;
  const last = lines.findIndex((text, at) => at > end && !text.trim());
  const below = last < 0 ? next : Math.min(last, next);
  const rows = lines
    .slice(head + 1, end)
    .map((row) => row.trim())
    .filter(Boolean)
    .map((row) => row.split(row.includes(" ") ? /\s+/ : ""));
  const [width, ...others] = new Set(rows.map(({ length }) => length));
  const isGrid = width && !others.length && Math.max(width, rows.length) <= MOST;
  const first = / white\b/.test(lines[head]) ? "white" : "";
  return isGrid ? { lines, head, below, first, rows, said: lines.slice(end + 1, below) } : null;
}

/** The text with this of a board changed. @param {Drawn} board @param {Partial<Drawn>} changes */
export function written({ lines, head, below, ...board }, changes) {
  const { first, rows, said } = { ...board, ...changes };
  return lines.toSpliced(
    head,
    below - head,
    ["```go", first].join(" ").trim(),
    ...rows.map((row) => row.join(" ")),
    "```",
    ...said,
  );
}

/** What a board shows of it. @param {Drawn} board */
export function shown({ rows, said }) {
  /** @type {Record<string, string>} */
  const labels = {};
  const stones = rows.map((row, y) =>
    row.map((word, x) => {
      const [stone, label] = partsOf(word);
      if (label) labels[vertexAt(x, y, rows.length)] = label;
      return stone;
    }),
  );
  /** @type {{at: string, right: boolean}[]} */
  const answers = [];
  for (const line of said) {
    const [, indent, at, sign] = /^( *)- ([A-Z]+\d+)[^!:]*(.?)/.exec(line) ?? [];
    if (at && !indent) answers.push({ at, right: sign === "!" });
    else if (sign === "!" && answers.length) answers[answers.length - 1].right = true;
  }
  return { stones: stones.map((row) => row.join("")), labels, answers };
}

/** A heading that is none of the lines. @param {string[]} lines @param {string} heading */
export function freeHeading(lines, heading) {
  let free = heading;
  for (let number = 2; lines.includes(free); number++) free = `${heading} ${number}`;
  return free;
}

/** Rows of a square of this size. @param {string[][]} rows @param {number} size */
export const sized = (rows, size) =>
  Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => rows[y]?.[x] ?? "."),
  );

/**
 * Rows with a stone on a point, or none if it is there; its label stays.
 * @param {string[][]} rows @param {[number, number]} place @param {string} stone
 */
export function withStone(rows, [column, row], stone) {
  const [before, label] = partsOf(rows[row][column]);
  const word = before !== stone ? stone + label : label || ".";
  return rows.with(row, rows[row].with(column, word));
}

/**
 * Lines with a move as a right answer; if it is one, as a wrong one; then without it.
 * @param {string[]} said @param {string} at @param {{isRight: string, isWrong: string}} words
 */
export function withAnswer(said, at, { isRight, isWrong }) {
  const find = (/** @type {string} */ start) => said.findIndex((line) => line.startsWith(start));
  const there = find(`- ${at} `);
  const others = find("- * ");
  if (there < 0) {
    const answer = `- ${at} ! ${isRight}`;
    return others < 0 ? [...said, answer, `- * : ${isWrong}`] : said.toSpliced(others, 0, answer);
  }
  if (said[there] === `- ${at} ! ${isRight}`) return said.with(there, `- ${at} : ${isWrong}`);
  if (said[there].startsWith(`- ${at} !`)) return said.with(there, said[there].replace("!", ":"));
  const goesOn = said[there + 1]?.startsWith(" ");
  return goesOn ? said : said.toSpliced(there, 1);
}

/**
 * Lines with a task, of one line or several, in place of another.
 * @param {string[]} said @param {string} task
 */
export const withTask = (said, task) => [
  ...task.split(";").filter(Boolean),
  ...said.filter((line) => !TASKS.test(line)),
];

/** The task, as withTask takes it. @param {string[]} said */
export const taskOf = (said) => said.filter((line) => TASKS.test(line)).join(";");
