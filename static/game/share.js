/**
 * Sharing: a link that holds the whole game, the lines that put this board into another page, and a
 * picture of the grid. Python makes them.
 */
import { addressOf } from "./address.js";
import { canvasOf, Film, png } from "./film.js";
import { download } from "./files.js";
import { able, copied, element } from "../board/parts.js";
import { speak } from "../board/sentences.js";
import { resultOf } from "./kept.js";
import * as words from "../words.js";
import { isAlone } from "../python/sources.js";

/** @import { Event, View } from "../view.js" */
/** @import { Context } from "./page.js" */

const LONG = 2000; // characters that every program takes in a message or address; many take more
const FRAME = "border: 0; width: 100%; max-width: 26rem; aspect-ratio: 3 / 4";
const SHARP = 2; // pixels of a PNG per pixel of SVG

export class Share {
  /** @type {"svg" | "png" | "paste" | ""} */ #kind = ""; // the picture asked for
  #link = ""; // the fragment; "" until Python has made it
  #svg = ""; // to be pasted
  dialog = /** @type {HTMLDialogElement} */ (element("share-dialog"));
  /** @type {View | null} */ #view = null;
  takes = {
    link: (/** @type {string} */ link) => this.#take(link),
    picture: (/** @type {string} */ svg) => this.#draw(svg),
    film: (/** @type {string} */ svg) => this.film.take(svg),
  };

  /** @param {(event: Event) => void} send */
  constructor(send) {
    const { dialog } = this;
    this.send = send;
    const part = (/** @type {string} */ name) =>
      /** @type {HTMLElement} */ (dialog.querySelector(name));
    this.field = /** @type {HTMLInputElement} */ (part("input"));
    this.copyButton = /** @type {HTMLButtonElement} */ (part("#copy"));
    this.sendButton = /** @type {HTMLButtonElement} */ (part("#hand-on"));
    this.about = part("#share-about");
    this.status = part("[role=status]");
    this.copyButton.addEventListener("click", () => this.#copy());
    this.sendButton.addEventListener("click", () => this.#handOn());
    for (const kind of /** @type {const} */ (["svg", "png"]))
      part(`#${kind}`).addEventListener("click", () => this.#picture(kind));
    this.field.addEventListener("focus", () => this.field.select());
    this.pasteAs = /** @type {HTMLSelectElement} */ (part("#paste-as"));
    this.lines = /** @type {HTMLTextAreaElement} */ (part("#paste-lines"));
    this.pasteAbout = part("#paste-about");
    part("#paste").hidden = isAlone; // the page in one file has no address on the web
    this.pasteAs.addEventListener("change", () => this.#showLines());
    this.lines.addEventListener("focus", () => this.lines.select());
    part("#paste-copy").addEventListener("click", () => void this.#copyLines());
    this.film = new Film(dialog, send, (sentence) => this.say(sentence));
    part("[value=close]").addEventListener("click", () => dialog.close());
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) dialog.close(); // the backdrop
    });
  }

  open() {
    this.#show("");
    this.film.open(this.#view);
    this.say("");
    this.dialog.showModal();
    this.send({ do: "link" });
  }

  /** @param {View} view @param {Context} context */
  show(view, { event }) {
    this.#view = view;
    const what = event?.do ?? "";
    if (what === "follow") this.dialog.close();
    if (view.error && ["link", "picture", "film"].includes(what)) this.film.refuse(view.say);
  }

  /** Python's link. @param {string} link */
  #take(link) {
    this.#show(link);
    const { length } = this.field.value;
    this.say(length > LONG ? words.longLink({ length }) : "");
  }

  /** Python's picture, as a download in that kind. @param {string} svg */
  async #draw(svg) {
    const kind = this.#kind;
    this.#kind = "";
    if (!kind) return; // asked for before a reload
    if (kind === "paste") {
      this.#svg = svg.trim();
      return this.#showLines();
    }
    const image = new Blob([svg], { type: "image/svg+xml" });
    try {
      this.say(
        words.saved({
          name: download(
            nameFor(this.#view, kind),
            kind === "png" ? await png(await canvasOf(svg, SHARP)) : image,
          ),
        }),
      );
    } catch {
      this.say(words.noPng);
    }
  }

  /** Show a sentence in the dialog. @param {string} sentence */
  say(sentence) {
    speak(this.status, 0, sentence);
  }

  /** @param {string} link "" until Python has made it */
  #show(link) {
    const view = this.#view;
    [this.#link, this.#svg] = [link, ""];
    this.field.value = link && addressOf(link);
    this.#showLines();
    const next = view && isPlayed(view) ? view.toPlay : null;
    this.copyButton.textContent = next ? words.copyLinkFor({ side: next }) : words.copyLink;
    this.about.textContent = next ? words.handOn({ side: next }) : words.inLink;
    for (const button of [this.copyButton, this.sendButton]) able(button, link);
    this.sendButton.hidden = !(canHandOn() && link);
  }

  /** The lines for somebody's page. */
  #showLines() {
    const { value } = this.pasteAs;
    const view = this.#view;
    const [page] = location.href.split(/[?#]/);
    const site = new URL(".", page).href;
    const link = this.#link.replaceAll("&", "&amp;");
    const title = words.boardOf(view?.size ?? [9, 9], view?.turn ?? 0);
    const rows = (view?.stones ?? []).map((row) => `  ${[...row].join(" ")}`).join("\n");
    /** @type {Record<string, string>} */
    const lines = {
      element:
        `<script type="module" src="${site}static/embed.js"></script>\n\n` +
        `<tt-board link="${link}" show="reach score coordinates"><pre>\n${rows}\n</pre></tt-board>`,
      frame:
        `<iframe src="${site}static/board.html?show=score#${link}"\n` +
        `        title="${title}" loading="lazy" style="${FRAME}"></iframe>`,
      markdown: `[![${title}](${encodeURIComponent(nameFor(view, "svg"))})](${page}#${this.#link})`,
      svg: this.#svg,
    };
    this.lines.value = this.#link ? lines[value] : "";
    this.pasteAbout.textContent = words.pasted[value];
    if (value === "svg" && this.#link && !this.#svg) this.#picture("paste");
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
    try {
      await navigator.share({ title: document.title, url: this.field.value });
    } catch (error) {
      if (/** @type {Error} */ (error)?.name !== "AbortError") this.say(words.notSent);
    }
  }

  /** @param {"svg" | "png" | "paste"} kind */
  #picture(kind) {
    this.#kind = kind;
    this.send({ do: "picture" });
  }
}

/**
 * Whether a move was played and another is due: then the link is for the next player.
 * @param {View} view
 */
function isPlayed(view) {
  return (
    view.turn > 0 &&
    view.turn === view.turns.length &&
    !resultOf(view) &&
    (view.phase?.click ?? "turn") === "turn"
  );
}

/** Phones and tablets offer programs to share with; elsewhere people expect to copy the link. */
function canHandOn() {
  return typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches;
}

/** @param {View | null} view @param {string} kind */
function nameFor(view, kind) {
  return `${words.pictureName(view?.size.join("x"), view?.turn)}.${kind}`;
}
