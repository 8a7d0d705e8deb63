/**
 * What a board is for besides being played on: which roles come for which attributes, how they are
 * called, and when they go.
 */
import assert from "node:assert/strict";
import { it } from "node:test";
import { Roles } from "../../../static/embed/roles.js";
import { withAttributes } from "../support/browser.mjs";
import { rows } from "../support/rows.mjs";

/** Roles on a board with these attributes, before its first view. */
function rolesOf(attributes, kinds = undefined, first = "") {
  const kit = /** @type {any} */ ({
    first,
    board: withAttributes(attributes),
    grid: { markup: { labels: {} } },
    language: { words: {} },
    tasks: ["ask", "solve", "demo", "steps", "life"],
    has: (name) => kit.board.hasAttribute(name),
    play: { view: null },
  });
  return { kit, roles: new Roles(kit, kinds) };
}

rows(
  "which roles are asked for",
  {
    "several, in their order": [
      { autoplay: "", opponent: "white", edit: "" },
      ["opponent", "edit", "autoplay"],
    ],
    "a board of Learn": [{ demo: "ko" }, ["demo"]],
    "its steps are one role": [{ demo: "ko", steps: "" }, ["steps"]],
    "so are those of a stone's life": [{ demo: "ko", steps: "", life: "" }, ["life"]],
  },
  (attributes, asked) => assert.deepEqual(rolesOf(attributes).roles.asked, asked),
);

/**
 * A board with roles, and how they are called.
 * @param what else than come and go they can, by their names; those that return something deal with
 *   what they are called for
 */
function board(what, first = "", attributes = Object.keys(what)) {
  const calls = [];
  const kinds = Object.entries(what).map(([name, more]) => {
    class Kind {
      constructor() {
        for (const does of ["show", "end", ...Object.keys(more)])
          Object.assign(this, {
            [does]: (...given) => {
              calls.push(
                [name, does, ...given.map((one) => one?.do ?? one ?? [])].flat().join(" "),
              );
              return Reflect.get(more, does);
            },
          });
      }
    }
    return [name, Kind];
  });
  const given = Object.fromEntries(attributes.map((name) => [name, ""]));
  return { calls, ...rolesOf(given, Object.fromEntries(kinds), first) };
}

const view = ({ kit, roles }, event = null, way = "") => {
  kit.play.view = { turns: ["A1"], turn: 1 };
  roles.show(event, null, way);
};
const undo = (of) => view(of, { do: "undo" });
const end = ({ roles }) => roles.end();
const without = (name) => (of) => {
  of.kit.board.removeAttribute(name);
  view(of);
};
const untaken = (of) => {
  of.roles.kit.has = () => false;
  view(of);
};
const viewless = ({ kit, roles }) => {
  kit.play.view = null;
  roles.show({ do: "view" }, null);
};
const taking = (way) => (of) => view(of, null, way);
const QUESTION = { ask: { choose: true } };

rows(
  "how roles are called",
  {
    "with the first view, then with each": [
      { edit: {}, autoplay: { draw: 0 } },
      [viewless, undo, undo, viewless],
      "edit show, autoplay show, autoplay draw, edit show undo, autoplay show undo",
    ],
    "the first task alone": [
      { ...QUESTION, solve: { choose: true } },
      [view],
      "ask show, ask choose C2, solve show",
      "C2",
    ],
    "for what was chosen since": [
      QUESTION,
      [({ roles }) => assert.equal(roles.choose("A1"), true), view],
      "ask show, ask choose A1",
    ],
    "not for what was chosen on another game": [QUESTION, [end, view], "ask show", "C2"],
    "nor before there is a task": [
      QUESTION,
      [
        (of) => {
          of.kit.board.setAttribute("ask", "A1");
          view(of);
        },
      ],
      "ask show",
      "C2",
      [],
    ],
    "one goes with its attribute": [{ ask: {} }, [view, without("ask"), undo], "ask show, ask end"],
    "all go with the board, once": [
      { ask: {}, autoplay: {} },
      [view, end, end],
      "ask show, autoplay show, ask end, autoplay end",
    ],
    "one rests where another way is taken, which wakes": [
      { ask: { rest: 0 }, edit: { wake: 0 } },
      [view, taking("ask")],
      "ask show, edit show, ask rest, edit wake",
    ],
    "one that cannot rest or wake begins anew": [
      { opponent: {}, ask: {} },
      [view, taking("opponent")],
      "opponent show, ask show, opponent show, ask show",
    ],
    "one that can rest is there until its attribute is gone": [
      { ask: { rest: 0 }, solve: { draw: 0 } },
      [view, untaken, ({ roles }) => roles.draw(), without("ask")],
      "ask show, solve show, solve draw, solve end, ask end",
    ],
    "the first that can": [
      {
        edit: {},
        opponent: { steps: [{ do: "undo" }], draw: 0 },
        autoplay: { steps: [], step: true, draw: 0, choose: true },
      },
      [
        view,
        ({ roles, calls }) => {
          calls.length = 0;
          assert.deepEqual(roles.steps(-1), [{ do: "undo" }]);
          roles.draw();
          assert.equal(roles.kit.steps().step(1), true);
          assert.equal(roles.choose("A1"), true);
        },
      ],
      "opponent steps -1, opponent draw, autoplay draw, autoplay step 1, autoplay choose A1",
    ],
    "none, where none can": [
      { edit: {} },
      [
        view,
        ({ roles }) =>
          assert.deepEqual(
            [roles.kit.steps(), roles.steps(-1), roles.choose("A1")],
            [undefined, undefined, false],
          ),
      ],
      "edit show",
    ],
  },
  (what, steps, called, first = "", attributes = undefined) => {
    const of = board(what, first, attributes);
    for (const step of steps) step(of);
    assert.equal(of.calls.join(", "), called);
  },
);

rows(
  "points in a sentence have their labels",
  {
    "a number": [{ B1: "1" }, "After Black 1 (B1), nothing is left."],
    "a mark": [{ B1: "△" }, "After Black △, nothing is left."],
    "not what is asked": [{ B1: "?" }, "After Black B1, nothing is left."],
  },
  (labels, said) => {
    const { kit, roles } = rolesOf({});
    kit.grid.markup.labels = labels;
    assert.equal(roles.kit.called("After Black B1, nothing is left."), said);
  },
);

it("what is pointed at is secret while a question is open, and before it is there", () => {
  const { kit, roles } = rolesOf(
    { ask: "", edit: "" },
    /** @type {any} */ ({
      ask: class {
        secret = true;
        end() {}
      },
    }),
  );
  const told = [roles.secret];
  kit.play.view = {};
  roles.show(null, null);
  told.push(roles.secret, roles.kit.secret());
  kit.board.removeAttribute("ask");
  told.push(roles.secret);
  assert.deepEqual([...told, rolesOf({ edit: "" }).roles.secret], [true, true, true, false, false]);
});
