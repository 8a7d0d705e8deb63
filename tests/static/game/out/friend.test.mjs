/** A move to a friend: when it counts as sent. */
import assert from "node:assert/strict";
import { clipboard, openTab, part, provide } from "../../support/browser.mjs";
import { rows, settled } from "../../support/rows.mjs";

/** By their ids. @type {Record<string, any>} */
const parts = {};
const field = part();
const [main, copy, code] = [part(), part(), part()];
openTab({ clipboard });
provide({
  location: { href: "https://ttgo.example/" },
  matchMedia: () => ({ matches: false }),
  document: {
    body: { dataset: {} },
    documentElement: { dataset: { page: "index.html" } },
    getElementById: (id) => (parts[id] ??= part()),
  },
});
parts.friend = part({
  querySelectorAll: () => [main, copy, code],
  querySelector: () => field,
});
const { Friend } = await import("../../../../static/game/out/friend.js");
const VIEW = /** @type {any} */ ({ friend: { state: "send", past: [] } });

rows(
  "a move counts as sent",
  {
    "once its link is copied": [true, false, ["link", "sent"]],
    "not if that failed": [false, false, ["link"]],
    "but then once the reader has copied it": [false, true, ["link", "sent"]],
  },
  async (open, byHand, does) => {
    const sent = [];
    const friend = new Friend(/** @type {any} */ ({}), (event) => void sent.push(event.do));
    friend.show(VIEW, /** @type {any} */ ({ event: { do: "turn" } }));
    friend.takes.link("v=1", { do: "link", to: "friend" });
    clipboard.open = open;
    main.listeners.click();
    await settled();
    if (byHand) field.listeners.copy();
    clipboard.open = true;
    assert.deepEqual([sent, field.hidden], [does, open]);
  },
);
