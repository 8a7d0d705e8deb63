/**
 * The list of turns: one link a turn, the current one marked, other continuations beside the one that was chosen.
 * Of a long record some hundred turns around the current one are listed, with buttons to those before and after. Only what has
 * changed is made anew, and elements are used again, so that stepping stays quick. Tab comes to the list once; there the arrows move.
 */

import { made, playerOf, pressed, used } from "../board/parts.js";
import * as words from "../words.js";

/** @import { Event, View } from "../view.js" */

const MOST = 3; // other continuations that are shown before somebody asks for all
const BLOCK = 150; // turns
const LISTED = 3 * BLOCK; // turns that are listed at most

export class Turns {
  /** @type {View | null} */ #view = null;
  #from = 1; // the first turn that is listed after the start
  /** @type {HTMLLIElement[]} */ #items = []; // from that turn on
  /** @type {string[]} */ #texts = []; // what each item was made from
  /** @type {HTMLElement | null} */ #now = null;
  #open = -1; // the turn whose continuations are all shown
  #start = made("li", {}, link(0, words.start));
  #before = made("li", {}, made("button", { type: "button", tabIndex: -1 }));
  #after = made("li", {}, made("button", { type: "button", tabIndex: -1 }));
  /** @type {HTMLElement | null} */ #stop = null; // where Tab comes to
  #frame = 0;

