/**
 * The game's page around the board: how a person's events go to Python, and how its answers go to
 * the panels. Here is what a first turn needs; the other panels (panels.js) come later.
 */
import * as evidence from "../board/evidence.js";
import { element, pointOf, running } from "../board/parts.js";
import { asError, cause } from "../python/cause.js";
import { startPython } from "../python/pyodide.js";
import { Queue } from "../python/queue.js";
import { Connection } from "../python/connection.js";
import { KeptGame } from "../python/kept-game.js";
import { Address, forget, linkHere, numberIn } from "./address.js";
import { BoardPanel } from "./board.js";
import { peek } from "../keep/kept.js";
import { Arrival, Busy, note, say, setReview, Status, turnAt } from "./status.js";
import { FIRST, Keeper, loading, Store } from "../keep/store.js";
import * as words from "../words.js";
import inBoard from "../words/board.js";
import { BEGINS, LOADS, MOVES, PLAYS } from "../words/events.js";

/** @import { Answer, Event, View } from "../view.js" */
/** @import { Grid } from "../board/grid.js" */
/** @import { Kept } from "../keep/kept.js" */

/**
 * @typedef {object} Context  of a view that is shown
 * @property {Event | null} event  that it answers; null for a kept view, or the same one again
 * @property {View | null} before  what was shown
 * @property {boolean} begins  a game begins with it
 * @property {boolean} other  another game than the one shown begins or goes on
 * @property {boolean} anew  the turns may differ from those shown: forget what was made of them
 * @property {boolean} others  offer the kept games, since this one came by a link
 * @property {string} game  its name in the store
 * @property {string} source  the game that it copies
 *
 * @typedef {object} Panel  a part of the page
 * @property {(view: View, context: Context) => void} show
 * @property {{[kind in keyof Answer]?: (value: any, event: Event) => unknown}} [takes]  what else
 *   Python may answer, by its kind
 * @typedef {ReturnType<typeof import("./panels.js").made>} Others  the other panels
 */

const OTHERS = ["open", "follow", "load"]; // another game, whatever is being opened
const SOON = 300; // ms in which a waiting turn is answered; else the empty grid is shown before

const board = /** @type {Grid} */ (element("board"));
board.evidence = evidence;
board.words = inBoard; // of which the first script has some
const store = new Store();
const arrival = new Arrival(() => {
  // or it would open twice
  if (store.hold(queue.save()) && queue.holds("follow")) forget(linkHere());
});
const choice = new URLSearchParams(location.search).get("python");
const isFast = choice !== "micropython"; // Pyodide may think
const python = new Connection(({ loading: told }) => startPython(choice, told));
const game = new KeptGame(python);
const started = python.get(); // first, so that it comes while the rest runs
started.catch(() => {}); // begin() awaits it
const send = (/** @type {Event} */ event) => queue.send(event);
const busy = new Busy(() => queue.stop());
const queue = new Queue({
  gate: { may },
  answered,
  failed: (error) => arrival.failed(error),
  busy: (event, name) => busy.show(event, name),
  changed: (waiting) => void Object.assign(board, { waiting }),
  words,
});
const address = new Address(
  board,
  store,
  (id) => whole().then(({ newGame }) => newGame.reopen(id)),
  send,
);
/** @type {Others | null} */ let others = null; // once they have come
/** @type {Promise<Others> | null} */ let coming = null;
/** What they have missed, in order. @type {((come: Others) => unknown)[]} */ const missed = [];

/** Each shows the view in its way, in this order. @type {Panel[]} */
const panels = [
  new BoardPanel(board, () => others?.thinker.advice, send),
  new Status(),
  address,
  new Keeper(store, game, send),
];

/** The other panels, told what they have missed; a press tries again if they could not come. */
export function whole() {
  coming ??= import("./panels.js").then(begun).catch((error) => {
    coming = null;
    arrival.failed(new Error(words.loading.failed({ cause: cause(error, words.loading) })));
    throw error;
  });
  return coming;
}

/** @param {typeof import("./panels.js")} module */
async function begun({ made }) {
  const page = { board, store, arrival, game, queue, isFast, send };
  const come = made({ ...page, mayNow, nowOpening, keepFocus });
  for (let told; (told = missed.shift());) await told(come);
  others = come;
  queue.release();
  return come;
}

/** Tell the other panels, once they are there. @param {(come: Others) => unknown} what */
function tell(what) {
  return others ? what(others) : missed.push(what);
}

/**
 * The queue's gate is the thinker's. Before it has come a turn may go, if no game is known in which
 * it could be the computer's. While a file or a link is being opened, only another game may.
 * @param {Event} event
 */
function may(event) {
  if (!OTHERS.includes(event.do) && !mayNow(event.do)) return "dropped";
  if (!arrival.done && event.do === "new") others?.newGame.ahead(event, board);
  if (others) return others.thinker.may(event);
  const turn = event.do === "turn";
  if (turn && (arrival.done || queue.isUnderWay("turn"))) {
    void whole();
    return "held";
  }
  element("invite").hidden ||= turn;
  if (event.opponent) game.you = board.view?.toPlay ?? "black"; // a turn that begins a game
  tell(({ thinker }) => thinker.may(event));
  return "now";
}

