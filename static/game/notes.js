/**
 * What a file says besides its turns: its other games, a title, remarks on what was changed in
 * reading, a turn's comment. Until its end the score is left out: half a game tells nothing of it.
 */

import { element, made } from "../board/parts.js";
import { choose } from "./controls.js";
import { OPENS } from "../words/events.js";
import * as words from "../words.js";

/** @import { Event, View } from "../view.js" */
/** @import { Context } from "./page.js" */

const LONG = 80; // letters of a fact

export class Notes {
  title = element("record"); // the game's name, and facts about it
  through = element("through"); // a button
  remarks = element("remarks");
  comment = element("comment"); // of the shown turn
  noted = element("noted"); // the same, only shown, where tabs are out of sight
  tab = element("tab-comments");
  recorded = element("recorded"); // in the result: the file's own
  games = element("games"); // a label around a list to choose from
  choice = /** @type {HTMLSelectElement} */ (this.games.querySelector("select"));

  #comment = "";

  /** @param {(event: Event) => void} send */
  constructor(send) {
    this.choice.addEventListener("change", () =>
      send({ do: "game", number: this.choice.selectedIndex + 1 }),
    );
  }

  /** @param {View} view @param {Partial<Context>} [context] */
  show(view, { event, anew } = {}) {
    const { names, remarks, over, turn, turns } = view;
    this.#showGames(view);
    this.#entitle(view);
    // of what is resigned here the record has a result, too
    const isRecord = Boolean(names.PB ?? names.PW) || /^[^R]+$/.test(names.RE ?? "");
    document.body.toggleAttribute("data-midway", isRecord && turn < turns.length);
    const comment = view.comment.trim();
    const told = comment !== "" || remarks.length > 0;
    const isNew = told && this.tab.hidden;
    this.tab.hidden = !told && Boolean(anew || this.tab.hidden);
    if (this.tab.hidden && this.tab.ariaSelected === "true") choose(element("tab-moves"));
    // the tabs are beside the board
    if (isNew && matchMedia("(min-width: 56rem)").matches) choose(this.tab);
    const result = words.resultIn(names.RE);
    const sentences = [...new Set(remarks)];
    fill(this.remarks, turn && comment ? [] : sentences.map(line)); // not before each comment
    const opened = OPENS.includes(event?.do ?? "") ? sentences : [];
    this.noted.textContent = [...opened, comment].join("\n\n").trim();
    this.recorded.hidden = !over || !result || names.RE === over.result;
    this.recorded.textContent = words.countArea({ recorded: words.recorded({ result }) });
    this.comment.hidden = !comment;
    if (this.#comment === comment) return;
    this.#comment = comment;
    const [said, chat] = partsOf(comment);
    const fold = made("details", {}, made("summary", { textContent: words.chat }), chat);
    this.comment.replaceChildren(said, ...(chat ? [fold] : []));
  }

  /** At the start, what game it is; the players are beside the score. @param {View} view */
  #entitle({ names, turn, turns }) {
    const [heading, below] = this.title.children;
    const [name, facts] = titleOf(names);
    heading.textContent = name;
    below.textContent = facts;
    const isTold = turn === 0 && turns.length > 0 && Object.keys(names).length > 0;
    this.title.hidden = this.through.hidden = !isTold;
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
 * What a file calls its game, and other facts: each once.
 * @param {View["names"]} names
 */
export function titleOf({ GN, EV, RO, PC, DT, RE }) {
  const [name = "", ...facts] = [GN, EV]
    .filter(Boolean)
    .concat(GN || EV ? [] : "", RO, PC, DT)
    .map((fact = "") => fact.slice(0, LONG));
  const result = words.resultIn(RE);
  const told = [...new Set(facts), result && words.recorded({ result })];
  return [name, told.filter((fact) => fact && fact !== name).join(" · ")];
}

/**
 * A comment, and what people said meanwhile, which servers put after such a line as "-- chat --".
 * @param {string} comment
 */
export function partsOf(comment) {
  const [said, ...chat] = comment.split(/^[-=* ]+chat[-=* ]+$/im);
  return [said.trim(), chat.join("\n").trim()];
}

/**
 * Replace a list's items if they differ; hide an empty list.
 * @param {HTMLElement} list
 * @param {HTMLElement[]} items
 */
function fill(list, items) {
  list.hidden = items.length === 0;
  const same =
    items.length === list.children.length &&
    items.every((item, place) => item.isEqualNode(list.children[place]));
  if (!same) list.replaceChildren(...items);
}

/** @param {string} textContent */
function line(textContent) {
  return made("li", { textContent });
}
