/**
 * What a board is for besides being played on: which roles come for which attributes, and when they
 * go.
 */
import assert from "node:assert/strict";
import { it } from "node:test";
import { Edit, Roles } from "../../../static/embed/roles.js";
import { withAttributes } from "../support/browser.mjs";
import { rows, settled } from "../support/rows.mjs";

/** What a role has to do with: it keeps what is sent, said and told. */
function kitOf(attributes, first = "") {
  const done = [];
  const room = { element: { remove: () => void done.push("gone") }, show() {} };
  const words = new Proxy(
    {},
    {
      get: (_, name) =>
        ({ choosePointsOf: () => "choose", right: () => "right" })[String(name)] ?? String(name),
    },
  );
  const kit = {
    first,
    board: withAttributes(attributes),
    grid: { over: null, markup: { labels: {} } },
    language: { words },
    tasks: ["ask", "solve", "demo", "steps", "life"],
    redraw() {},
    tell() {},
    has: (name) => kit.board.hasAttribute(name),
    panel: {
      room: () => room,
      say: (_, text) => void done.push(text),
      note: (text) => void done.push(text),
    },
    play: {
      view: /** @type {any} */ ({ turns: ["A1"], turn: 1 }),
      send: async (event) => void done.push(event),
      ask: async () => null,
    },
  };
  return { kit, done, roles: new Roles(/** @type {any} */ (kit)) };
}

rows(
  "which roles are asked for",
  {
    none: [{ play: "", show: "score", level: "100", right: "x" }, []],
    "several, in their order": [
      { autoplay: "", opponent: "white", edit: "" },
      ["opponent", "edit", "autoplay"],
    ],
    "a board of Learn": [{ demo: "ko" }, ["demo"]],
    "its steps are one role": [{ demo: "ko", steps: "" }, ["steps"]],
    "so are those of a stone's life": [{ demo: "ko", steps: "", life: "" }, ["life"]],
  },
  (attributes, asked) => assert.deepEqual(kitOf(attributes).roles.asked, asked),
);

it("a role comes with the first view, once", () => {
  const { kit, done, roles } = kitOf({ edit: "" });
  let made = 0;
  roles.kinds = {
    edit: class extends Edit {
      constructor(its) {
        super(its);
        made++;
      }
    },
  };
  for (const view of [null, { turns: [], turn: 0 }, { turns: [], turn: 0 }]) {
    kit.play.view = view;
    roles.show({ do: "view" }, null);
  }
  assert.deepEqual([done, made], [[{ do: "edit" }], 1]);
});

const show = ({ roles }) => roles.show(null, null);
const TASK = { ask: "C2", right: "That is it." };
rows(
  "what roles do",
  {
    "one takes up what was chosen before Python": [TASK, "C2", [show], ["choose", "That is it."]],
    "what was chosen on another game is forgotten": [
      TASK,
      "C2",
      [({ roles }) => roles.end(), show],
      ["choose"],
    ],
    "what was chosen before there is a task is no answer": [
      {},
      "C2",
      [
        (of) => {
          of.kit.board.setAttribute("ask", "A1");
          show(of);
        },
      ],
      ["choose"],
    ],
    "one goes with its attribute": [
      { ask: "A1" },
      "",
      [show, ({ kit }) => kit.board.removeAttribute("ask"), show],
      ["choose", "gone"],
    ],
    "all go with the board": [
      { ask: "A1", autoplay: "" },
      "",
      [
        show,
        ({ roles }) => {
          roles.end();
          roles.end();
        },
      ],
      ["choose", "gone", "gone"],
    ],
  },
  async (attributes, first, steps, done) => {
    const of = kitOf(attributes, first);
    for (const step of steps) {
      step(of);
      await settled();
    }
    assert.deepEqual(of.done, done);
  },
);

