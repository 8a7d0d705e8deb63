/** The game's page around the board: sends the user's actions to Python and shows Python's answers. */
import "../board/aria.js";
import "../board/grid.js";
import { drawWith } from "../board/draw.js";
import { less } from "../board/partial.js";
import * as evidence from "../board/evidence.js";
import { listenToAddress } from "./share.js";
import { Busy } from "./status.js";
import { chooseAreas, chooseSound } from "./board.js";
import { Earlier } from "./newgame.js";
import { End } from "./phase.js";
import { Expected } from "./expected.js";
import { Files, openedSentence } from "./files.js";
import { FIRST } from "./store.js";
import { asError, cause, missing } from "../python/cause.js";
import { able, element, running } from "../board/parts.js";
import { stoneSound } from "../board/sound.js";
import { listenToKeys } from "./controls.js";
import { Slots } from "./controls.js";
import { Lone, waits } from "./status.js";
import { note, say } from "./status.js";
import { NewGame } from "./newgame.js";
import { Notes } from "./notes.js";
import { Opponent } from "./opponent.js";
import { PhasePanel } from "./phase.js";
import { Plot } from "./plot.js";
import { listenToBoard } from "./board.js";
import { startPyodide } from "../python/pyodide.js";
import { Pythons } from "../python/pythons.js";
import { Queue } from "../python/queue.js";
import { RulesClient } from "../python/rules-client.js";
import { Review } from "./steps.js";
import { forget, linkHere, Share } from "./share.js";
import { hasBegun, showStatus } from "./status.js";
import { Steps } from "./steps.js";
import { Store } from "./store.js";
import { Tree } from "./tree.js";
import * as words from "../words.js";

/** @import { Answer, Event, Look, Plot as Scores, View } from "../view.js" */
/** @import { Grid } from "../board/grid.js" */
/** @import { Kept } from "./store.js" */

const board = /** @type {Grid} */ (element("board"));
const progress = /** @type {HTMLProgressElement} */ (element("progress"));
const sound = /** @type {HTMLInputElement} */ (element("sound"));

drawWith(evidence);
const store = new Store();
const pythons = new Pythons(
  new URLSearchParams(location.search).get("python"),
  {
    progress: (value, ariaValueText) => Object.assign(progress, { value, ariaValueText }),
    more: () => {
      progress.hidden ||= loaded;
      queue.rest();
    },
    failed: (error) => failed(error, true),
  },
  startPyodide,
);
const game = new RulesClient(
  pythons,
  () => words,
  (python) => Object.assign(document.body.dataset, { python }),
);
const started = pythons.start(words); // first, so that fetching goes on while the rest runs
started.catch(() => {}); // begin() awaits it
const busy = new Busy(element("busy"), () => queue.stop());
const tree = new Tree(element("turns"), stepTo, (event) => queue.send(event));
const plot = new Plot(
  element("plot"),
  element("numbers"),
  (event) => queue.send(event),
  (turn) => steps.to(turn),
);
const notes = new Notes(
  element("players"),
  element("remarks"),
  element("comment"),
  element("noted"),
  element("recorded"),
  element("games"),
  send,
);
const files = new Files(/** @type {HTMLInputElement} */ (element("file")), element("drop"), {
  send,
  say: (sentence) => say(0, sentence),
});
const earlier = new Earlier(/** @type {HTMLDetailsElement} */ (element("earlier")), store, {
  reopen,
  send: (event) => queue.send(event),
  say: (sentence) => newGame.refuse(sentence),
});
const newGame = new NewGame(/** @type {HTMLDialogElement} */ (element("new-game")), earlier, send);
const phase = new PhasePanel(element("phase"), element("phase-buttons"), send, () =>
  board.focusPoint(),
);
const end = new End(element("over"), board);
const expected = new Expected(
  element("expected"),
  element("changes"),
  (turn) => steps.to(turn),
  (turn) => {
    steps.to(turn);
    board.scrollIntoView({ block: "nearest" });
  },
);
const opponent = new Opponent(board, expected, {
  send,
  isUnderWay: (what) => queue.isUnderWay(what),
  note,
  say: (sentence) => say(0, sentence),
  game,
  whole: () => pythons.pyodide === "there",
});
const queue = new Queue({
  gate: opponent,
  answered,
  failed,
  busy: (event, name) => busy.show(event, name),
  changed: (waiting) => void Object.assign(board, { waiting }),
});
const steps = new Steps(
  /** @type {HTMLInputElement} */ (element("step")),
  element("step-place"),
  board,
  queue,
  stepTo,
  element("say"),
  () => review.on,
);
const review = new Review(element("steps"), element("from-here"), opponent, steps, keepFocus);
const share = new Share(/** @type {HTMLDialogElement} */ (element("share-dialog")), (event) =>
  queue.send(event),
);
let first = linkHere(); // the link that the page was opened with, until Python has answered it
/** @type {import("./board.js").Areas} */
let areas = "shading";
const lone = new Lone(element("look"), () => board.view && show(board.view));
let loaded = false; // Python has taken up the game; until then the kept view is drawn

