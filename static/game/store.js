/**
 * Keeps games in the browser's storage, each under its own key, so that a reload, a crash or a closed tab loses nothing.
 *
 * A tab holds a lock on the game it plays. Another tab, also one that the browser made by duplicating this one, finds the
 * lock taken and goes on under a key of its own: two tabs never write to the same game.
 *
 * @import { Event, View } from "../view.js"
 * @typedef {{text: string, then: Event[], view: View | null, time: number}} Kept  a session's text and what has
 *   happened to it since, the text's view, and when it was kept (ms)
 */

import { attempt, get, remove, set } from "./storage.js";

const GAME = "ttgo:1:game:"; // the number goes up when a kept view would no longer be drawn right
const THEN = "ttgo:1:then:"; // what has happened since a game was kept
const NEWEST = "ttgo:1:newest";
const OURS = "ttgo:1:playing"; // in sessionStorage: the game of this tab,
const WAITING = "ttgo:1:waiting"; // and what waits over a Retry
const MOST = 30; // games kept
const PATIENCE = 1500; // ms that a page being reloaded may take to let go of its lock

export class Store {
  id = "";
  #time = 0; // when this tab has kept its game
  #letGo = () => {};

  /** The game that this tab had before it was reloaded, to be shown at once. */
  peek() {
    return read(get("session", OURS));
  }

  /** Take up this tab's game, else the newest one if no other tab is playing it, else a new one (null). @returns {Promise<Kept | null>} */
  async claim() {
    const ours = get("session", OURS);
    if (ours && (await this.#own(ours, PATIENCE))) return read(ours);
    if (ours) {
      const copy = read(ours); // a duplicated tab goes on with a copy
      await this.begin();
      return copy;
    }
    const newest = get("local", NEWEST);
    if (read(newest) && (await this.#own(newest, 0))) return read(newest);
    await this.begin();
    return null;
  }

  /** Go on under a new key; what was kept under the old one stays. */
  async begin() {
    await this.#own(crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`, 0);
    for (const game of this.list().slice(MOST - 1)) {
      remove("local", GAME + game.id);
      remove("local", THEN + game.id);
    }
  }

  /** Go on with another kept game; null if another tab is playing it. @param {string} id @returns {Promise<Kept | null>} */
  async take(id) {
    return (await this.#own(id, 0)) ? read(id) : null;
  }

  /** Keep the game; false if the browser refused. An empty grid is not kept as a game of its own. @param {string} text @param {View} view */
  keep(text, view) {
    if (isEmpty(view) && !read(this.id)) return true;
    this.#time = Date.now();
    remove("local", THEN + this.id);
    return set("local", GAME + this.id, JSON.stringify({ text, view, time: this.#time })) && set("local", NEWEST, this.id);
  }

  /** Keep what has happened since the game was kept; false if the browser refused, or does not have it. @param {Event[]} events */
  add(events) {
    return this.#time > 0 && set("local", THEN + this.id, JSON.stringify({ time: this.#time, events }));
  }

  /** Hold what waits, over a reload of this tab; false if the browser refused. @param {string} text */
  hold(text) {
    return set("session", WAITING, text);
  }

  /** What was held, once; "" if nothing was. */
  held() {
    const text = get("session", WAITING);
    remove("session", WAITING);
    return text;
  }

  /** All kept games, the newest first. @returns {({id: string} & Kept)[]} */
  list() {
    const games = ids().flatMap((id) => {
      const kept = read(id);
      return kept ? [{ id, ...kept }] : [];
    });
    return games.sort((a, b) => b.time - a.time);
  }

  /**
   * Hold the lock on a game, and let go of the one before; false if another tab holds it for longer than `patience` ms.
   * Where the browser has no locks (an address that is not secure), no game of another tab is taken over.
   * @param {string} id @param {number} patience
   */
  async #own(id, patience) {
    const known = read(id) !== null;
    if (!navigator.locks && known && patience === 0) return false;
    if (navigator.locks) {
      const held = await lock(GAME + id, patience);
      if (!held) return false;
      this.#letGo();
      this.#letGo = held;
    }
    this.id = id;
    this.#time = 0;
    set("session", OURS, id);
    return true;
  }
}

/** @param {string} name @param {number} patience @returns {Promise<(() => void) | null>} how to let go; null if it is taken */
function lock(name, patience) {
  return new Promise((resolve) => {
    const how = patience ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true };
    navigator.locks
      .request(name, how, (held) => {
        if (!held) {
          resolve(null);
          return null;
        }
        return new Promise((letGo) => {
          resolve(() => letGo(null)); // the lock is held until this promise ends
        });
      })
      .catch(() => resolve(null));
  });
}

/** @returns {string[]} */
function ids() {
  return attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(GAME)).map((key) => key.slice(GAME.length)), []);
}

/** @param {string} id @returns {Kept | null} */
function read(id) {
  return attempt(() => {
    const kept = JSON.parse(get("local", GAME + id));
    if (typeof kept?.text !== "string" || !kept.text.startsWith("{")) return null;
    const since = JSON.parse(get("local", THEN + id) || "null");
    const then = since?.time === kept.time && Array.isArray(since.events) ? since.events : []; // else of another state of the game
    return { text: kept.text, then, view: isView(kept.view) ? kept.view : null, time: Number(kept.time) };
  }, null);
}

/** Nothing was played, set up or opened. @param {View} view */
function isEmpty(view) {
  const isBare = !view.comment && !view.remarks.length && !Object.keys(view.names).length;
  return isBare && !view.turns.length && view.stones.every((row) => /^\.*$/.test(row));
}

/** Whether it can be drawn; a size that no grid has would take all memory. @param {Partial<View> | null} [view] */
function isView(view) {
  const [width, height] = view?.size ?? [];
  const isSide = (/** @type {unknown} */ side) => Number.isInteger(side) && Number(side) >= 1 && Number(side) <= 52;
  const isRows = (/** @type {unknown} */ rows) => Array.isArray(rows) && rows.length === height && rows.every((row) => row.length === width);
  return Array.isArray(view?.turns) && isSide(width) && isSide(height) && [view?.stones, view?.reach, view?.legal].every(isRows);
}
