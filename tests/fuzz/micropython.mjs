/**
 * MicroPython's answers, in node: reads lines of JSON, [kind, input], and writes a line of JSON for
 * each (answers.py).
 */

import { readdirSync } from "node:fs";
import { createInterface } from "node:readline";
import { decode, python, read } from "../support/micropython.mjs";

const MANY = 400; // inputs for one MicroPython, which forgets nothing of its memory
let fuzz = null;
let left = 0;

async function fresh() {
  const runtime = await python();
  const languages = readdirSync(new URL("../../ttgo/languages/", import.meta.url)).map(
    (name) => `ttgo/languages/${name}`,
  );
  for (const path of languages) runtime.FS.writeFile(path, read(path));
  runtime.FS.writeFile("answers.py", read("tests/fuzz/answers.py"));
  fuzz = runtime.pyimport("answers");
  left = MANY;
}

for await (const line of createInterface({ input: process.stdin })) {
  const [kind, given] = JSON.parse(line);
  const ask = () => fuzz.answers(kind, JSON.stringify(given), decode);
  if (left-- <= 0) await fresh();
  let answer;
  try {
    answer = ask();
  } catch {
    await fresh(); // its memory may have been full of what came before
    try {
      answer = ask();
    } catch (error) {
      answer = JSON.stringify([{ broke: String(error).slice(-300) }]);
    }
  }
  process.stdout.write(`${answer}\n`);
}