/** @param {Event} event */
function send(event) {
  const opening = nowOpening();
  if (opening && event.do !== "open" && event.do !== "follow") {
    wait(event, opening); // it was meant for the last game
    return;
  }
  queue.send(event);
  if (!loaded && event.do === "new") newGame.ahead(event, board);
}

/** The name of the file or link being opened, while all else waits; "" if there is none. */
function nowOpening() {
  return files.reading || queue.opening || (first && words.linked);
}

/** @param {Event} event @param {string} opening */
function wait(event, opening) {
  if (event.do === "new") newGame.refuse(words.beingOpened({ name: opening }));
  else say(0, words.beingOpened({ name: opening }));
}

// What Python answers

/** What to do with each kind of answer, in this order if several come together. */
const TAKE = {
  /** @param {Look} look */
  look: (look) => {
    if (look.at !== board.looking) return;
    board.look = look;
    note(look.say);
  },
  tell: (/** @type {string} */ sentence) => say(0, sentence),
  plot: (/** @type {Scores} */ scores) => plot.take(scores),
  outline: (/** @type {import("../view.js").Outline} */ outline) => tree.take(outline),
  file: (/** @type {import("../view.js").Saved} */ file, /** @type {Event} */ event) =>
    event.part
      ? earlier.take(file, event)
      : say(0, words.saved({ name: files.save(file, board.view) })),
  link: (/** @type {string} */ link) => share.take(link, board.view),
  picture: (/** @type {string} */ svg) => share.draw(svg, board.view),
  film: (/** @type {string} */ svg) => share.film.take(svg),
  view: takeView,
  save: (/** @type {string} */ text, /** @type {Event} */ event) => {
    // A chosen game counts as much as a played one; the empty grid of a fresh page is not a game yet.
    if (board.view)
      element("unkept").hidden = store.keep(
        text,
        board.view,
        ["new", "again", "load"].includes(event.do),
      );
  },
  changed: () => {
    if (!board.view || !store.add(game.since, board.view)) queue.send({ do: "keep" });
  },
};

/** @param {Answer} answer @param {Event} event */
async function answered(answer, event) {
  if (!loaded && queue.next === "new" && !answer.view?.error) {
    progress.hidden = loaded = true;
    return; // do not draw a game that is left at once: it would replace the wanted grid under a pointer
  }
  for (const kind of /** @type {(keyof typeof TAKE)[]} */ (Object.keys(TAKE))) {
    const take = /** @type {(value: unknown, event: Event) => unknown} */ (TAKE[kind]);
    if (answer[kind] !== undefined) await take(answer[kind], event);
  }
}

