/**
 * What a file says besides its turns: its other games, the players, the result, remarks on what was
 * changed in reading, a turn's comment.
 */

import { element, made } from "../board/parts.js";
import { choose } from "./controls.js";
import { OPENS } from "../words/events.js";
import * as words from "../words.js";

/** @import { Event, View } from "../view.js" */
/** @import { Context } from "./page.js" */

const SIDES = /** @type {const} */ ([
  ["PB", "black"],
  ["PW", "white"],
]);

const SHORT = 80; // letters of a comment that fit in two lines

export class Notes {
  players = element("players");
  remarks = element("remarks");
  comment = element("comment"); // of the shown turn
  noted = element("noted"); // the same, only shown, if the tree of turns is out of sight
  tab = element("tab-comments");
  more = element("more-said"); // leads to all of that
  recorded = element("recorded"); // in the result: the file's own
  games = element("games"); // a label around a list to choose from
  choice = /** @type {HTMLSelectElement} */ (this.games.querySelector("select"));

  #comment = "";

  /** @param {(event: Event) => void} send */
  constructor(send) {
    this.choice.addEventListener("change", () =>
      send({ do: "game", last: true, number: this.choice.selectedIndex + 1 }),
    );
    this.more.addEventListener("click", () => this.tab.click());
  }

  /** @param {View} view @param {Partial<Context>} [context] */
  show(view, { event, anew } = {}) {
    const { names, remarks, over, resigned } = view;
    this.#showGames(view);
    const comment = view.comment.trim();
    const told = comment !== "" || remarks.length > 0;
    this.tab.hidden = !told && Boolean(anew || this.tab.hidden);
    if (this.tab.hidden && this.tab.ariaSelected === "true") choose(element("tab-moves"));
    const opened = OPENS.includes(event?.do ?? "");
    this.more.hidden = !(comment.length > SHORT || (opened && remarks.length));
    const result = words.resultIn(names.RE);
    const players = SIDES.filter(([key]) => names[key]).map(([key, side]) =>
      player(side, names[key]),
    );
    const ends = over || (resigned && !players.length); // the sheet tells it
    const facts = result && !ends ? [line(words.recorded({ result }))] : [];
    fill(this.players, [...players, ...facts]);
    if (fill(this.remarks, [...new Set(remarks)].map(line))) reachable(this.remarks);
    this.recorded.hidden = !over || !result || names.RE === over.result;
    this.recorded.textContent = words.recorded({ result });
    this.comment.hidden = !comment;
    if (this.#comment === comment) return;
    this.#comment = this.noted.textContent = comment;
    const [said, chat] = partsOf(comment);
    const fold = made("details", {}, made("summary", { textContent: words.chat }), chat);
    this.comment.replaceChildren(said, ...(chat ? [fold] : []));
    reachable(this.comment);
  }

  /**
   * The games of a file; a refused one stays chosen, so that arrow keys go on to the next.
   * @param {View} view
   */
  #showGames({ games, error }) {
    this.games.hidden = !games;
    const names = (games?.titles ?? []).map((title, place) => words.game(place + 1, title));
    const same =
      names.length === this.choice.length &&
      names.every((name, place) => this.choice.options[place].text === name);
    if (!same) this.choice.replaceChildren(...names.map((name) => new Option(name)));
    if (!same || !error) this.choice.selectedIndex = (games?.at ?? 0) - 1;
  }
}

/**
 * A comment, and what people said meanwhile, which servers put after such a line as "-- chat --".
 * @param {string} comment
 */
export function partsOf(comment) {
  const [said, ...chat] = comment.split(/^[-=* ]+chat[-=* ]+$/im);
  return [said.trim(), chat.join("\n").trim()];
}

/** Begin at the top; if it scrolls, let the keyboard reach it. @param {HTMLElement} part */
function reachable(part) {
  part.scrollTop = 0;
  if (part.scrollHeight > part.clientHeight) part.tabIndex = 0;
  else part.removeAttribute("tabindex");
}

/**
 * Replace a list's items if they differ, and return whether; hide an empty list.
 * @param {HTMLElement} list
 * @param {HTMLElement[]} items
 */
function fill(list, items) {
  list.hidden = items.length === 0;
  const same =
    items.length === list.children.length &&
    items.every((item, place) => item.isEqualNode(list.children[place]));
  if (!same) list.replaceChildren(...items);
  return !same;
}

/** A long name is cut, not its title. @param {"black" | "white"} side @param {string} name */
function player(side, name) {
  const mark = made("span", { className: `stone ${side}` });
  const what = made("span", { className: "unseen", textContent: words.played({ side }) });
  return made("li", { title: name }, mark, what, made("b", { dir: "auto", textContent: name }));
}

/** @param {string} textContent */
function line(textContent) {
  return made("li", { textContent });
}
