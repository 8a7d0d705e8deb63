/**
 * Events on their way to Python and back: in which order it is asked, what the page is told, what is
 * there again after a reload, and what is lost when a Python stops: nothing.
 */
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import { rows, settled } from "../support/rows.mjs";
import { newest, provideWorkers, Worker } from "../support/worker.mjs";
import * as words from "../../../static/words.js";

provideWorkers();
const { Connection } = await import("../../../static/python/connection.js");
const { KeptGame } = await import("../../../static/python/kept-game.js");
const { startMicroPython } = await import("../../../static/python/micropython-client.js");
const { Queue } = await import("../../../static/python/queue.js");

beforeEach(() => {
  provideWorkers();
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] }); // nothing here waits for time
});
afterEach(() => mock.timers.reset());

const VIEW = { say: "done" };
const KEYS = { goto: "turn", look: "at", plot: "turn", open: "name", load: "text", take: "word" };
const LONG = { do: "open", name: "X.sgf", text: "x".repeat(1_500_001) };

/** "A1" is a turn there, "goto:3" an event and what it is about. */
function event(text) {
  const [what, about] = text.split(":");
  if (/^[A-Z]/.test(what)) return { do: "turn", at: what };
  return { do: what, ...(about && { [KEYS[what]]: about }) };
}

/** The same as text, after the game that it is about, if that is told: "(one+B1)A1". */
function written({ do: what, game = undefined, ...rest }) {
  const about = rest[KEYS[what]];
  const from = game ? `(${[game.text, ...game.then.map(written)].join("+")})` : "";
  return (
    from + (what === "turn" ? rest.at : [what, ...(about === undefined ? [] : [about])].join(":"))
  );
}

const texts = (events) => events.map(written).join(" ");

/** A game, its queue, and what the page hears of it. @param {any} [how] */
function page({ gate = undefined, watched = true, name = undefined } = {}) {
  const heard = { answers: [], turns: [], busy: [], failed: [] };
  const game = new KeptGame(new Connection(() => startMicroPython(words.loading)), name);
  const queue = new Queue({
    gate,
    answered: async (answer, of) => void heard.answers.push([written(of), answer]),
    changed: (turns) => void heard.turns.push(turns.join()),
    busy: (of, opens) => void heard.busy.push(of ? [written(of), opens].join(" ") : ""),
    failed: ({ message }) => void heard.failed.push(message),
    words,
  });
  /** What each Python was asked, the oldest first. */
  const asked = () => Worker.all.map((python) => texts(python.news())).join(" / ");

  const acts = {
    ok: () => newest().answers({ view: VIEW }),
    "+": () => newest().answers({ changed: true }),
    none: () => newest().answers(),
    kept: () => newest().answers({ save: "two" }),
    breaks: () => newest().breaks(),
    ends: () => newest().ends(),
    old: () => Worker.all[0].ends(),
    stop: () => queue.stop(),
    leave: () => game.leave(),
    forget: () => game.forget(),
    start: () => queue.start(game),
    first: () => queue.start(game, event("view")),
    minute: () => mock.timers.tick(60_000),
  };

  /** What happens, one after the other: an act, "=" and a text that Python has kept, or an event. */
  async function happens(what) {
    for (const one of what.split(" ").filter(Boolean)) {
      if (one[0] === "=") await newest().answers({ view: VIEW, save: one.slice(1), changed: true });
      else if (one in acts) await acts[one]();
      else queue.send(event(one));
      await settled();
      if (Worker.all.length && newest().heard.length < 2) await newest().starts(watched);
    }
  }

  return { game, queue, heard, asked, happens };
}

/** The same where Python has a game. @param {any} [how] */
async function playing(how) {
  const all = page(how);
  await all.happens("first =one");
  assert.equal(all.asked(), "view");
  return all;
}

