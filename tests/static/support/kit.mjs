/** What a role of an embedded board has to do with, as a test sees it: what is sent, asked, said, offered and told. */
import { Asked } from "./asked.mjs";
import { withAttributes } from "./browser.mjs";
import { settled } from "./rows.mjs";
import * as asking from "../../../static/words/asked.js";
import any from "../../../static/words/board.js";
import * as embed from "../../../static/words/embed.js";

/** @param {Record<string, string>} attributes @param {object} words the sentences that matter, by name */
export function kitOf(attributes, words) {
  const view = /** @type {any} */ ({ turns: [], turn: 0, players: "", toPlay: "black", say: "", rule: 0, over: null, error: false, refused: null, phase: null });
  const asked = new Asked();
  const kit = {
    asked, view, /** @type {any[]} */ sent: [], /** @type {any[]} */ told: [], /** @type {any[]} */ notes: [], said: "", underWay: "", held: false, focused: "", lang: /** @type {any} */ (""), /** @type {Record<string, () => void>} */ offers: {},
    board: withAttributes(attributes), words, language: { given: "de", words }, tasks: [], redraw() {}, called: (/** @type {string} */ said) => said, has: (/** @type {string} */ name) => name in attributes, secret: () => false, restart() {}, steps: () => undefined,
    grid: { over: /** @type {any} */ (null), thinking: false, toggleAttribute: (/** @type {string} */ _, /** @type {boolean} */ on) => { kit.grid.thinking = on; } },
    panel: {
      room: () => ({ hidden: false, matches: () => kit.held, replaceChildren: () => { kit.offers = {}; }, remove: () => { kit.offers = {}; } }),
      choice: (/** @type {any} */ _, /** @type {string} */ text, /** @type {() => void} */ act) => {
        kit.offers[text] = act;
        return { focus: () => void (kit.focused = text) };
      },
      say: (/** @type {number} */ _, /** @type {string} */ text, /** @type {any} */ lang = "") => Object.assign(kit, { said: text, lang }),
      note: (/** @type {string} */ text) => void kit.notes.push(text),
    },
    play: {
      get view() {
        return kit.view;
      },
      game: { saved: "the game", since: [], state: 3 }, ask: (/** @type {any} */ event) => asked.ask(event),
      isUnderWay: (/** @type {string} */ what) => what === kit.underWay,
      send: async (/** @type {any} */ event) => {
        kit.sent.push(event);
        return kit.view;
      },
    },
    tell: (/** @type {string} */ type, /** @type {any} */ detail) => void kit.told.push([type, detail]),
  };
  return kit;
}

/** A role on a board with these attributes. @param {any} Kind @param {Record<string, string>} attributes @param {object} [view] */
export async function begun(Kind, attributes, view = {}) {
  const kit = kitOf(attributes, { ...any, ...embed, ...asking });
  Object.assign(kit.view, view);
  const role = new Kind(kit);
  role.show(null, null);
  await settled();
  return { kit, role };
}
