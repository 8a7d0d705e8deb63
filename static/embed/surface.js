/**
 * What is seen of an embedded board: its grid and its panel, as its attributes and its game have
 * it, in a style that is safe from the page's styles, light or dark as the page.
 */
import "../board/grid.js";
import { LATER } from "../board/later.js";
import { less, stillView } from "../board/partial.js";
import { placeOf } from "../board/vertex.js";
import { asked, contentOf, emptyRows, OWN_INKS, sizeOf, THEMES, wordsOf } from "./content.js";
import { marksOf } from "./marks.js";

/** @import { Grid } from "../board/grid.js" */
/** @import { Board } from "./element.js" */
/** @import { View } from "../view.js" */
/** @import { Panel } from "./panel.js" */
/** @import { Ways } from "./ways.js" */

// A page's styles for all elements reach the host and, inherited, all inside it; so they are reset
// inside, except for what the board shares with the text around it. The grid and the frame around
// it may be styled from outside by their parts. Every change of ink, whatever caused it, ends a
// transition: the grid is then painted again. What is said about a pointed-at point stands below
// the other sentence, in a room of three lines, so that most of it moves nothing.
export const STYLE = new CSSStyleSheet();
STYLE.replaceSync(`
  :host {
    display: block;
    min-width: 0;
    max-width: min(100%, var(--tt-width, 26rem));
    margin-block: 1em;
  }
  :host(:state(center)), :host(:state(center)) tt-grid { margin-inline: auto; }
  :host(:state(right)) { margin-left: auto; }
  :host(:state(end)) { margin-inline-start: auto; }
  :host([hidden]), [hidden] { display: none !important; }
  .all {
    all: initial; display: var(--around, block); box-sizing: border-box; width: var(--tt-width, 26rem);
    min-width: 100%; max-width: 100%; direction: ltr;
    unicode-bidi: isolate; visibility: inherit; pointer-events: inherit; color: inherit;
    color-scheme: inherit; font-family: inherit;
    font-size: clamp(14px, 1em, 22px); line-height: 1.5; font-variant-numeric: tabular-nums;
    transition: color 1ms;
  }
  tt-grid, slot { grid-area: var(--hero, auto); } /* where a page of ours lays out its parts */
  tt-grid {
    min-width: 0;
    max-width: calc((var(--columns, 9) + var(--gutter)) * var(--tt-max-cell, 3.5rem));
    background: var(--ground); border-radius: 6px; outline: 1px solid transparent;
    outline-offset: -1px;
    caret-color: var(--accent); column-rule-color: var(--line);
    text-decoration-color: var(--black); text-emphasis-color: var(--white);
    transition: background-color 1ms, caret-color 1ms, column-rule-color 1ms,
      text-decoration-color 1ms, text-emphasis-color 1ms;
  }
  tt-grid[thinking] { cursor: progress; }
  slot { display: block; white-space: pre-wrap; overflow-wrap: anywhere; }
  p { margin: 0.4em 0 0; overflow-wrap: anywhere; }
  .caption { font-style: italic; }
  .words { display: flow-root; min-height: 5.1em; }
  [part~="right"]::before { content: "✓ "; }
  [part~="wrong"]::before { content: "✗ "; }
  :is([part~="right"], [part~="wrong"]) { font-weight: 600; }
  .note { font-size: 0.9em; }
  .score { min-height: 1.5em; font-weight: 600; }
  .wrong { padding-left: 0.6em; border-left: 3px solid var(--tt-accent, #c8371f); }
  .comment { white-space: pre-line; }
  .phase { margin-top: 0.6em; padding-left: 0.6em; border-left: 3px solid currentColor; }
  .phase p:first-child { font-weight: 600; }
  a { color: inherit; }
  [part~="buttons"] { display: flex; flex-wrap: wrap; gap: 0.4em; margin-top: 0.4em; }
  button {
    flex: 1 1 3.5em; min-width: min(100%, 2.75em); min-height: 2.75em; padding: 0 0.3em;
    font: inherit; font-size: 0.9em; line-height: 1.2;
    color: inherit; background: none; border: 1px solid;
    border-color: color-mix(in srgb, currentColor 45%, transparent);
    border-radius: 6px; cursor: pointer; overflow-wrap: anywhere;
  }
  .ways button { flex: 1 1 auto; }
  /* four choices stand in a row, or one below the other, as their words have room */
  [name="choice"]:first-child:nth-last-child(4),
  [name="choice"]:first-child:nth-last-child(4) ~ button {
    flex-basis: auto; min-width: 22%; padding: 0.3em 0.6em;
  }
  button[aria-pressed="true"] {
    background: color-mix(in srgb, currentColor 16%, transparent);
    border-color: currentColor;
    font-weight: 600;
  }
  :lang(ko) { word-break: keep-all; }
  button:hover { border-color: currentColor; }
  button.wide { flex-basis: 100%; font-weight: 600; border-color: currentColor; }
  button[aria-disabled="true"] {
    opacity: 0.5;
    cursor: default;
    border-color: color-mix(in srgb, currentColor 45%, transparent);
  }
  button:focus-visible, a:focus-visible { outline: 2.5px solid currentColor; outline-offset: 2px; }
  @media print {
    .all { break-inside: avoid; }
    .all > :not(tt-grid, .caption, .comment), :host(:not([data-changed])) .all:has(+ .picture) {
      display: none !important;
    }
    :host(:not([data-changed])) slot.picture, slot.prose { display: block !important; }
    slot.prose { margin-top: 0.4em; } /* below the slab's front edge */
  }
`);