rows(
  "what Python is asked",
  {
    "as it was sent": ["A1 B1 C1 ok ok", "A1 B1 C1"],
    "only the newest wish to look, after the turns": [
      "A1 look:A1 look:B1 C1 ok ok",
      "A1 C1 look:B1",
    ],
    "only the newest plot, after a look": ["A1 plot:1 plot:3 look:A1 ok ok", "A1 look:A1 plot:3"],
    "of steps one after the other the newest": ["A1 goto:1 goto:2 goto:3 ok", "A1 goto:3"],
    "a turn between two steps keeps both": ["A1 goto:1 B1 goto:2 ok ok ok", "A1 goto:1 B1 goto:2"],
    "undo is no step": ["A1 undo undo ok ok", "A1 undo undo"],
    "one at a time": ["A1 B1", "A1"],
    "the same of another one that breaks, and the game": [
      "A1 + B1 breaks =two C1",
      "A1 B1 / (one+A1)B1 C1",
    ],
    "nothing anew when one that was given up ends": ["A1 breaks ok old B1", "A1 / (one)A1 B1"],
    "of one that has ended at rest nothing": ["A1 + ends B1 ok", "A1 / (one+A1)B1"],
    "the game as it was, when somebody has stopped it": [
      "A1 + B1 stop ok C1",
      "A1 B1 / (one+A1)view C1",
    ],
    "the same of one that is told the game": ["A1 ends B1 stop ok", "A1 / (one)A1 / (one)view B1"],
    "nothing after a question was stopped": ["tell stop", "tell"],
    "of a look at which two break nothing more": [
      "look:A1 breaks breaks start B1 ok",
      "look:A1 / (one)look:A1 / (one)B1",
    ],
  },
  async (what, asked) => {
    const { happens, asked: isAsked } = await playing();
    await happens(what);
    assert.equal(isAsked(), asked);
  },
);

rows(
  "a game is the newest text that Python has told, with what has happened since",
  {
    events: ["A1 + tell none B1 +", "one", "A1 B1", 3],
    "a text": ["A1 + B1 =two", "two", "", 3],
    "a text that was asked for": ["A1 + keep kept", "two", "", 2],
    "two that break leave it": ["A1 breaks breaks", "one", "", 1],
  },
  async (what, saved, since, state) => {
    const { happens, game } = await playing();
    await happens(what);
    assert.deepEqual([game.saved, texts(game.since), game.state], [saved, since, state]);
  },
);

rows(
  "after a failure all waits for a Retry",
  {
    "two that break": ["A1 B1 breaks breaks", words.broke, "B1"],
    "silence: also the event itself": ["A1 B1 minute minute", words.silent, "A1 B1", false],
    "silence about a look: not the look": ["look:A1 minute minute", words.silent, "", false],
  },
  async (what, sentence, kept, watched = true) => {
    const { happens, heard, queue } = await playing({ watched });
    await happens(what);
    assert.deepEqual([heard.failed, heard.busy.at(-1)], [[sentence], ""]);
    assert.deepEqual([texts(JSON.parse(queue.save())), queue.steady], [kept, kept === ""]);
    const pythons = Worker.all.length;
    await happens("C1");
    assert.equal(Worker.all.length, pythons); // nothing is asked
    await happens("start");
    assert.equal(Worker.all.length, pythons + 1);
  },
);

rows(
  "what is said after the answer of a Python in another's place",
  {
    "it broke": ["A1 breaks ok", `${words.restarted} done`],
    "it ended at rest": ["ends A1 ok ok", "done"],
  },
  async (what, said) => {
    const { happens, heard } = await playing();
    await happens(what);
    assert.equal(heard.answers.at(-1)[1].view.say, said);
  },
);

rows(
  "how long an answer is waited for, where no browser tells of a worker's end",
  { "a turn": ["A1", 20], "a file": ["open:X", 300], "a picture": ["photo", 300] },
  async (what, seconds) => {
    const { happens } = await playing({ watched: false });
    await happens(what);
    mock.timers.tick(1000 * seconds - 1);
    await settled();
    assert.equal(Worker.all.length, 1);
    mock.timers.tick(1);
    await settled();
    assert.equal(Worker.all.length, 2);
  },
);

it("one that lives is waited for", async () => {
  const { happens, heard } = await playing();
  await happens("A1");
  mock.timers.tick(10_000_000);
  await happens("ok");
  assert.deepEqual([Worker.all.length, heard.failed], [1, []]);
});

it("one that cannot start is started again at the next question", async () => {
  let times = 0;
  const python = new Connection(() => Promise.reject(new Error(`no ${++times}`)));
  for (const told of ["no 2", "no 4"])
    await assert.rejects(new KeptGame(python).ask(event("A1")), { message: told });
});