  /** @param {HTMLElement} list an <ol> @param {(event: Event) => void} send */
  constructor(list, send) {
    this.list = list;
    list.addEventListener("keydown", (event) => this.#move(event));
    list.addEventListener("focusin", ({ target }) => this.#stopAt(/** @type {HTMLElement} */ (target)));
    list.addEventListener("click", (click) => {
      const button = pressed(click);
      if (button) this.#more(button);
      const chosen = /** @type {HTMLElement} */ (click.target).closest("a");
      if (!chosen) return;
      click.preventDefault();
      const turn = Number(chosen.dataset.turn);
      send(chosen.dataset.other ? { do: "branch", turn, at: chosen.dataset.other } : { do: "goto", turn });
    });
  }

  /** @param {View} view */
  show(view) {
    const last = this.#from + this.#items.length - 1;
    const inside = this.list.contains(document.activeElement);
    this.#view = view;
    if (view.labels.length <= LISTED) this.#from = 1;
    else if (view.turn < this.#from || view.turn > last || last > view.labels.length) this.#from = windowAt(view.turn, view);
    this.#list(view);
    this.#mark(this.#linkTo(view.turn));
    cancelAnimationFrame(this.#frame); // once all else is shown, so that the page is laid out once
    this.#frame = requestAnimationFrame(() => this.#now && this.#bringIntoSight(this.#now));
    if (inside && !this.list.contains(document.activeElement)) this.#now?.focus({ preventScroll: true }); // what had it was made anew
  }

  /** Arrows, Home and End go through the list. @param {KeyboardEvent} event */
  #move(event) {
    const all = /** @type {HTMLElement[]} */ ([...this.list.querySelectorAll("a, button")]);
    const here = all.indexOf(/** @type {HTMLElement} */ (event.target));
    /** @type {Record<string, number>} */
    const to = { ArrowLeft: here - 1, ArrowUp: here - 1, ArrowRight: here + 1, ArrowDown: here + 1, Home: 0, End: all.length - 1 };
    if (!(event.key in to) || event.ctrlKey || event.metaKey || event.altKey) return;
    used(event);
    const next = all[Math.max(0, Math.min(all.length - 1, to[event.key]))];
    next.focus({ preventScroll: true });
    this.#bringIntoSight(next);
  }

  /** @param {HTMLElement | null} part */
  #stopAt(part) {
    if (this.#stop) this.#stop.tabIndex = -1;
    this.#stop = part;
    if (part) part.tabIndex = 0;
  }

  /** The link of a turn; null if it is not listed. @param {number} turn */
  #linkTo(turn) {
    return (turn ? this.#items[turn - this.#from] : this.#start)?.querySelector("a") ?? null;
  }

  /** @param {HTMLElement | null} now the link of the turn that is shown */
  #mark(now) {
    this.#now?.removeAttribute("aria-current");
    this.#now = now;
    now?.setAttribute("aria-current", "step");
    if (!this.list.contains(document.activeElement) || !this.#stop?.isConnected) this.#stopAt(now);
  }

  /** List the turns from `#from` on. @param {View} view */
  #list(view) {
    const { labels, players, branches } = view;
    const count = Math.min(LISTED, labels.length + 1 - this.#from);
    if (!this.#start.isConnected) this.list.replaceChildren(this.#start);
    const fresh = document.createDocumentFragment();
    for (let place = 0; place < count; place++) {
      const turn = this.#from + place;
      const others = branches[turn];
      const text = `${players[turn - 1]}${labels[turn - 1]}${others ? ` ${others.join(" ")}` : ""}`;
      if (text === this.#texts[place]) continue;
      if (turn === this.#open) this.#open = -1;
      if (!this.#items[place]) fresh.append((this.#items[place] = made("li")));
      this.#fill(turn, view);
      this.#texts[place] = text;
    }
    for (const item of this.#items.splice(count)) item.remove();
    this.#texts.length = this.#items.length;
    this.#after.remove();
    this.list.append(fresh);
    if (this.#from > 1) this.#start.after(setGap(this.#before, 1, this.#from - 1));
    else this.#before.remove();
    const next = this.#from + count;
    if (next <= labels.length) this.list.append(setGap(this.#after, next, labels.length));
  }

  /** @param {number} turn @param {View} view */
  #fill(turn, view) {
    const item = this.#items[turn - this.#from];
    item.dataset.player = view.players[turn - 1];
    const label = view.labels[turn - 1];
    const chosen = link(turn, label);
    chosen.ariaLabel = words.turnNamed(label, playerOf(view, turn));
    const others = [...new Set(view.branches[turn] ?? [])];
    item.classList.toggle("fork", others.length > 0);
    const shown = turn === this.#open || others.length <= MOST + 1 ? others : others.slice(0, MOST);
    item.replaceChildren(chosen, ...shown.map((other) => link(turn, other === "-" ? words.note : other, other)));
    if (shown.length < others.length) item.append(moreOf(turn, others.length - shown.length));
  }

  /** More turns, or more continuations of one. @param {HTMLElement} button */
  #more(button) {
    const view = this.#view;
    if (!view) return;
    if (button.dataset.turn) {
      this.#showAll(Number(button.dataset.turn), view);
      return;
    }
    const back = button === this.#before.firstElementChild;
    const nearest = back ? this.#from - 1 : this.#from + this.#items.length;
    this.#from = windowAt(nearest, view);
    this.#list(view);
    this.#mark(this.#linkTo(view.turn));
    const there = this.#linkTo(nearest);
    there?.focus({ preventScroll: true });
    if (there) this.#bringIntoSight(there);
  }

  /** @param {number} turn @param {View} view */
  #showAll(turn, view) {
    const item = this.#items[turn - this.#from];
    const first = item.children.length - 1; // in the place of the button
    const isNow = this.#now === item.firstElementChild;
    this.#open = turn;
    this.#fill(turn, view);
    if (isNow) this.#mark(item.querySelector("a"));
    /** @type {HTMLElement} */ (item.children[first]).focus();
  }

  /** Scroll the list, and only the list. @param {HTMLElement} now */
  #bringIntoSight(now) {
    const { list } = this;
    const box = now.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    if (box.top < frame.top) list.scrollTop -= frame.top - box.top;
    if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom;
    if (box.left < frame.left) list.scrollLeft -= frame.left - box.left + 16;
    if (box.right > frame.right) list.scrollLeft += box.right - frame.right + 16;
  }
}

/** The first turn of a long list with `turn` in its middle third. @param {number} turn @param {View} view */
function windowAt(turn, view) {
  const block = Math.floor((turn - 1) / BLOCK) - 1;
  const last = Math.ceil(view.labels.length / BLOCK) - LISTED / BLOCK;
  return Math.max(0, Math.min(block, last)) * BLOCK + 1;
}

/** @param {HTMLLIElement} item @param {number} from @param {number} to */
function setGap(item, from, to) {
  Object.assign(item.children[0], { textContent: `${from} – ${to}`, ariaLabel: words.turnsTo(from, to) });
  return item;
}

/** @param {number} turn @param {string} text @param {string} [other] */
function link(turn, text, other) {
  const to = made("a", { href: "#turns", tabIndex: -1, textContent: other ? words.or(text) : text });
  to.dataset.turn = String(turn);
  if (other) {
    to.dataset.other = other;
    to.ariaLabel = words.otherChoice(turn, text);
  }
  return to;
}

/** @param {number} turn @param {number} number */
function moreOf(turn, number) {
  const button = made("button", { type: "button", tabIndex: -1, textContent: `+${number}`, ariaLabel: words.moreChoices(turn, number) });
  button.dataset.turn = String(turn);
  return button;
}
