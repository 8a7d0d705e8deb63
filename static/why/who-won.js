/**
 * Who won? A board that the reader brings, and Python's verdict on it (ttgo/teach/verdict.py). The
 * page keeps the rows, the stones marked dead, and who is to play; each change goes to Python, and
 * the page shows the answer. Knows nothing of Go.
 */
import "../board/aria.js";
import * as evidence from "../board/evidence.js";
import "../embed/element.js";
import { ask, askAlone } from "../python/boards-client.js";
import { asError } from "../python/cause.js";
import {
  copied,
  element,
  handOn,
  made,
  other,
  pointOf,
  running,
  whenPressed,
} from "../board/parts.js";
import { isSgf } from "../embed/content.js";
import { stillView } from "../board/partial.js";
import { cornersOf } from "./corners.js";
import { pixelsOf } from "./pixels.js";

/** @import { Event, Verdict } from "../view.js" */
/** @typedef {Pick<Verdict, "rows" | "first" | "komi" | "captured" | "dead" | "alive" | "stated">} Brought */
/** @typedef {Awaited<ReturnType<typeof pixelsOf>>} Picture */
/** @typedef {{corners?: import("./corners.js").Spot[], size?: number}} Shown */

const NAME = "who-won";
const SIDE = 800; // pixels of a picture to send
const DEAD = ";dead="; // in the address, after the game's fragment
const WRITTEN = /(?:;|%3B)dead(?:=|%3D)/i; // as it may be written in addresses passed on
/** @type {Brought} */
let board = {
  rows: [],
  first: "black",
  komi: 0,
  captured: [0, 0],
  dead: [],
  alive: [],
  stated: "",
};
/** @type {string[]} */
let doubtful = []; // points of a picture not yet checked by the reader
let isPart = false; // the picture looks like part of a larger board; neither has the reader checked
/** @type {Verdict | null} */
let told = null;
/** @type {Picture | null} */
let photo = null; // the picture read last
let bringing = new AbortController(); // ends the reading of a picture
let waiting = ""; // what is said meanwhile
let wondering = new AbortController(); // ends the question whether a string is dead

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
const sizes = /** @type {HTMLFieldSetElement} */ (element("sizes"));
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
      : answer.verdict || !answer.view?.error
        ? ""
        : answer.view.say;
  element("wrong").textContent = said || waiting;
  return answer instanceof Error || said ? null : answer;
}

/**
 * Take a position from a text, an address or a picture: the only way in. Python makes a board of
 * the event, and its verdict.
 * @param {Partial<Brought> & {text?: string, size?: number}} brought
 * @param {{doubtful: string[], part: boolean}} [unsure] what is doubtful in a picture
 */
export async function take(brought, unsure = { doubtful: [], part: false }) {
  ({ doubtful, part: isPart } = unsure);
  if (!(await judge({ dead: [], alive: [], ...brought }, false))) return false;
  for (const name of /** @type {const} */ (["first", "komi"]))
    Object.assign(/** @type {HTMLElement} */ (facts.elements.namedItem(name)), {
      value: String(board[name]),
    });
  return true;
}

/** @param {object} change  besides the board @param {boolean} [kept]  the board is unchanged */
async function judge(change, kept = true) {
  const verdict = (await answered({ do: "verdict", ...(kept ? board : {}), ...change }))?.verdict;
  if (!verdict) return false;
  told = verdict;
  const { rows, first, komi, captured, dead, alive, stated } = verdict;
  board = { rows, first, komi, captured, dead, alive, stated };
  show(verdict);
  return true;
}

