/**
 * What an author wrote, by text and attributes: what is shown of it without a Python, what Python
 * is asked, and what is wrong with it.
 */
import assert from "node:assert/strict";
import { provide, withAttributes } from "../support/browser.mjs";
import { rows } from "../support/rows.mjs";

class HTMLElement {}
for (const name of ["title", "lang", "hidden", "style", "id"])
  Reflect.set(HTMLElement.prototype, name, "");
provide({ HTMLElement, Node: { TEXT_NODE: 3, ELEMENT_NODE: 1 } });
const { asksPython, contentOf, diagramOf, emptyRows, sizeOf, textOf } =
  await import("../../../static/embed/content.js");
const { faultOf } = await import("../../../static/embed/faults.js");

const text = (nodeValue) => ({ nodeType: 3, nodeName: "#text", nodeValue });
const comment = (nodeValue) => ({ nodeType: 8, nodeName: "#comment", nodeValue });
const element = (nodeName, ...childNodes) => ({ nodeType: 1, nodeName, childNodes });

rows(
  "the text in a board",
  {
    "<br> is a line": [[text(". X"), element("BR"), text("X .")], ". X\nX ."],
    "<p> stands on lines of its own": [
      [element("P", text(". X")), element("P", text("X ."))],
      "\n. X\n\nX .\n",
    ],
    "<pre> with <code>": [[element("PRE", element("CODE", text(". X\nX .")))], "\n. X\nX .\n"],
    "<div>, <li>, <tr>": [
      [element("DIV", text("a")), element("LI", text("b")), element("TR", text("c"))],
      "\na\n\nb\n\nc\n",
    ],
    "comments are not read": [[comment("X"), text(".")], "."],
    "scripts, styles and templates are not": [
      ["SCRIPT", "STYLE", "TEMPLATE", "NOSCRIPT"].map((name) => element(name, text("X"))),
      "",
    ],
  },
  (nodes, read) => assert.equal(textOf(/** @type {any} */ (element("TT-BOARD", ...nodes))), read),
);

const picture = { querySelector: () => ({}) };
const NOTHING = { text: "", stays: false, picture: false, needs: false, wrong: false };

rows(
  "what is shown without a Python",
  {
    "a diagram with dots that became one letter, and spaces that do not break": [
      "\u2026\nX\u00a0O .",
      {},
      { text: "...\nX O .", rows: ["...", "XO."] },
    ],
    "a diagram and moves": [". X", { moves: "A1" }, { text: ". X", needs: true, rows: [".X"] }],
    "a record": [" (;SZ[9])", {}, { needs: true }],
    prose: ["See  here", {}, { text: "See here", stays: true, wrong: true }],
    "prose, while a record comes": ["See here", { sgf: "x" }, { stays: true, needs: true }],
    "a diagram, while a link comes": [". X", { link: "v=1" }, { needs: true, rows: [".X"] }],
    "a board of Learn": ["", { demo: "ko" }, { needs: true }],
    "a picture, with the stones of a link": [
      "",
      { link: "v=1", "data-stones": ".X\nO." },
      { picture: true, needs: true, rows: [".X", "O."] },
      picture,
    ],
    "a picture, with words": ["See here", {}, { stays: true, picture: true }, picture],
  },
  (written, attributes, { rows: stones, ...shown }, more) => {
    const { diagram, ...rest } = contentOf(withAttributes(attributes, more), written);
    assert.deepEqual([rest, diagram?.rows], [{ ...NOTHING, ...shown }, stones]);
  },
);

rows(
  "a diagram",
  {
    "with spaces and without": [".X .\nX O.", [".X.", "XO."]],
    "indented, with empty lines around and between": ["\n   . X\n\n\t X O  \n", [".X", "XO"]],
    "with star points": ["+ .+\n. +X", ["...", "..X"], {}, ["A2", "C2", "B1"]],
    "with labelled stones": ["X1 O23", ["XO"], { A1: "1", B1: "23" }],
    "with labelled empty points, one a star point": [
      ".a +b .",
      ["..."],
      { A1: "a", B1: "b" },
      ["B1"],
    ],
    "with labels alone, after a word of several points": [
      "XO. a B 123",
      ["XO...."],
      { D1: "a", E1: "B", F1: "123" },
    ],
    "of 52 columns": [".".repeat(52), [".".repeat(52)]],
  },
  (drawn, stones, labels = {}, stars = []) =>
    assert.deepEqual(diagramOf(drawn), { rows: stones, labels, stars }),
);

rows(
  "no diagram",
  {
    "lines of different lengths": [". .\n."],
    prose: ["Black plays here"],
    "four digits": ["1234 ."],
    "53 columns": [".".repeat(53)],
    "53 lines": [Array(53).fill(".").join("\n")],
    "small letters for stones in a word": [".x.\n..."],
  },
  (drawn) => assert.equal(diagramOf(drawn), null),
);

rows(
  "a size that can be drawn, or not, and the grid until Python says why",
  {
    "a large X": ["19X3", true, [19, 3]],
    "53 rows": ["9x53", false, [9, 52]],
    0: ["0", false, [1, 1]],
    "three digits": ["100", false, [9, 9]],
  },
  (size, fine, [width, height]) => {
    assert.equal(contentOf(withAttributes({ size }), "").wrong, !fine);
    assert.deepEqual(emptyRows(size), Array(height).fill(".".repeat(width)));
  },
);

