/**
 * Who won? A board that the reader brings, and Python's verdict on it (ttgo/teach/verdict.py). Each
 * change goes to Python with the board as it was; the page shows the verdict on what came of it.
 * Knows nothing of Go.
 */
import "../board/aria.js";
import { Board } from "../embed/element.js";
import { asError } from "../python/cause.js";
import {
  copied,
  download,
  element,
  handOn,
  made,
  other,
  pointOf,
  running,
  whenPressed,
} from "../board/parts.js";
import { isSgf } from "../embed/content.js";
import { LATER } from "../board/later.js";
import { stillView } from "../board/partial.js";
import { cornersOf } from "./corners.js";
import { pixelsOf } from "./pixels.js";

/** @import { Event, Verdict } from "../view.js" */
/** @typedef {Awaited<ReturnType<typeof pixelsOf>>} Picture */
/** Of the points and the edges of a picture. @typedef {{doubtful: string[], part: boolean}} Unsure */

const FILE = "who-won.svg";
const SIDE = 800; // pixels of a picture to send
const DEAD = ";dead="; // in the address, after the game's fragment
// as long as a page moves, a tap on it leads to no click
const AT_ONCE = /** @type {const} */ ({ block: "start", behavior: "instant" });
const NODES = /^\s*\[[\s[]*["']/; // a board of IPvGO, as its API gives it
const WRITTEN = /(?:;|%3B)dead(?:=|%3D)/i; // as it may be written in addresses passed on

Board.define();
const facts = /** @type {HTMLFormElement} */ (element("facts"));
const sizes = /** @type {HTMLFieldSetElement} */ (element("sizes"));
const lines = /** @type {HTMLFieldSetElement} */ (element("lines"));
const corners = cornersOf(element("corners"), (shown) => page.takeCorner(shown));
const duel = /** @type {import("../embed/element.js").Board} */ (element("duel"));

/** The answer of a Python of its own. @param {Event} event @param {AbortSignal} signal */
const alone = async (event, signal) => (await Board.load()).askAlone(event, signal);

/** @param {string} sentence @param {boolean} [isFault] */
function tell(sentence, isFault = true) {
  element("wrong").textContent = sentence;
  element("wrong").classList.toggle("fault", isFault);
}

/** What there is to say about a picture. @param {string} what */
const ofPicture = (what) => element("picture").dataset[what] ?? "";

/** What is wrong with an answer, in a sentence. @param {import("../view.js").Answer | Error} answer */
const faultOf = (answer) =>
  answer instanceof Error ? answer.message : answer.view?.error ? answer.view.say : "";

/** Check the radio of a value, if there is one. @param {HTMLFieldSetElement} of @param {number} value */
function check(of, value) {
  for (const radio of /** @type {Iterable<HTMLInputElement>} */ (of.elements))
    radio.checked = Number(radio.value) === value;
}

/** Show what one way to bring a position needs. @param {string} way */
function showWay(way) {
  const ways = /** @type {HTMLFieldSetElement} */ (element("ways"));
  for (const radio of /** @type {Iterable<HTMLInputElement>} */ (ways.elements))
    radio.checked = radio.value === way;
  for (const part of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll("[data-way]")
  ))
    part.hidden = part.dataset.way !== way;
}

/** Bring the verdict and its board in sight. @param {string} way */
function showBoard(way) {
  showWay(way);
  element("board").scrollIntoView(AT_ONCE);
}

class WhoWon {
  /** What is shown, its board too. @type {Partial<Verdict>} */ #verdict = {};
  /** Until the reader has compared the board with its picture. @type {Unsure | null} */ #unsure =
    null;
  /** The picture read last. @type {Picture | null} */ #picture = null;
  #lines = 0; // of its board, if the reader has said how many
  #reading = new AbortController(); // of a picture; a position brought later ends it
  #wondering = new AbortController(); // whether a string is dead; the next verdict ends it
  #last = Promise.resolve(); // change; the next one applies to the board it leaves

  /** @param {import("../board/grid.js").Grid} grid */
  constructor(grid) {
    this.grid = grid;
  }

  /** @param {() => Promise<unknown>} change */
  #inTurn(change) {
    this.#last = this.#last.then(change).then(
      () => {},
      ({ message }) => tell(message),
    );
  }

  /** @param {() => Promise<unknown>} take  another position */
  #bring(take) {
    this.endReading();
    this.#inTurn(take);
  }

  endReading() {
    this.#reading.abort();
    element("busy").hidden = true;
  }

  /** @param {number} size */
  bringEmpty(size) {
    this.#bring(() => this.#take({ size }));
  }

  /** @param {string} text  a diagram, a record or a link */
  bringText(text) {
    if (NODES.test(text)) this.#showNodes(text);
    else this.#bring(() => this.#takeText(text));
  }

  /** Another game's board, on which it plays on and counts by its rules. @param {string} text */
  #showNodes(text) {
    this.endReading();
    const board = document.createElement("tt-board");
    board.setAttribute("graph", text);
    const read = () => {
      board.classList.add("read");
      board.scrollIntoView(AT_ONCE);
    };
    board.addEventListener("tt-change", read, { once: true });
    element("nodes").replaceChildren(board);
    tell("");
  }

  /** "#v=1&s=9&b=...;dead=C3,D4" */
  bringAddress() {
    const [link, dead = ""] = location.hash.slice(1).split(WRITTEN); // Python decodes the rest
    const points = dead.split(/,|%2C/i).filter(Boolean);
    const sent = { dead: points, sure: true };
    this.#bring(() => (link ? this.#takeText(link, sent) : this.#take({ size: 9 })));
  }

  /** A picture, chosen, dropped or pasted: it never leaves this device. @param {Blob} file */
  async bringPicture(file) {
    const { signal } = this.#beginReading();
    const picture = await pixelsOf(file).catch(() => null);
    if (signal.aborted) return;
    if (!picture) {
      this.endReading();
      tell(ofPicture("none"));
      return;
    }
    this.#picture = picture;
    this.#lines = 0;
    corners.show(picture.still, picture);
    element("corners").hidden = false;
    await this.#read();
  }

  /** A tap has shown a corner: the reader looks for them no more. @param {number} shown */
  takeCorner(shown) {
    this.endReading();
    tell(ofPicture("more").replace("{n}", String(shown)), false);
    if (shown === 4) void this.#read();
  }

  /** Read the picture again, by the corners that the reader gave. @param {number} [many]  lines */
  readAgain(many = this.#lines) {
    this.#lines = many;
    void this.#read();
  }

  /** @param {{first: string, komi: number}} given */
  changeFacts(given) {
    this.#inTurn(() => this.#judge(given));
  }

  /** Change a point by the brush. @param {string} at */
  paint(at) {
    const brush = /** @type {HTMLInputElement} */ (element("brushes").querySelector(":checked"));
    const without = (/** @type {string[]} */ points = []) => points.filter((point) => point !== at);
    this.#inTurn(() => {
      const { dead, alive } = this.#verdict;
      if (this.#unsure) this.#unsure.doubtful = without(this.#unsure.doubtful);
      return this.#judge(
        brush.value === "dead"
          ? { mark: at }
          : { at, colour: brush.value, dead: without(dead), alive: without(alive) },
      );
    });
  }

  /** Take the reader's answer about the strings in question. @param {"dead" | "alive"} what */
  settle(what) {
    this.#inTurn(() => {
      const { [what]: known = [], asked } = this.#verdict;
      return this.#judge({ [what]: [...known, ...(asked?.at ?? [])] });
    });
  }

  /** The board is right, and all of it. */
  confirm() {
    this.#inTurn(() => {
      this.#unsure = null;
      return this.#judge({ sure: true });
    });
  }

  /** The board of the verdict, as Python takes it. */
  get #board() {
    const { text: _, ...board } = this.#verdict; // that would be one to be read
    return board;
  }

  /** Python's answer; if it fails, null, and the page says why. @param {Event} event */
  async #answerTo(event) {
    const answer = await Board.ask(event).catch(asError);
    const fault = faultOf(answer);
    tell(fault || (element("busy").hidden ? "" : ofPicture("wait")), fault !== "");
    return answer instanceof Error || fault ? null : answer;
  }

  /**
   * Show the verdict on a board, with changes; false if there is none.
   * @param {object} changes @param {object} [board]  another one is brought with them if it is {}
   */
  async #judge(changes, board = this.#board) {
    const answer = await this.#answerTo({ do: "verdict", ...board, ...changes });
    if (!answer?.verdict) return false;
    this.show(answer.verdict);
    return true;
  }

  /**
   * Take the position of an event: the only way in.
   * @param {object} brought
   * @param {Unsure | null} [unsure]
   */
  async #take(brought, unsure = null) {
    const before = this.#unsure;
    this.#unsure = unsure;
    if (!(await this.#judge(brought, {}))) {
      this.#unsure = before;
      return false;
    }
    for (const name of /** @type {const} */ (["first", "komi"]))
      Object.assign(/** @type {HTMLElement} */ (facts.elements.namedItem(name)), {
        value: String(this.#verdict[name]),
      });
    return true;
  }

  /** @param {string} text @param {{dead?: string[], sure?: boolean}} [known] */
  async #takeText(text, known = {}) {
    const isRecord = isSgf(text);
    const file = { do: "open", name: "pasted.sgf", text, last: true };
    const isOpen = !isRecord || (await this.#answerTo(file));
    if (isOpen && (await this.#take(isRecord ? known : { text, ...known }))) showBoard("tap");
    else element("wrong").append(` ${ofPicture("same")}`);
  }

  /** The newest reading counts. */
  #beginReading() {
    this.endReading();
    showWay("photo");
    element("busy").hidden = false;
    tell(ofPicture("wait"), false);
    return (this.#reading = new AbortController());
  }

  /**
   * Take the position in the picture, by its corners if they are shown. If its board is not found,
   * or not all of it, they are asked for.
   */
  async #read() {
    if (!this.#picture) return;
    const { signal } = this.#beginReading();
    const { still, ...pixels } = this.#picture;
    const spots = corners.spots();
    const shown = {
      ...(spots.length && { corners: spots }),
      ...(this.#lines && { size: this.#lines }),
    };
    const answer = await alone({ do: "photo", ...pixels, ...shown }, signal).catch(asError);
    this.#inTurn(async () => {
      if (signal.aborted) return;
      this.endReading();
      const found = answer instanceof Error ? null : answer.photo;
      if (!found) {
        check(lines, this.#verdict.rows?.length ?? 0);
        tell(faultOf(answer));
        return;
      }
      corners.put(found.corners);
      const isTaken = await this.#take({ rows: found.rows }, found);
      if (isTaken && !found.part) showBoard("photo");
    });
  }

  /** @param {Verdict} verdict */
  show(verdict) {
    this.#verdict = verdict;
    const { rows, reach, dead, won, final, recorded, stands, off, territory, ...rest } = verdict;
    const { why, change, link, by, open, square } = rest;
    const { doubtful = [], part = false } = this.#unsure ?? {};
    const isRead = this.#unsure !== null;
    const sure = rest.sure || (open && !isRead);
    this.grid.view = { ...stillView(rows), ...(!square && { reach }) };
    this.grid.markup = { cross: dead, circle: doubtful, ...(square && { square }) };
    const [area, owned] = ["area", "territory"].map((id) => element(id).parentElement);
    if (square) area?.before(owned ?? "");
    else area?.after(owned ?? "");
    const size = rows.length === rows[0].length ? rows.length : 0;
    check(sizes, size);
    check(lines, size);
    const bare = !/[XO]/.test(rows.join(""));
    const question = part ? "part" : doubtful.length ? "doubtful" : "read";
    const texts = {
      recorded,
      won: isRead ? ofPicture(question) : won,
      counted: by,
      area: (off ?? stands).say,
      territory: territory.say,
      stands: stands.say,
      text: rest.text,
    };
    for (const [id, text] of Object.entries(texts)) element(id).textContent = text;
    for (const [id, sentences] of Object.entries({ why, change }))
      element(id).replaceChildren(...sentences.map((said) => made("li", { textContent: said })));
    const hidden = {
      verdict: bare && !isRead,
      lines: !isRead,
      because: bare || !rest.sure,
      recorded: !recorded,
      sure,
      counted: !final,
      share: !final,
      "as-is": !off,
      large: !link,
      out: !link,
    };
    for (const [id, is] of Object.entries(hidden)) element(id).hidden = is;
    element("won").classList.toggle("open", !final);
    /** @type {HTMLAnchorElement} */ (element("large")).href = `../../index.html#${link}`;
    duel.hidden = true;
    element("nodes").replaceChildren();
    void this.#wonder(verdict);
  }

  /**
   * Ask about the strings that a search of ttgo/solve leaves in doubt, with what it says of them.
   * @param {Verdict} verdict
   */
  async #wonder(verdict) {
    this.#wondering.abort();
    const hidden = !verdict.sure || !verdict.asked;
    element("asked").hidden = hidden;
    if (hidden) return;
    const { signal } = (this.#wondering = new AbortController());
    const fate = element("fate");
    fate.textContent = fate.dataset.wait ?? "";
    element("settle").hidden = true;
    const event = { do: "verdict", ...this.#board, search: true };
    const answer = await alone(event, signal).catch(asError);
    if (signal.aborted) return;
    const found = (answer instanceof Error ? null : answer.verdict) ?? verdict;
    this.#verdict = found;
    if (!found.asked) return this.show(found);
    fate.textContent = found.asked.fate;
    element("question").textContent = found.asked.say;
    element("settle").hidden = false;
  }

  /** Play the position out, against the computer. */
  playOut() {
    const { link = "", first = "" } = this.#verdict;
    duel.setAttribute("link", link);
    duel.setAttribute("opponent", other(first));
    duel.hidden = false;
    duel.scrollIntoView({ block: "nearest" });
  }

  /** A drawing of the board, its dead stones crossed. */
  async #drawing() {
    const { rows, dead } = this.#verdict;
    const { picture = "" } = await Board.ask({ do: "picture", rows, dead });
    return new Blob([picture], { type: "image/svg+xml" });
  }

  savePicture() {
    this.#inTurn(async () => download(FILE, await this.#drawing()));
  }

  share() {
    this.#inTurn(async () => {
      const { won: text, link = "", dead = [] } = this.#verdict;
      const marked = dead.length ? DEAD + dead.join(",") : "";
      const url = `${location.origin}${location.pathname}#${link}${marked}`;
      const drawing = await this.#drawing();
      const files = [await pngOf(drawing)];
      const can = navigator.canShare?.({ text, url, files });
      if (can && (await handOn({ text, url, files })) !== "failed") return;
      const told = element("copied");
      told.textContent = (await copied(url)) ? (told.dataset.done ?? "") : url;
      download(FILE, drawing);
    });
  }
}

