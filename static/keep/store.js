/**
 * Keeps games in the browser's storage, each under its own key, so that a reload, a crash or a
 * closed tab loses nothing.
 *
 * localStorage has room for hundreds of games of ordinary length, and a write to it is done when it
 * returns, even if the tab is closed then. Only a person can drop a game. A game that was left
 * keeps its text and a row for the list, not its view.
 *
 * A tab holds a lock on the game it plays. Another tab, even a duplicate of this one, finds the
 * lock taken and continues under its own key: two tabs never write to the same game.
 *
 * @import { Event, View } from "../view.js"
 * @import { KeptGame } from "../python/kept-game.js"
 * @import { Kept, Row } from "./kept.js"
 */
import { EMPTY, GAME, isGrid, OURS, read, resultOf, THEN } from "./kept.js";
import { attempt, get, remove, set } from "./storage.js";
import { element } from "../board/parts.js";
import { FRESH } from "../words/events.js";

const NEWEST = "ttgo:1:newest";
const WAITING = "ttgo:1:waiting"; // in sessionStorage: events over a Retry
const BROKEN = "ttgo:1:broken:"; // what was kept of a game and cannot be read
const LENT = "?"; // before its first view
const PATIENCE = 1500; // ms that a reloading page may take to release its lock

export class Store {
  id = "";
  source = ""; // the game that this one copies
  #time = 0; // when this tab kept its game; 0 while the kept one is out of date
  /** @type {View | null} */ #view = null; // up to date
  #lent = ""; // a link's game, as long as nobody has played in it
  #left = ""; // the game before
  #letGo = () => {};