/** @param {View} view @param {Event} event it answers */
async function takeView(view, event) {
  const what = event.do;
  if (view.error && ["link", "picture", "film"].includes(what)) share.film.refuse(view.say);
  if (view.error && what === "new" && newGame.dialog.open) {
    newGame.refuse(view.say);
    return;
  }
  const anew = what === "new" || what === "again";
  const begins = !view.error && (anew || ["open", "follow"].includes(what));
  const alone = what === "follow" && !loaded; // at most the link's game is shown
  if ((begins && what !== "again") || what === "load") newGame.close();
  const another = loaded && ["load", "game"].includes(what);
  const others = what === "follow" && (store.has(store.id) || store.others().length > 0);
  if (begins || alone || (what === "load" && view.error)) await store.begin(what === "follow");
  if (!loaded) progress.hidden = true;
  loaded = true;
  if (!["turn", "goto", "undo", "redo", "branch", "take"].includes(what)) {
    plot.forget(); // it may be another game
    tree.forget();
  }
  if (!view.error && (begins || what === "load" || what === "game"))
    review.on = ["open", "game"].includes(what)
      ? view.turns.length > 0
      : view.turn < view.turns.length && !anew;
  if (begins || another) board.aim = "";
  show(view);
  opponent.show(view, store.id, event, store.source);
  if (what === "take" && !view.error)
    say(view.rule, [view.say, opponent.remark()].filter(Boolean).join(" "));
  if (history.state?.game !== store.id && (!linkHere() || what === "follow"))
    history.replaceState({ game: store.id }, "");
  if (what === "open" && begins) say(0, openedSentence(String(event.name), view));
  if (what === "open" && (event.text ?? event.hex) === undefined)
    say(0, words.tooLargeToWait({ name: String(event.name) }));
  if (what !== "follow") return;
  first = "";
  forget(String(event.link));
  share.dialog.close();
  if ((begins || alone) && others) note(words.othersKept);
}

/** @param {View} view */
function show(view) {
  const before = board.view;
  board.view = view.resigned ? less(view, { reach: true, play: false }) : view;
  if (sound.checked && view.steps && before?.turn === view.turn - 1)
    stoneSound(view.steps.opponent.length + view.steps.own.length);
  document.documentElement.style.setProperty("--shape", String(board.shape));
  say(view.rule, view.say);
  note("");
  showStatus(view);
  slots.closeRule();
  lone.show(view);
  showAreas();
  element("played-by").textContent = view.rules;
  for (const [id, can] of Object.entries({ undo: view.undo, redo: view.redo }))
    able(element(id), can);
  document.body.dataset.click = view.phase?.click ?? "turn";
  phase.show(view.phase);
  tree.show(view);
  steps.show(view);
  plot.show(view);
  notes.show(view);
  end.show(view, before !== null && before.turn + 1 === view.turn && !before.over);
  if (board.aim === "") element("place").hidden = true;
  keepFocus();
}

/** The board takes the focus when the focused button goes, such as one that ends a game, or begins or ends a review. */
function keepFocus() {
  const had = document.activeElement;
  if (had?.closest(".acts") && !had.getClientRects().length) board.focusPoint();
}

/** The chosen areas, once they mean something. */
function showAreas() {
  board.looks = { areas: areas === "shading" && board.view && waits(board.view) ? "none" : areas };
}

// What a person does

/** Go to another place of the record: this begins a review. @param {Event} event */
function stepTo(event) {
  if (!nowOpening()) review.on = true;
  send(event);
}

/** @param {string} at */
function takeTurn(at) {
  send(opponent.turn(at));
  if (!loaded) note(words.judgedSoon({ at }));
}

/** Go back or on to a person's turn. @param {-1 | 1} way */
function goOn(way) {
  for (const event of opponent.steps(way)) send(event);
}

listenToBoard(board, element("place"), opponent, takeTurn, (at) => queue.send({ do: "look", at }));

