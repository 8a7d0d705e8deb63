/**
 * Make a lesson: its text, and beside it the page as its readers see it, changing as one types. The
 * text is kept in this browser, some lessons beside each other. What somebody has sent is shown, and
 * becomes one's own when one changes it. Knows nothing of Go.
 */
import "../lesson/element.js";
import { button, copied, download, element, made, running, whenPressed } from "../board/parts.js";
import { packed, unpacked } from "../keep/packed.js";
import { byGame, get, keepOf, set } from "../keep/storage.js";
import { site } from "../site.js";
import * as inPaste from "../words/paste.js";
import * as words from "../words/make.js";
import { Editor } from "./editor.js";

const LESSONS = "ttgo:1:lessons"; // in localStorage, by number
const OURS = "ttgo:1:lesson"; // in sessionStorage: the number of this tab's
const LARGEST = 60_000; // letters of one that is brought; a lesson has fewer
const PAUSE = 300; // ms without a key
const LINK = /^#text=(.*)/;

const text = /** @type {HTMLTextAreaElement} */ (element("text"));
const given = /** @type {HTMLInputElement} */ (element("given"));
const out = /** @type {HTMLTextAreaElement} */ (element("out"));
const lesson = /** @type {import("../lesson/element.js").Lesson} */ (element("lesson"));
const editor = new Editor(text, changed);
const heading = element("heading").textContent;
let ours = get("session", OURS) || Object.keys(byGame(LESSONS)).at(-1) || newNumber();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let pause;

/** @param {string} sentence */
const tell = (sentence) => void (element("told").textContent = sentence);

const titleOf = (/** @type {string} */ written) =>
  /^#+ +([^{\n]+)/m.exec(written)?.[1].trim() ?? words.untitled;

function newNumber() {
  return `l${Date.now()}`;
}

const isVisiting = () => document.body.classList.contains("visiting");

/** @param {string} written @param {boolean} [theirs]  not to be kept */
function show(written, theirs = false) {
  document.body.classList.toggle("visiting", theirs);
  text.value = written;
  toggle("opening", false);
  tell("");
  draw();
  follow();
}

function draw() {
  lesson.replaceChildren(made("span", { hidden: true, textContent: text.value }));
}

/** Show what the caret is at: its board, and its station on the page. */
function follow() {
  editor.show();
  if (!isVisiting()) lesson.showStation(editor.title);
}

/**
 * What is wrong, with the lines; a lesson that is only read stands below its own title.
 * @param {{title: string, mistakes: {line: number, say: string}[]}} told
 */
function list({ title, mistakes }) {
  element("heading").textContent = (isVisiting() && title) || heading;
  element("mistakes").replaceChildren(
    ...mistakes.map(({ line, say }) =>
      made(
        "li",
        {},
        button(words.line({ line }), () => goTo(line - 1)),
        ` ${say}`,
      ),
    ),
  );
}

/** @param {number} line */
function goTo(line) {
  text.focus();
  editor.go(line);
  follow();
}

function changed() {
  element("unkept").hidden = keepOf(LESSONS, ours, text.value, Infinity);
  clearTimeout(pause);
  pause = setTimeout(draw, PAUSE);
  editor.show();
}

/** @param {string} number  of a kept lesson, or a new one @param {string} [written] */
function take(number, written = String(byGame(LESSONS)[number] ?? words.example)) {
  ours = number;
  set("session", OURS, ours);
  history.replaceState(null, "", location.pathname); // a link in it is left
  show(written);
}

/** Make what was brought one's own. @param {string} written */
function adopt(written) {
  take(newNumber(), written);
  changed();
}

/** The lesson at an address, on this site or in a link. @param {string} address */
async function brought(address) {
  const url = new URL(address, site());
  const [, letters] = LINK.exec(url.hash) ?? [];
  if (letters) return unpacked(letters);
  const response = await fetch(url); // the page's policy allows this site alone
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}

/** @param {Promise<string>} coming @param {(written: string) => void} act */
async function open(coming, act) {
  try {
    const written = await coming;
    if (written.length > LARGEST) throw new RangeError(written.slice(0, 9));
    act(written);
  } catch {
    tell(words.notALesson);
  }
}

/** Show or hide a part, of whose button it is. @param {string} id @param {unknown} [is] */
function toggle(id, is = element(id).hidden) {
  element(id).hidden = !is;
  document.querySelector(`[aria-controls=${id}]`)?.setAttribute("aria-expanded", String(is));
}

function listKept() {
  const others = Object.entries(byGame(LESSONS)).reverse();
  element("lessons").replaceChildren(
    ...others.map(([number, written]) => button(titleOf(String(written)), () => take(number))),
  );
}

async function linkOf() {
  const page = new URL("static/make-lesson.html", site());
  page.hash = `text=${await packed(text.value)}`;
  return page.href;
}

/** What shows it in another page. */
function codeOf() {
  const inside = text.value.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return (
    `<script type="module" src="${site()}static/lesson.js"></script>\n\n` +
    `<tt-lesson><pre>\n${inside}\n</pre></tt-lesson>\n`
  );
}

/** @param {string | Promise<string>} coming */
async function copy(coming) {
  out.value = await coming;
  const done = await copied(out.value, out);
  element("copied").textContent = done ? inPaste.copied : inPaste.selected;
}

/** What the address says; one's own stays where a link holds no lesson. */
function begin() {
  const { hash, href } = location;
  take(ours);
  if (!LINK.test(hash)) return;
  void open(brought(href), (written) => {
    history.replaceState(null, "", href);
    show(written, true);
  });
}

text.addEventListener("input", changed);
document.addEventListener("selectionchange", () => {
  if (document.activeElement === text) follow();
});
addEventListener("click", () => void (element("copied").textContent = ""), { capture: true });
lesson.addEventListener("tt-lesson", (event) => {
  list(/** @type {CustomEvent} */ (event).detail);
  follow();
});
element("sides").addEventListener("change", ({ target }) => {
  document.body.dataset.side = /** @type {HTMLInputElement} */ (target).value;
});
element("bring").addEventListener("submit", (event) => {
  event.preventDefault();
  void open(brought(given.value), adopt);
});
element("file").addEventListener("change", ({ target }) => {
  const [file] = /** @type {HTMLInputElement} */ (target).files ?? [];
  if (file) void open(file.size > LARGEST ? Promise.reject(file) : file.text(), adopt);
});
addEventListener("hashchange", () => {
  if (!location.hash || LINK.test(location.hash)) begin(); // others are links within a lesson
});
addEventListener("storage", ({ key }) => {
  const kept = byGame(LESSONS)[ours]; // by another tab
  if (key === LESSONS && kept && kept !== text.value && !isVisiting()) take(ours);
});
whenPressed({
  open() {
    listKept();
    toggle("sharing", false);
    toggle("opening");
  },
  async share() {
    toggle("opening", false);
    toggle("sharing");
    out.value = await linkOf();
  },
  print: () => window.print(),
  ask: () => toggle("help"),
  close() {
    toggle("help");
    element("ask").focus();
  },
  new: () => take(newNumber()),
  change() {
    history.pushState(null, "", location.href); // Back leads to what was sent
    adopt(text.value);
  },
  board: () => editor.add(),
  save: () => download(`${titleOf(text.value)}.md`, new Blob([text.value])),
  "copy-link": () => copy(linkOf()),
  "copy-code": () => copy(codeOf()),
});
begin();
running();
