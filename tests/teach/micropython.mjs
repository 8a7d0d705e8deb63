/**
 * Make exercises on MicroPython, in node: `node tests/teach/micropython.mjs KIND...`. Prints each of every level for seed 3, and the one of
 * a day, as JSON text.
 */

import { python } from "../support/micropython.mjs";

const session = (await python()).pyimport("ttgo.session.session").Session();
const asked = process.argv.slice(2).flatMap((kind) => [1, 2, 3, 4, 5].map((level) => ({ kind, level, seed: 3 })));
for (const event of [...asked, { day: "2026-11-22" }]) console.log(session.answer(JSON.stringify({ do: "exercise", ...event })));
