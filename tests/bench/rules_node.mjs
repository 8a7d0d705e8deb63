// A GTP program on a JavaScript library: `node rules_node.mjs LIBRARY FOLDER [SETTING]`, with the
// library below FOLDER/node_modules.
//
// Each is asked in its own way and by the rules of its own that come nearest to the ten; what it
// cannot do it has no command for.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const [name, folder, setting] = process.argv.slice(2);
const require = createRequire(`${folder}/x.js`);
const { version } = require(`${name}/package.json`);
const LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

// Each has begin, play (false for what it refuses; x and y from the top left, x < 0 for a pass) and
// rows, and what else it can.
const LIBRARIES = {
  tenuki() {
    const { Game } = require("tenuki");
    let game;
    return {
      begin: (width) =>
        (game = new Game({
          boardSize: width,
          koRule: "positional-superko",
          scoring: "area",
          komi: 0,
        })),
      play: (black, x, y) =>
        (game.currentPlayer() === "black") === black && (x < 0 ? game.pass() : game.playAt(y, x)),
      rows: (width, height) =>
        grid(
          width,
          height,
          (x, y) => ({ black: "X", white: "O", empty: "." })[game.intersectionAt(y, x).value],
        ),
      undo: () => game.undo(),
      over: () => game.isOver(),
      score: () => (game.isOver() ? game.score().black - game.score().white : null),
    };
  },
  wgo() {
    const { Game, Repeating } = require("wgo");
    // "position cannot be same like any previous position", it says of ALL
    const repeating = Repeating[setting ?? "ALL"];
    let game;
    return {
      begin: (width) =>
        (game = new Game(width, { repeating, allowRewrite: false, allowSuicide: true, komi: 0 })),
      play: (black, x, y) =>
        (game.turn === 1) === black && (x < 0 ? (game.pass(), true) : game.play(x, y) !== false),
      rows: (width, height) => grid(width, height, (x, y) => "O.X"[game.getStone(x, y) + 1]),
      undo: () => game.popPosition(),
    };
  },
  goban() {
    const anything = new Proxy(function () {}, {
      get: (_, key) => (key === Symbol.toPrimitive ? () => "" : anything),
      apply: () => anything,
      construct: () => anything,
    });
    for (const part of ["window", "document", "localStorage", "CSSStyleSheet"])
      globalThis[part] = anything; // it is a whole page's
    globalThis.self = globalThis;
    const { GobanEngine } = require("goban");
    const rules = {
      rules: "nz",
      superko_algorithm: "psk",
      allow_superko: false,
      allow_self_capture: true,
      komi: 0,
      score_stones: true,
    };
    let engine;
    return {
      rectangles: true,
      begin: (width, height) => (engine = new GobanEngine({ width, height, ...rules })),
      play: (black, x, y) =>
        (engine.player === 1) === black && attempt(() => engine.place(x, y, true, true)),
      rows: (width, height) => grid(width, height, (x, y) => ".XO"[engine.board[y][x]]),
      undo: () => engine.showPrevious(),
      score: () => engine.computeScore().black.total - engine.computeScore().white.total,
    };
  },
  "@sabaki/go-board"() {
    const Board = require("@sabaki/go-board");
    let boards;
    const now = () => boards[boards.length - 1];
    return {
      rectangles: true,
      begin: (width, height) => (boards = [Board.fromDimensions(width, height)]),
      play: (black, x, y) => {
        const sign = black ? 1 : -1;
        if (x < 0) return boards.push(now().clone());
        const found = now().has([x, y]) && now().analyzeMove(sign, [x, y]);
        return found && !found.overwrite && !found.ko && boards.push(now().makeMove(sign, [x, y]));
      },
      rows: () => now().signMap.map((row) => row.map((stone) => "O.X"[stone + 1]).join("")),
      undo: () => boards.pop(),
    };
  },
};

const grid = (width, height, mark) =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => mark(x, y)).join(""),
  );
const attempt = (act) => {
  try {
    act();
    return true;
  } catch {
    return false;
  }
};

const library = LIBRARIES[name]();
let size = [19, 19];
const COMMANDS = {
  name: () => name,
  version: () => version,
  list_commands: () => Object.keys(COMMANDS).join("\n"),
  boardsize: (width) => COMMANDS.rectangular_boardsize(width, width),
  rectangular_boardsize: (width, height) => void (size = [Number(width), Number(height)]),
  clear_board: () => void library.begin(...size),
  komi: (komi) => (Number(komi) ? null : ""),
  play(colour, vertex) {
    if (vertex === "pass") return library.play(colour === "black", -1, -1) ? "" : null;
    const [x, y] = [LETTERS.indexOf(vertex[0]), size[1] - Number(vertex.slice(1))];
    const inside = x >= 0 && y >= 0 && x < size[0] && y < size[1];
    return inside && library.play(colour === "black", x, y) ? "" : null;
  },
  list_stones(colour) {
    const rows = library.rows(...size);
    return rows
      .flatMap((row, y) =>
        [...row].flatMap((mark, x) =>
          mark === (colour === "black" ? "X" : "O") ? LETTERS[x] + (size[1] - y) : [],
        ),
      )
      .join(" ");
  },
  undo: () => void library.undo(),
  "ttgo-over": () => String(library.over()),
  final_score() {
    const margin = library.score();
    return margin === null ? null : margin ? `${margin > 0 ? "B" : "W"}+${Math.abs(margin)}` : "0";
  },
  quit: () => process.exit(0),
};
if (!library.rectangles) delete COMMANDS.rectangular_boardsize;
if (!library.rectangles)
  COMMANDS.boardsize = (width) => void (size = [Number(width), Number(width)]);
if (!library.over) delete COMMANDS["ttgo-over"];
if (!library.score) delete COMMANDS.final_score;

for await (const line of createInterface({ input: process.stdin })) {
  const [number, command, ...words] = line.trim().split(/\s+/);
  const answer = command in COMMANDS ? COMMANDS[command](...words) : null;
  process.stdout.write(answer === null ? `?${number} \n\n` : `=${number} ${answer ?? ""}\n\n`);
}
