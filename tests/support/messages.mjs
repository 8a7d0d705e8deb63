/**
 * What scripts say, in node: `node tests/support/messages.mjs literals FILE...` or `... format <
 * ASKED`.
 */

import { readFileSync } from "node:fs";
import { parse } from "../../static/node_modules/espree/espree.js";
import { spoken } from "../../static/messages.js";

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
 * Messages as scripts say them: a line is JSON, a language, a message and its facts. Prints what is
 * said.
 */
function format() {
  for (const line of readFileSync(0, "utf8").trim().split("\n")) {
    const [tag, message, facts] = JSON.parse(line);
    const made = spoken(message, tag);
    console.log(JSON.stringify(typeof made === "function" ? made(facts) : made));
  }
}

const [, , command, ...given] = process.argv;
({ literals, format })[command](...given);
