/** The page around the board: sends what a person does to Python and shows what Python answers. */
import "../board/grid.js";
import { chooseAreas } from "./choice.js";
import { End } from "./end.js";
import { Files, openedSentence } from "./files.js";
import { Host } from "../python/host.js";
import { note, say } from "../board/said.js";
import { NewGame } from "./newgame.js";
import { Notes } from "./notes.js";
import { PhasePanel } from "./phase.js";
import { Plot } from "./plot.js";
import { LINKED, Queue, waitSentence } from "../python/queue.js";
import { forget, linkHere, Share } from "./share.js";
import { showStatus } from "./status.js";
import { Steps } from "./steps.js";
import { Store } from "./store.js";
import { Turns } from "./turns.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").Answer} Answer */
/** @typedef {import("../python/queue.js").Event} Event */

/** @param {string} id @returns {any} */
const element = (id) => document.getElementById(id);

const board = /** @type {import("../board/grid.js").Grid} */ (element("board"));
const progress = /** @type {HTMLProgressElement} */ (element("progress"));
const OFTEN = 100; // events after which the text of a long game is kept anew
const WAITING = "ttgo:1:waiting"; // in sessionStorage, over a Retry

const store = new Store();
const host = new Host(new URLSearchParams(location.search).get("python"), {
  progress: (value, ariaValueText) => Object.assign(progress, { value, ariaValueText }),
  has: (python) => Object.assign(document.body.dataset, { python }),
  more: () => {
    progress.hidden ||= loaded;
    queue.go();
  },
  failed: (error) => failed(error, host.goesOn),
});
const python = host.start(); // before the rest, so that what takes it no processor time goes on meanwhile
python.catch(() => {}); // begin() awaits it
const queue = new Queue({
  answered,
  waits,
  failed,
  changed: (turns) => {
    board.waiting = turns;
  },
});
const turns = new Turns(element("turns"), send);
const steps = new Steps(element("step"), element("step-place"), board, queue, send);
const plot = new Plot(element("plot"), (event) => queue.send(event), (turn) => steps.to(turn));
const notes = new Notes(element("players"), element("remarks"), element("comment"), element("recorded"));
const files = new Files(element("file"), element("drop"), { send, say: (sentence) => say(0, sentence) });
const newGame = new NewGame(element("new-game"), store, send, reopen);
const phase = new PhasePanel(element("phase"), element("phase-buttons"), send, () => board.focusPoint());
const end = new End(element("over"), board);
const share = new Share(element("share-dialog"), (event) => queue.send(event));
let first = linkHere(); // the link that the page was opened with, until Python has answered it
let loaded = false; // Python has taken up the game; before that, what is drawn is what was kept

/** @param {Event} event */
function send(event) {
  const opening = nowOpening();
  if (opening && event.do !== "open" && event.do !== "follow") {
    wait(event, opening); // it was meant for the game that is being left
    return;
  }
  queue.send(event);
  if (loaded || event.do !== "new") return;
  // Python will judge it later; till then an empty grid of that size takes the clicks.
  newGame.dialog.close();
  const size = [Number(event.width), Number(event.height)];
  if (!board.view && size.every((side) => Number.isInteger(side) && side >= 1 && side <= 52)) board.size = [size[0], size[1]];
}

/** The name of what is being opened, so that all else waits; "" if nothing is. */
function nowOpening() {
  return files.reading || queue.opening || (first && LINKED);
}

/** @param {Event} event @param {string} opening */
function wait(event, opening) {
  const sentence = `${opening} is being opened; wait for it.`;
  if (event.do === "new") newGame.refuse(sentence);
  else say(0, sentence);
}

// What Python answers

