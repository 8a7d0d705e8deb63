/**
 * Who won? A board that the reader brings, and Python's verdict on it (ttgo/teach/verdict.py). The page keeps the rows, the stones
 * marked dead, and who is to play; each change goes to Python, and the page shows the answer. Knows nothing of Go.
 */
import "../board/aria.js";
import "../embed/element.js";
import { ask } from "../python/boards-client.js";
import { copied, element, pointOf, running } from "../board/parts.js";
import { isSgf } from "../embed/content.js";
import { stillView } from "../board/partial.js";
import { cornersOf } from "./corners.js";
import { pixelsOf } from "./pixels.js";

/** @import { Event, Verdict } from "../view.js" */
/** @typedef {Pick<Verdict, "rows" | "first" | "komi" | "captured" | "dead">} Brought */

const NAME = "who-won";
const DEAD = ";dead="; // in the address, after the game's fragment
const WRITTEN = /(?:;|%3B)dead(?:=|%3D)/i; // as it may be written in addresses passed on
/** @type {Brought} */
let board = { rows: [], first: "black", komi: 0, captured: [0, 0], dead: [] };
/** @type {string[]} */
let doubtful = []; // points of a picture not yet checked by the reader
/** @type {Verdict | null} */
let told = null;
/** @type {Blob | null} */
let photo = null; // the picture read last

/** The change under way; the next one applies to the board it leaves, even if it fails. */
let last = Promise.resolve();
/** @param {() => Promise<unknown>} change */
const inTurn = (change) =>
  void (last = last.then(change).then(
    () => {},
    ({ message }) => void (element("wrong").textContent = message),
  ));

const grid = /** @type {import("../board/grid.js").Grid} */ (document.createElement("tt-grid"));
const facts = /** @type {HTMLFormElement} */ (element("facts"));
const paste = /** @type {HTMLTextAreaElement} */ (element("paste"));
const many = /** @type {HTMLInputElement} */ (element("lines"));
const corners = cornersOf(element("corners"));
const duel = /** @type {import("../embed/element.js").Board} */ (element("duel"));

/** Python's answer; if it fails, null, and the page says why. @param {Event} event */
async function answered(event) {
  /** @type {import("../view.js").Answer | Error} */
  const answer = await ask(NAME, event).catch((error) => error);
  const said =
    answer instanceof Error
      ? answer.message
      : answer.verdict || answer.photo || !answer.view?.error
        ? ""
        : answer.view.say;
  element("wrong").textContent = said;
  return answer instanceof Error || said ? null : answer;
}

/** Take a position from a text, an address or a picture: the only way in. Python makes a board of the event, and its verdict. @param {Partial<Brought> & {text?: string, size?: number}} brought @param {string[]} [unsure] doubtful points of a picture */
export async function take(brought, unsure = []) {
  doubtful = unsure;
  if (!(await judge({ dead: [], ...brought }, false))) return false;
  Object.assign(/** @type {HTMLSelectElement} */ (facts.elements.namedItem("first")), {
    value: board.first,
  });
  Object.assign(/** @type {HTMLInputElement} */ (facts.elements.namedItem("komi")), {
    value: String(board.komi),
  });
  return true;
}

/** @param {object} change  besides the board @param {boolean} [kept]  the board is unchanged */
async function judge(change, kept = true) {
  const verdict = (await answered({ do: "verdict", ...(kept ? board : {}), ...change }))?.verdict;
  if (!verdict) return false;
  told = verdict;
  const { rows, first, komi, captured, dead } = verdict;
  board = { rows, first, komi, captured, dead };
  show(verdict);
  return true;
}

/** @param {Verdict} verdict */
function show({ rows, reach, dead, stands, off, territory, why, change, link, text }) {
  grid.view = { ...stillView(rows), reach };
  grid.markup = { cross: dead, circle: doubtful };
  element("verdict").hidden = rows.every((row) => !/[XO]/.test(row));
  element("stands").textContent = stands.say;
  element("off-title").hidden = element("off").hidden = !off;
  element("off").textContent = off?.say ?? "";
  element("territory").textContent = territory.say;
  for (const [id, lines] of Object.entries({ why, change })) {
    element(id).replaceChildren(
      ...lines.map((line) => Object.assign(document.createElement("li"), { textContent: line })),
    );
  }
  element("text").textContent = text;
  element("dispute").hidden = !link;
  duel.hidden = true;
  /** @type {HTMLAnchorElement} */ (element("large")).href = `../../index.html#${link}`;
  void draw(link, dead);
}

