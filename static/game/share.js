/** Sharing: a link that holds the whole game, and a picture of the grid. Python makes both. */
import { Film } from "./film.js";
import { download } from "./files.js";
import { canvasOf, png } from "./paint.js";
import { Paste } from "./paste.js";
import { able, copied } from "../board/parts.js";
import { resultOf } from "./result.js";
import { speak } from "../board/sentences.js";
import * as words from "../words.js";

/** @import { Event, View } from "../view.js" */

const LONG = 2000; // characters that every program takes in a message or address; many take more
const SHARP = 2; // pixels of a PNG per pixel of SVG

export class Share {
  /** @type {"svg" | "png" | "paste" | ""} */ #kind = ""; // the picture asked for

  /** @param {HTMLDialogElement} dialog @param {(event: Event) => void} send */
  constructor(dialog, send) {
    this.dialog = dialog;
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
    this.paste = new Paste(
      dialog,
      (sentence) => this.say(sentence),
      () => this.#picture("paste"),
      nameFor,
    );
    this.film = new Film(dialog, send, (sentence) => this.say(sentence));
    part("[value=close]").addEventListener("click", () => dialog.close());
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) dialog.close(); // the backdrop
    });
  }

  /** @param {View | null} view what is shown */
  open(view) {
    this.#show("", view);
    this.paste.take("", view);
    this.film.open(view);
    this.say("");
    this.dialog.showModal();
    this.send({ do: "link" });
  }

  /** Python's link. @param {string} link @param {View | null} view */
  take(link, view) {
    this.#show(addressOf(link), view);
    this.paste.take(link, view);
    const { length } = this.field.value;
    this.say(length > LONG ? words.longLink({ length }) : "");
  }

  /** Python's picture, as a download in that kind. @param {string} svg @param {View | null} view */
  async draw(svg, view) {
    const kind = this.#kind;
    this.#kind = "";
    if (!kind) return; // asked for before a reload
    if (kind === "paste") return this.paste.draw(svg);
    const image = new Blob([svg], { type: "image/svg+xml" });
    try {
      this.say(
        words.saved({
          name: download(
            nameFor(view, kind),
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

  /** @param {string} address "" until Python has made it @param {View | null} view */
  #show(address, view) {
    this.field.value = address;
    const next = view && isPlayed(view) ? view.toPlay : null;
    this.copyButton.textContent = next ? words.copyLinkFor({ side: next }) : words.copyLink;
    this.about.textContent = next ? words.handOn({ side: next }) : words.inLink;
    for (const button of [this.copyButton, this.sendButton]) able(button, address);
    this.sendButton.hidden = !(canHandOn() && address);
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

/** The link in the page's address; "" if there is none, or if the fragment is the name of a part of the page. */
export function linkHere() {
  const link = location.hash.slice(1);
  return document.getElementById(link) ? "" : link;
}

/** Take a link out of the address, so that a reload does not open it again. @param {string} link */
export function forget(link) {
  if (link && linkHere() === link) history.replaceState(history.state, "", addressOf(""));
}

/** The page in one file has no address for others; it knows the site's. @param {string} link "" for the page itself */
function addressOf(link) {
  const [page] = location.href.split("#");
  return link ? `${document.body.dataset.site ?? page}#${link}` : page;
}

/** Whether a move was played and another is due: then the link is for the next player. @param {View} view */
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
