/**
 * What scripts say, in node: `node tests/support/messages.mjs literals FILE...` or `... format <
 * ASKED`.
 */

import { readFileSync } from "node:fs";
import { parse } from "../../static/node_modules/espree/espree.js";
import { IntlMessageFormat } from "../../static/node_modules/intl-messageformat/index.js";

function* texts(node) {
  if (node?.type === "TemplateLiteral") yield node.quasis.map((part) => part.value.raw).join("{}");
  if (node?.type === "Literal" && typeof node.value === "string") yield node.raw.slice(1, -1);
  if (node && typeof node === "object")
    for (const inner of Object.values(node)) yield* texts(inner);
}

/**
 * The texts of scripts' literals, a template's values as "{}": JSON, in the order of the files that
 * are named.
 */
function literals(...files) {
  const script = (path) =>
    parse(readFileSync(path, "utf8"), { ecmaVersion: "latest", sourceType: "module" });
  console.log(JSON.stringify(files.map((path) => [...texts(script(path))])));
}

/**
 * Messages by intl-messageformat: a line is JSON, a language, a message, its facts, and the message
 * as ttgo compiles it for scripts, or null. Prints what the library says, and what the compiled
 * message says.
 */
function format() {
  for (const line of readFileSync(0, "utf8").trim().split("\n")) {
    const [tag, message, facts, compiled] = JSON.parse(line);
    const said = new IntlMessageFormat(message, tag, undefined, { ignoreTag: true }).format(facts);
    const rules = new Intl.PluralRules(tag);
    const made =
      compiled &&
      new Function("form", `return ${compiled}`)((/** @type {number} */ n) => rules.select(n));
    console.log(JSON.stringify([said, typeof made === "function" ? made(facts) : made]));
  }
}

const [, , command, ...given] = process.argv;
({ literals, format })[command](...given);
