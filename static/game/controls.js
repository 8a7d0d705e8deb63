/**
 * Ways to act beside the board: its keys (index.html lists them), the More menu, tabs, a box for
 * typing turns, the rule behind a sentence, and how dialogs close.
 */
import { element, pointing, pressed, used, whenPressed } from "../board/parts.js";
import { newNumber } from "./out/friend.js";
import { note } from "./status.js";
import * as words from "../words.js";

/** @import { Event } from "../view.js" */
/** @import { Grid } from "../board/grid.js" */
/** @import { NewGame } from "./newgame.js" */
/** @import { ThinkerPanel } from "./computer/panel.js" */
/** @import { Review, Steps } from "./steps.js" */

/**
 * @param {Grid} board
 * @param {Record<string, () => void>} actions of the buttons, and one more
 * @param {Steps} steps
 * @param {(event: Event) => void} send
 */
export function listenToKeys(board, actions, steps, send) {
  /** @param {string} what */
  const tell = (what) => () => send({ do: "tell", what, at: board.at });

  /** @type {Record<string, () => void>} */
  const KEYS = {
    p: actions.pass,
    u: actions.undo,
    y: actions.redo,
    h: actions.think,
    e: actions.expect,
    n: actions.new,
    ",": () => steps.by(-1),
    ".": () => steps.by(1),
    PageUp: () => steps.by(-10),
    PageDown: () => steps.by(10),
    "<": () => steps.by(-Infinity),
    ">": () => steps.by(Infinity),
    i: actions.type,
    o: tell("here"),
    l: tell("last"),
    c: tell("capture"),
    s: tell("score"),
    r: () => {
      board.lookHere();
      tell("reach")();
    },
    m: tell("legal"),
    w: tell("counts"),
    t: tell("steps"),
    x: actions.explain,
  };
  board.closest("main")?.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.composedPath().includes(board)) return;
    used(event);
    board.focusPoint();
  });
  board.addEventListener("keydown", (event) => {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const undoing = (event.ctrlKey || event.metaKey) && (key === "z" || key === "y");
    if (!undoing && (event.ctrlKey || event.metaKey || event.altKey)) return;
    const act = undoing ? (key === "y" || event.shiftKey ? actions.redo : actions.undo) : KEYS[key];
    if (!act || (key.startsWith("Page") && !steps.can(key === "PageUp" ? -1 : 1))) return;
    used(event);
    act();
  });
}

export class Controls {
  #more = /** @type {HTMLDialogElement} */ (element("more-dialog"));
  #rule = element("rule-told");
  #typed = element("typed");
  #vertex = /** @type {HTMLInputElement} */ (element("vertex"));

  /**
   * @param {object} page
   * @param {Grid} page.board
   * @param {ThinkerPanel} page.thinker
   * @param {NewGame} page.newGame
   * @param {Review} page.review
   * @param {Steps} page.steps
   * @param {(event: Event) => void} page.send
   * @param {() => void} page.save
   * @param {() => void} page.share
   */
  constructor({ board, thinker, newGame, review, steps, send, save, share }) {
    // to a person's turn
    const goOn = (/** @type {-1 | 1} */ way) => thinker.steps(way).forEach(send);
    /** By the ids of their buttons. @type {Record<string, () => void>} */
    const actions = {
      pass: () => board.dispatchEvent(pointing("tt-play", "pass")),
      undo: () => goOn(-1),
      redo: () => goOn(1),
      think: () => thinker.advice.press(),
      new: () => newGame.open(thinker.sides),
      open: () => element("file").click(),
      save,
      "unkept-save": save,
      "make-room": () => newGame.open(thinker.sides, true),
      explain: () => {
        board.explains = true;
        note(words.explainWhich);
        board.focusPoint();
      },
      again: () => send({ do: "again", ...(board.view?.friend ? { friend: newNumber() } : {}) }),
      "set-up": () => send({ do: "edit" }),
      review: () => (review.on = true),
      "from-here": () => (review.on = false),
      first: () => steps.by(-Infinity),
      back: () => steps.by(-1),
      next: () => steps.by(1),
      last: () => steps.by(Infinity),
      type: () => this.#type(),
      share,
      "share-it": share,
    };
    whenPressed(actions);
    const expect = () => thinker.advice.expect(board.at);
    listenToKeys(board, { ...actions, expect }, steps, send);
    listenToTabs(/** @type {HTMLElement} */ (document.querySelector("[role=tablist]")));
    const more = () => this.#more.showModal();
    whenPressed({ menu: more, more });
    for (const dialog of document.querySelectorAll("dialog"))
      dialog.addEventListener("click", ({ target }) => {
        const leaves = dialog === this.#more ? "a, button" : "[value=close]";
        // a click on the backdrop is one on the dialog
        if (target === dialog || /** @type {HTMLElement} */ (target).closest(leaves))
          dialog.close();
      });
    this.#typed.addEventListener("submit", (event) => {
      event.preventDefault();
      board.dispatchEvent(pointing("tt-play", this.#vertex.value));
      this.#vertex.select();
    });
    element("say").addEventListener("click", (event) => {
      const { hash } = /** @type {HTMLElement} */ (event.target).closest("a") ?? {};
      if (!hash) return;
      event.preventDefault();
      this.#rule.hidden = !this.#rule.hidden;
      this.#rule.textContent = element(hash.replace("#rule", "words")).textContent;
    });
    this.#rule.addEventListener("click", () => this.show());
  }

  /** A box to type turns in. */
  #type() {
    this.#typed.hidden = false;
    this.#vertex.focus();
  }

  /** The rule belonged to another sentence. */
  show() {
    this.#rule.hidden = true;
  }
}

/** @param {HTMLElement} list with a button for each panel */
function listenToTabs(list) {
  const tabs = /** @type {HTMLElement[]} */ ([...list.children]);
  list.addEventListener("click", (event) => {
    const tab = pressed(event);
    if (!tab) return;
    choose(tab);
    if (matchMedia("(max-width: 55.99rem)").matches) {
      // In one column the panel may be below the window; the score stays below the board.
      const behavior = "instant"; // places are looked up in between
      list.parentElement?.scrollIntoView({ block: "nearest", behavior });
      const top = placeOf(".score").top - placeOf(".play").bottom;
      scrollBy({ top: Math.min(0, top), behavior });
    }
  });
  list.addEventListener("keydown", (event) => {
    const shown = tabs.filter((tab) => !tab.hidden);
    const here = shown.indexOf(/** @type {HTMLElement} */ (event.target));
    /** @type {Record<string, number>} */
    const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: -1 };
    if (!(event.key in to) || event.ctrlKey || event.metaKey || event.altKey) return;
    used(event);
    const tab = /** @type {HTMLElement} */ (shown.at(to[event.key] % shown.length));
    choose(tab);
    tab.focus();
  });
}

/** @param {string} part of the page */
const placeOf = (part) =>
  /** @type {Element} */ (document.querySelector(part)).getBoundingClientRect();

/** Show the panel of a tab, and no other. @param {Element} chosen */
export function choose(chosen) {
  for (const tab of /** @type {HTMLElement[]} */ ([...(chosen.parentElement?.children ?? [])])) {
    tab.ariaSelected = String(tab === chosen);
    tab.tabIndex = tab === chosen ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
    if (panel) panel.hidden = tab !== chosen;
  }
}
