/** Boards that show a process step by step, and that step by themselves. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, it, mock } from "node:test";
import { provide } from "../../support/browser.mjs";
import { after, begun } from "../../support/kit.mjs";
import { rows } from "../../support/rows.mjs";
import { wholeGrid } from "../../../../static/words/asked.js";

const FRAMES = ["one", "two", "three"].map((say, at) => ({
  rule: 3,
  say,
  labels: { A1: String(at) },
  stones: ["..."],
}));
const [SHOWN, LATE] = [{ frames: FRAMES }, { frames: [{ say: "late" }, { say: "late" }] }];
const AGAIN = { frames: FRAMES.map((frame) => ({ ...frame, say: `${frame.say}!` })) };
const ANSWERED = (/** @type {string} */ say) => ({ view: { say } });
let served = 0;
provide({
  window: globalThis,
  fetch: async () => {
    if (served++ === 0) throw new Error("no network");
    const ko = { link: "v=1", labels: { B3: "2" }, steps: "move B3" };
    return new Response(JSON.stringify({ ko }));
  },
});
const { Autoplay, Process, Whatif } = await import("../../../../static/embed/roles/process.js");

beforeEach(() => mock.timers.enable({ apis: ["setInterval"] }));
afterEach(() => mock.timers.reset());

const [FIRST, SECOND] = ["Next (1 of 3)", "Next (2 of 3)"];
const inGerman = ({ role }) => role.show({ do: "view" });
const anew = ({ kit, role }) => {
  kit.grid.over = "a step";
  role.show(null);
};
const step = ({ role }) => role.step(1);

rows(
  "what is asked last for a process, said, and can be pressed",
  {
    "its words": [{ steps: "clear D3, without black" }, [], { of: "clear D3  without black" }],
    "the last, and no further": [
      {},
      [SHOWN, FIRST, SECOND, step],
      { of: "score" },
      "three",
      ["Back"],
    ],
    "a point, where it begins at none": [{}, [SHOWN, "A1"], { of: "score" }, "one", [FIRST]],
    "then none": [
      { life: "" },
      ["A1", SHOWN, "B1", ANSWERED("B1 is empty.")],
      { of: "life", at: "B1" },
      "B1 is empty.",
    ],
    "no stone again": [{ life: "" }, ["A1", SHOWN, anew], { of: "life", at: "A1" }, "Tap a stone."],
    "no late answer": [
      {},
      [SHOWN, FIRST, inGerman, inGerman, LATE],
      { of: "score" },
      "two",
      ["Back", SECOND],
    ],
    "another language, at the same step": [
      {},
      [SHOWN, FIRST, inGerman, inGerman, LATE, AGAIN],
      { of: "score" },
      "two!",
      ["Back", SECOND],
    ],
    "without the rule, at the point that was chosen": [
      { steps: "reach B3" },
      [
        SHOWN,
        "A1",
        ({ kit, role }) => {
          kit.without = true;
          role.again();
        },
      ],
      { of: "reach B3", at: "A1", without: true },
      "one",
    ],
  },
  async (attributes, steps, asked, said = "", offers = null) => {
    const { kit, role } = await after(Process, attributes, steps);
    const able = kit.choices.filter((choice) => choice.able).map(({ text }) => text);
    assert.deepEqual(
      [kit.asked.questions.at(-1), kit.said, offers && able],
      [asked && { do: "frames", ...asked }, said, offers],
    );
    if (said === "Tap a stone.") assert.deepEqual([kit.choices, kit.grid.over], [[], null]);
    role.end();
    assert.deepEqual([kit.offers, kit.grid.over], [{}, null]);
  },
);

it("tells of each step, and of a point that means nothing", async () => {
  const { kit } = await after(Process, { steps: "reach B3" }, [SHOWN, FIRST, "Back", "pass"]);
  assert.deepEqual(
    kit.told.map(([, { step: at, steps }]) => [at, steps]),
    [
      [1, 3],
      [2, 3],
      [1, 3],
    ],
  );
  assert.deepEqual(kit.notes, [wholeGrid]);
});

it("a process of Learn is asked for by its name, and has its labels", async () => {
  served = 0;
  await begun(Process, { demo: "ko" }); // without a network; the next board may have one
  const { kit, role } = await after(Process, { demo: "ko" }, [SHOWN]);
  assert.deepEqual(kit.asked.questions, [{ do: "frames", of: "move B3" }]);
  Object.assign(kit.view, { stones: ["..."] });
  kit.grid.markup = { labels: { C3: "x" } };
  role.draw();
  assert.deepEqual(kit.grid.markup.labels, { C3: "x", B3: "2", A1: "0" });
});

const WHATIF = "What if not?";
rows(
  "steps without a rule",
  {
    "begin anew": [[WHATIF], true, 1],
    "with it again, too": [[WHATIF, WHATIF], false, 2],
    "end with the role": [[WHATIF, ({ role }) => role.end()], false, 1, true],
    "end where another way is taken": [
      [
        WHATIF,
        ({ kit, role }) => {
          kit.has = () => false;
          role.draw();
        },
      ],
      false,
      1,
    ],
  },
  async (steps, without, times, pressed = without) => {
    let again = 0;
    const begin = ({ kit }) => {
      kit.steps = () => ({ again: () => void again++ });
    };
    const { kit } = await after(Whatif, { whatif: "not", demo: "ko" }, [begin, ...steps]);
    assert.deepEqual([kit.without, kit.choices[0].pressed, again], [without, pressed, times]);
  },
);

const PLAY = "Play through";
rows(
  "stepping by itself",
  {
    "goes to the end, and stops there": [1, [PLAY, 499, 1, 500, 500, 500], [2, 3]],
    "goes to the start first, if it is at the end": [3, [PLAY], [0], "Pause"],
    "takes no less than a fifth of a second": [0, [PLAY, 199, 1], [1], "Pause", "0.01"],
    "is stopped by its button": [0, [PLAY, "Pause", 500], []],
    "by a choice on the board": [0, [PLAY, ({ role }) => void role.choose(), 500], []],
    "when its board leaves the page": [
      0,
      [
        PLAY,
        ({ kit }) => {
          kit.board.isConnected = false;
        },
        500,
        500,
      ],
      [1],
    ],
    "when the role ends": [0, [PLAY, ({ role }) => role.end(), 500], []],
    "goes through a process to its end": [
      0,
      [
        ({ kit }) => {
          let left = 2;
          kit.steps = () => ({ step: () => kit.notes.push(left) && --left > 0 });
        },
        PLAY,
        500,
        500,
      ],
      [],
      PLAY,
      "0.5",
      [2, 1],
    ],
  },
  async (turn, steps, sent, text = PLAY, autoplay = "0.5", notes = []) => {
    const view = { turns: ["A1", "B1", "C1"], turn };
    const { kit } = await after(Autoplay, { autoplay }, steps, view);
    const wanted = sent.map((one) => ({ do: "goto", turn: one }));
    assert.deepEqual(
      [kit.sent, kit.choices[0].text, kit.choices[0].pressed, kit.notes],
      [wanted, text, text !== PLAY, notes],
    );
  },
);
