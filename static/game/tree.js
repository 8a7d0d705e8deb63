/**
 * The tree of the game as a list: the shown line, comments, and other moves tried, each a link.
 * Python tells the rows (ttgo/session/outline.py), of a very long record those around the shown
 * place until all are asked for. Tab enters the list once; there arrows move.
 */
import { button, element, made, pressed, used } from "../board/parts.js";
import * as words from "../words.js";

/** @import { Event, Outline, Row, View } from "../view.js" */
/** @import { Context } from "./page.js" */

const ACROSS = 4; // turns in a row, as Python has them
const NEAR = 20; // rows on each side
const NUMBER = /^(\d+) /;

const SIDES = /** @type {Record<string, "black" | "white">} */ ({ B: "black", W: "white" });

export class Tree {
  /** @type {View | null} */ #view = null;
  /** @type {Outline | null} */ #outline = null;
  #seen = false; // not while another tab is shown
  #line = ""; // the turns of the view, and what else was tried
  #stale = true; // the rows are of another line
  /** @type {HTMLElement | null} */ #stop = null; // the link that Tab reaches
  /** @type {Map<string, HTMLElement>} */ #items = new Map(); // by what they say
  #all = false; // a person wants all rows

  list = element("turns");
  takes = { outline: (/** @type {Outline} */ outline) => this.#take(outline) };

  /**
   * @param {(event: Event) => void} send a person's choice
   * @param {(event: Event) => void} ask
   */
  constructor(send, ask) {
    const { list } = this;
    this.ask = ask;
    new ResizeObserver(([{ contentRect }]) => {
      const comes = !this.#seen && contentRect.height > 0;
      this.#seen = contentRect.height > 0;
      if (comes) this.#ask();
    }).observe(list);
    // on paper all turns
    addEventListener("beforeprint", () => (list.dataset.all = this.#view?.labels.join("  ") ?? ""));
    list.addEventListener("keydown", (event) => this.#move(event));
    list.addEventListener("focusin", ({ target }) =>
      this.#stopAt(/** @type {HTMLElement} */ (target)),
    );
    list.addEventListener("click", (click) => {
      const link = /** @type {HTMLElement} */ (click.target).closest("a");
      if (!link || pressed(click)) return;
      click.preventDefault();
      for (const event of chosen(link.dataset)) send(event);
    });
  }

  /** @param {View} view @param {Partial<Context>} [context] */
  show(view, { anew } = {}) {
    const line = JSON.stringify([view.turns, view.players, view.branches]);
    const differs = line !== this.#line;
    this.#stale ||= anew || differs;
    this.#line = line;
    if (anew) {
      // of the same line, such as when a side is given to the computer, the rows stay until the answer
      if (differs) this.#outline = null;
      this.#all = false;
    }
    this.#view = view;
    if (!this.#outline || !this.#seen) this.#take(lineOf(view));
    if (this.#stale || !this.#mark()) this.#ask();
  }

  /** Take Python's answer. @param {Outline} outline */
  #take(outline) {
    const { list } = this;
    const focused = list.contains(document.activeElement)
      ? /** @type {HTMLElement} */ (document.activeElement).dataset.key
      : undefined;
    const kept = this.#items;
    this.#items = new Map();
    /** @type {Element[]} */
    const items = [];
    for (const row of outline.rows) {
      const numbers = numbersOf(row, this.#view?.labels ?? []);
      const said = JSON.stringify([row, numbers]);
      const item = kept.get(said) ?? itemOf(row, numbers);
      kept.delete(said);
      this.#items.set(said, item);
      items.push(item);
    }
    const all = () => {
      this.#all = true;
      this.#ask();
    };
    if (outline.more) items.push(made("li", {}, button(words.showAll, all)));
    this.#outline = outline;
    for (const item of [...list.children]) if (!items.includes(item)) item.remove();
    for (const [place, item] of items.entries())
      if (list.children[place] !== item) list.insertBefore(item, list.children[place] ?? null);
    this.#mark();
    const again =
      focused === undefined
        ? null
        : (list.querySelector(`[data-key="${CSS.escape(focused)}"]`) ??
          list.querySelector("[aria-current]"));
    /** @type {HTMLElement | null} */ (again)?.focus({ preventScroll: true });
  }

  /** Ask for rows, if the list is visible. */
  #ask() {
    if (!this.#seen || !this.#view) return;
    this.#stale = false;
    this.ask({ do: "outline", ...(this.#all ? { all: true } : {}) });
  }

  /** Mark the shown place, and bring it into sight; false if it is in no row. */
  #mark() {
    const before = this.list.querySelector("[aria-current]");
    const now = /** @type {HTMLElement | null} */ (
      this.list.querySelector(`[data-key="${this.#view?.turn}"]`)
    );
    before?.removeAttribute("aria-current");
    now?.setAttribute("aria-current", "step");
    if (!this.list.contains(document.activeElement) || !this.#stop?.isConnected) this.#stopAt(now);
    if (now) this.#bringIntoSight(now);
    return now !== null;
  }

  /** @param {HTMLElement | null} part */
  #stopAt(part) {
    if (this.#stop) this.#stop.tabIndex = -1;
    this.#stop = part;
    if (part) part.tabIndex = 0;
  }

  /** Scroll the list, and only the list, once it is laid out. @param {HTMLElement} link */
  #bringIntoSight(link) {
    const { list } = this;
    requestAnimationFrame(() => {
      const { offsetTop, offsetHeight, offsetLeft, offsetWidth } = link;
      const above = offsetTop - list.scrollTop;
      if (above < 0 || above + offsetHeight > list.clientHeight)
        list.scrollTop = offsetTop - (list.clientHeight - offsetHeight) / 2;
      list.scrollLeft = offsetLeft - (list.clientWidth - offsetWidth) / 2; // of the strip
    });
  }

  /** Arrows go through the list. @param {KeyboardEvent} event */
  #move(event) {
    const links = /** @type {HTMLElement[]} */ ([...this.list.querySelectorAll("a")]);
    /** @type {Record<string, number>} */
    const way = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
    if (!(event.key in way) || event.ctrlKey || event.metaKey || event.altKey) return;
    used(event);
    const next = links[links.indexOf(/** @type {HTMLElement} */ (event.target)) + way[event.key]];
    next?.focus({ preventScroll: true });
    if (next) this.#bringIntoSight(next);
  }
}

/**
 * The events of a link: go to a turn of the line, or to another turn and some after it.
 * @param {DOMStringMap} link
 * @returns {Event[]}
 */
export function chosen({ turn, at, fork }) {
  const goto = { do: "goto", turn: Number(turn) };
  if (at === undefined) return [goto];
  return [{ do: "branch", turn: Number(fork), at }, ...(fork === turn ? [] : [goto])];
}

/**
 * Until Python tells rows, or while another tab is shown: rows of the line near the shown place.
 * @param {Pick<View, "turn" | "labels" | "players">} view
 * @returns {Outline}
 */
export function lineOf({ turn: here, labels, players }) {
  const from = Math.max(0, Math.ceil(here / ACROSS) - NEAR);
  const rows = [];
  for (let row = from; row <= Math.min(from + 2 * NEAR, Math.ceil(labels.length / ACROSS)); row++) {
    const [first, end] = row ? [ACROSS * (row - 1), ACROSS * row] : [0, 0];
    rows.push({
      turn: row && first + 1,
      moves: row ? labels.slice(first, end).map((label) => label.replace(NUMBER, "")) : [""],
      players: row ? players.slice(first, end) : " ",
    });
  }
  return { rows, more: false };
}

/**
 * The number of a place among the turns; "" if not a turn.
 * @param {string[]} labels of the line
 * @param {number} place
 * @param {number} [after] the line, in a variation
 */
function numberOf(labels, place, after) {
  if (after === undefined) return NUMBER.exec(labels[place - 1] ?? "")?.[1] ?? "";
  const before = labels
    .slice(0, after - 1)
    .filter((label) => NUMBER.test(label))
    .at(-1);
  return String(Number(NUMBER.exec(before ?? "")?.[1] ?? 0) + place - after + 1);
}

/** The numbers of a row's turns. @param {Row} row @param {string[]} labels of the line */
export function numbersOf({ turn, moves = [], at }, labels) {
  return moves.map((_, index) =>
    numberOf(labels, turn + index, at === undefined ? undefined : turn),
  );
}

/** @param {Row} row @param {string[]} numbers of its turns */
function itemOf({ turn, moves = [], players = "", at, more, comment }, numbers) {
  if (comment !== undefined) {
    const link = made("a", {
      href: "#turns",
      tabIndex: -1,
      dir: "auto",
      textContent: comment,
    });
    Object.assign(link.dataset, { turn, key: `${turn} c` });
    return made("li", { className: "said" }, link);
  }
  const links = moves.map((move, index) => {
    const place = turn + index;
    const side = SIDES[players[index]];
    const count = numbers[index];
    const number = made("span", {
      className: index ? "unseen" : "number",
      textContent: count && `${count} `,
    });
    const link = made(
      "a",
      { href: "#turns", tabIndex: -1 },
      number,
      made("span", { className: side ?? "" }),
      move || words.start,
    );
    const label = words.turnNamed(count ? `${count} ${move}` : move, side ?? null);
    if (move) link.ariaLabel = at === undefined ? label : words.inVariation({ turn: label });
    Object.assign(
      link.dataset,
      { turn: place, key: at === undefined ? String(place) : `${place} ${turn} ${at}` },
      at === undefined ? {} : { at, fork: turn },
    );
    return link;
  });
  return made(
    "li",
    { className: at === undefined ? "line" : "other" },
    ...links,
    ...(more ? ["…"] : []),
  );
}
