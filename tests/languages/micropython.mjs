/**
 * Answers of MicroPython's sessions, in node: each line that comes in is an event as JSON text, and its answer is a line that goes out.
 */

import { readFileSync, readdirSync } from "node:fs";
import { python, read } from "../support/micropython.mjs";

const runtime = await python();
const paths = readdirSync(new URL("../../ttgo/languages/", import.meta.url)).map((name) => `ttgo/languages/${name}`);
for (const path of paths) runtime.FS.writeFile(path, read(path));
const sessions = runtime.pyimport("ttgo.session.sessions").Sessions();
for (const event of readFileSync(0, "utf8").split("\n").filter(Boolean)) console.log(sessions.answer(event));