// of 2024; without them the board stands at the left
const STATES = CSS.supports("selector(:state(end))");

export class Surface {
  grid = /** @type {Grid} */ (document.createElement("tt-grid"));
  #all = document.createElement("div");
  #slot = document.createElement("slot");
  #states;

  /** @param {Board} board @param {Panel} panel @param {Ways} ways */
  constructor(board, panel, ways) {
    this.board = board;
    this.panel = panel;
    this.ways = ways;
    this.#states = board.attachInternals().states;
    this.grid.setAttribute("part", "board");
    this.grid.later = LATER;
    this.#all.className = "all";
    this.#all.append(this.grid, ...panel.elements);
    const root = board.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [STYLE];
    root.append(this.#slot);
  }

  /** What may be seen of it: a board that a page of ours lays out has no box of its own. */
  get seen() {
    return [this.board, this.grid, this.#slot];
  }

  /** Say everything in a language. @param {import("./language.js").Language} language */
  speak({ tag, words }) {
    this.#all.lang = tag;
    this.grid.words = this.panel.words = words;
  }

  /**
   * The board is light or dark as its author says, or as the page around it; it is aligned as a
   * line of text.
   */
  paint() {
    const { textAlign } = getComputedStyle(this.board);
    if (STATES)
      for (const side of ["center", "right", "end"])
        this.#states[textAlign.endsWith(side) ? "add" : "delete"](side);
    if (OWN_INKS.includes(asked(this.board, "theme")))
      import("./themes.js").then(
        ({ dress }) => dress(this.board),
        () => {},
      );
    this.grid.theme = isDark(this.board) ? "dark" : "light";
  }

  /**
   * @param {object} now
   * @param {string} now.text  of the content
   * @param {import("./play.js").Play | null} now.play  null until the board is used
   * @param {Error | null} now.error
   * @param {Partial<View> | null} now.paper  what is printed instead of the game as it stands
   * @param {boolean} now.secret  a question is open, and areas would tell its answer
   * @param {boolean} now.fresh  it has just happened, so say it again
   * @param {string} now.lang  of the author's texts
   */
  show({ text, play, error, paper, secret, fresh, lang }) {
    const { board, grid, ways } = this;
    const view = play?.view ? { ...play.view, ...paper } : null;
    const content = contentOf(board, text);
    const shows = (/** @type {string} */ what) => wordsOf(board.show).includes(what);
    // Without an answer from Python a diagram is still right; an empty grid may be the wrong one.
    grid.hidden =
      !view &&
      (content.stays ||
        content.wrong ||
        (error !== null && !content.diagram && (content.needs || Boolean(play?.refused))));
    this.#slot.hidden = !(grid.hidden && content.stays);
    this.#slot.className = content.picture ? "picture" : content.stays ? "prose" : "";
    if (grid.getAttribute("label") !== board.label) grid.setAttribute("label", board.label);
    grid.asks = !ways.isTask; // there a tap answers
    grid.coordinates = shows("coordinates");
    grid.looks = {
      areas: /** @type {import("../board/draw.js").Scene["areas"]} */ (asked(board, "areas")),
    };
    this.paint();
    const caption = asked(board, "caption");
    Object.assign(this.#all, { role: caption ? "figure" : null, ariaLabel: caption || null });
    const base = view
      ? less(view, { reach: shows("reach") && !secret, play: ways.plays || ways.has("solve") })
      : stillView(content.diagram?.rows ?? emptyRows(sizeOf(board, text)));
    const from = board.getAttribute("numbers") ?? (shows("moves") ? "1" : "");
    const numbers = from ? play?.numbers(placeOf, Number(from) || 1) : {};
    const marks = marksOf(board, content.diagram, base.size, shows("stars"));
    grid.markup = { ...marks, labels: { ...numbers, ...marks.labels } };
    grid.view = base;
    this.panel.show({
      caption,
      comment: play?.comment(ways.isTask, view?.comment),
      lang,
      view,
      turns: view?.turns.length ?? Number(content.needs && !error),
      wrong: error?.message ?? "",
      fresh,
      aim: ways.plays || ways.isTask ? grid.aim : "",
      play: ways.plays && !ways.isTask && !grid.hidden,
      solve: ways.has("solve") && !grid.hidden ? board.getAttribute("solve") : null,
      task: ways.isTask,
      score: shows("score") && !secret,
      link: shows("link"),
    });
    if (!this.#all.parentNode) this.#slot.before(this.#all); // laid out once, as it is
  }
}

/**
 * Whether a board is dark: as its theme says, or as the page where it stands, whose text is then
 * light.
 * @param {HTMLElement} board
 */
export function isDark(board) {
  const theme = asked(board, "theme");
  if (theme !== "auto" && THEMES.includes(theme)) return theme === "dark";
  const { color } = getComputedStyle(board);
  const parts = color.replace(/^\w+\(\s*([a-z][\w-]* )?/, "").split(/[^\d.]+/);
  const [first, second, third] = parts.map(Number);
  const light = /^(ok)?l/.test(color) ? first : 0.3 * first + 0.6 * second + 0.1 * third;
  return light / (/^rgb/.test(color) ? 255 : /^l/.test(color) ? 100 : 1) > 0.6;
}
