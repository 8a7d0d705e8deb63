/**
 * A game with a friend, each move by a link (ttgo/record/friend.py): the links are sent here, and
 * what is new in one that is opened is played out. The game has its number for a key of the store,
 * so that every link of it leads to the same game.
 */
import { canHandOn, copied, element, handOn } from "../../board/parts.js";
import { stillView } from "../../board/partial.js";
import { siteHere } from "../address.js";
import { drawCode } from "../code.js";
import { isAlone } from "../../python/sources.js";
import { say } from "../status.js";
import * as words from "../../words.js";

/** @import { Event, View } from "../../view.js" */
/** @import { Grid } from "../../board/grid.js" */
/** @import { Context } from "../page.js" */

const PACE = 800; // ms that a grid is shown

/** A new game's number. */
export const newNumber = () =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => (byte % 36).toString(36)).join("");

export class Friend {
  #link = "";
  #told = "";
  #state = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #timer;
  section = element("friend");
  takes = {
    link: (/** @type {string} */ link, /** @type {Event} */ { to }) => {
      if (to === "friend") this.#link = `${siteHere()}#${link}`;
    },
  };

  /** @param {Grid} board @param {(event: Event) => void} send */
  constructor(board, send) {
    this.board = board;
    this.send = send;
    const [main, copy, code] = this.section.querySelectorAll("button");
    this.main = main;
    this.field = /** @type {HTMLInputElement} */ (this.section.querySelector("input"));
    this.field.addEventListener("copy", () => this.#sent(words.copiedForFriend));
    copy.hidden = !canHandOn();
    copy.addEventListener("click", () => void this.#copy());
    this.dialog = /** @type {HTMLDialogElement} */ (element("code"));
    code.hidden = isAlone; // the one file has none
    code.addEventListener("click", () => void this.#draw());
    main.addEventListener("click", () => void (canHandOn() ? this.#handOn() : this.#copy()));
  }

  /** @param {View} view @param {Context} context */
  show(view, { event }) {
    clearTimeout(this.#timer);
    const { state = "", past = [] } = view.friend ?? {};
    this.#state = state;
    if (view.friend) document.body.dataset.friend = state;
    else delete document.body.dataset.friend;
    if (event?.do !== "sent") this.field.hidden = true;
    this.section.hidden = !["send", "wait"].includes(state);
    this.main.classList.toggle("main", state === "send");
    this.main.textContent = state === "send" ? words.sendMove : words.sendAgain;
    const isAnswer = event?.do === "link"; // an error, which asking again would repeat
    if (!this.section.hidden && !isAnswer) this.send({ do: "link", to: "friend" });
    if (event?.do === "sent") say(0, this.#told);
    if (event?.do === "follow" && !matchMedia("(prefers-reduced-motion: reduce)").matches)
      this.#playOut(past.map(stillView), this.board.view);
  }

  /** @param {View[]} views @param {View | null} last  as the board shows it */
  #playOut([view, ...more], last) {
    this.board.view = view ?? last;
    if (view) this.#timer = setTimeout(() => this.#playOut(more, last), PACE);
  }

  /** @param {string} told */
  #sent(told) {
    this.#told = told;
    if (this.#state === "send") this.send({ do: "sent" });
    else say(0, told);
  }

  async #copy() {
    const done = await copied(this.#link);
    this.field.hidden = done;
    this.field.value = this.#link;
    this.field.select();
    if (done) this.#sent(words.copiedForFriend);
    else say(0, words.linkSelected);
  }

  async #draw() {
    const [canvas, told] = this.dialog.children;
    if (!(await drawCode(this.#link, canvas))) return say(0, words.notSent);
    told.textContent = words.codeForFriend;
    this.dialog.showModal();
    this.#sent(words.codeForFriend);
  }

  async #handOn() {
    const how = await handOn({ title: document.title, url: this.#link });
    if (how === "done") this.#sent(words.sideToPlay({ side: "friend" }));
    if (how === "failed") say(0, words.notSent);
  }
}