/** @param {View} view @param {Partial<Context>} [facts] */
function show(view, facts) {
  const kept = { game: store.id, source: store.source };
  const none = { event: null, begins: false, other: false, anew: false, others: false };
  const context = { before: board.view, ...kept, ...none, ...facts };
  const had = document.activeElement;
  const told = (/** @type {Panel} */ panel) => panel.show(view, context);
  panels.forEach(told);
  tell((come) => come.panels.forEach(told));
  keepFocus(had);
}

/**
 * The board takes the focus when what had it goes: a button that ends a game, or the dialog of a new
 * one, opened from a point that is gone.
 */
function keepFocus(had = document.activeElement) {
  const has = document.activeElement;
  if (had !== document.body && (has === document.body || !has?.getClientRects().length))
    board.focusPoint();
}

/**
 * Whether nothing is being opened; else that is told: the event was meant for the last game.
 * @param {string} what
 */
function mayNow(what) {
  const name = nowOpening();
  if (!name) return true;
  if (what === "new") others?.newGame.refuse(words.beingOpened({ name }));
  else say(0, words.beingOpened({ name }));
  return false;
}

/** The name of the file or link being opened, while all else waits; "" if there is none. */
function nowOpening() {
  return others?.files.reading || queue.opening || (address.link && words.linked);
}

/** @param {globalThis.Event} event */
function takeTurn(event) {
  const at = pointOf(event);
  queue.send(turnAt(at, board.view));
  if (!arrival.done) note(words.judgedSoon({ at }));
}

board.addEventListener("tt-play", takeTurn);

/** What Python answers. @param {Answer} answer @param {Event} event */
async function answered(answer, event) {
  if (!arrival.done && queue.next === "new" && !answer.view?.error) {
    arrival.end();
    // do not draw a game that is left at once: it would replace the wanted grid under a pointer
    return;
  }
  if (answer.view) await takeView(answer.view, event);
  await give(panels, answer, event);
  await tell((come) => give(come.panels, answer, event));
}

/** @param {Panel[]} to @param {Answer} answer @param {Event} event */
async function give(to, answer, event) {
  for (const { takes } of to)
    for (const [kind, take] of Object.entries(takes ?? {}))
      if (kind in answer) await take(Reflect.get(answer, kind), event);
}

/** @param {View} view @param {Event} event it answers */
async function takeView(view, event) {
  const what = event.do;
  if (others?.newGame.refuses(view, event)) return;
  // a position set up from a game is another game; one of the record's own is part of it
  const anyBegins = [...BEGINS, ...(view.turns.length ? [] : ["edit"])];
  const begins = !view.error && anyBegins.includes(what);
  const other = arrival.done && (begins || LOADS.includes(what));
  const alone = what === "follow" && !arrival.done; // at most the link's game is shown
  const more = what === "follow" && (store.has(store.id) || store.others().length > 0);
  const number = view.friend?.number;
  if (what === "load" && view.error) await store.back();
  else if ((begins || alone) && number !== store.id) {
    const kept = await store.begin(what === "follow", number);
    if (kept) {
      // the link is one of that game: it is to be told to it
      queue.send(loading(kept));
      queue.send(event);
      return;
    }
  }
  arrival.end();
  const anew = ![...PLAYS, ...MOVES].includes(what);
  show(view, { event, begins, other, anew, others: more && (begins || alone) });
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
    setReview(kept.reviewed);
    game.you = view.you ?? ""; // an earlier version kept none
    const phase = view.phase && { ...view.phase, buttons: [] }; // they are older than `then`
    show(then.length ? { ...view, phase } : view);
    void whole(); // a record has more to show
    return true;
  } catch {
    return false;
  }
}

/** The first answers have the line alone: the other panels and offline.js wait for them. */
export const idle = queue.idle().then(() => {
  for (const image of document.images) image.loading = "eager"; // paper has them all
  Object.assign(document.body.dataset, { idle: "" });
});

async function begin() {
  const { link } = address;
  element("invite").hidden = Boolean(link);
  if (link) say(0, words.opening({ name: words.linked }));
  const shown = !link && showKept(peek());
  queue.restore(store.held());
  const number = numberIn(link);
  const kept = !link ? await store.claim() : store.has(number) ? await store.take(number) : null;
  if (!shown && !showKept(kept) && !link) {
    const first = () => arrival.done || show(FIRST);
    if (queue.next === "turn") setTimeout(first, SOON);
    else first();
  }
  try {
    await started;
    const follow = { do: "follow", link, friend: true };
    if (link && kept) queue.send(follow);
    if (kept) queue.start(game, loading(kept));
    else if (link) queue.start(game, follow);
    else queue.start(game, ...(queue.next === "turn" ? [] : [{ do: "view" }]));
  } catch (error) {
    arrival.failed(asError(error));
  }
}

begin().catch((error) =>
  arrival.failed(new Error(words.loading.failed({ cause: cause(error, words.loading) }))),
); // such as a browser too old
running();
