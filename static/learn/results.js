/** The results of a class on the page for teachers: who missed which board, and what they tapped. */
import { isFirst, read } from "../lesson/result.js";
import { made } from "../board/parts.js";
import * as words from "../words.js";

/** @import { Result, Tried } from "../lesson/result.js" */

/**
 * Show the lines in a field as tables, and name those that are none.
 * @param {HTMLTextAreaElement} field @param {Element} room
 */
export function tabulate(field, room) {
  const [key] = room.children;
  field.addEventListener("input", () => {
    const { lessons, wrong } = read(field.value);
    room.replaceChildren(
      ...wrong.map((line) => made("p", { className: "no", textContent: words.notAResult(line) })),
      key,
      ...[...lessons].map(([lesson, results]) => table(lesson, results)),
    );
  });
}

/** @param {string} lesson @param {Result[]} results */
function table(lesson, results) {
  const all = results[0].boards.map((_, board) => board);
  const title = lesson.replace(/ \(\d+\)$/, "");
  const missed = all.map((board) => results.filter(({ boards }) => !isFirst(boards[board])).length);
  return made(
    "table",
    {},
    made("caption", { textContent: words.resultsOf({ title, boards: all.length }) }),
    made(
      "thead",
      {},
      row(words.pupil, all, (board) => head(String(board + 1), "col")),
    ),
    made(
      "tbody",
      {},
      ...results.map(({ name, boards }) => row(name, boards, (tried) => cell(toldOf(tried)))),
    ),
    made(
      "tfoot",
      {},
      row(words.missed, missed, (count) => cell(String(count || ""))),
    ),
  );
}

/** @template T @param {string} name @param {T[]} of @param {(each: T) => Node} made_ */
const row = (name, of, made_) => made("tr", {}, head(name, "row"), ...of.map(made_));

/** @param {string} textContent @param {string} scope */
const head = (textContent, scope) => made("th", { textContent, scope });

/** @param {string} textContent */
const cell = (textContent) => made("td", { textContent });

/** @param {Tried} tried */
const toldOf = (tried) =>
  isFirst(tried) ? "✓" : [...tried.wrong, ...(tried.solved ? [] : ["–"])].join(" ");