/** @param {Answer} answer @param {Event} event */
async function answered(answer, event) {
  if (answer.look && answer.look.at === board.looking) {
    board.look = answer.look;
    note(answer.look.say);
  }
  if (answer.tell) say(0, answer.tell);
  if (answer.plot) plot.take(answer.plot);
  if (answer.file) say(0, `The browser has it as ${files.save(answer.file, board.view)}.`);
  if (answer.link) share.take(answer.link, board.view);
  if (answer.picture) await share.draw(answer.picture, board.view);
  const { view, save } = answer;
  if (!view) {
    if (save && board.view) keep(save, board.view);
    return;
  }
  if (view.error && (event.do === "link" || event.do === "picture")) share.say(view.say);
  if (event.do === "new" && view.error && newGame.dialog.open) {
    newGame.refuse(view.say);
    return;
  }
  const follows = event.do === "follow";
  const opens = (event.do === "open" || follows) && !view.error;
  const anew = event.do === "new" || event.do === "again";
  if (event.do === "new" || event.do === "load" || opens) newGame.dialog.close();
  const others = follows && store.list().length > 0;
  if ((anew && !view.error) || opens || (event.do === "load" && view.error) || (follows && !loaded)) await store.begin();
  const alone = follows && !loaded; // no game is shown but the link's, or none
  if (!loaded) progress.hidden = true;
  loaded = true;
  if (!["turn", "goto", "undo", "redo", "branch"].includes(event.do)) plot.forget(); // it may be another game
  show(view);
  if (history.state?.game !== store.id && (!linkHere() || follows)) history.replaceState({ game: store.id }, "");
  if (event.do === "open" && opens) say(0, openedSentence(String(event.name), view));
  if (follows) {
    first = "";
    forget(String(event.link));
    share.dialog.close();
    if ((opens || alone) && others) note("The other games are under New game.");
  }
  if (event.do === "open" && event.bytes === undefined) say(0, `${event.name} is too large to wait over a restart: open it again.`);
  if (save) keep(save, view);
  else if (host.since.length && (host.since.length % OFTEN === 0 || !store.add(host.since))) queue.send({ do: "keep" });
}

/** @param {string} text @param {View} view */
function keep(text, view) {
  if (!store.keep(text, view)) note("This browser does not keep the game: its storage is off or full.");
}

/** What only Pyodide can do, while the game goes on without it. @param {Event} event */
function waits(event) {
  progress.hidden = host.pyodide === "failed";
  const sentence = waitSentence(event, progress.hidden);
  if (event.do === "load") newGame.refuse(sentence);
  else say(0, sentence);
}

/** @param {View} view */
function show(view) {
  const before = board.view;
  board.view = view;
  document.documentElement.style.setProperty("--shape", String(board.shape));
  say(view.rule, view.say);
  note("");
  showStatus(view);
  element("played-by").textContent = view.rules;
  able("undo", view.undo);
  able("redo", view.redo);
  able("pass", !view.over && playing(view));
  document.body.dataset.click = view.phase?.click ?? "turn";
  phase.show(view.phase);
  turns.show(view);
  steps.show(view);
  plot.show(view);
  notes.show(view);
  element("steps").hidden = view.turns.length === 0;
  end.show(view, before !== null && before.turn + 1 === view.turn && !before.over);
  if (board.aim === "") element("place").hidden = true;
}

/** Whether to choose a point is to take a turn, as ever. @param {View | null} view */
function playing(view) {
  return (view?.phase?.click ?? "turn") === "turn";
}

/** Buttons stay where the focus may be, so that it is never lost. @param {string} id @param {boolean} yes */
function able(id, yes) {
  element(id).ariaDisabled = yes ? null : "true";
}

// What a person does

board.addEventListener("tt-play", (event) => send({ do: "turn", at: detail(event) }));
board.addEventListener("tt-look", (event) => {
  if (detail(event)) queue.send({ do: "look", at: detail(event) });
  else note("");
});
board.addEventListener("tt-aim", (event) => {
  const place = element("place");
  place.hidden = false;
  const places = playing(board.view);
  place.textContent = `${places ? "Place at" : "Choose"} ${detail(event)}`;
  say(0, `Aiming at ${detail(event)}: tap it again to ${places ? "place a stone there" : "choose it"}, or tap elsewhere to aim anew.`);
});
element("place").addEventListener("click", () => send({ do: "turn", at: board.aim }));

/** @param {globalThis.Event} event */
function detail(event) {
  return /** @type {CustomEvent<{at: string}>} */ (event).detail.at;
}

/** @type {Record<string, () => void>} */
const ACTIONS = {
  pass: () => send({ do: "turn", at: "pass" }),
  undo: () => send({ do: "undo" }),
  redo: () => send({ do: "redo" }),
  new: () => newGame.open(),
  open: () => files.choose(),
  save: () => send({ do: "export" }),
  again: () => send({ do: "again" }),
  review: () => send({ do: "goto", turn: 0 }),
  "share-end": () => ACTIONS.share(),
  share: () => {
    const opening = nowOpening();
    if (opening) wait({ do: "link" }, opening);
    else share.open(board.view);
  },
};
for (const [id, act] of Object.entries(ACTIONS)) element(id).addEventListener("click", act);

