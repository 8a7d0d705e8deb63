/**
 * What a board begins with, what it tells the page around it, and small things: numbers, keys,
 * languages, how dark a page is.
 */
import assert from "node:assert/strict";
import { it } from "node:test";
import { provide, providePage, withAttributes } from "../support/browser.mjs";
import { rows, settled } from "../support/rows.mjs";
import { placeOf } from "../../../static/board/vertex.js";

providePage();
const { beginning, Play, sentenceOf, tellings } = await import("../../../static/embed/play.js");
const { actOf } = await import("../../../static/embed/panel.js");
const { Language } = await import("../../../static/embed/language.js");
const { isDark } = await import("../../../static/embed/surface.js");
const english = Object.assign(
  {},
  (await import("../../../static/words/board.js")).default,
  ...(await Promise.all(
    ["start", "embed", "asked"].map((name) => import(`../../../static/words/${name}.js`)),
  )),
);

const RECORD = "(;GM[1]SZ[9])";
const CONTENT = { size: "5", diagram: "X ." };
const SERVED = {
  "https://x.example/page/games/a.sgf": () => new Response(RECORD),
  "https://x.example/b": () => new Response(new Uint8Array([0x28, 0xe9])),
  "https://x.example/long.sgf": () => new Response(new Uint8Array(2_000_001)),
};

/** The events that begin a board's game, or why there are none. */
function begins(attributes, record = null) {
  provide({
    fetch: async (address) => {
      if (address.href.endsWith("/demos.json"))
        return new Response(JSON.stringify({ ko: { link: "v=2" } }));
      if (address.hostname === "gone.example") throw new TypeError("Failed to fetch");
      return SERVED[address.href]?.() ?? new Response(null, { status: 404 });
    },
  });
  const board = withAttributes(attributes, { baseURI: "https://x.example/page/" });
  return beginning(board, CONTENT, record, new AbortController().signal, english).catch(
    (error) => error.message,
  );
}

const noSgf = (sgf) => `sgf is the address of a game record or a record itself, not “${sgf}”.`;

/** A game with that view. */
const withView = (view) => Object.assign(new Play(/** @type {any} */ ({})), { view });

rows(
  "the events that begin a game",
  {
    "what is written, whose place is Python's to read": [{ at: "3" }, [{ do: "set", ...CONTENT }]],
    "a link, at a turn": [
      { link: "v=1", at: " 12 " },
      [
        { do: "follow", link: "v=1" },
        { do: "goto", turn: "12" },
      ],
    ],
    "a board of Learn": [{ demo: "ko" }, [{ do: "follow", link: "v=2" }]],
    "one that Learn has not": [
      { demo: "toString" },
      "Learn has no board “toString”; there are ko.",
    ],
    "a record in an attribute": [
      { sgf: ` ${RECORD} `, at: "2" },
      [
        { do: "open", name: "the record", text: RECORD },
        { do: "goto", turn: "2" },
      ],
    ],
    "the address of one": [{ sgf: "games/a.sgf" }, [{ do: "open", name: "a.sgf", text: RECORD }]],
    "of one that is not UTF-8": [{ sgf: "/b" }, [{ do: "open", name: "b", hex: "28e9" }]],
    "of one that is too long": [
      { sgf: "/long.sgf" },
      "The game record long.sgf is too long to be shown here.",
    ],
    "of one that is not there": [
      { sgf: "none.sgf" },
      "The game record none.sgf could not be loaded.",
    ],
    "of no server": [
      { sgf: "https://gone.example/c.sgf" },
      "The game record c.sgf could not be loaded.",
    ],
    "no address": [{ sgf: "" }, noSgf("")],
    "no address that is one": [{ sgf: "http://[" }, noSgf("http://[")],
    "a long one, which is no file's": [
      { sgf: `data:,${"x".repeat(99)}` },
      noSgf(`data:,${"x".repeat(30)}...`),
    ],
  },
  async (attributes, events) => assert.deepEqual(await begins(attributes), events),
);

it("a fault in a sentence has no more of a long word than its beginning", () =>
  assert.equal(
    sentenceOf(["noShow", { word: "x".repeat(50), all: ["reach", "score"] }], english),
    `There is no “${"x".repeat(36)}...” to show; there are reach, score.`,
  ));

it("a problem's comment is told without the marks that programs read", () => {
  const play = withView({ comment: "WRONG. Too far." });
  assert.deepEqual([play.comment(true), play.comment(false)], ["Too far.", "WRONG. Too far."]);
});

const VIEW = /** @type {any} */ ({
  turn: 1,
  turns: ["A1"],
  players: "B",
  last: "A1",
  say: "Rule 7.",
  steps: null,
  refused: null,
  error: false,
  over: null,
  score: { black: 3, white: 1, komi: 0.5 },
});
const BEFORE = { ...VIEW, turn: 0, turns: [], players: "", last: "" };
const AREA = { black: 3, white: 1 };
const TURN = [
  "tt-turn",
  { turn: 1, at: "A1", player: "black", cleared: [], ...AREA, say: "Rule 7." },
];
const PLACE = ["tt-place", { turn: 1, turns: ["A1"] }];
const OVER = ["tt-over", { result: "B+2", ...AREA, komi: 0.5 }];

