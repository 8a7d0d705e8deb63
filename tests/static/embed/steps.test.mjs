/** Boards that show a process step by step, and that step by themselves. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import * as asking from "../../../static/words/asked.js";
import * as embed from "../../../static/words/embed.js";
import { provide } from "../support/browser.mjs";
import { kitOf } from "../support/kit.mjs";
import { rows, settled } from "../support/rows.mjs";

const WORDS = { ...embed, ...asking, wholeGrid: "It is about the whole grid." };
const FRAMES = ["one", "two", "three"].map((say, at) => ({
  rule: 3,
  say,
  labels: { A1: String(at) },
  stones: ["..."],
}));
let served = 0;
provide({
  window: globalThis,
  fetch: async () => {
    if (served++ === 0) throw new Error("no network");
    return new Response(
      JSON.stringify({
        ko: { title: "Ko", link: "v=1", labels: { B3: "2" }, steps: { of: "move", at: "B3" } },
      }),
    );
  },
});
const { Autoplay, Process, Whatif } = await import("../../../static/embed/process.js");

beforeEach(() => mock.timers.enable({ apis: ["setInterval"] }));
afterEach(() => mock.timers.reset());

/**
 * A process on a board with these attributes, as far as Python has answered.
 * @param {object} [answer]
 */
async function process(attributes, answer = { frames: FRAMES }) {
  const kit = /** @type {any} */ (kitOf(attributes, WORDS));
  kit.board.addEventListener = () => {};
  kit.grid.markup = { labels: { C3: "x" } };
  const role = new Process(kit);
  role.show(null);
  await settled();
  const asked = kit.asked.news();
  await kit.asked.answer(answer);
  return { kit, role, asked };
}

describe("a process", () => {
  rows(
    "is asked for as it is written",
    {
      "the score, if nothing is said": [null, { of: "score" }],
      "a point": ["reach c3", { of: "reach", at: "C3" }],
      "all words, in any order": [
        "clear D3, without black",
        { of: "clear", colour: "black", at: "D3", without: true },
      ],
    },
    async (steps, wanted) => {
      const { asked } = await process(steps === null ? {} : { steps });
      assert.deepEqual(asked, [{ do: "frames", ...wanted }]);
    },
  );

  it("of Learn is asked for by its name, and has its labels", async () => {
    served = 0;
    assert.deepEqual((await process({ demo: "ko" })).asked, [{ do: "frames", of: "score" }]);
    const { asked, kit, role } = await process({ demo: "ko" });
    assert.deepEqual(asked, [{ do: "frames", of: "move", at: "B3" }]);
    kit.view.stones = ["..."];
    role.draw();
    assert.deepEqual(kit.grid.markup.labels, { C3: "x", B3: "2", A1: "0" });
  });

  it("goes forwards and backwards as far as there are steps, and tells of each", async () => {
    const { kit, role } = await process({ steps: "score" });
    const shown = () => [kit.said, ...kit.choices.map(({ text, able }) => [text, able])];
    assert.deepEqual(shown(), ["one", ["Back", false], ["Next (1 of 3)", true]]);
    kit.choices[1].act();
    assert.deepEqual(shown(), ["two", ["Back", true], ["Next (2 of 3)", true]]);
    assert.deepEqual([role.step(1), role.step(1)], [true, false]);
    assert.deepEqual(shown(), ["three", ["Back", true], ["Next (3 of 3)", false]]);
    kit.choices[0].act();
    assert.deepEqual(
      kit.told.map(([, { step, steps }]) => [step, steps].join("/")),
      ["1/3", "2/3", "3/3", "2/3"],
    );
  });

  it("begins anew at a chosen point, where it begins at one", async () => {
    const { kit, role } = await process({ steps: "reach B3" });
    role.choose("A1");
    role.choose("pass");
    assert.deepEqual(
      [kit.asked.news(), kit.notes],
      [[{ do: "frames", of: "reach", at: "A1" }], ["It is about the whole grid."]],
    );
    const whole = await process({ steps: "score" });
    whole.role.choose("A1");
    assert.deepEqual(whole.kit.asked.news(), []);
  });

  it("whether a stone is dead is asked of the one that is tapped, then of another", async () => {
    const { kit, role, asked } = await process({ life: "" });
    assert.deepEqual([asked, kit.said], [[], "Tap a stone."]);
    for (const at of ["A1", "B1"]) {
      role.choose(at);
      assert.deepEqual(kit.asked.news(), [{ do: "frames", of: "life", at }]);
      await kit.asked.answer(at === "A1" ? { frames: FRAMES } : { view: { say: "B1 is empty." } });
    }
    assert.deepEqual([kit.said, kit.choices], ["B1 is empty.", []]);
  });

  it("about no stone yet shows no step of the one before", async () => {
    const { kit, role } = await process({ life: "" });
    role.choose("A1");
    await kit.asked.answer({ frames: FRAMES });
    kit.grid.over = "a step";
    role.show(null);
    await settled();
    assert.deepEqual(
      [kit.said, kit.choices, role.step(1), kit.grid.over],
      ["Tap a stone.", [], false, null],
    );
  });

  it("is asked again in another language, at the same step, and shows no late answer", async () => {
    const { kit, role } = await process({ steps: "score" });
    role.step(1);
    role.show({ do: "view" });
    role.show({ do: "view" });
    await kit.asked.answer({ frames: [{ say: "late" }, { say: "late" }] });
    assert.equal(kit.said, "two");
    await kit.asked.answer({ frames: FRAMES.map((frame) => ({ ...frame, say: `${frame.say}!` })) });
    assert.equal(kit.said, "two!");
    role.end();
    assert.deepEqual([kit.offers, kit.grid.over], [{}, null]);
  });

  it("begins anew without the rule, at the point that was chosen", async () => {
    const { kit, role } = await process({ steps: "reach B3" });
    role.choose("A1");
    kit.asked.news();
    kit.without = true;
    role.again();
    assert.deepEqual(kit.asked.news(), [{ do: "frames", of: "reach", at: "A1", without: true }]);
  });

  it("that there is not is said", async () =>
    assert.equal(
      (await process({ steps: "x" }, { view: { say: "There is no process “x”." } })).kit.said,
      "There is no process “x”.",
    ));
});