/** @param {string} what */
const tell = (what) => () => send({ do: "tell", what, at: board.at });

/** @type {Record<string, () => void>} */
const KEYS = {
  p: ACTIONS.pass,
  u: ACTIONS.undo,
  y: ACTIONS.redo,
  n: ACTIONS.new,
  ",": () => steps.by(-1),
  ".": () => steps.by(1),
  PageUp: () => steps.by(-10),
  PageDown: () => steps.by(10),
  "<": () => send({ do: "goto", turn: 0 }),
  ">": () => send({ do: "goto", turn: board.view?.turns.length ?? 0 }),
  i: () => element("vertex").focus(),
  o: tell("here"),
  l: tell("last"),
  c: tell("capture"),
  s: tell("score"),
  r: () => {
    board.lookHere();
    tell("reach")();
  },
  m: tell("legal"),
  w: tell("counts"),
  t: tell("steps"),
};
board.addEventListener("keydown", (event) => {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const undoing = (event.ctrlKey || event.metaKey) && (key === "z" || key === "y");
  if (!undoing && (event.ctrlKey || event.metaKey || event.altKey)) return;
  const act = undoing ? (key === "y" || event.shiftKey ? ACTIONS.redo : ACTIONS.undo) : KEYS[key];
  if (!act || (key.startsWith("Page") && !steps.can(key === "PageUp" ? -1 : 1))) return;
  event.preventDefault();
  act();
});

element("typed").addEventListener("submit", (/** @type {SubmitEvent} */ event) => {
  event.preventDefault();
  const input = element("vertex");
  send({ do: "turn", at: input.value });
  input.select();
});

chooseAreas(/** @type {HTMLElement} */ (document.querySelector(".areas")), board);

// Beginning, failing, beginning again

/** @param {import("./store.js").Kept} kept @returns {Event} */
function loading({ text, then }) {
  return { do: "load", text, ...(then.length ? { then } : {}) };
}

/** @param {string} id */
async function reopen(id) {
  if (!loaded) newGame.refuse("That game opens as soon as Python is there.");
  await queue.idle(); // what waits belongs to the game that is being left
  const kept = await store.take(id);
  if (kept) send(loading(kept));
  else newGame.refuse("That game is being played in another tab.");
}

/** @param {Error} error @param {boolean} goesOn on MicroPython */
function failed(error, goesOn = false) {
  progress.hidden = true;
  element("failure").hidden = false;
  const rest = goesOn ? "Play goes on; only files have to wait for a Retry." : "What you played is kept.";
  element("failure").querySelector("p").textContent = `${error.message} ${rest}`;
}

element("retry").addEventListener("click", () => {
  try {
    sessionStorage.setItem(WAITING, queue.save());
    if (queue.holds("follow")) forget(linkHere()); // else it would be opened twice
  } catch {
    // then only the early clicks are lost
  }
  location.reload();
});

/** A kept view, at once; Python will send a true one. What an older or a broken page kept may not be a view. @param {import("./store.js").Kept | null} kept */
function showKept(kept) {
  if (!kept?.view) return false;
  try {
    const { phase: asked } = kept.view;
    show({ ...kept.view, phase: asked && { ...asked, marks: [], buttons: [] } }); // marks are not kept
    return true;
  } catch {
    return false;
  }
}

// Each place in the tab's history knows its game, so that Back from a link returns to the one before.
addEventListener("popstate", ({ state }) => {
  if (state?.game !== store.id && !linkHere() && store.list().some(({ id }) => id === state?.game)) void reopen(state.game);
});

addEventListener("hashchange", () => {
  const link = linkHere();
  if (!link) return;
  say(0, `Opening ${LINKED.toLowerCase()}.`);
  send({ do: "follow", link });
  element("board").scrollIntoView({ block: "center" }); // the link may be one beside the rules, below
  board.focusPoint();
});

async function begin() {
  if (first) say(0, `${LINKED} opens as soon as Python is there.`);
  const shown = !first && showKept(store.peek());
  try {
    queue.restore(sessionStorage.getItem(WAITING) ?? "[]");
    sessionStorage.removeItem(WAITING);
  } catch {
    // storage is off: nothing was kept
  }
  const kept = first ? null : await store.claim();
  if (!shown) showKept(kept);
  try {
    await python;
    queue.start(host, first ? { do: "follow", link: first } : kept ? loading(kept) : { do: "view" });
  } catch (error) {
    failed(error instanceof Error ? error : new Error(String(error)));
  }
}

void begin();
