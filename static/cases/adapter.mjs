// Does a JavaScript library keep the rules? `npm install @sabaki/go-board`, then
// `node adapter.mjs rules-1.jsonl`.
import { readFileSync } from "node:fs";
import Board from "@sabaki/go-board";

const cases = readFileSync(process.argv[2], "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));
// Which it is asked about
const rules = (one) => one.superko.includes("positional") && one.suicide.includes(true);

for (const one of cases.filter(rules)) {
  const boards = [Board.fromDimensions(one.width, one.height)];
  const now = () => boards[boards.length - 1];
  const sign = () => (boards.length % 2 ? 1 : -1); // Black takes the first turn
  const legal = (vertex) => {
    if (vertex === "pass") return true;
    const found = now().analyzeMove(sign(), now().parseVertex(vertex));
    return now().has(now().parseVertex(vertex)) && !found.overwrite && !found.ko;
  };
  const refused = one.turns.find((vertex) => {
    if (!legal(vertex)) return true;
    boards.push(
      vertex === "pass" ? now().clone() : now().makeMove(sign(), now().parseVertex(vertex)),
    );
    return false;
  });
  boards.length -= refused ? 0 : one.undo;
  const grid = now()
    .signMap.map((row) => row.map((stone) => "O.X"[stone + 1]).join(""))
    .join("/");
  const answer = refused
    ? `refuses ${refused}`
    : { legal: () => legal(one.at), grid: () => grid }[one.ask]?.();
  const verdict =
    answer === undefined ? "cannot be asked" : answer === one.answer ? "kept" : "broken";
  console.log(
    `${verdict}\t${one.id}${verdict === "broken" ? `\t${answer}, but ${one.answer}. ${one.says}` : ""}`,
  );
}
