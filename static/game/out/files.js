/**
 * Game records as files: opened by a button or dropped on the page, saved by a download. Only
 * Python reads and writes them.
 */

import { dayOf, download, element } from "../../board/parts.js";
import { held } from "../../python/bytes.js";
import { say } from "../status.js";
import * as words from "../../words.js";

/** @import { Event, Saved, View } from "../../view.js" */
/** @import { Context } from "../page.js" */

export const LARGEST = 10_000_000; // bytes; what Python accepts too

export class Files {
  reading = ""; // the name of the file being read
  #sent = Promise.resolve(); // once all files chosen so far are on their way to Python
  #depth = 0; // elements that a dragged file has entered and not left

  target = element("drop"); // shown while a file is held over the page
  /** @type {View | null} */ #view = null;
  takes = {
    file: (/** @type {Saved} */ file, /** @type {Event} */ { part }) =>
      part || say(0, words.saved({ name: this.#save(file) })),
  };

  /** @param {(event: Event) => void} send */
  constructor(send) {
    this.send = send;
    const input = /** @type {HTMLInputElement} */ (element("file"));
    input.addEventListener("change", () => {
      const [file] = input.files ?? [];
      if (file) void this.open(file);
      input.value = ""; // choosing the same file again counts
    });
    addEventListener("dragenter", (event) => this.#drag(event, 1));
    addEventListener("dragleave", (event) => this.#drag(event, -1));
    addEventListener("dragover", (event) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = "copy";
    });
    addEventListener("drop", (event) => {
      if (!holdsFile(event)) return;
      event.preventDefault(); // else the browser leaves the page for the file
      this.#depth = 0;
      this.target.hidden = true;
      const [file] = event.dataTransfer?.files ?? [];
      if (file) void this.open(file);
    });
  }

  /** @param {File} file */
  async open(file) {
    const { name, size } = file;
    if (size > LARGEST) {
      say(0, words.tooLarge({ name, size: megabytes(size), most: megabytes(LARGEST) }));
      return;
    }
    this.reading = name;
    say(0, words.opening({ name }));
    const before = this.#sent;
    this.#sent = this.#send(file, before);
    await this.#sent;
    if (this.reading === name) this.reading = "";
  }

  /** Files are opened in the order of their choice. @param {File} file @param {Promise<void>} before */
  async #send(file, before) {
    try {
      const bytes = held(new Uint8Array(await file.arrayBuffer()));
      await before;
      this.send({ do: "open", name: file.name, ...bytes });
    } catch {
      say(0, words.unreadable({ name: file.name })); // a folder, or a deleted file
    }
  }

  /** @param {View} view @param {Pick<Context, "event" | "begins">} context */
  show(view, { event, begins }) {
    this.#view = view;
    if (event?.do !== "open") return;
    const name = String(event.name);
    if (begins)
      say(
        0,
        words.opened({
          name,
          titled: Object.keys(view.names).length > 0,
          turns: view.turns.length,
          wheel: matchMedia("(hover: hover)").matches,
          remarks: view.remarks.length > 0,
        }),
      );
    if ((event.text ?? event.hex) === undefined) say(0, words.tooLargeToWait({ name }));
  }

  /** Have the browser save a file. @param {Saved} file */
  #save(file) {
    return download(
      nameFor(file.name, this.#view?.names),
      new Blob([file.text], { type: "application/x-go-sgf" }),
    );
  }

  /** @param {DragEvent} event @param {1 | -1} step */
  #drag(event, step) {
    if (!holdsFile(event)) return;
    event.preventDefault();
    this.#depth = Math.max(0, this.#depth + step);
    this.target.hidden = this.#depth === 0;
  }
}

/** Leave dragged text and links alone. @param {DragEvent} event */
function holdsFile(event) {
  return event.dataTransfer?.types.includes("Files") ?? false;
}

/** The players' names, else the day. @param {string} name @param {View["names"]} [names] */
export function nameFor(name, { PB, PW } = {}) {
  const players = [PB, PW].map((player) =>
    (player ?? "")
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()
      .slice(0, 40),
  );
  return name.replace(/^[^.]*/, players.every(Boolean) ? players.join(" - ") : `ttgo ${dayOf()}`);
}

/** @param {number} bytes */
function megabytes(bytes) {
  return Math.ceil(bytes / 100_000) / 10;
}
