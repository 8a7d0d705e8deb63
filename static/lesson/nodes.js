/**
 * Elements of a lesson's nodes (ttgo/lessons/markup.py). Whatever its text holds, only these come of
 * it: nothing that runs, and no address but a page's.
 */
import { urlOf } from "../site.js";

/** @import { LessonNode } from "../view.js" */

const PARTS = ["section", "h2", "h3", "h4", "p", "ul", "ol", "li", "blockquote", "tt-board"];
const NAMES = [...PARTS, "table", "tr", "th", "td", "em", "strong", "code", "a", "span"];
const ATTRIBUTES = ["class", "id", "href", "data-fact", "data-from", "data-to"];

/**
 * @param {string | LessonNode} node @param {string} base  of relative addresses
 * @returns {Node}
 */
export function elementOf(node, base) {
  if (typeof node === "string") return document.createTextNode(node);
  const [name, attributes, ...inside] = node;
  const element = document.createElement(NAMES.includes(name) ? name : "span");
  for (const [key, value] of Object.entries(attributes)) {
    const given = key === "href" ? pageOf(value, base) : value;
    const known = name === "tt-board" ? /^(?!on)[a-z]+$/.test(key) : ATTRIBUTES.includes(key);
    if (given !== null && known) element.setAttribute(key, given);
  }
  element.append(...inside.map((one) => elementOf(one, base)));
  return element;
}

/** The address of a page; null if it is none. @param {string} address @param {string} base */
function pageOf(address, base) {
  if (address.startsWith("#")) return address;
  const found = urlOf(address, base);
  return found && /^https?:$/.test(found.protocol) ? found.href : null;
}

/** The part that an address names, behind its "#". @param {string | null} address */
export function partIn(address) {
  const [, name = ""] = /#(.+)$/.exec(address ?? "") ?? [];
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
