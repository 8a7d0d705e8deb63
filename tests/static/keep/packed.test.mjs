/** Texts in addresses; hostile ones are in ../change/link.test.mjs. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { packed, unpacked } from "../../../static/keep/packed.js";

it("a text comes back, in letters that an address takes", async () => {
  const text = `# Schlagen – 提子 🙂\n${". X O .\n".repeat(99)}`;
  const letters = await packed(text);
  assert.match(letters, /^[\w-]{50,150}$/);
  assert.equal(await unpacked(letters), text);
});
