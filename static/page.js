/** The page around the board: sends what a person does to Python and shows what Python answers. */
import "./board.js";
import { Files } from "./files.js";
import { startPython } from "./host.js";
import { NewGame } from "./newgame.js";
import { Notes } from "./notes.js";
import { PhasePanel } from "./phase.js";
import { Plot } from "./plot.js";
import { Queue } from "./queue.js";
import { Steps } from "./steps.js";
import { Store } from "./store.js";
import { Turns } from "./turns.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./view.js").Answer} Answer */
/** @typedef {import("./queue.js").Event} Event */

/** @param {string} id @returns {any} */
const element = (id) => document.getElementById(id);

const board = /** @type {import("./board.js").Board} */ (element("board"));
const progress = /** @type {HTMLProgressElement} */ (element("progress"));
const WAITING = "ttgo:1:waiting"; // in sessionStorage, over a Retry

const store = new Store();
const queue = new Queue({
  answered,
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
let loaded = false; // Python has taken up the game; before that, what is drawn is what was kept

/** @param {Event} event */
function send(event) {
  const opening = files.reading || queue.opening;
  if (opening && event.do !== "open") {
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
  const { view, save } = answer;
  if (!view) return;
  if (event.do === "new" && view.error && newGame.dialog.open) {
    newGame.refuse(view.say);
    return;
  }
  const opens = event.do === "open" && !view.error;
  if (event.do === "new" || event.do === "load" || opens) newGame.dialog.close();
  if ((event.do === "new" && !view.error) || opens || (event.do === "load" && view.error)) await store.begin();
  loaded = true;
  if (!["turn", "goto", "undo", "redo", "branch"].includes(event.do)) plot.forget(); // it may be another game
  show(view);
  if (opens) say(0, openedSentence(String(event.name), view));
  if (event.do === "open" && event.bytes === undefined) say(0, `${event.name} is too large to wait over a restart: open it again.`);
  if (save && !store.keep(save, view)) note("This browser does not keep the game: its storage is off or full.");
}

/** @param {View} view */
function show(view) {
  board.view = view;
  document.documentElement.style.setProperty("--shape", String(board.shape));
  say(view.rule, view.say);
  note("");
  const { score } = view;
  element("score").textContent = score.text;
  element("played-by").textContent = view.rules;
  const whole = score.black + score.white + score.neutral;
  for (const side of /** @type {const} */ (["black", "white", "neutral"])) {
    const part = /** @type {HTMLElement} */ (document.querySelector(`.bar .${side}`));
    part.style.flexGrow = String(score[side] / whole);
  }
  document.body.dataset.toPlay = view.over ? "nobody" : view.toPlay;
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
  element("over").hidden = !view.over;
  element("over").querySelector("ul").replaceChildren(
    ...(view.over?.lines ?? []).map(([rule, sentence]) => {
      const item = document.createElement("li");
      item.append(...sentenceOf(rule, sentence));
      return item;
    }),
  );
  if (board.aim === "") element("place").hidden = true;
}

/** Whether to choose a point is to take a turn, as ever. @param {View | null} view */
function playing(view) {
  return (view?.phase?.click ?? "turn") === "turn";
}

/** What is wrong with a file stands beside the plot and stays there. @param {string} name @param {View} view */
function openedSentence(name, view) {
  const { length } = view.turns;
  const wheel = matchMedia("(hover: hover)").matches ? ", the wheel over the board," : "";
  const step = length ? ` Step with the slider${wheel} or Redo.` : "";
  const look = view.remarks.length ? " Not all could be taken as it is: see the remarks." : "";
  return `${name}: ${length} ${length === 1 ? "turn" : "turns"}.${step}${look}`;
}

/** Buttons stay where the focus may be, so that it is never lost. @param {string} id @param {boolean} yes */
function able(id, yes) {
  element(id).ariaDisabled = yes ? null : "true";
}

/** @param {number} rule @param {string} sentence @returns {(Node | string)[]} */
function sentenceOf(rule, sentence) {
  if (!rule) return [sentence];
  const link = document.createElement("a");
  link.href = `#rule-${rule}`;
  link.textContent = `Rule ${rule}`;
  return [link, `: ${sentence}`];
}

/** The narrator. The same sentence twice is read twice: a space that nobody sees makes it new. @param {number} rule @param {string} sentence */
function say(rule, sentence) {
  const line = element("say");
  const again = line.textContent.endsWith(sentence);
  line.replaceChildren(...sentenceOf(rule, sentence), ...(again ? ["\u00a0"] : []));
}

/** The line below the narrator, which is only looked at. @param {string} sentence */
function note(sentence) {
  element("look").textContent = sentence;
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
  r: tell("reach"),
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

// Beginning, failing, beginning again

/** @param {string} id */
async function reopen(id) {
  if (!loaded) newGame.refuse("That game opens as soon as Python is there.");
  await queue.idle(); // what waits belongs to the game that is being left
  const kept = await store.take(id);
  if (kept) send({ do: "load", text: kept.text });
  else newGame.refuse("That game is being played in another tab.");
}

/** @param {Error} error */
function failed(error) {
  progress.hidden = true;
  element("failure").hidden = false;
  element("failure").querySelector("p").textContent = `${error.message} What you played is kept.`;
}

element("retry").addEventListener("click", () => {
  try {
    sessionStorage.setItem(WAITING, queue.save());
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

async function begin() {
  const shown = showKept(store.peek());
  try {
    queue.restore(sessionStorage.getItem(WAITING) ?? "[]");
    sessionStorage.removeItem(WAITING);
  } catch {
    // storage is off: nothing was kept
  }
  const kept = await store.claim();
  if (!shown) showKept(kept);
  try {
    const python = await startPython((fraction, what) => {
      progress.value = fraction;
      progress.ariaValueText = what;
    });
    progress.hidden = true;
    queue.start(python, kept ? { do: "load", text: kept.text } : { do: "view" });
  } catch (error) {
    failed(error instanceof Error ? error : new Error(String(error)));
  }
}

void begin();