rows(
  "what a board tells",
  {
    "a turn": [{ do: "turn" }, {}, {}, [TURN, PLACE]],
    "the computer's turn": [{ do: "take" }, {}, {}, [TURN, PLACE]],
    "White's turn that clears": [
      { do: "turn" },
      { players: "W", steps: { opponent: ["B1"], own: ["C1"] } },
      {},
      [
        ["tt-turn", { .../** @type {object} */ (TURN[1]), player: "white", cleared: ["B1", "C1"] }],
        PLACE,
      ],
    ],
    "a proposal is no turn": [{ do: "turn" }, { players: " " }, {}, [PLACE]],
    "a refusal": [
      { do: "turn", at: "B1" },
      { turn: 0, turns: [], refused: { at: "b1", rule: 6, turn: 2 } },
      {},
      [["tt-illegal", { at: "b1", rule: 6, turn: 2, reason: "Rule 7." }]],
    ],
    "what is no turn": [
      { do: "turn", at: "x9" },
      { turn: 0, turns: [], error: true },
      {},
      [["tt-illegal", { at: "x9", rule: 0, turn: null, reason: "Rule 7." }]],
    ],
    "a step back": [{ do: "undo" }, { turn: 0 }, VIEW, [["tt-place", { turn: 0, turns: ["A1"] }]]],
    "another line": [
      { do: "branch" },
      { turns: ["B1"] },
      VIEW,
      [["tt-place", { turn: 1, turns: ["B1"] }]],
    ],
    "the end": [{ do: "turn" }, { over: { result: "B+2" } }, {}, [TURN, PLACE, OVER]],
    "the end by a word": [{ do: "agree" }, { over: { result: "B+2" } }, VIEW, [OVER]],
    "the end once": [{ do: "agree" }, { over: { result: "B+2" } }, { ...VIEW, over: {} }, []],
    "the end again, by a step": [{ do: "goto" }, { over: { result: "B+2" } }, {}, [PLACE]],
  },
  (event, now, before, told) =>
    assert.deepEqual(
      tellings(event, { ...VIEW, ...now }, before && { ...BEFORE, ...before }),
      told,
    ),
);

rows(
  "numbers of moves",
  {
    "not beyond the place that is shown": [
      { turns: ["A1", "B1"], players: "BW", turn: 1 },
      11,
      { A1: "11" },
    ],
    "the newest at a point": [
      { turns: ["A1", "B1", "A1"], players: "BWB", turn: 3 },
      1,
      { A1: "3", B1: "2" },
    ],
    "a pass has a number, and no stone": [{ turns: ["pass", "B1"], players: "BW" }, 1, { B1: "2" }],
    "what is no turn has none": [{ turns: ["setup=A1", "B1"], players: " W" }, 1, { B1: "1" }],
    "a stone that is gone has none": [{ turns: ["C1", "B1"], players: "BW" }, 1, { B1: "2" }],
  },
  (view, from, numbers) =>
    assert.deepEqual(
      withView({ size: [3, 1], stones: ["XO."], turn: 2, ...view }).numbers(placeOf, from),
      numbers,
    ),
);

rows(
  "keys of a board",
  {
    back: [",", false, "back"],
    end: [">", true, "end"],
    "undo, large": ["U", true, "undo"],
    "nothing to play": ["p", false, undefined],
    "with Ctrl": ["p", true, undefined, "ctrlKey"],
    "with Alt": [".", true, undefined, "altKey"],
    "with Meta": ["u", true, undefined, "metaKey"],
  },
  (key, play, act, held = "") =>
    assert.equal(actOf(/** @type {any} */ ({ key, [held]: true }), play), act),
);

/** An element with that language. */
const within = (lang) =>
  Object.assign(new HTMLElement(), { getAttribute: () => lang || null, getRootNode: () => null });

rows(
  "the language that a board speaks",
  {
    "with a region, in large letters": ["FR-ca", "fr", "Noir"],
    "one that there is not": ["nl", "en", "Black"],
  },
  async (lang, tag, black) => {
    let changes = 0;
    const language = new Language(within(lang), () => void changes++);
    language.enter(new AbortController().signal);
    const words = await language.whole();
    await settled();
    assert.deepEqual(
      [
        language.tag,
        language.wanted,
        language.given,
        words.choices.black,
        language.words.choices.black,
      ],
      [tag, tag, lang, black, black],
    );
  },
);

rows(
  "how dark a board is, by the colour of the text around it, or by its theme",
  {
    grey: ["rgb(150, 150, 150)", false],
    "light green": ["rgba(0, 255, 100, 0.5)", true],
    "a dark one": ["color(display-p3 0.1 0.1 0.1)", false],
    oklch: ["oklch(0.8 0.1 200)", true],
    lch: ["lch(30 0 0)", false],
    "as it is named": ["lch(30 0 0)", true, "dark"],
    "light anywhere": ["lch(90 0 0)", false, "wood"],
    "as the text, if that is no theme": ["lch(90 0 0)", true, "d"],
  },
  (color, dark, theme = "auto") => {
    provide({ getComputedStyle: () => ({ color }) });
    assert.equal(isDark(withAttributes({ theme })), dark);
  },
);
