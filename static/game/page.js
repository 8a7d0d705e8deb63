/**
 * The game's page around the board: a list of panels, how a person's events go to Python, and how
 * its answers go to the panels.
 */
import * as evidence from "../board/evidence.js";
import { element, pointOf, running } from "../board/parts.js";
import { asError, cause } from "../python/cause.js";
import { startPython } from "../python/pyodide.js";
import { Queue } from "../python/queue.js";
import { ofPage, Python, RulesClient } from "../python/rules-client.js";
import { startPyodide } from "../python/think-client.js";
import { BoardPanel } from "./board.js";
import { Controls } from "./controls.js";
import { Files } from "./files.js";
import { peek } from "./kept.js";
import { Life } from "./life.js";
import { NewGame } from "./newgame.js";
import { Notes } from "./notes.js";
import { Opponent } from "./opponent.js";
import { End, PhasePanel } from "./phase.js";
import { Plot } from "./plot.js";
import { Address, forget, linkHere, Share } from "./share.js";
import { Arrival, Busy, hasBegun, note, say, Status } from "./status.js";
import { Review, Steps } from "./steps.js";
import { FIRST, Keeper, loading, Store } from "./store.js";
import { Tree } from "./tree.js";
import { TurningPoints } from "./turning.js";
import * as words from "../words.js";
import inBoard from "../words/board.js";

/** @import { Answer, Event, View } from "../view.js" */
/** @import { Grid } from "../board/grid.js" */
/** @import { Kept } from "./kept.js" */

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
 * @typedef {object} Panel  a part of the page
 * @property {(view: View, context: Context) => void} show
 * @property {{[kind in keyof Answer]?: (value: any, event: Event) => unknown}} [takes]  what else
 *   Python may answer, by its kind
 */

const SAME = ["turn", "goto", "undo", "redo", "branch", "take"]; // these stay in their game
const SOON = 300; // ms in which a waiting turn is answered; else the empty grid is shown before
const PLAYED = ["turn", "open"]; // somebody has begun; only then 7 MB more are fetched

const board = /** @type {Grid} */ (element("board"));
board.evidence = evidence;
if (ofPage()) board.words = inBoard; // it came before them
const store = new Store();
const arrival = new Arrival(() => {
  // or it would open twice
  if (store.hold(queue.save()) && queue.holds("follow")) forget(linkHere());
});
const choice = new URLSearchParams(location.search).get("python");
const isFast = choice !== "micropython"; // Pyodide may think
const python = new Python((told) => startPython(choice, told));
const game = new RulesClient(python, () => words);
const started = python.get(words.loading); // first, so that it comes while the rest runs
started.catch(() => {}); // begin() awaits it
const ask = (/** @type {Event} */ event) => queue.send(event);
const goTo = (/** @type {number} */ turn) => steps.to(turn);
const plot = new Plot(ask, goTo);
const opponent = new Opponent(board, {
  send,
  isUnderWay: (what) => queue.isUnderWay(what),
  note,
  say,
  game,
  pyodide: () => isFast,
});
const turning = new TurningPoints(opponent, {
  plot,
  game,
  pyodide: () => isFast,
  say,
  send,
  look: (turn) => {
    goTo(turn);
    board.scrollIntoView({ block: "nearest" });
  },
  review: (on) => (review.on = on),
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
const steps = new Steps(board, queue, stepTo, () => review.on);
const review = new Review(opponent, steps, keepFocus);
const files = new Files(send);
const newGame = new NewGame(store, { queue, arrival, ask, send });
const share = new Share(ask);
const address = new Address(board, store, (id) => newGame.reopen(id), send);
const controls = new Controls({
  board,
  opponent,
  newGame,
  review,
  steps,
  send,
  takeTurn,
  share: () => mayNow({ do: "link" }) && share.open(),
});

/** Each shows the view in its way, in this order. @type {Panel[]} */
const panels = [
  newGame,
  review,
  new BoardPanel(board, opponent, takeTurn, ask),
  new Status(() => board.view && show(board.view)),
  controls,
  new PhasePanel(send, () => board.focusPoint()),
  new Life(board, ask),
  new Tree(stepTo, ask),
  steps,
  plot,
  new Notes(send),
  new End(board),
  opponent,
  turning,
  files,
  share,
  address,
  new Keeper(store, game, ask),
];

/** @param {View} view @param {Partial<Context>} [told] */
function show(view, told) {
  const kept = { game: store.id, source: store.source };
  const none = { event: null, begins: false, other: false, anew: false, others: false };
  const context = { before: board.view, ...kept, ...none, ...told };
  for (const panel of panels) panel.show(view, context);
  keepFocus();
}

/** The board takes the focus when the focused button goes, such as one that ends a game. */
function keepFocus() {
  const had = document.activeElement;
  if (had?.closest(".acts") && !had.getClientRects().length) board.focusPoint();
}

/** What a person does. @param {Event} event */
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

/** What Python answers. @param {Answer} answer @param {Event} event */
async function answered(answer, event) {
  if (!arrival.done && queue.next === "new" && !answer.view?.error) {
    arrival.end();
    // do not draw a game that is left at once: it would replace the wanted grid under a pointer
    return;
  }
  if (answer.view) await takeView(answer.view, event);
  for (const { takes } of panels)
    for (const [kind, take] of Object.entries(takes ?? {}))
      if (kind in answer) await take(Reflect.get(answer, kind), event);
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
  if (isFast && PLAYED.includes(what)) startPyodide();
}

/**
 * Show a kept view at once; Python will send a true one. An older or broken page may have kept
 * something else.
 * @param {Kept | null} kept
 */
function showKept(kept) {
  if (!kept?.view) return false;
  const { view, then } = kept;
  try {
    review.on = view.turn < view.turns.length;
    game.you = view.you ?? ""; // an earlier version kept none
    const phase = view.phase && { ...view.phase, buttons: [] }; // they are older than `then`
    show(then.length ? { ...view, phase } : view);
    element("invite").hidden = hasBegun(view);
    return true;
  } catch {
    return false;
  }
}

// The first answers have the line alone: offline.js waits for them.
void queue.idle().then(() => Object.assign(document.body.dataset, { idle: "" }));

async function begin() {
  const { link } = address;
  if (link) say(0, words.opensSoon({ name: words.linked }));
  const shown = !link && showKept(peek());
  queue.restore(store.held());
  const kept = link ? null : await store.claim();
  if (!shown && !showKept(kept) && !link) {
    const first = () => arrival.done || show(FIRST);
    if (queue.next === "turn") setTimeout(first, SOON);
    else first();
  }
  try {
    await started;
    const first = queue.next === "turn" ? null : { do: "view" };
    queue.start(game, link ? { do: "follow", link } : kept ? loading(kept) : first);
  } catch (error) {
    arrival.failed(asError(error));
  }
}

begin().catch((error) =>
  arrival.failed(new Error(words.loading.failed({ cause: cause(error, words.loading) }))),
); // such as a browser too old
running();
