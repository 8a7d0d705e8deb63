/**
 * MicroPython in node, with all of ttgo that runs in a browser, for the tests that run it: `node
 * tests/support/micropython.mjs COMMAND [ARGUMENT]...`, by one of the functions at the end.
 */

import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { createInterface } from "node:readline";

const ROOT = new URL("../../", import.meta.url);
const RUNTIME = new URL(
  "static/node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs",
  ROOT,
);

/**
 * @param {string} path from the project's top; the messages of a folder are in the English
 *   catalogue (ttgo/web/fill/made.py)
 */
function read(path) {
  const folder = /^ttgo\/(\w+)\/said\.json$/.exec(path);
  if (folder) return JSON.stringify(JSON.parse(read("ttgo/languages/en.json"))[folder[1]]);
  return readFileSync(new URL(path, ROOT), "utf8");
}

const { decode } = await import(new URL("static/python/micropython.js", ROOT).href);

/**
 * A new one without files. Its heap starts at 1 MB and grows as needed, so that no size is given;
 * only answers go to stdout.
 * @param {{ [option: string]: unknown }} options for MicroPython
 */
async function load(options) {
  const { loadMicroPython } = await import(RUNTIME.href);
  return loadMicroPython({
    stdout: (/** @type {string} */ line) => console.error(line),
    linebuffer: true,
    ...options,
  });
}

/**
 * A new one, with all of ttgo that a page begins with.
 * @param {{ folder?: string, [option: string]: unknown }} [given] a folder of ttgo that comes later
 *   in a browser; the rest is for MicroPython
 */
async function python({ folder: later, ...options } = {}) {
  const runtime = await load(options);
  const { folders } = JSON.parse(read("static/pyscript.json"));
  const all = ["ttgo", ...folders.map((/** @type {string} */ name) => `ttgo/${name}`)];
  const core = ["ttgo/languages/en.json", "ttgo/teach/said.json", "ttgo/lessons/said.json"];
  for (const folder of later ? [...all, later] : all)
    for (const name of readdirSync(new URL(folder, ROOT)))
      if (/^ttgo\/(?!(__main__|score)\.py)(\w+\/)?\w+\.py$/.test(`${folder}/${name}`))
        core.push(`${folder}/${name}`);
  for (const folder of [...all, "ttgo/languages", ...(later ? [later] : [])])
    runtime.FS.mkdir(folder);
  for (const path of core) runtime.FS.writeFile(path, read(path));
  return runtime;
}

const print = (/** @type {string} */ line) => console.log(line);

/**
 * The conformance tables, on all of ttgo, or on the core of a build, compiled ahead, as its
 * pyscript.json has it. Prints what conformance.run gives, JSON text; ends with 1 when a row failed
 * and with 2 when MicroPython did.
 * @param {string} [built] that file
 */
async function tables(built) {
  const runtime = await python();
  if (built) {
    const all = readFileSync(built);
    let end = all.indexOf("\n") + 1;
    for (const [path, size] of Object.entries(JSON.parse(all.toString("utf8", 0, end)).start)) {
      const place = path.replace(/^\.\.?\//, "");
      // which would be taken before it
      if (/^ttgo.*mpy$/.test(place)) runtime.FS.unlink(place.replace(/mpy$/, "py"));
      runtime.FS.writeFile(place, all.subarray(end, (end += size)));
    }
  }
  runtime.FS.writeFile("conformance.py", read("tests/conformance.py"));
  const answer = runtime.pyimport("conformance").run(read("tests/tables.json"));
  console.log(answer);
  process.exitCode = JSON.parse(answer).failed.length > 0 ? 1 : 0;
}

const HANDLE = `
import gc, json
from ttgo.session.session import Session
def handle(text):
    answer = Session().handle(json.loads(text))
    return json.dumps([answer.get("photo") or answer["view"]["say"], gc.mem_alloc()])
`;

/**
 * Pictures, read as the page has it do: an event in JSON a line. Prints the answer to each, and how
 * much memory that took; ends with 2 when MicroPython failed.
 */
async function photo() {
  for (const event of readFileSync(0, "utf8").trim().split("\n")) {
    const runtime = await python(); // which has all its memory free
    runtime.FS.writeFile("reads.py", HANDLE);
    console.log(runtime.pyimport("reads").handle(event));
  }
}

/** Lets ttgo play, and prints what tests/FOLDER/plays.py plays. */
async function plays(/** @type {string} */ folder, /** @type {string[]} */ ...games) {
  const runtime = await python({ folder: `ttgo/${folder}`, stdout: print, pystack: 1024 });
  runtime.FS.writeFile("plays.py", read(`tests/${folder}/plays.py`));
  const module = runtime.pyimport("plays");
  for (const game of games) {
    const playing = module.begun(game);
    while (!playing.step()); // it collects garbage only between two calls
  }
  if (!games.length) console.log(module.played());
}

const MEMORY = `
import gc, json
from host import start, without_holes
think, later, found = start("think"), [], 0
taken = without_holes(lambda text: later.append(id(float(len(text)))))
def slice(event):
    global found
    found = json.loads(think(event)).get("games", 0)
`;

/**
 * A turn thought about on 19x19, until the first games are over. Prints the bytes of all of the
 * memory then, and how many floats there is room for before one that is made first after garbage
 * has been collected.
 */
async function memory(/** @type {string} */ asked) {
  const runtime = await python({ folder: "ttgo/player" });
  runtime.FS.writeFile("host.py", read("static/host.py"));
  const run = (/** @type {string} */ lines) => runtime.runPython(lines);
  run(MEMORY);
  let event = asked;
  for (; !runtime.globals.get("found"); event = '{"do": "on"}')
    run(`slice(${JSON.stringify(event)})`);
  run("size = gc.mem_alloc() + gc.mem_free() - (128 << 20)"); // which it might still add
  run("made = [k + 0.5 for k in range(500000)]; taken(''); del made");
  run("gc.collect()"); // once this has returned
  run("first = id(0.5 + found)");
  run("later.clear(); taken('')");
  run("told = json.dumps([size, (later[0] - first) // 16])");
  console.log(runtime.globals.get("told"));
}

/** A program, with the files of a folder's ttgo and no others. */
async function archive(/** @type {string} */ folder, /** @type {string} */ lines) {
  const { FS, runPython } = await load({ stdout: print });
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = `${file.parentPath}/${file.name}`;
    if (!file.isFile() || !path.startsWith(`${folder}/ttgo/`)) continue;
    const place = path.slice(folder.length + 1);
    FS.mkdirTree(dirname(place));
    FS.writeFile(place, readFileSync(path));
  }
  runPython(lines);
}

const MANY = 400; // inputs for one MicroPython, which forgets nothing of its memory

/**
 * Answers to made inputs: reads lines of JSON, [kind, input], and writes a line of JSON for each
 * (tests/fuzz/answers.py).
 */
async function fuzz() {
  let answers = null;
  let left = 0;

  async function fresh() {
    const runtime = await python();
    const languages = readdirSync(new URL("ttgo/languages/", ROOT)).map(
      (name) => `ttgo/languages/${name}`,
    );
    for (const path of languages) runtime.FS.writeFile(path, read(path));
    runtime.FS.writeFile("answers.py", read("tests/fuzz/answers.py"));
    answers = runtime.pyimport("answers");
    left = MANY;
  }

  for await (const line of createInterface({ input: process.stdin })) {
    const [kind, given] = JSON.parse(line);
    const ask = () => answers.answers(kind, JSON.stringify(given), decode);
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
}

const [, , command, ...given] = process.argv;
try {
  await { tables, photo, plays, memory, archive, fuzz }[command](...given);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
