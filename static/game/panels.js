/**
 * The panels that a first turn does not need, and what their buttons and keys do. page.js has them
 * come when the first answers are there, or somebody presses one.
 */
import { LATER } from "../board/later.js";
import { loading } from "../words.js";
import { startPyodide } from "../python/pyodide.js";
import { bringPyodide } from "../python/think-client.js";
import { Controls } from "./controls.js";
import { Files } from "./out/files.js";
import { Friend } from "./out/friend.js";
import { Life } from "./life.js";
import { playIntro } from "./intro.js";
import { NewGame } from "./newgame.js";
import { Notes } from "./notes.js";
import { ThinkerPanel } from "./computer/panel.js";
import { End, PhasePanel } from "./phase.js";
import { Plot } from "./plot.js";
import { Share } from "./out/share.js";
import { paint } from "./out/paint.js";
import { note, say } from "./status.js";
import { Review, Steps } from "./steps.js";
import { playThrough } from "./through.js";
import { Tree } from "./tree.js";
import { TurningPoints } from "./computer/turning.js";
import { Walk } from "./walk.js";
import { Way } from "./computer/way.js";

/** @import { Event } from "../view.js" */
/** @import { Grid } from "../board/grid.js" */
/** @import { Queue } from "../python/queue.js" */
/** @import { KeptGame } from "../python/kept-game.js" */
/** @import { Panel } from "./page.js" */
/** @import { Arrival } from "./status.js" */
/** @import { Store } from "../keep/store.js" */

const PLAYED = ["turn", "open"]; // somebody has begun; only then 7 MB more are fetched

/**
 * @param {object} page
 * @param {Grid} page.board
 * @param {Store} page.store
 * @param {Arrival} page.arrival
 * @param {KeptGame} page.game
 * @param {Queue} page.queue
 * @param {boolean} page.isFast  Pyodide may think
 * @param {(event: Event) => void} page.send
 * @param {(what: string) => boolean} page.mayNow  whether a person may do that
 * @param {() => string} page.nowOpening
 * @param {() => void} page.keepFocus
 */
export function made({ board, store, arrival, game, queue, isFast, ...page }) {
  const { send, mayNow, nowOpening, keepFocus } = page;
  board.later = LATER;
  const goTo = (/** @type {number} */ turn) => steps.to(turn);
  const plot = new Plot(send, goTo);
  const isUnderWay = (/** @type {string} */ what) => queue.isUnderWay(what);
  const pyodide = () => void (isFast && bringPyodide(() => startPyodide(loading, "think")));
  const thinker = new ThinkerPanel(board, { send, isUnderWay, note, say, game, pyodide });
  const steps = new Steps(board, queue, stepTo, () => review.on);
  const review = new Review(thinker, steps, store, keepFocus);
  // with the board and what is said of it in sight
  const look = (/** @type {number} */ turn) => {
    goTo(turn);
    scrollTo({ top: 0 });
  };
  const turning = new TurningPoints(thinker, {
    plot,
    game,
    pyodide,
    say,
    send,
    look,
  });
  const files = new Files(send);
  const newGame = new NewGame(store, { queue, arrival, send });
  const share = new Share(send);
  const save = () => mayNow("export") && send({ do: "export" });
  const open = () => mayNow("link") && share.open();
  const ways = { board, thinker, newGame, review, steps, send, save, share: open };

  /** Go to another place of the record: this begins a review. @param {Event} event */
  function stepTo(event) {
    if (!nowOpening()) review.on = true;
    send(event);
  }

  /** @type {Panel[]} */
  const panels = [
    newGame,
    review,
    new Controls(ways),
    new PhasePanel(send, () => board.focusPoint()),
    new Life(board, send),
    new Tree(stepTo, send),
    steps,
    plot,
    new Notes(send),
    new End(board),
    thinker,
    new Way(thinker.sides),
    turning,
    new Walk(thinker.advice, turning, steps, { send, look, say }),
    files,
    new Friend(board, send),
    share,
    { show: (_, { event }) => void (PLAYED.includes(event?.do ?? "") && pyodide()) },
  ];
  playIntro(board, paint);
  playThrough(steps);
  return { panels, thinker, newGame, files };
}
