/** What comes of a lesson's nodes, whoever wrote them. */
import assert from "node:assert/strict";
import { Made } from "../support/elements.mjs";
import { rows } from "../support/rows.mjs";

Object.assign(document, { createTextNode: (text) => text });
const { elementOf, partIn } = await import("../../../static/lesson/nodes.js");

/** As HTML. @returns {string} */
const told = (one) =>
  one instanceof Made
    ? `<${one.kind}${Object.entries(one.attributes)
        .map(([key, value]) => ` ${key}=${value}`)
        .join("")}>${one.children.map(told).join("")}`
    : String(one);

const SCRIPT = ["java", "script:"].join("");
const link = (href) => ["a", { href }, "x"];
rows(
  "made",
  {
    "a text": ["<b>", "<b>"],
    "an element in another": [
      ["p", { class: "ask" }, "a ", ["em", {}, "b"]],
      "<p class=ask>a <em>b",
    ],
    "a board": [["tt-board", { link: "v=1", onclick: "x" }], "<tt-board link=v=1>"],
    "an element that may do more": [["script", { src: "x" }, "y"], "<span>y"],
    "an attribute that may do more": [["p", { style: "x", onclick: "y" }], "<p>"],
    "a part": [link("#ko"), "<a href=#ko>x"],
    "a page": [link("b.html"), "<a href=https://a.example/c/b.html>x"],
    "a page elsewhere": [link("http://b.example"), "<a href=http://b.example/>x"],
    "a script": [link(`${SCRIPT}x`), "<a>x"],
    "a script with a tab": [link(`\t${SCRIPT}x`), "<a>x"],
    data: [link("data:text/html,x"), "<a>x"],
    "no address": [link("http://["), "<a>x"],
  },
  (node, made) => assert.equal(told(elementOf(node, "https://a.example/c/d.md")), made),
);

rows(
  "the part in an address",
  {
    none: [null, ""],
    "none behind it": ["a.md#", ""],
    one: ["a.md#ko", "ko"],
    "in other letters": ["#%E7%9B%AE", "目"],
    "that cannot be decoded": ["a.md#%", "%"],
  },
  (address, part) => assert.equal(partIn(address), part),
);
