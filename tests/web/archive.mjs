/**
 * A program on MicroPython in node, with the files of a folder's ttgo and no others: `node
 * tests/web/archive.mjs FOLDER LINES`.
 */

import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { load } from "../support/micropython.mjs";

const [, , folder, lines] = process.argv;
const { FS, runPython } = await load({ stdout: (/** @type {string} */ line) => console.log(line) });
for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const path = `${file.parentPath}/${file.name}`;
  if (!file.isFile() || !path.startsWith(`${folder}/ttgo/`)) continue;
  const place = path.slice(folder.length + 1);
  FS.mkdirTree(dirname(place));
  FS.writeFile(place, readFileSync(path));
}
runPython(lines);