/** A drawing as a file that others take. @param {Blob} drawing */
async function pngOf(drawing) {
  const image = Object.assign(new Image(), { src: URL.createObjectURL(drawing) });
  await image.decode();
  URL.revokeObjectURL(image.src);
  const canvas = new OffscreenCanvas(SIDE, (SIDE * image.height) / image.width);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const type = "image/png";
  return new File([await canvas.convertToBlob({ type })], "who-won.png", { type });
}

const grid = /** @type {import("../board/grid.js").Grid} */ (
  element("board").querySelector("tt-grid")
);
grid.later = LATER;
Board.load().then((use) => void (grid.evidence = use), String);
const page = new WhoWon(grid);

/** Bring the picture that is dropped or pasted, if there is one. @param {globalThis.Event} event */
function bringFrom(event) {
  const { clipboardData, dataTransfer } = /** @type {any} */ (event);
  /** @type {File[]} */
  const files = [...((clipboardData ?? dataTransfer)?.files ?? [])];
  const file = files.find(({ type }) => type.startsWith("image/"));
  if (file || dataTransfer) event.preventDefault(); // a dropped file would take the page's place
  if (file) void page.bringPicture(file);
}

grid.addEventListener("tt-play", (event) => page.paint(pointOf(event)));
element("ways").addEventListener("change", ({ target }) =>
  showWay(/** @type {HTMLInputElement} */ (target).value),
);
sizes.addEventListener("click", ({ target }) => {
  if (target instanceof HTMLInputElement) page.bringEmpty(Number(target.value));
});
lines.addEventListener("change", ({ target }) =>
  page.readAgain(Number(/** @type {HTMLInputElement} */ (target).value)),
);
facts.addEventListener("input", () => {
  const given = new FormData(facts);
  page.changeFacts({ first: String(given.get("first")), komi: Number(given.get("komi")) });
});
facts.addEventListener("submit", (event) => event.preventDefault());
element("file").addEventListener("change", ({ target }) => {
  const { files } = /** @type {HTMLInputElement} */ (target);
  if (files?.[0]) void page.bringPicture(files[0]);
});
addEventListener("dragover", (event) => event.preventDefault());
for (const type of ["drop", "paste"]) addEventListener(type, bringFrom);
addEventListener("hashchange", () => page.bringAddress());
whenPressed({
  read: () => page.bringText(/** @type {HTMLTextAreaElement} */ (element("paste")).value),
  cancel() {
    page.endReading();
    tell("");
  },
  sure: () => page.confirm(),
  yes: () => page.settle("dead"),
  no: () => page.settle("alive"),
  again: () => page.readAgain(),
  out: () => page.playOut(),
  save: () => page.savePicture(),
  share: () => page.share(),
});
if (location.hash) page.bringAddress();
else page.show(JSON.parse(element("first").textContent ?? ""));
running();
