/**
 * The game's page around the board: it makes the panels, sends a person's events, and shows what
 * Python answers.
 */
import "../board/aria.js";
import "../board/grid.js";
import { drawWith } from "../board/draw.js";
import * as evidence from "../board/evidence.js";
import { element, pointOf, running } from "../board/parts.js";
import { asError, cause } from "../python/cause.js";
import { startPyodide } from "../python/pyodide.js";
import { Pythons } from "../python/pythons.js";
import { Queue } from "../python/queue.js";
import { RulesClient } from "../python/rules-client.js";
import { BoardPanel } from "./board.js";
import { Controls } from "./controls.js";
import { Expected } from "./expected.js";
import { Files } from "./files.js";
import { NewGame } from "./newgame.js";
import { Notes } from "./notes.js";
import { Opponent } from "./opponent.js";
import { End, PhasePanel } from "./phase.js";
import { Plot } from "./plot.js";
import { Address, forget, linkHere, Share } from "./share.js";
import { Arrival, Busy, hasBegun, note, say, Status } from "./status.js";
import { Review, Steps } from "./steps.js";
import { FIRST, Store } from "./store.js";
import { Tree } from "./tree.js";
import * as words from "../words.js";

/** @import { Answer, Event, View } from "../view.js" */
/** @import { Grid } from "../board/grid.js" */
/** @import { Kept } from "./store.js" */

/**
 * @typedef {object} Context  of a view that is shown
 * @property {Event | null} event  that it answers; null for a kept view, or the same one again
 * @property {View | null} before  what was shown
 * @property {boolean} begins  a game begins with it
 * @property {boolean} other  it is another game than the one shown
 * @property {boolean} anew  it may be, or its turns may be others
 * @property {boolean} others  it is a link's, and other games are kept
 * @property {string} game  its name in the store
 * @property {string} source  the game that it copies
 *
 * @typedef {{show: (view: View, context: Context) => void}} Panel  a part of the page
 */

const SAME = ["turn", "goto", "undo", "redo", "branch", "take"]; // these stay in their game

