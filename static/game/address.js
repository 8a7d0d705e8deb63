/**
 * The page's address: a link in it holds a game, which is opened; Back and Forward go from game to
 * game.
 */
import { siteOf } from "../site.js";
import * as words from "../words.js";
import { attempt } from "../keep/storage.js";
import { note, say } from "./status.js";

/** @import { Event, View } from "../view.js" */
/** @import { Context } from "./page.js" */
/** @import { Grid } from "../board/grid.js" */
/** @import { Store } from "../keep/store.js" */

/**
 * The link in the page's address; "" if there is none, or if the fragment is the name of a part of
 * the page.
 */
export function linkHere() {
  const link = location.hash.slice(1);
  return document.getElementById(link) ? "" : link;
}

/**
 * The number of a link's game with a friend, wherever in the link that is; "" for other games.
 * @param {string} link
 */
export function numberIn(link) {
  const plain = attempt(() => decodeURIComponent(link), "");
  return new URLSearchParams(plain).get("g") ?? "";
}

/** Take a link out of the address, so that a reload does not open it again. @param {string} link */
export function forget(link) {
  if (link && linkHere() === link)
    history.replaceState(history.state, "", location.href.split("#")[0]);
}

/**
 * The site's address for others. It names no language, so that each reader's page is in her own.
 * The page in one file has none; it knows the site's.
 */
export const siteHere = () =>
  document.body.dataset.site ??
  siteOf(document.documentElement.dataset.page ?? "index.html", location.href);

/**
 * The address while the page is open: Back and Forward go from game to game, and a link pasted into
 * it is opened.
 */
export class Address {
  link = linkHere(); // that the page was opened with, until Python has answered it

  /**
   * @param {Grid} board
   * @param {Store} store
   * @param {(id: string) => Promise<void>} reopen
   * @param {(event: Event) => void} send
   */
  constructor(board, store, reopen, send) {
    // Each entry of the tab's history knows its game, so that Back from a link returns to the last
    // one.
    addEventListener("popstate", ({ state }) => {
      if (state?.game !== store.id && !linkHere() && store.has(state?.game))
        void reopen(state.game);
    });
    addEventListener("hashchange", async () => {
      const link = linkHere();
      if (!link) return;
      say(0, words.openingLink);
      const number = numberIn(link);
      if (number !== store.id && store.has(number)) await reopen(number);
      send({ do: "follow", link, friend: true });
      board.scrollIntoView({ block: "center" }); // the link may be far below, in the rules
      board.focusPoint();
    });
  }

  /** @param {View} _ @param {Context} context */
  show(_, { event, game, others }) {
    const followed = event?.do === "follow";
    if (event && history.state?.game !== game && (!linkHere() || followed))
      history.replaceState({ game }, "");
    if (!followed) return;
    this.link = "";
    forget(String(event.link));
    if (others) note(words.othersKept);
  }
}