/** @param {Verdict} verdict */
function show({ rows, reach, dead, won, finished, recorded, stands, off, territory, ...rest }) {
  const { why, change } = rest;
  grid.view = { ...stillView(rows), reach };
  grid.markup = { cross: dead, circle: doubtful };
  for (const radio of /** @type {Iterable<HTMLInputElement>} */ (sizes.elements))
    radio.checked = rows.length === rows[0].length && radio.value === String(rows.length);
  const bare = !/[XO]/.test(rows.join(""));
  const unsure = isPart || doubtful.length > 0; // no verdict until the reader is sure of the board
  element("verdict").hidden = bare;
  element("because").hidden = bare || unsure;
  element("recorded").hidden = !recorded;
  element("recorded").textContent = recorded;
  element("sure").hidden = !unsure;
  const { part, doubtful: rings } = element("picture").dataset;
  element("won").textContent = (unsure ? (isPart ? part : rings) : won) ?? "";
  element("won").classList.toggle("open", unsure || !finished);
  element("counted").hidden = unsure || !finished;
  element("counts").hidden = element("share").hidden = !finished;
  element("area").textContent = (off ?? stands).say;
  element("territory").textContent = territory.say;
  element("as-is").hidden = !off;
  element("stands").textContent = stands.say;
  for (const [id, lines] of Object.entries({ why, change })) {
    element(id).replaceChildren(...lines.map((line) => made("li", { textContent: line })));
  }
  element("text").textContent = rest.text;
  element("out").hidden = !rest.link;
  duel.hidden = true;
  /** @type {HTMLAnchorElement} */ (element("large")).href = `../../index.html#${rest.link}`;
  element("large").hidden = !rest.link;
  void wonder(unsure ? null : rest.asked);
  void draw(rest.link, dead);
}

/** What the page asks, and what the search of ttgo/solve says to it. @param {Verdict["asked"]} asked */
async function wonder(asked) {
  wondering.abort();
  element("asked").hidden = !asked;
  if (!asked) return;
  wondering = new AbortController();
  const { signal } = wondering;
  element("question").textContent = asked.say;
  const fate = element("fate");
  fate.textContent = fate.dataset.wait ?? "";
  const answer = await askAlone({ do: "verdict", ...board, fate: asked.at[0] }, signal).catch(
    asError,
  );
  if (!signal.aborted)
    fate.textContent = answer instanceof Error ? "" : (answer.verdict?.fate ?? "");
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
  const [dead, alive] = [board.dead, board.alive].map((all) => all.filter((one) => one !== at));
  return judge({ at, colour: brush, dead, alive });
}

/** A position is brought anew: a picture that is still being read is no longer wanted. */
function anew() {
  bringing.abort();
  bringing = new AbortController();
  waiting = "";
  element("busy").hidden = true;
  return bringing.signal;
}

/** @param {() => Promise<unknown>} change */
function bring(change) {
  anew();
  inTurn(change);
}

/** @param {string} way  to bring a position */
function bringBy(way) {
  const ways = /** @type {HTMLFieldSetElement} */ (element("ways"));
  for (const radio of /** @type {Iterable<HTMLInputElement>} */ (ways.elements))
    radio.checked = radio.value === way;
  for (const part of document.querySelectorAll("[data-way]"))
    /** @type {HTMLElement} */ (part).hidden =
      /** @type {HTMLElement} */ (part).dataset.way !== way;
}

/** The verdict and its board. */
function inSight() {
  bringBy("tap");
  element("won").scrollIntoView({ block: "nearest" });
}

/** @param {string} text @param {string[]} [dead] */
async function read(text, dead = []) {
  const record = isSgf(text);
  if (record && !(await answered({ do: "open", name: "pasted.sgf", text, last: true }))) return;
  if (await take(record ? { dead } : { text, dead })) inSight();
}

/**
 * What there is to say about a picture.
 * @param {"wait" | "none" | "read"} what
 */
const note = (what) => (element("wrong").textContent = element("picture").dataset[what] ?? "");

/**
 * A picture, chosen, dropped or pasted: it never leaves this device. The newest one counts.
 * @param {Blob} file
 */
const look = (file) =>
  see(
    pixelsOf(file).catch(() => null),
    anew(),
  );

/**
 * Python's reading of a picture. If its board is not found, or not all of it, the corners are asked
 * for.
 * @param {Picture | Promise<Picture | null>} coming
 * @param {AbortSignal} signal
 * @param {Shown} [shown]
 */