it("an event waits for the one before it, which may tell the game", async () => {
  const { happens, game } = await playing();
  await happens("ends");
  for (const one of ["frames", "A1"]) void game.ask(event(one));
  await happens("");
  await settled();
  await newest().starts();
  assert.equal(texts(newest().news()), "(one)frames");
  await happens("none");
  assert.equal(texts(newest().news()), "A1");
});

rows(
  "a board among several is asked of by its name",
  {
    "forgotten by it, and read again if it comes back": [
      "leave leave A1 ok",
      "leave (one)A1",
      "one",
    ],
    "left while it is asked of": ["A1 leave =two B1 ok", "A1 leave (two)B1", "two"],
    "whose game is forgotten has none, whatever is answered then": [
      "A1 forget =two",
      "A1 leave",
      "",
    ],
  },
  async (what, asked, saved) => {
    const { happens, game } = await playing({ name: "b1" });
    await happens(what);
    const news = newest().news();
    assert.deepEqual([texts(news), game.saved], [asked, saved]);
    assert.ok(news.every(({ board }) => board === "b1"));
  },
);

rows(
  "which turns are told to wait, and each list once",
  {
    none: ["", []],
    "turns by their points, all else as nothing": ["A1 undo B1", ["A1", "A1,", "A1,,B1"]],
    "what changes no grid is not counted": ["look:A1 plot:1 keep A1", ["", "A1"]],
    "until the answer": ["A1 start B1 ok ok look:A1 ok", ["A1", "A1,B1", "B1", ""]],
    "nor is what brings the game": ["first A1", ["A1"]],
    "nor is a question that is asked": ["tell start A1", ["", "A1"]],
  },
  async (what, turns) => {
    const { happens, heard } = page();
    await happens(what);
    assert.deepEqual(heard.turns, turns);
  },
);

rows(
  "what is under way",
  {
    nothing: ["", true, null, ""],
    "a look and a plot": ["look:A1 plot:0", true, null, ""],
    "a step": ["goto:4", true, 4, ""],
    "a step that is asked": ["goto:4 start", true, 4, ""],
    "two steps with a turn between": ["goto:4 A1 goto:7", false, 7, ""],
    "a turn after a step": ["goto:4 A1", false, null, ""],
    "a file": ["open:X.sgf", false, null, "X.sgf"],
    "a file that is asked": ["open:X.sgf start", false, null, "X.sgf"],
    "a file that is there": ["open:X.sgf start ok", true, null, ""],
    "a game of a file": ["game", false, null, "Game NaN"],
    "a link": ["follow", false, null, "the link’s game"],
    "an earlier game": ["load:{}", false, null, "the earlier game"],
    "a file after an earlier game": ["load:{} open:X.sgf", false, null, "X.sgf"],
  },
  async (what, steady, heading, opening) => {
    const { happens, queue } = page();
    await happens(what);
    assert.deepEqual([queue.steady, queue.heading, queue.opening], [steady, heading, opening]);
  },
);

it("an event waits, is asked, and is under way until its answer", async () => {
  const { happens, queue } = page();
  const found = () => [queue.next, queue.holds("undo"), queue.isUnderWay("undo")];
  assert.deepEqual(found(), ["", false, false]);
  await happens("A1 undo");
  assert.deepEqual(found(), ["turn", true, true]);
  await happens("start ok");
  assert.deepEqual(found(), ["", false, true]);
  await happens("ok");
  assert.deepEqual(found(), ["", false, false]);
});

rows(
  "what is there again after a reload",
  {
    turns: [["A1", "B1"].map(event)],
    "no look": [[event("look:A1"), event("A1")], [event("A1")]],
    "of a larger file its name": [[LONG], [event("open:X.sgf")]],
    "of larger bytes, too": [[{ ...event("open:Y"), hex: LONG.text }], [event("open:Y")]],
    "a file of 1.5 million letters": [[{ ...LONG, text: LONG.text.slice(1) }]],
    "a game that was kept, whole": [[{ do: "load", text: LONG.text }]],
    "nothing of what was thought out": [[{ ...event("take:E5"), state: 0 }], []],
  },
  (sent, again = sent) => {
    const [before, after] = [page(), page()];
    for (const one of sent) before.queue.send(one);
    after.queue.restore(before.queue.save());
    assert.deepEqual(JSON.parse(after.queue.save()), again);
    assert.equal(after.heard.turns.at(-1) ?? "", again.map(({ at = "" }) => at).join());
  },
);