const board = /** @type {Grid} */ (element("board"));
drawWith(evidence);
const store = new Store();
const arrival = new Arrival(() => {
  // or it would open twice
  if (store.hold(queue.save()) && queue.holds("follow")) forget(linkHere());
});
const pythons = new Pythons(
  new URLSearchParams(location.search).get("python"),
  {
    progress: (part, what) => arrival.report(part, what),
    more: () => {
      arrival.more();
      queue.whenIdle();
    },
    failed: (error) => arrival.failed(error, true),
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
const ask = (/** @type {Event} */ event) => queue.send(event);
const goTo = (/** @type {number} */ turn) => steps.to(turn);
const expected = new Expected(element("expected"), element("changes"), goTo, (turn) => {
  goTo(turn);
  board.scrollIntoView({ block: "nearest" });
});
const opponent = new Opponent(board, expected, {
  send,
  isUnderWay: (what) => queue.isUnderWay(what),
  note,
  say,
  game,
  pyodide: () => pythons.pyodideIs === "there",
});
const busy = new Busy(() => queue.stop());
const queue = new Queue({
  gate: opponent,
  answered,
  failed: (error) => arrival.failed(error),
  busy: (event, name) => busy.show(event, name),
  changed: (waiting) => void Object.assign(board, { waiting }),
  words,
});
const tree = new Tree(element("turns"), stepTo, ask);
const plot = new Plot(element("plot"), element("numbers"), ask, goTo);
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
const files = new Files(/** @type {HTMLInputElement} */ (element("file")), element("drop"), {
  send,
  say: (sentence) => say(0, sentence),
});
const newGame = new NewGame(/** @type {HTMLDialogElement} */ (element("new-game")), store, {
  reopen,
  ask,
  send,
});
const share = new Share(/** @type {HTMLDialogElement} */ (element("share-dialog")), ask);
const address = new Address(board, store, reopen, send);
const controls = new Controls({
  board,
  opponent,
  newGame,
  review,
  steps,
  send,
  takeTurn,
  share: () => mayNow({ do: "link" }) && share.open(board.view),
});

/** Each shows the view in its way, in this order. @type {Panel[]} */
const panels = [
  newGame,
  review,
  new BoardPanel(board, opponent, takeTurn, ask),
  new Status(() => board.view && show(board.view)),
  controls,
  new PhasePanel(send, () => board.focusPoint()),
  tree,
  steps,
  plot,
  new Notes(send),
  new End(board),
  opponent,
  files,
  share,
  address,
];

/** @param {View} view @param {Partial<Context>} [told] */
function show(view, told) {
  const kept = { game: store.id, source: store.source };
  const none = { event: null, begins: false, other: false, anew: false, others: false };
  const context = { before: board.view, ...kept, ...none, ...told };
  for (const panel of panels) panel.show(view, context);
  keepFocus();
}

/**
 * The board takes the focus when the focused button goes, such as one that ends a game, or begins
 * or ends a review.
 */
function keepFocus() {
  const had = document.activeElement;
  if (had?.closest(".acts") && !had.getClientRects().length) board.focusPoint();
}

// What a person does

/** @param {Event} event */
function send(event) {
  if (!mayNow(event)) return;
  queue.send(event);
  if (!arrival.done && event.do === "new") newGame.ahead(event, board);
}

/**
 * Whether nothing is being opened; else that is told: the event was meant for the last game.
 * @param {Event} event
 */
function mayNow({ do: what }) {
  const name = nowOpening();
  if (!name || what === "open" || what === "follow") return true;
  if (what === "new") newGame.refuse(words.beingOpened({ name }));
  else say(0, words.beingOpened({ name }));
  return false;
}

/** The name of the file or link being opened, while all else waits; "" if there is none. */
function nowOpening() {
  return files.reading || queue.opening || (address.link && words.linked);
}

/** Go to another place of the record: this begins a review. @param {Event} event */
function stepTo(event) {
  if (!nowOpening()) review.on = true;
  send(event);
}

/** @param {string} at */
function takeTurn(at) {
  send(opponent.turn(at));
  if (!arrival.done) note(words.judgedSoon({ at }));
}

board.addEventListener("tt-play", (event) => takeTurn(pointOf(event)));

/** Continue an earlier game. @param {string} id */
async function reopen(id) {
  if (!arrival.done) newGame.refuse(words.thatOpensSoon);
  await queue.idle(); // waiting events belong to the game being left
  const kept = await store.take(id);
  if (kept) send(loading(kept));
  else newGame.refuse(words.inAnotherTab);
}

// What Python answers

/**
 * What to do with each kind of answer, in this order if several come together.
 * @type {{[kind in keyof Answer]?: (value: any, event: Event) => unknown}}
 */
const TAKE = {
  look: (look) => {
    if (look.at !== board.looking) return;
    board.look = look;
    note(look.say);
  },
  tell: (sentence) => say(0, sentence),
  plot: (scores) => plot.take(scores),
  outline: (outline) => tree.take(outline),
  file: (file, event) =>
    event.part
      ? newGame.earlier.take(file, event)
      : say(0, words.saved({ name: files.save(file, board.view) })),
  link: (link) => share.take(link, board.view),
  picture: (svg) => share.draw(svg, board.view),
  film: (svg) => share.film.take(svg),
  view: takeView,
  save: (text, event) => {
    // A chosen game counts as much as a played one; the empty grid of a fresh page is not a game
    // yet.
    const chosen = ["new", "again", "load"].includes(event.do);
    if (board.view) element("unkept").hidden = store.keep(text, board.view, chosen);
  },
  changed: () => {
    if (!board.view || !store.add(game.since, board.view)) ask({ do: "keep" });
  },
};

/** @param {Answer} answer @param {Event} event */
async function answered(answer, event) {
  if (!arrival.done && queue.next === "new" && !answer.view?.error) {
    arrival.end();
    // do not draw a game that is left at once: it would replace the wanted grid under a pointer
    return;
  }
  for (const kind of /** @type {(keyof Answer)[]} */ (Object.keys(TAKE)))
    if (answer[kind] !== undefined) await TAKE[kind]?.(answer[kind], event);
}

/** @param {View} view @param {Event} event it answers */
async function takeView(view, event) {
  const what = event.do;
  if (newGame.refuses(view, event)) return;
  const begins = !view.error && ["new", "again", "open", "follow"].includes(what);
  const other = begins || (arrival.done && ["load", "game"].includes(what));
  const alone = what === "follow" && !arrival.done; // at most the link's game is shown
  const others = what === "follow" && (store.has(store.id) || store.others().length > 0);
  if (begins || alone || (what === "load" && view.error)) await store.begin(what === "follow");
  arrival.end();
  const anew = !SAME.includes(what);
  show(view, { event, begins, other, anew, others: others && (begins || alone) });
}

// Beginning

/** @param {Kept} kept @returns {Event} */
function loading({ text, then }) {
  return { do: "load", text, ...(then.length ? { then } : {}) };
}

/**
 * A kept view, at once; Python will send a true one. An older or broken page may have kept
 * something else.
 * @param {Kept | null} kept
 */
function showKept(kept) {
  if (!kept?.view) return false;
  const { view, then } = kept;
  try {
    review.on = view.turn < view.turns.length;
    const phase = view.phase && { ...view.phase, buttons: [] }; // they are older than `then`
    show(then.length ? { ...view, phase } : view);
    element("invite").hidden = hasBegun(view);
    return true;
  } catch {
    return false;
  }
}

// The first answers have the line alone: Pyodide and offline.js wait for them.
void queue
  .idle()
  .then(pythons.goOn)
  .then(() => Object.assign(document.body.dataset, { idle: "" }));

async function begin() {
  const { link } = address;
  if (link) say(0, words.opensSoon({ name: words.linked }));
  const shown = !link && showKept(store.peek());
  queue.restore(store.held());
  const kept = link ? null : await store.claim();
  if (!shown && !showKept(kept) && !link) show(FIRST);
  try {
    await started;
    queue.start(game, link ? { do: "follow", link } : kept ? loading(kept) : { do: "view" });
  } catch (error) {
    arrival.failed(asError(error));
  }
}

begin().catch((error) =>
  arrival.failed(new Error(words.loading.failed({ cause: cause(error, words.loading) }))),
); // such as a browser too old
running();