/** @type {Record<string, () => void>} */
const ACTIONS = {
  pass: () => takeTurn("pass"),
  undo: () => goOn(-1),
  redo: () => goOn(1),
  think: () => opponent.press(),
  new: () => newGame.open(opponent.colour),
  open: () => element("file").click(),
  save: () => send({ do: "export" }),
  "unkept-save": () => ACTIONS.save(),
  "make-room": () => newGame.open(opponent.colour, true),
  explain: () => {
    board.explains = true;
    note(words.explainWhich);
    board.focusPoint();
  },
  again: () => send({ do: "again" }),
  review: () => (review.on = true),
  "from-here": () => (review.on = false),
  first: () => steps.by(-Infinity),
  back: () => steps.by(-1),
  next: () => steps.by(1),
  last: () => steps.by(Infinity),
  type: () => slots.type(),
  share: () => {
    const opening = nowOpening();
    if (opening) wait({ do: "link" }, opening);
    else share.open(board.view);
  },
};
for (const [id, act] of Object.entries(ACTIONS)) element(id).addEventListener("click", act);

listenToKeys(board, { ...ACTIONS, expect: () => say(0, opponent.whatIf(board.at)) }, steps, send);

const slots = new Slots(takeTurn);
chooseSound(sound, () => stoneSound());
chooseAreas(/** @type {HTMLElement} */ (document.querySelector(".areas")), (chosen) => {
  areas = chosen;
  showAreas();
});

// Beginning, failing, beginning again

/** @param {Kept} kept @returns {Event} */
function loading({ text, then }) {
  return { do: "load", text, ...(then.length ? { then } : {}) };
}

/** @param {string} id */
async function reopen(id) {
  if (!loaded) newGame.refuse(words.thatOpensSoon);
  await queue.idle(); // waiting events belong to the game being left
  const kept = await store.take(id);
  if (kept) send(loading(kept));
  else newGame.refuse(words.inAnotherTab);
}

/** @param {Error} error @param {boolean} goesOn on MicroPython */
function failed(error, goesOn = false) {
  progress.hidden = true;
  if (goesOn && navigator.serviceWorker?.controller && missing(error.cause) !== null) return; // offline the kept files will do
  element("failure").hidden = false;
  element("failure")
    .querySelector("p")
    ?.replaceChildren(
      goesOn ? words.goesOn({ why: error.message }) : words.stays({ why: error.message }),
    );
}

element("retry").addEventListener("click", () => {
  if (store.hold(queue.save()) && queue.holds("follow")) forget(linkHere()); // or it would open twice
  location.reload();
});

/** A kept view, at once; Python will send a true one. An older or broken page may have kept something else. @param {Kept | null} kept */
function showKept(kept) {
  if (!kept?.view) return false;
  try {
    review.on = kept.view.turn < kept.view.turns.length;
    show(
      kept.then.length
        ? { ...kept.view, phase: kept.view.phase && { ...kept.view.phase, buttons: [] } }
        : kept.view,
    ); // they are older than `then`
    element("invite").hidden = hasBegun(kept.view);
    return true;
  } catch {
    return false;
  }
}

listenToAddress(board, store, reopen, send);
// The first answers have the line alone: Pyodide and offline.js wait for them.
void queue
  .idle()
  .then(pythons.goOn)
  .then(() => Object.assign(document.body.dataset, { idle: "" }));

async function begin() {
  if (first) say(0, words.opensSoon({ name: words.linked }));
  const shown = !first && showKept(store.peek());
  queue.restore(store.held());
  const kept = first ? null : await store.claim();
  if (!shown && !showKept(kept) && !first) show(FIRST);
  try {
    await started;
    queue.start(
      game,
      first ? { do: "follow", link: first } : kept ? loading(kept) : { do: "view" },
    );
  } catch (error) {
    failed(asError(error));
  }
}

begin().catch((error) =>
  failed(new Error(words.loading.failed({ cause: cause(error, words.loading) }))),
); // such as a browser too old
running();