rows(
  "what was kept may be anybody's",
  {
    nothing: ["", ""],
    "no JSON": ["{", ""],
    "no list": ['{"do":"turn"}', ""],
    null: ["null", ""],
    "junk between events": ['[null,1,"x",{"do":7},{"at":"A1"},{"do":"turn","at":"A1"}]', "A1"],
  },
  (text, turns) => {
    const { queue, heard } = page();
    queue.restore(text);
    assert.equal(heard.turns.join(), turns);
  },
);

rows(
  "what was thought out for another state of the game is dropped when its time has come",
  {
    "for the state that it is": [1, "", "take:E5 A1"],
    "for the one before": [0, "", "A1"],
    "for one that answers make": [3, "B1 C1", "B1 C1 take:E5 A1"],
    "for one that an answer has changed": [1, "B1", "B1 A1"],
  },
  async (state, before, asked) => {
    const { happens, queue, asked: isAsked } = await playing();
    await happens(before);
    queue.send({ ...event("take:E5"), state });
    await happens(`A1 ${before.replace(/\w+/g, "+")} ok ok`);
    assert.equal(isAsked(), asked);
  },
);

it("when nothing is left to answer, idle ends", async () => {
  const { happens, queue, game } = page();
  let idle = 0;
  void queue.idle().then(() => void idle++);
  await happens("A1");
  queue.start(game);
  await happens("B1 ok");
  assert.equal(idle, 0);
  await happens("ok");
  assert.equal(idle, 1);
  await queue.idle();
});

it("an answer that cannot be shown is told as a failure; the next event waits", async () => {
  let shown = (_how) => {};
  const { happens, queue, heard, asked } = await playing();
  queue.page.answered = () =>
    new Promise((_, reject) => {
      shown = () => reject("cannot draw");
    });
  await happens("A1 B1 ok");
  assert.equal(asked(), "A1");
  shown(false);
  await settled();
  assert.deepEqual(heard.failed, ["cannot draw"]);
});

rows(
  "what the page is told while Python is busy, and when nobody waits for it",
  {
    "a turn": ["A1", "", "Stopped: the game is as it was before."],
    "a file": ["open:X.sgf", "X.sgf", "Stopped: X.sgf was not opened."],
    "an earlier game": [
      "load:{}",
      "the earlier game",
      "Stopped: the earlier game was not opened. It is kept under New game.",
    ],
  },
  async (what, opens, say) => {
    const { happens, heard } = await playing();
    await happens(`${what} stop ok`);
    assert.deepEqual(heard.busy, ["view ", "", `${what} ${opens}`, "", ""]);
    const view = { say, rule: 0, error: true };
    assert.deepEqual([heard.answers.at(-1), heard.failed], [[what, { view }], []]);
  },
);

it("who asked a question that was stopped is told so", async () => {
  const { happens, heard } = await playing();
  await happens("tell stop");
  assert.deepEqual(heard.answers.at(-1), ["tell", { stopped: "tell" }]);
});

describe("at a gate", () => {
  /** A queue whose gate says of turns what a test says. */
  async function gated(says) {
    const gate = { says, may: ({ do: what }) => (what === "turn" ? gate.says : "now") };
    return { ...(await playing({ gate })), gate };
  }

  rows(
    "an event that is held",
    {
      "is asked after the next view, if it may go then": ["now", "", "view A1"],
      "is not after another answer": ["now", "", "view", "+"],
      "is held on": ["held", "", "view"],
      "is dropped, if the gate says so": ["dropped", "", "view"],
      "is forgotten with anything else that goes": ["now", "undo", "view undo"],
      "is not, with a question": ["now", "tell", "view tell A1"],
    },
    async (says, sent, asked, answer = "ok") => {
      const { happens, gate, asked: isAsked } = await gated("held");
      await happens(`view A1 ${sent}`);
      gate.says = says;
      await happens(`${answer} ok ok`);
      assert.equal(isAsked(), asked);
    },
  );

  it("an event that is dropped is asked never", async () => {
    const { happens, gate, asked } = await gated("dropped");
    await happens("A1");
    gate.says = "now";
    await happens("B1 ok");
    assert.equal(asked(), "B1");
  });
});
