/**
 * What an author wrote, by text and attributes: what is shown of it without a Python, what Python
 * is asked, and what is wrong with it.
 */
import assert from "node:assert/strict";
import { it } from "node:test";
import { provide, withAttributes } from "../support/browser.mjs";
import { rows } from "../support/rows.mjs";

class HTMLElement {}
for (const name of ["title", "lang", "hidden", "style", "id"])
  Reflect.set(HTMLElement.prototype, name, "");
provide({ HTMLElement, Node: { TEXT_NODE: 3, ELEMENT_NODE: 1 } });
const { asksPython, contentOf, faultOf, isSgf, sizeOf, textOf, turnOf } =
  await import("../../../static/embed/content.js");

const text = (nodeValue) => ({ nodeType: 3, nodeName: "#text", nodeValue });
const comment = (nodeValue) => ({ nodeType: 8, nodeName: "#comment", nodeValue });
const element = (nodeName, ...childNodes) => ({ nodeType: 1, nodeName, childNodes });

rows(
  "the text in a board",
  {
    "as it stands": [[text(". X\nX .")], ". X\nX ."],
    "<br> is a line": [[text(". X"), element("BR"), text("X .")], ". X\nX ."],
    "<p> stands on lines of its own": [
      [element("P", text(". X")), element("P", text("X ."))],
      "\n. X\n\nX .\n",
    ],
    "<pre> with <code>": [[element("PRE", element("CODE", text(". X\nX .")))], "\n. X\nX .\n"],
    "<em> is within a line": [[text(". "), element("EM", text("X"))], ". X"],
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

rows(
  "what is shown without a Python",
  {
    nothing: ["", {}, { text: "", stays: false, picture: false, needs: false, wrong: false }],
    "a diagram": [
      ". X1",
      {},
      { text: ". X", stays: false, picture: false, needs: false, wrong: false, rows: [".X"] },
    ],
    "a diagram with dots that became one letter": [
      "\u2026\nX O .",
      {},
      {
        text: "...\nX O .",
        stays: false,
        picture: false,
        needs: false,
        wrong: false,
        rows: ["...", "XO."],
      },
    ],
    "a diagram with spaces that do not break": [
      ".\u00a0X",
      {},
      { text: ". X", stays: false, picture: false, needs: false, wrong: false, rows: [".X"] },
    ],
    "a diagram and moves": [
      ". X",
      { moves: "A1" },
      { text: ". X", stays: false, picture: false, needs: true, wrong: false, rows: [".X"] },
    ],
    "a record": [
      " (;SZ[9])",
      {},
      { text: " (;SZ[9])", stays: false, picture: false, needs: true, wrong: false },
    ],
    prose: [
      "See here",
      {},
      { text: "See here", stays: true, picture: false, needs: false, wrong: true },
    ],
    "prose, while a record comes": [
      "See here",
      { sgf: "x.sgf" },
      { text: "", stays: true, picture: false, needs: true, wrong: false },
    ],
    "a diagram, while a link comes": [
      ". X",
      { link: "v=1" },
      { text: "", stays: false, picture: false, needs: true, wrong: false, rows: [".X"] },
    ],
    "a board of Learn": [
      "",
      { demo: "ko" },
      { text: "", stays: false, picture: false, needs: true, wrong: false },
    ],
    "moves alone": [
      "",
      { moves: "A1" },
      { text: "", stays: false, picture: false, needs: true, wrong: false },
    ],
    "a picture": [
      "",
      {},
      { text: "", stays: true, picture: true, needs: false, wrong: false },
      picture,
    ],
    "a picture with words": [
      "See here",
      {},
      { text: "", stays: true, picture: true, needs: false, wrong: false },
      picture,
    ],
    "a size that is none": [
      "",
      { size: "x" },
      { text: "", stays: false, picture: false, needs: false, wrong: true },
    ],
  },
  (written, attributes, { rows: stones, ...shown }, more) => {
    const { diagram, ...rest } = contentOf(withAttributes(attributes, more), written);
    assert.deepEqual(rest, shown);
    assert.deepEqual(diagram?.rows, stones);
  },
);

rows(
  "a size that can be drawn, or not",
  {
    "one side": ["9", true],
    "two sides": ["9x7", true],
    "a large X": ["19X19", true],
    spaces: [" 9 x 7 ", true],
    52: ["52x1", true],
    53: ["53", false],
    0: ["0", false],
    "0 rows": ["9x0", false],
    "three sides": ["9x9x9", false],
    "below 0": ["-9", false],
    "half a point": ["9.5", false],
    "no number": ["x", false],
    "half a size": ["9x", false],
    "three digits": ["100", false],
  },
  (size, fine) => assert.equal(contentOf(withAttributes({ size }), "").wrong, !fine),
);

rows(
  "the size until Python has the game",
  {
    "what is said": ["", { size: "5x4" }, "5x4"],
    "9 of nothing": ["", {}, "9"],
    "of a record": ["(;GM[1]SZ[13])", {}, "13"],
    "of a record with two sides": ["(;SZ[13:7])", {}, "13x7"],
    "of a record in an attribute": ["", { sgf: "(;SZ[7])" }, "7"],
    "of a record that does not say": ["(;GM[1])", {}, "19"],
    "of a record's address": ["", { sgf: "x.sgf" }, "19"],
    "of a link": ["", { link: "v=1&s=7&t=a" }, "7"],
    "of a link that begins with it": ["", { link: "s=5x4" }, "5x4"],
    "of a link after #": ["", { link: "/#s=5" }, "5"],
    "of a link that has none": ["", { link: "v=1&is=5" }, "9"],
    "what is said before a record": ["(;SZ[13])", { size: "9" }, "9"],
  },
  (written, attributes, size) => assert.equal(sizeOf(withAttributes(attributes), written), size),
);

rows(
  "is Python asked before the board is used",
  {
    "nothing said": [{}, false],
    komi: [{ komi: "7.5" }, false],
    "no komi": [{ komi: "" }, false],
    "komi below 0": [{ komi: "-3" }, false],
    "komi of a third": [{ komi: "7.3" }, true],
    "komi of no number": [{ komi: "x" }, true],
    rules: [{ rules: "New Zealand" }, false],
    "the other rules": [{ rules: "Taylor 1995" }, false],
    "rules that are none": [{ rules: "Chinese" }, true],
    "an ending": [{ ending: "kgs" }, false],
    "an ending that is none": [{ ending: "x" }, true],
    handicap: [{ handicap: "2" }, false],
    "much handicap": [{ handicap: "12" }, true],
    "who is first": [{ first: "white" }, false],
    "nobody is first": [{ first: "green" }, true],
    "size and place": [{ size: "x", at: "x" }, false],
    moves: [{ moves: "" }, true],
    "a question": [{ ask: "A1" }, true],
    "a problem": [{ solve: "" }, true],
    steps: [{ steps: "clear" }, true],
    edit: [{ edit: "" }, true],
    "a record": [{ sgf: "x" }, true],
    "a link": [{ link: "x" }, true],
    "a board of Learn": [{ demo: "ko" }, true],
    "what points reach": [{ show: "stars reach" }, true],
    "the score": [{ show: "score" }, true],
    "stars and coordinates": [{ show: "stars  coordinates" }, false],
    "an opponent": [{ opponent: "white" }, false],
  },
  (attributes, asked) => assert.equal(asksPython(withAttributes(attributes), ""), asked),
);

it("a record is always Python's", () => assert.equal(asksPython(withAttributes({}), "(;)"), true));

const KNOWN = ["size", "show", "areas", "theme", "opponent", "triangle", "labels", "play"];
const SHOWS = ["reach", "score", "moves", "coordinates", "stars", "link"];

rows(
  "what is wrong with the attributes",
  {
    nothing: [
      {
        play: "",
        show: "reach score moves coordinates stars link",
        areas: "marks",
        theme: "dark",
        opponent: "black",
      },
      null,
    ],
    "two games": [{ sgf: "x", link: "y" }, ["oneGame", { some: ["link"], last: "sgf" }]],
    "three games": [
      { moves: "", demo: "", link: "" },
      ["oneGame", { some: ["link", "demo"], last: "moves" }],
    ],
    "one game": [{ demo: "ko" }, ["noAttribute", { name: "demo", all: KNOWN }]],
    "nothing to show of that name": [
      { show: "stars territory" },
      ["noShow", { word: "territory", all: SHOWS }],
    ],
    "an empty show": [{ show: " " }, null],
    "what all objects have": [{ show: "__proto__" }, ["noShow", { word: "__proto__", all: SHOWS }]],
    "a theme that is none": [
      { theme: "blue" },
      ["notOneOf", { name: "theme", word: "blue", some: ["auto", "light"], last: "dark" }],
    ],
    "no theme": [
      { theme: "" },
      ["notOneOf", { name: "theme", word: "", some: ["auto", "light"], last: "dark" }],
    ],
    "areas that are none": [
      { areas: "yes" },
      ["notOneOf", { name: "areas", word: "yes", some: ["shading", "marks"], last: "none" }],
    ],
    "an opponent that is none": [
      { opponent: "both" },
      ["notOneOf", { name: "opponent", word: "both", some: ["black"], last: "white" }],
    ],
    "a mark outside": [
      { triangle: "A1 K1" },
      ["noMark", { name: "triangle", word: "K1", size: "9x7" }],
    ],
    "an attribute that is none": [{ komit: "7" }, ["noAttribute", { name: "komit", all: KNOWN }]],
    "what any element has": [{ title: "x", lang: "de", hidden: "", style: "x", id: "x" }, null],
    "what any element has under another name": [
      { class: "x", tabindex: "0", contenteditable: "", is: "x" },
      null,
    ],
    "what is not ours": [
      { "data-x": "1", "aria-label": "x", "@click": "x", ":size": "9", onclick2: "" },
      null,
    ],
    "the first of several": [
      { komit: "7", theme: "blue", show: "x", sgf: "", link: "" },
      ["oneGame", { some: ["link"], last: "sgf" }],
    ],
  },
  (attributes, fault) =>
    assert.deepEqual(faultOf(withAttributes(attributes), [9, 7], KNOWN), fault),
);

rows(
  "a turn as Python takes it",
  {
    "a number": ["12", 12],
    zero: ["0", 0],
    "six digits": ["123456", 123456],
    seven: ["1234567", "1234567"],
    "the end": ["end", "end"],
    "below zero": ["-1", "-1"],
    "a point": ["A1", "A1"],
    nothing: ["", ""],
  },
  (at, turn) => assert.equal(turnOf(at), turn),
);

rows(
  "is it a record",
  {
    "as they begin": ["(;", true],
    "with spaces": [" ( ;GM[1]", true],
    "after a line": ["\n(;)", true],
    "the other way round": [";(", false],
    "half of it": ["(", false],
    "after a letter": ["x(;", false],
    nothing: ["", false],
  },
  (written, is) => assert.equal(isSgf(written), is),
);
