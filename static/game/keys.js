/** The keys while the board has the focus, and the one that leads back to it; index.html lists them. */

import { used } from "../board/parts.js";

/** @import { Event } from "../view.js" */
/** @import { Grid } from "../board/grid.js" */
/** @import { Steps } from "./steps.js" */

/** @param {Grid} board @param {Record<string, () => void>} actions of the buttons, and one more @param {Steps} steps @param {(event: Event) => void} send */
export function listenToKeys(board, actions, steps, send) {
  /** @param {string} what */
  const tell = (what) => () => send({ do: "tell", what, at: board.at });

  /** @type {Record<string, () => void>} */
  const KEYS = {
    p: actions.pass,
    u: actions.undo,
    y: actions.redo,
    h: actions.think,
    e: actions.expect,
    n: actions.new,
    ",": () => steps.by(-1),
    ".": () => steps.by(1),
    PageUp: () => steps.by(-10),
    PageDown: () => steps.by(10),
    "<": () => steps.by(-Infinity),
    ">": () => steps.by(Infinity),
    i: actions.type,
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
    x: actions.explain,
  };
  board.closest("main")?.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.composedPath().includes(board)) return;
    used(event);
    board.focusPoint();
  });
  board.addEventListener("keydown", (event) => {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const undoing = (event.ctrlKey || event.metaKey) && (key === "z" || key === "y");
    if (!undoing && (event.ctrlKey || event.metaKey || event.altKey)) return;
    const act = undoing ? (key === "y" || event.shiftKey ? actions.redo : actions.undo) : KEYS[key];
    if (!act || (key.startsWith("Page") && !steps.can(key === "PageUp" ? -1 : 1))) return;
    used(event);
    act();
  });
}