/** @param {string} link @param {string[]} dead */
async function draw(link, dead) {
  const save = /** @type {HTMLAnchorElement} */ (element("save"));
  save.hidden = !link;
  if (!link) return;
  await ask(NAME, { do: "follow", link });
  const { picture = "" } = await ask(NAME, { do: "picture", markup: { cross: dead } });
  URL.revokeObjectURL(save.href);
  save.href = URL.createObjectURL(new Blob([picture], { type: "image/svg+xml" }));
}

/** @param {string} at */
async function chosen(at) {
  const brush = /** @type {HTMLInputElement} */ (element("brushes").querySelector(":checked"))
    .value;
  doubtful = doubtful.filter((vertex) => vertex !== at);
  if (brush === "dead") return judge({ mark: at });
  const dead = board.dead.filter((vertex) => vertex !== at);
  return judge({ at, colour: brush, dead });
}

/** @param {string} text @param {string[]} [dead] */
async function read(text, dead = []) {
  const record = isSgf(text);
  if (record && !(await answered({ do: "open", name: "pasted.sgf", text, last: true }))) return;
  if (await take(record ? { dead } : { text, dead })) element("bring").removeAttribute("open");
}

/** A picture, chosen, dropped or pasted: it never leaves this device. If its board is not found, ask for the corners. @param {Blob} file @param {{corners?: import("./corners.js").Spot[], size?: number}} [shown] */
async function look(file, shown = {}) {
  element("wrong").textContent = element("picture").dataset.wait ?? "";
  const pixels = await pixelsOf(file).catch((error) => error);
  if (pixels instanceof Error)
    return void (element("wrong").textContent = element("picture").dataset.none ?? "");
  const found = (await answered({ do: "photo", ...pixels, ...shown }))?.photo;
  photo = file;
  corners.show(file, pixels, found?.corners ?? shown.corners);
  Object.assign(element("corners"), { hidden: false, open: !found || shown.corners !== undefined });
  if (found) many.value = String(found.rows.length);
  if (!found || !(await take({ rows: found.rows }, found.doubtful))) return;
  element("wrong").textContent =
    found.doubtful.length > 0
      ? (element("picture").dataset.doubtful ?? "")
      : (element("picture").dataset.read ?? "");
}

/** @param {DataTransfer | null} data */
const pictureIn = (data) => [...(data?.files ?? [])].find(({ type }) => type.startsWith("image/"));

function here() {
  return `${location.origin}${location.pathname}#${told?.link ?? ""}${board.dead.length ? DEAD + board.dead.join(",") : ""}`;
}

grid.setAttribute("label", element("board").dataset.label ?? "");
grid.coordinates = true;
element("board").append(grid);
grid.addEventListener("tt-play", (event) => inTurn(() => chosen(pointOf(event))));
element("read").addEventListener("click", () => inTurn(() => read(paste.value)));
element("size").addEventListener("change", ({ target }) =>
  inTurn(() => take({ size: Number(/** @type {HTMLSelectElement} */ (target).value || 9) })),
);
facts.addEventListener("input", () => {
  const given = new FormData(facts);
  inTurn(() => judge({ first: String(given.get("first")), komi: Number(given.get("komi")) }));
});
element("file").addEventListener("change", ({ target }) => {
  const { files } = /** @type {HTMLInputElement} */ (target);
  if (files?.[0]) inTurn(() => look(files[0]));
});
element("again").addEventListener("click", () =>
  inTurn(async () => photo && look(photo, { corners: corners.spots(), size: Number(many.value) })),
);
addEventListener("dragover", (event) => event.preventDefault());
for (const kind of ["drop", "paste"]) {
  addEventListener(kind, (event) => {
    const file = pictureIn(
      event instanceof ClipboardEvent
        ? event.clipboardData
        : /** @type {DragEvent} */ (event).dataTransfer,
    );
    if (kind === "drop" || file) event.preventDefault();
    if (file) inTurn(() => look(file));
  });
}
facts.addEventListener("submit", (event) => event.preventDefault());
element("play-out").addEventListener("click", () => {
  duel.setAttribute("link", told?.link ?? "");
  duel.setAttribute("opponent", board.first === "black" ? "white" : "black");
  duel.hidden = false;
});
for (const button of document.querySelectorAll("button[data-copy]")) {
  button.addEventListener("click", async () => {
    const text =
      /** @type {HTMLElement} */ (button).dataset.copy === "text" ? (told?.text ?? "") : here();
    element("copied").textContent = (await copied(text))
      ? (element("copied").dataset.done ?? "")
      : text;
  });
}

/** "#v=1&s=9&b=...;dead=C3,D4" */
async function begin() {
  const [link, dead = ""] = location.hash.slice(1).split(WRITTEN); // Python decodes the rest
  if (link) await read(link, dead.split(/,|%2C/i).filter(Boolean));
  else await take({ size: 9 });
}

addEventListener("hashchange", () => inTurn(begin));
inTurn(begin);
running();