  /**
   * Take up this tab's game, else the newest one if no other tab is playing it, else a new one
   * (null).
   * @returns {Promise<Kept | null>}
   */
  async claim() {
    const ours = get("session", OURS);
    if (ours && (await this.#own(ours, PATIENCE))) return read(ours);
    if (ours) {
      const copy = read(ours); // a duplicated tab gets a copy
      await this.begin();
      this.source = ours;
      return copy;
    }
    const newest = get("local", NEWEST);
    if (read(newest) && (await this.#own(newest, 0))) return read(newest);
    await this.begin();
    return null;
  }

  /**
   * Go on under a new key; the old key keeps its game.
   * @param {boolean} [lent] for a link's game, which is not this tab's own until a turn is played
   * @param {string} [id] the number of a game with a friend
   * @returns {Promise<Kept | null>} the game that is kept under that number already
   */
  async begin(lent, id = `${Date.now()}-${Math.random()}`) {
    await this.#own(id, 0);
    const kept = read(id);
    if (!lent || kept) return kept;
    this.#lent = LENT;
    await this.drop(ids().filter((other) => other !== id && read(other)?.lent));
    return null;
  }

  /** The game that was taken cannot be read: go back to the one before it, else to a new one. */
  async back() {
    if (!this.#left || !(await this.#own(this.#left, 0))) await this.begin();
  }

  /**
   * Go on with another kept game; null if another tab is playing it.
   * @param {string} id
   * @returns {Promise<Kept | null>}
   */
  async take(id) {
    return (await this.#own(id, 0)) ? read(id) : null;
  }

  /**
   * Keep the game; false if the browser refused: then the game kept before is unchanged. An empty
   * grid that the reader has not `chosen` is no game yet.
   * @param {string} text
   * @param {View} view
   * @param {boolean} chosen
   */
  keep(text, view, chosen) {
    if (isEmpty(view) && !chosen && !read(this.id)) return true;
    this.#view = view;
    const happens = happened(view);
    if (this.#lent === LENT) this.#lent = happens;
    else if (this.#lent !== happens) this.#lent = "";
    this.#time = 0;
    const now = { text, row: rowOf(view), time: Date.now(), lent: this.#lent };
    if (
      !set("local", GAME + this.id, JSON.stringify({ ...now, view })) &&
      !set("local", GAME + this.id, JSON.stringify(now))
    )
      return false;
    this.#time = now.time;
    remove("local", THEN + this.id);
    return get("local", NEWEST) === this.id || set("local", NEWEST, this.id);
  }

  /**
   * Keep what has happened since the game was kept; false if the browser refused or lost the game.
   * @param {Event[]} events
   * @param {View} view
   */
  add(events, view) {
    this.#view = view;
    return (
      this.#time > 0 && set("local", THEN + this.id, JSON.stringify({ time: this.#time, events }))
    );
  }

  /**
   * Hold waiting events over this tab's reload; false if the browser refused.
   * @param {string} text
   */
  hold(text) {
    return set("session", WAITING, text);
  }

  /** Take what was held; "" for nothing. */
  held() {
    const text = get("session", WAITING);
    remove("session", WAITING);
    return text;
  }

  /**
   * All other kept games: those that wait for a move here, then the others, the newest first.
   * @returns {({id: string} & Kept)[]}
   */
  others() {
    const games = ids().flatMap((id) => {
      const kept = id === this.id ? null : read(id);
      if (!kept) return [];
      const { row, view } = kept;
      return [{ id, ...kept, row: isRow(row) ? row : view && rowOf(view) }];
    });
    const waits = (/** @type {Kept} */ { row }) => Number(row?.friend === "move");
    return games.sort((a, b) => waits(b) - waits(a) || b.time - a.time);
  }

  /** Whether a game is kept. @param {string} id */
  has(id) {
    return read(id) !== null;
  }

  /** What is no game is no longer looked at, but not deleted; returns how many there were. */
  setAside() {
    return ids().filter((id) => {
      const key = GAME + id;
      const isMoved = !read(id) && set("local", BROKEN + id, get("local", key));
      if (isMoved) remove("local", key);
      return isMoved;
    }).length;
  }

  /** Delete games, except those in other tabs; returns how many. @param {string[]} games */
  async drop(games) {
    let gone = 0;
    for (const id of games) {
      const held = navigator.locks ? await lock(GAME + id, 0) : () => {};
      if (!held) continue;
      erase(id);
      held();
      gone += 1;
    }
    return gone;
  }

  /**
   * The game is left: its view is no longer needed to draw it at once; a game without a turn is
   * dropped, and a link's in which nobody has played, neither here nor in another tab.
   */
  #leave() {
    const kept = read(this.id);
    if (!kept) return;
    const view = this.#view ?? kept.view;
    if (kept.lent || (view && isEmpty(view))) erase(this.id);
    else if (view)
      set(
        "local",
        GAME + this.id,
        JSON.stringify({ text: kept.text, row: rowOf(view), time: kept.time }),
      );
  }

  /**
   * Hold the lock on a game, and release the last one; false if another tab holds it for longer
   * than `patience` ms. If the browser has no locks (at an insecure address), no game of another
   * tab is taken over.
   * @param {string} id @param {number} patience
   */
  async #own(id, patience) {
    const known = read(id) !== null;
    const shared = !id.includes("-"); // a game with a friend is one in all tabs
    if (!navigator.locks && known && patience === 0 && !shared) return false;
    if (navigator.locks) {
      const held = await lock(GAME + id, patience, shared ? "shared" : "exclusive");
      if (!held) return false;
      if (this.id !== id) {
        this.#left = this.id;
        this.#leave();
      }
      this.#letGo();
      this.#letGo = held;
    }
    this.id = id;
    this.source = "";
    this.#lent = read(id)?.lent ?? "";
    this.#time = 0;
    this.#view = null;
    set("session", OURS, id);
    return true;
  }
}

/** @param {View} view @returns {Row} */
function rowOf(view) {
  const { size, stones, turns, names, friend } = view;
  const players = [names.PB, names.PW].filter(Boolean).join(" – ");
  return {
    size,
    stones,
    names: players,
    turns: turns.length,
    result: resultOf(view),
    friend: friend?.state,
  };
}

/** Whether a kept row can be listed. @param {any} row @returns {boolean} */
function isRow(row) {
  const { size, turns, result, stones, names = "" } = row ?? {};
  return (
    (stones
      ? isGrid(stones, size)
      : Array.isArray(size) && size.length === 2 && size.every(Number.isInteger)) &&
    Number.isInteger(turns) &&
    [result, names].every((text) => typeof text === "string")
  );
}

/** A kept game as an event. @param {Kept} kept @returns {Event} */
export function loading({ text, then }) {
  return { do: "load", text, ...(then.length ? { then } : {}) };
}

/** Keeps the game that is shown: its text, or what has happened since, as Python answers. */
export class Keeper {
  /** @type {View | null} */ #view = null;
  takes = {
    save: (/** @type {string} */ text, /** @type {Event} */ event) => {
      if (event.told) return; // by the tab that has kept it
      // A chosen game counts as much as a played one; the empty grid of a fresh page is not a game
      // yet.
      const chosen = [...FRESH, "load"].includes(event.do);
      if (this.#view) element("unkept").hidden = this.store.keep(text, this.#view, chosen);
    },
    changed: () => {
      if (!this.game.since.length) return; // it came with its text
      if (!this.#view || !this.store.add(this.game.since, this.#view)) this.ask({ do: "keep" });
    },
  };

  /** @param {Store} store @param {KeptGame} game @param {(event: Event) => void} ask */
  constructor(store, game, ask) {
    this.store = store;
    this.game = game;
    this.ask = ask;
    addEventListener("storage", ({ key }) => {
      const kept = key === GAME + store.id && read(store.id);
      if (kept && kept.text !== game.saved) ask({ ...loading(kept), told: true });
    });
  }

  /** @param {View} view */
  show(view) {
    this.#view = view;
  }
}

/**
 * @param {string} name
 * @param {number} patience
 * @param {LockMode} [mode]  shared by the tabs with one game
 * @returns {Promise<(() => void) | null>} releases it; null if it is taken
 */
function lock(name, patience, mode = "exclusive") {
  return new Promise((resolve) => {
    const given = new AbortController(); // AbortSignal.timeout is of 2022
    const giveUp = patience ? setTimeout(() => given.abort(), patience) : 0;
    const how = { mode, ...(patience ? { signal: given.signal } : { ifAvailable: true }) };
    navigator.locks
      .request(name, how, (held) => {
        clearTimeout(giveUp);
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
  return attempt(
    () =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(GAME))
        .map((key) => key.slice(GAME.length)),
    [],
  );
}

/** @param {string} id */
function erase(id) {
  remove("local", GAME + id);
  remove("local", THEN + id);
}

/** What is kept of a game that is left, at whatever turn. @param {View} view */
function happened({ turns, stones, names }) {
  return JSON.stringify([turns, turns.length ? "" : stones, names.RE]);
}

/** Whether nothing has been played, set up or opened. @param {View} view */
function isEmpty(view) {
  const isBare =
    !view.friend && !view.comment && !view.remarks.length && !Object.keys(view.names).length;
  return isBare && !view.turns.length && view.stones.every((row) => /^\.*$/.test(row));
}

/** @type {View} */
export const FIRST = {
  ...EMPTY,
  fates: true,
  score: {
    black: 0,
    white: 0,
    neutral: 81,
    komi: 0,
    margin: 0,
    result: "0",
    text: "Black 0, White 0",
  },
  rules: "Tromp-Taylor",
  friend: null,
  labels: [],
  players: "",
  branches: {},
  resigned: "",
  names: {},
  comment: "",
  games: null,
  remarks: [],
  undo: false,
  redo: false,
  error: false,
  rule: 5,
  say: "Black goes first. Choose any point.",
};
