/**
 * Sharing: a link that holds the whole game, pictures (pictures.js), and the lines that put this
 * board into another page. Python makes the link.
 */
import { siteHere } from "../address.js";
import { paint } from "./paint.js";
import { Pictures } from "./pictures.js";
import { able, canHandOn, copied, element, handOn } from "../../board/parts.js";
import { speak } from "../../board/sentences.js";
import { frameOf } from "../../framed.js";
import * as words from "../../words.js";
import { isAlone } from "../../python/sources.js";

/** @import { Event, Still, View } from "../../view.js" */
/** @import { Context } from "../page.js" */

const LONG = 2000; // characters that every program takes in a message or address; many take more
const SIZE = 'style="border: 0; width: 100%; max-width: 26rem; aspect-ratio: 3 / 4"'; // of a frame

export class Share {
  #link = ""; // the fragment; "" until Python has made it
  dialog = /** @type {HTMLDialogElement} */ (element("share-dialog"));
  /** @type {View | null} */ #view = null;
  takes = {
    link: (/** @type {string} */ link, /** @type {Event} */ event = { do: "link" }) =>
      event.to || this.#take(link),
    film: (/** @type {Still[]} */ grids) => this.pictures.take(grids),
    stopped: (/** @type {string} */ what) => what === "film" && this.pictures.refuse(""),
  };

  /** @param {(event: Event) => void} send */
  constructor(send) {
    this.send = send;
    const part = (/** @type {string} */ name) =>
      /** @type {HTMLElement} */ (this.dialog.querySelector(name));
    this.field = /** @type {HTMLInputElement} */ (part("input"));
    this.copyButton = /** @type {HTMLButtonElement} */ (part("#copy"));
    this.sendButton = /** @type {HTMLButtonElement} */ (part("#hand-on"));
    this.status = part("[role=status]");
    this.copyButton.addEventListener("click", () => this.#copy());
    this.sendButton.addEventListener("click", () => this.#handOn());
    this.field.addEventListener("focus", () => this.field.select());
    this.pasteAs = /** @type {HTMLSelectElement} */ (part("#paste-as"));
    this.lines = /** @type {HTMLTextAreaElement} */ (part("#paste-lines"));
    this.pasteAbout = part("#paste-about");
    part("#further").hidden = isAlone; // the page in one file has no address on the web
    this.pasteAs.addEventListener("change", () => this.#showLines());
    this.lines.addEventListener("focus", () => this.lines.select());
    part("#paste-copy").addEventListener("click", () => void this.#copyLines());
    this.pictures = new Pictures(paint, send, (sentence) => this.say(sentence));
  }

  open() {
    this.#show("");
    void this.pictures.open(this.#view);
    this.say("");
    this.dialog.showModal();
    this.send({ do: "link" });
  }

  /** @param {View} view @param {Context} context */
  show(view, { event }) {
    this.#view = view;
    const what = event?.do ?? "";
    if (what === "follow") this.dialog.close();
    if (view.error && ["link", "film"].includes(what)) this.pictures.refuse(view.say);
  }

  /** Python's link. @param {string} link */
  #take(link) {
    this.#show(link);
    const { length } = this.field.value;
    this.say(length > LONG ? words.longLink({ length }) : "");
  }

  /** Show a sentence in the dialog. @param {string} sentence */
  say(sentence) {
    speak(this.status, 0, sentence);
  }

  /** @param {string} link "" until Python has made it */
  #show(link) {
    this.#link = link;
    this.field.value = link && `${siteHere()}#${link}`;
    this.#showLines();
    for (const button of [this.copyButton, this.sendButton]) able(button, link);
    this.sendButton.hidden = !(canHandOn() && link);
  }

  /** The lines for somebody's page. */
  #showLines() {
    const { value } = this.pasteAs;
    const known = this.#link && this.#view;
    this.lines.value = known ? linesOf(siteHere(), this.#link, known)[value] : "";
    this.pasteAbout.textContent = words.pasted[value];
  }

  async #copyLines() {
    if (!this.lines.value) return;
    const done = await copied(`${this.lines.value}\n`, this.lines);
    this.say(done ? words.linesCopied : words.linesSelected);
  }

  async #copy() {
    if (!this.field.value) return;
    this.say((await copied(this.field.value, this.field)) ? words.linkCopied : words.linkSelected);
  }

  /** Share with the programs of a phone. */
  async #handOn() {
    const { title } = document;
    if ((await handOn({ title, url: this.field.value })) === "failed") this.say(words.notSent);
  }
}

/**
 * The lines for somebody's page, by their kind.
 * @param {string} site
 * @param {string} link
 * @param {Pick<View, "size" | "turn" | "stones">} view
 * @returns {Record<string, string>}
 */
export function linesOf(site, link, { size, turn, stones }) {
  const title = words.boardOf(size, turn);
  const rows = stones.map((row) => `  ${[...row].join(" ")}`).join("\n");
  const picture = `${words.pictureName(size.join("x"), turn)}.png`;
  return {
    element:
      `<script type="module" src="${site}static/embed.js"></script>\n\n` +
      `<tt-board link="${link.replaceAll("&", "&amp;")}" show="reach score coordinates">` +
      `<pre>\n${rows}\n</pre></tt-board>`,
    frame: frameOf(`${site}static/board.html?show=score#${link}`, title, SIZE),
    markdown: `[![${title}](${encodeURIComponent(picture)})](${site}#${link})`,
  };
}
