/**
 * What a role of an embedded board has to do with, as a test sees it: what is sent, asked, said,
 * offered and told.
 */
import assert from "node:assert/strict";
import { mock } from "node:test";
import { withAttributes } from "./browser.mjs";
import { Asked, settled } from "./rows.mjs";
import * as asking from "../../../static/words/asked.js";
import any from "../../../static/words/board.js";
import * as embed from "../../../static/words/embed.js";
import * as start from "../../../static/words/start.js";

const words = { ...any, ...start, ...embed, ...asking };

/** A kit of a board with these attributes. */
function kitOf(attributes) {
  const view = {
    turns: [],
    turn: 0,
    toPlay: "black",
    say: "",
    over: null,
    error: false,
  };
  const asked = new Asked();
  const kit = {
    asked,
    view,
    sent: [],
    told: [],
    notes: [],
    said: "",
    underWay: "",
    choices: [],
    lang: "",
    offers: {},
    board: withAttributes(attributes, { addEventListener() {} }),
    words,
    language: { given: "de" },
    redraw() {},
    called: (said) => said,
    has: (name) => name in attributes,
    secret: () => false,
    steps: () => undefined,
    grid: {
      over: null,
      markup: { labels: {} },
      thinking: false,
      toggleAttribute: (_, on) => {
        kit.grid.thinking = on;
      },
    },
    panel: {
      room: () => {
        const element = {
          hidden: false,
          classList: { add() {} },
          remove: () => {
            kit.offers = {};
          },
        };
        const show = (choices) => {
          kit.offers = Object.fromEntries(choices.map(({ text, act }) => [text, act]));
          kit.choices = choices;
          element.hidden = !choices.length; // as bar.js does
        };
        return { element, show };
      },
      say: (_, text, lang = "", verdict = "") => Object.assign(kit, { said: text, lang, verdict }),
      note: (text) => void kit.notes.push(text),
    },
    play: {
      get view() {
        return kit.view;
      },
      game: { saved: "the game", since: [], state: 3 },
      ask: (event) => asked.ask(event),
      isUnderWay: (what) => what === kit.underWay,
      send: async (event) => {
        kit.sent.push(event);
        if (event.do === "goto") kit.view.turn = event.turn;
        return kit.view;
      },
    },
    tell: (type, detail) => void kit.told.push([type, detail]),
  };
  return kit;
}

/** What is drawn over a board: each mark with its point. */
export function drawn({ grid: { over } }) {
  const done = [];
  let here = "";
  const mark =
    (name) =>
    (...given) =>
      void done.push([name, here, ...given.filter((one) => typeof one === "string")].join(" "));
  over?.(
    {
      m: { cell: 1 },
      palette: { yes: "yes", no: "no", accent: "accent" },
      each() {},
      centre: (at) => ((here = at), [0, 0]),
      cross: mark("cross"),
      strokes: () => mark("tick")(),
      ring: (_x, _y, _radius, colour = "accent") => mark("ring")(colour),
    },
    {},
  );
  return done.join(", ");
}

/** A role on a board with these attributes. */
export async function begun(Kind, attributes, view = {}) {
  const kit = kitOf(attributes);
  Object.assign(kit.view, view);
  const role = new Kind(kit);
  role.show?.(null, null);
  role.draw?.();
  await settled();
  return { kit, role };
}

/**
 * A role after some steps: a button is pressed, a point chosen, so many ms pass, Python answers, or
 * what else a function does.
 */
export async function after(Kind, attributes, steps, view = {}) {
  const { kit, role } = await begun(Kind, attributes, view);
  for (const step of steps) {
    if (typeof step === "number") mock.timers.tick(step);
    else if (typeof step === "function") step({ kit, role });
    else if (typeof step === "object") await kit.asked.answer(step);
    else if (step in kit.offers) kit.offers[step]();
    else assert.equal(role.choose(step), true);
    await settled();
  }
  return { kit, role };
}
