/**
 * What a file says besides its turns: its other games, the players, the result, remarks on what was
 * changed in reading, a turn's comment.
 */

import { element, made } from "../board/parts.js";
import * as words from "../words.js";

/** @import { Event, View } from "../view.js" */

const SIDES = /** @type {const} */ ([
  ["PB", "black"],
  ["PW", "white"],
]);

export class Notes {
  players = element("players");
  remarks = element("remarks");
  comment = element("comment"); // of the shown turn
  noted = element("noted"); // the same, only shown, if the tree of turns is out of sight
  recorded = element("recorded"); // in the result: the file's own
  games = element("games"); // a label around a list to choose from
  choice = /** @type {HTMLSelectElement} */ (this.games.querySelector("select"));

  /** @param {(event: Event) => void} send */
  constructor(send) {
    this.choice.addEventListener("change", () =>
      send({ do: "game", last: true, number: this.choice.selectedIndex + 1 }),
    );
  }

  /** @param {View} view */
  show(view) {
    const { names: written, remarks, over } = view;
    this.#showGames(view);
    const names = Object.fromEntries(
      Object.entries(written).map(([key, text]) => [key, readable(text)]),
    );
    const comment = readable(view.comment);
    const players = SIDES.filter(([key]) => names[key]).map(([key, side]) =>
      player(side, names[key]),
    );
    const facts = names.RE && !over ? [line(words.fileSays(names.RE))] : [];
    fill(this.players, [...players, ...facts]);
    if (fill(this.remarks, [...new Set(remarks)].map(line))) reachable(this.remarks);
    this.recorded.hidden = !over || !names.RE || names.RE === over.result;
    this.recorded.textContent = words.fileSays(names.RE ?? "");
    this.comment.hidden = !comment;
    if (this.comment.textContent === comment) return;
    this.comment.textContent = this.noted.textContent = comment;
    reachable(this.comment);
  }

  /**
   * The games of a file; a refused one stays chosen, so that arrow keys go on to the next.
   * @param {View} view
   */
  #showGames({ games, error }) {
    this.games.hidden = !games;
    const names = (games?.titles ?? []).map((title, place) =>
      words.game(place + 1, readable(title)),
    );
    const same =
      names.length === this.choice.length &&
      names.every((name, place) => this.choice.options[place].text === name);
    if (!same) this.choice.replaceChildren(...names.map((name) => new Option(name)));
    if (!same || !error) this.choice.selectedIndex = (games?.at ?? 0) - 1;
  }
}

/**
 * Bytes of a file that are not letters become special characters (ttgo/sgf/codec.py).
 * @param {string} text
 */
export function readable(text) {
  return text.replace(/[\uef80-\uefff]/g, "\ufffd");
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
