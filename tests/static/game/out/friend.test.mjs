/** A move to a friend: when it counts as sent. */
import assert from "node:assert/strict";
import { clipboard, openTab, provide } from "../../support/browser.mjs";
import { Made, page } from "../../support/elements.mjs";
import { rows, settled } from "../../support/rows.mjs";

const [field, main, copy, code] = Array.from({ length: 4 }, () => new Made());
openTab({ clipboard });
provide({
  location: { href: "https://ttgo.example/" },
  matchMedia: () => ({ matches: false }),
});
Object.assign(page, {
  body: { dataset: {} },
  documentElement: { dataset: { page: "index.html" } },
});
page.parts.friend = Object.assign(new Made(), {
  found: { button: [main, copy, code], input: field },
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
    main.hears("click");
    await settled();
    if (byHand) field.hears("copy");
    clipboard.open = true;
    assert.deepEqual([sent, field.hidden], [does, open]);
  },
);