describe("what if", () => {
  /** A board that asks, then shows steps with a rule or without it. */
  function board(attributes) {
    const kit = /** @type {any} */ (kitOf({ whatif: "not", ...attributes }, WORDS));
    let [way, again] = [Object.keys(attributes)[0], 0];
    Object.assign(kit, {
      secret: () => kit.open,
      has: (name) => name === way,
      steps: () => ({ again: () => void again++ }),
    });
    Object.defineProperty(kit.board, "way", {
      set: (taken) => {
        way = taken;
        role.draw();
      },
    });
    const role = new Whatif(kit);
    const press = () => {
      kit.choices[0].act();
      return [kit.without, kit.choices[0].pressed, again];
    };
    return { kit, role, press };
  }

  it("is not seen while a question is open, and then leads to the steps without the rule", () => {
    const { kit, role, press } = board({ ask: "A1" });
    const { element } = role.room;
    kit.open = true;
    role.draw();
    assert.deepEqual([element.hidden, kit.choices[0].text], [true, "What if not?"]);
    kit.open = false;
    role.draw();
    assert.deepEqual([element.hidden, kit.choices[0].pressed], [false, false]);
    assert.deepEqual(press(), [true, true, 0]);
    assert.deepEqual(press(), [false, false, 1], "the same steps begin anew");
    press();
    kit.board.way = "play";
    assert.deepEqual([kit.without, kit.choices[0].pressed], [false, false]);
  });

  it("is of a board of Learn, too, and goes with it", () => {
    const { kit, role, press } = board({ demo: "ko" });
    role.draw();
    assert.deepEqual(press(), [true, true, 1]);
    role.end();
    assert.deepEqual([kit.without, kit.offers], [false, {}]);
  });
});

describe("stepping by itself", () => {
  /** A board of three turns at one of them. */
  function board(turn, autoplay = "0.5") {
    const kit = /** @type {any} */ (kitOf({ autoplay }, WORDS));
    Object.assign(kit.view, { turns: ["A1", "B1", "C1"], turn });
    kit.play.send = async (event) => {
      kit.sent.push(event.turn);
      kit.view.turn = event.turn;
      return kit.view;
    };
    const role = new Autoplay(kit);
    role.draw();
    const tick = async (time) => {
      mock.timers.tick(time);
      await settled();
    };
    const button = () => [kit.choices[0].text, kit.choices[0].pressed];
    return { kit, role, tick, button, press: () => kit.choices[0].act() };
  }

  it("goes to the end, a step each time, and stops there", async () => {
    const { kit, tick, button, press } = board(1);
    press();
    assert.deepEqual(button(), ["Pause", true]);
    await tick(499);
    assert.deepEqual(kit.sent, []);
    for (const time of [1, 500, 500, 500]) await tick(time);
    assert.deepEqual(
      [kit.sent, button()],
      [
        [2, 3],
        ["Play through", false],
      ],
    );
  });

  rows(
    "is stopped",
    {
      "by its button": [({ press }) => press()],
      "by a choice on the board": [({ role }) => role.choose()],
      "when its board leaves the page": [
        ({ kit }) => {
          kit.board.isConnected = false;
        },
        1,
      ],
      "when the role ends": [({ role }) => role.end()],
    },
    async (act, steps = 0) => {
      const of = board(0);
      of.press();
      act(of);
      for (let time = 0; time < 3; time++) await of.tick(500);
      assert.equal(of.kit.sent.length, steps);
    },
  );

  it("takes no less than a fifth of a second", async () => {
    const { kit, tick, press } = board(0, "0.01");
    press();
    await tick(199);
    assert.equal(kit.sent.length, 0);
    await tick(1);
    assert.equal(kit.sent.length, 1);
  });

  it("begins at the start again from the end, or steps through a process", async () => {
    const end = board(3);
    end.press();
    assert.deepEqual(end.kit.sent, [0]);
    end.role.end();
    const through = board(0);
    let steps = 0;
    through.kit.steps = () => ({ step: () => ++steps < 2 });
    through.press();
    for (let time = 0; time < 2; time++) await through.tick(500);
    assert.deepEqual([steps, through.kit.sent, through.button()], [2, [], ["Play through", false]]);
  });
});
