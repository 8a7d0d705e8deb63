/**
 * Format messages with intl-messageformat, in node: `node tests/languages/formatjs.mjs < ASKED`,
 * where a line is JSON: a language, a message, its facts, and the message as ttgo compiles it for
 * scripts, or null. Prints what the library says, and what the compiled message says.
 */
import { readFileSync } from "node:fs";
import { IntlMessageFormat } from "../../static/node_modules/intl-messageformat/index.js";

for (const line of readFileSync(0, "utf8").trim().split("\n")) {
  const [tag, message, facts, compiled] = JSON.parse(line);
  const said = new IntlMessageFormat(message, tag, undefined, { ignoreTag: true }).format(facts);
  const rules = new Intl.PluralRules(tag);
  const made =
    compiled &&
    new Function("form", `return ${compiled}`)((/** @type {number} */ n) => rules.select(n));
  console.log(JSON.stringify([said, typeof made === "function" ? made(facts) : made]));
}