rows(
  "what is pointed at is secret",
  {
    "while a question is open": [{ ask: "A1" }, [true, true, false]],
    "while nothing is asked: not": [{ edit: "" }, [false, false, false]],
  },
  async (attributes, secret) => {
    const { kit, roles } = kitOf(attributes);
    const told = [roles.secret];
    roles.show(null, null);
    await settled();
    told.push(roles.secret);
    assert.equal(roles.kit.secret(), roles.secret);
    roles.choose("A1"); // which answers it
    await settled();
    assert.deepEqual([...told, roles.secret], secret);
    kit.board.removeAttribute("ask");
    assert.equal(roles.secret, false);
  },
);

/**
 * A board with roles that keep how they are called, once all are there.
 * @param what else they can than come and go, by their names
 */
async function playing(what) {
  const { kit } = kitOf(Object.fromEntries(Object.keys(what).map((name) => [name, ""])));
  const calls = [];
  const kinds = Object.entries(what).map(([name, more]) => {
    const call =
      (does) =>
      (...given) => (calls.push([`${name} ${does}`, ...given]), Reflect.get(more, does));
    class Kind {
      constructor() {
        for (const does of ["show", "end", ...Object.keys(more)])
          Object.assign(this, { [does]: call(does) });
      }
    }
    return [name, Kind];
  });
  const roles = new Roles(/** @type {any} */ ({ ...kit, first: "" }), Object.fromEntries(kinds));
  roles.show(null, null);
  await settled();
  assert.deepEqual(
    calls.splice(0),
    Object.entries(what).flatMap(([name, { draw }]) => [
      [`${name} show`, null, null],
      ...(draw === undefined ? [] : [[`${name} draw`]]),
    ]),
  );
  return { kit, roles, calls };
}

it("roles hear of each view, and come once", async () => {
  const { kit, roles, calls } = await playing({ edit: {}, autoplay: {} });
  roles.show({ do: "undo" }, null);
  await settled();
  assert.deepEqual(calls.splice(0), [
    ["edit show", { do: "undo" }, null],
    ["autoplay show", { do: "undo" }, null],
  ]);
  kit.play.view = null;
  roles.show({ do: "undo" }, null);
  assert.deepEqual(calls, []);
});

rows(
  "where another way is taken",
  {
    "the one that was rests": ["ask", [["ask rest"], ["edit wake", null, null]]],
    "one that cannot rest begins anew": [
      "opponent",
      [
        ["opponent show", null, null],
        ["ask show", null, null],
        ["edit wake", null, null],
      ],
    ],
  },
  async (way, heard) => {
    const { roles, calls } = await playing(
      way === "ask"
        ? { ask: { rest: 0 }, edit: { wake: 0 } }
        : { opponent: {}, ask: { rest: 0 }, edit: { wake: 0 } },
    );
    roles.show(null, null, way);
    assert.deepEqual(calls, heard);
  },
);

it("a role whose way is not taken rests until its attribute is gone", async () => {
  const { kit, roles, calls } = await playing({ ask: { rest: 0, draw: 0 }, solve: { draw: 0 } });
  Object.assign(roles.kit, { has: () => false });
  roles.show(null, null);
  assert.deepEqual(calls.splice(0), [["solve end"]]);
  roles.draw();
  assert.deepEqual(calls, []);
  kit.board.removeAttribute("ask");
  roles.show(null, null);
  assert.deepEqual(calls, [["ask end"]]);
});

it("what is drawn, undone and stepped through is the first's that does so", async () => {
  const { roles, calls } = await playing({
    edit: {},
    opponent: { steps: [{ do: "undo" }], draw: 0 },
    autoplay: { steps: [], step: true, draw: 0, choose: true },
  });
  assert.deepEqual(roles.steps(-1), [{ do: "undo" }]);
  roles.draw();
  assert.deepEqual(calls, [["opponent steps", -1], ["opponent draw"], ["autoplay draw"]]);
  assert.equal(roles.kit.steps()?.step?.(1), true);
  assert.equal(roles.choose("A1"), true);
  assert.deepEqual(calls.slice(3), [
    ["autoplay step", 1],
    ["autoplay choose", "A1"],
  ]);
  const { roles: others } = await playing({ edit: {} });
  assert.deepEqual(
    [others.kit.steps(), others.steps(-1), others.choose("A1")],
    [undefined, undefined, false],
  );
});