async function see(coming, signal, shown = {}) {
  waiting = note("wait");
  bringBy("photo");
  element("busy").hidden = false;
  const picture = await coming;
  if (signal.aborted) return;
  if (!picture) {
    anew();
    note("none");
    return;
  }
  photo = picture;
  const { still, ...pixels } = picture;
  const answer = await askAlone({ do: "photo", ...pixels, ...shown }, signal).catch(asError);
  inTurn(async () => {
    if (signal.aborted) return;
    waiting = "";
    element("busy").hidden = true;
    const found = answer instanceof Error ? null : answer.photo;
    const again = !found || found.part;
    corners.show(still, pixels, found?.corners ?? shown.corners);
    Object.assign(element("corners"), { hidden: false, open: again });
    if (!found) {
      element("wrong").textContent =
        answer instanceof Error ? answer.message : (answer.view?.say ?? "");
      return;
    }
    many.value = String(found.rows.length);
    if (!(await take({ rows: found.rows }, found))) return;
    if (found.part || found.doubtful.length > 0) element("wrong").textContent = "";
    else note("read");
    if (!again) inSight();
  });
}

/** Look at a picture, if there is one. @param {DataTransfer | null} data */
function lookIn(data) {
  const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith("image/"));
  if (file) void look(file);
  return file;
}

function here() {
  const dead = board.dead.length ? DEAD + board.dead.join(",") : "";
  return `${location.origin}${location.pathname}#${told?.link ?? ""}${dead}`;
}

grid.setAttribute("label", element("board").dataset.label ?? "");
grid.coordinates = true;
grid.evidence = evidence;
element("board").append(grid);
grid.addEventListener("tt-play", (event) => inTurn(() => chosen(pointOf(event))));
element("ways").addEventListener("change", ({ target }) =>
  bringBy(/** @type {HTMLInputElement} */ (target).value),
);
sizes.addEventListener("click", ({ target }) => {
  if (target instanceof HTMLInputElement) bring(() => take({ size: Number(target.value) }));
});
facts.addEventListener("input", () => {
  const given = new FormData(facts);
  inTurn(() => judge({ first: String(given.get("first")), komi: Number(given.get("komi")) }));
});
element("file").addEventListener("change", ({ target }) => {
  const { files } = /** @type {HTMLInputElement} */ (target);
  if (files?.[0]) void look(files[0]);
});
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
  event.preventDefault();
  lookIn(event.dataTransfer);
});
addEventListener("paste", (event) => {
  if (lookIn(event.clipboardData)) event.preventDefault();
});
facts.addEventListener("submit", (event) => event.preventDefault());
whenPressed({
  read: () => bring(() => read(paste.value)),
  cancel() {
    anew();
    element("wrong").textContent = "";
  },
  sure: () =>
    inTurn(() => {
      [doubtful, isPart] = [[], false];
      return judge({});
    }),
  yes: () => inTurn(() => judge({ dead: [...board.dead, ...(told?.asked?.at ?? [])] })),
  no: () => inTurn(() => judge({ alive: [...board.alive, ...(told?.asked?.at ?? [])] })),
  again() {
    if (photo) void see(photo, anew(), { corners: corners.spots(), size: Number(many.value) });
  },
  out() {
    duel.setAttribute("link", told?.link ?? "");
    duel.setAttribute("opponent", other(board.first));
    duel.hidden = false;
    duel.scrollIntoView({ block: "nearest" });
  },
  async share() {
    const save = /** @type {HTMLAnchorElement} */ (element("save"));
    const shared = { text: element("won").textContent ?? "", url: here() };
    const files = save.hidden ? [] : [await pictureOf(save.href)];
    const can = files.length && navigator.canShare?.({ ...shared, files });
    if (can && (await handOn({ ...shared, files })) !== "failed") return;
    element("copied").textContent = (await copied(shared.url))
      ? (element("copied").dataset.done ?? "")
      : shared.url;
    if (files.length) save.click();
  },
});

/** A drawing as a file that others take. @param {string} drawing  its address */
async function pictureOf(drawing) {
  const image = Object.assign(new Image(), { src: drawing });
  await image.decode();
  const canvas = new OffscreenCanvas(SIDE, (SIDE * image.height) / image.width);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const type = "image/png";
  return new File([await canvas.convertToBlob({ type })], "who-won.png", { type });
}

/** "#v=1&s=9&b=...;dead=C3,D4" */
async function begin() {
  const [link, dead = ""] = location.hash.slice(1).split(WRITTEN); // Python decodes the rest
  if (link) await read(link, dead.split(/,|%2C/i).filter(Boolean));
  else await take({ size: 9 });
}

addEventListener("hashchange", () => bring(begin));
bring(begin);
running();
