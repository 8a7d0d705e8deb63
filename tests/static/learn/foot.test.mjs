/** What is folded below a board of Learn: begin again, take it along, put it into another page. */
import assert from "node:assert/strict";
import { beforeEach, it } from "node:test";
import { clipboard, provide, withAttributes } from "../support/browser.mjs";
import { Made } from "../support/elements.mjs";
import { rows, settled } from "../support/rows.mjs";
import * as words from "../../../static/words.js";

const PAGE = "https://ttgo.example/learn.html?lang=de#chapter";
const location = { href: "", hash: "" };
provide({ location, navigator: { clipboard } });
const { change, footOf } = await import("../../../static/learn/foot.js");

beforeEach(() => void Object.assign(location, { href: PAGE, hash: "#chapter" }));

/** The foot of a board that has this link, and now this game. */
function foot(link, game = link ?? "") {
  Object.assign(clipboard, { text: "", open: true });
  const section = Object.assign(new Made(), { attributes: { "data-changed": "" } });
  const board = withAttributes(
    { ...(link === null ? {} : { link }), "data-changed": "" },
    {
      times: 0,
      fragment: async () => game,
      reset: () => {
        board.times++;
      },
    },
  );
  footOf(/** @type {any} */ (section), board, "ko", 'Ko: <1> & "2"');
  const [, bar, told] = section.children[0].children;
  const press = async (name) => {
    const button = bar.children.find(({ textContent }) => textContent === name);
    bar.hears("click", { target: Object.assign(button, { kind: "button" }) });
    await settled();
  };
  return { section, board, told, press };
}

rows(
  "to start over puts the board's own game there again",
  { "a link": ["v=1"], none: [null] },
  async (link) => {
    const { section, board, press } = foot(link);
    if (link) board.setAttribute("link", "v=2");
    await press(words.startOver);
    assert.deepEqual(
      [
        board.times,
        section.attributes,
        board.getAttribute("link"),
        board.hasAttribute("data-changed"),
      ],
      [1, {}, link, false],
    );
  },
);

rows(
  "a link to it",
  {
    "is the chapter's": ["v=1", "v=1", "https://ttgo.example/learn.html#ko"],
    "has another game in it": ["v=1", "v=1&t=A1", "https://ttgo.example/learn.html#ko&v=1&t=A1"],
    "has none while there is none": ["v=1", "", "https://ttgo.example/learn.html#ko"],
    "is in the address, where nothing can be copied": ["v=1", "v=2", "", "#ko&v=2"],
  },
  async (link, game, copied, hash = "#chapter") => {
    const { told, press } = foot(link, game);
    clipboard.open = copied !== "";
    await press(words.copyLink);
    assert.deepEqual(
      [clipboard.text, told.textContent, location.hash],
      [copied, copied ? words.demoCopied : words.linkInAddress, hash],
    );
  },
);

it("a line for another page is copied, too, of an address and a title without signs", async () => {
  const { told, press } = foot("v=1", "v=1&s=5");
  await press(words.copyEmbed);
  const source = "https://ttgo.example/learn.html?only#ko&amp;v=1&amp;s=5";
  assert.equal(told.textContent, words.embedCopied);
  assert.ok(clipboard.text.includes(` src="${source}" title="Ko: 1  2" `), clipboard.text);
});

it("the game's page opens with it", async () => {
  const { press } = foot("v=1", "v=2");
  await press(words.openLarge);
  assert.equal(new URL(location.href).hash, "#v=2");
  assert.match(location.href, /\/index\.html#/);
});

rows(
  "another position on a board",
  {
    "marks it": ["v=2", ["link", "data-changed"], { "data-changed": "" }],
    "its own does not": ["v=1", ["link"], {}],
  },
  (link, names, marked) => {
    const toggled = (one) =>
      Object.assign(one, { toggleAttribute: (name, on) => on && one.setAttribute(name, "") });
    const [section, board] = [toggled(new Made()), toggled(withAttributes({ link: "v=1" }))];
    change(section, board, link);
    assert.deepEqual(
      [board.getAttributeNames(), board.getAttribute("link"), section.attributes],
      [names, link, marked],
    );
  },
);
