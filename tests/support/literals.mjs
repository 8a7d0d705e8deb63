// The texts of scripts' literals, a template's values as "{}": JSON, in the order of the files that
// are named.

import { readFileSync } from "node:fs";
import { parse } from "../../static/node_modules/espree/espree.js";

function* texts(node) {
  if (node?.type === "TemplateLiteral") yield node.quasis.map((part) => part.value.raw).join("{}");
  if (node?.type === "Literal" && typeof node.value === "string") yield node.raw.slice(1, -1);
  if (node && typeof node === "object")
    for (const inner of Object.values(node)) yield* texts(inner);
}

const script = (path) =>
  parse(readFileSync(path, "utf8"), { ecmaVersion: "latest", sourceType: "module" });
console.log(JSON.stringify(process.argv.slice(2).map((path) => [...texts(script(path))])));
