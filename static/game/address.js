/** Follows the address while the page is open: Back and Forward go from game to game, and a link pasted into it is opened. */
import { say } from "./narrator.js";
import { linkHere } from "./share.js";
import * as words from "../words.js";

/** @import { Grid } from "../board/grid.js" */
/** @import { Event } from "../view.js" */
/** @import { Store } from "./store.js" */

/** @param {Grid} board @param {Store} store @param {(id: string) => Promise<void>} reopen @param {(event: Event) => void} send */
export function listenToAddress(board, store, reopen, send) {
  // Each entry of the tab's history knows its game, so that Back from a link returns to the last one.
  addEventListener("popstate", ({ state }) => {
    if (state?.game !== store.id && !linkHere() && store.has(state?.game)) void reopen(state.game);
  });
  addEventListener("hashchange", () => {
    const link = linkHere();
    if (!link) return;
    say(0, words.openingLink);
    send({ do: "follow", link });
    board.scrollIntoView({ block: "center" }); // the link may be far below, in the rules
    board.focusPoint();
  });
}
