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
/** @import { Context } from "./page.js" */
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
  #keys = /** @type {HTMLDialogElement} */ (element("keys"));
  #tabs = element("all-moves");
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
      "open-it": () => element("file").click(),
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
      review: () => {
        steps.to(Number(steps.slider.value)); // which says where that is
        scrollTo({ top: 0 });
      },
      "from-here": () => (review.on = false),
      close: () => {
        this.#fold();
        review.leave(send);
      },
      more: () => this.#more.showModal(),
      "to-keys": () => this.#keys.showModal(),
      "all-moves": () => this.#unfold(this.#tabs.ariaExpanded !== "true"),
      mend: () => this.#fold(),
      first: () => steps.by(-Infinity),
      back: () => steps.by(-1),
      next: () => steps.by(1),
      last: () => steps.by(Infinity),
      type: () => this.#type(),
      untype: () => {
        this.#typed.hidden = true;
        board.focusPoint();
      },
      share,
      "share-it": share,
    };
    whenPressed(actions);
    const expect = () => thinker.advice.expect(board.at);
    listenToKeys(board, { ...actions, expect }, steps, send);
    const tabs = /** @type {HTMLElement} */ (this.#tabs.parentElement);
    element("tab-moves").parentElement?.addEventListener("click", (event) => {
      const tab = pressed(event);
      if (!tab) return;
      choose(tab);
      this.#unfold(true);
    });
    // What is focused elsewhere is not to lie under the sheet
    addEventListener("focusin", ({ target }) => {
      const part = /** @type {HTMLElement} */ (target);
      if (!tabs.contains(part) && !part.closest(BESIDE)) this.#fold();
    });
    addEventListener(
      "keydown",
      ({ key, target }) => {
        const isOver = /** @type {HTMLElement} */ (target).closest?.("dialog"); // which it closes
        if (key === "Escape" && !isOver) this.#fold();
      },
      { capture: true },
    );
    addEventListener("keydown", (event) => {
      if (event.key !== "?" || /** @type {HTMLElement} */ (event.target).closest?.(TYPED)) return;
      used(event);
      actions["to-keys"]();
    });
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
    this.#rule.addEventListener("click", () => (this.#rule.hidden = true));
  }

  /** A box to type turns in. */
  #type() {
    this.#typed.hidden = false;
    this.#vertex.focus();
  }

  /** Close the sheet, on phones. */
  #fold() {
    if (matchMedia("(max-width: 55.99rem)").matches) this.#unfold(false);
  }

  /** On phones the sheet with all moves, of which else the last are shown. @param {boolean} open */
  #unfold(open) {
    this.#tabs.ariaExpanded = String(open);
    if (open)
      element("turns").querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
    else choose(element("tab-moves"));
  }

  /**
   * The rule belonged to another sentence, what was typed to another game.
   * @param {unknown} _ @param {Partial<Context>} told
   */
  show(_, { begins } = {}) {
    this.#rule.hidden = true;
    if (!begins) return;
    this.#typed.hidden = true;
    this.#vertex.value = "";
  }
}

const BESIDE = "tt-grid, .scrub, dialog"; // while these are used, the sheet of all moves stays
const TYPED = "input, textarea, select, dialog"; // where the key means itself

/** Show the panel of a tab, and no other. @param {Element} chosen */
export function choose(chosen) {
  for (const tab of /** @type {HTMLElement[]} */ ([...(chosen.parentElement?.children ?? [])])) {
    tab.ariaSelected = String(tab === chosen);
    const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
    if (panel) panel.hidden = tab !== chosen;
  }
}