rows(
  "the size until Python has the game",
  {
    "what is said, also before a record": ["(;SZ[13])", { size: "5x4" }, "5x4"],
    "of a record with two sides": ["(;GM[1]SZ[13:7])", {}, "13x7"],
    "of a record in an attribute": ["", { sgf: "(;SZ[7])" }, "7"],
    "of a record that does not say": ["(;GM[1])", {}, "19"],
    "of a record's address": ["", { sgf: "x.sgf" }, "19"],
    "of a link": ["", { link: "v=1&s=7&t=a" }, "7"],
    "of a link after #": ["", { link: "/#s=5x4" }, "5x4"],
    "of a link that has none": ["", { link: "v=1&is=5" }, "9"],
  },
  (written, attributes, size) => assert.equal(sizeOf(withAttributes(attributes), written), size),
);

rows(
  "is Python asked before the board is used",
  {
    "nothing said": [{}, false],
    "what it surely takes": [
      { komi: "-7.5", rules: "New Zealand", ending: "kgs", handicap: "2", first: "white" },
      false,
    ],
    "komi of a third": [{ komi: "7.3" }, true],
    "rules that are none": [{ rules: "Chinese" }, true],
    "an ending that is none": [{ ending: "x" }, true],
    "much handicap": [{ handicap: "12" }, true],
    "nobody is first": [{ first: "green" }, true],
    moves: [{ moves: "" }, true],
    "a question": [{ ask: "A1" }, true],
    "a link": [{ link: "x" }, true],
    "what points reach": [{ show: "stars reach" }, true],
    "the score": [{ show: "score" }, true],
    "stars and coordinates": [{ show: "stars  coordinates" }, false],
    "a record": [{}, true, "(;)"],
  },
  (attributes, asked, written = "") =>
    assert.equal(asksPython(withAttributes(attributes), written), asked),
);

const THEMES = ["auto", "light", "dark", "wood", "slate", "paper", "contrast"];
const KNOWN = [
  "size",
  "show",
  "areas",
  "theme",
  "opponent",
  "triangle",
  "ways",
  "play",
  "level",
  "autoplay",
  "numbers",
];
const SHOWS = ["reach", "score", "moves", "coordinates", "stars", "link"];

rows(
  "what is wrong with the attributes",
  {
    nothing: [{ play: "", show: SHOWS.join("  "), areas: "marks", ways: "ask play" }, null],
    "three games, before all else": [
      { moves: "", demo: "", link: "", theme: "blue" },
      ["oneGame", { some: ["link", "demo"], last: "moves" }],
    ],
    "nothing to show of that name": [
      { show: "stars __proto__" },
      ["noShow", { word: "__proto__", all: SHOWS }],
    ],
    "no theme": [
      { theme: "" },
      ["notOneOf", { name: "theme", word: "", some: THEMES.slice(0, -1), last: "contrast" }],
    ],
    "numbers, and none": [{ level: "300", autoplay: "", numbers: "31" }, null],
    "a word for a number": [{ level: "easy" }, ["noNumber", { name: "level", word: "easy" }]],
    "no number above 0": [{ autoplay: "0" }, ["noNumber", { name: "autoplay", word: "0" }]],
    "no way": [
      { ways: "play score" },
      [
        "notOneOf",
        {
          name: "ways",
          word: "score",
          some: ["ask", "solve", "demo", "steps", "life", "play"],
          last: "edit",
        },
      ],
    ],
    "a mark outside": [
      { triangle: "A1 K1" },
      ["noMark", { name: "triangle", word: "K1", size: "9x7" }],
    ],
    "an attribute that is none": [{ komit: "7" }, ["noAttribute", { name: "komit", all: KNOWN }]],
    "what any element has": [{ title: "x", style: "x", class: "x", tabindex: "0" }, null],
    "what is not ours": [{ "data-x": "1", "@click": "x", ":size": "9", onclick2: "" }, null],
  },
  (attributes, fault) =>
    assert.deepEqual(faultOf(withAttributes(attributes, {}), [9, 7], KNOWN), fault),
);

const below = (/** @type {string} */ nodeName, /** @type {string} */ textContent) => ({
  parentElement: { nextElementSibling: { nodeName, textContent } },
});
rows(
  "an empty board whose diagram stands below it",
  {
    "as Markdown makes it": [{}, below("PRE", "\n. X .\nX O .\n"), ["cutOff", { line: ". X ." }]],
    "right behind it": [
      {},
      { nextElementSibling: { nodeName: "P", textContent: "X O" } },
      ["cutOff", { line: "X O" }],
    ],
    "that is no diagram": [{}, below("P", "X marks the spot"), null],
    "of one letter": [{}, below("P", "O"), null],
    "that is no paragraph": [{}, below("TT-BOARD", "X O"), null],
    "of a board with moves": [{ moves: "A1" }, below("P", "X O"), null],
    "of a board that is not empty": [{}, { textContent: "X", ...below("P", "X O") }, null],
  },
  (attributes, around, fault) =>
    assert.deepEqual(
      faultOf(withAttributes(attributes, around), [9, 7], [...KNOWN, "moves"]),
      fault,
    ),
);
