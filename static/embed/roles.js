/**
 * What a board can do besides being looked at and played on: its roles (roles/), which come with the
 * first view if an attribute asks for them.
 */
import { Ask } from "./roles/ask.js";
import { Facts } from "./roles/facts.js";
import { ThinkerRole } from "./roles/opponent.js";
import { Autoplay, Process, Whatif } from "./roles/process.js";
import { Solve } from "./roles/solve.js";
import { Variations } from "./roles/variations.js";

/** @import { Event, View } from "../view.js" */
/** @import { Grid } from "../board/grid.js" */
/** @import { Board } from "./element.js" */
/** @import { Panel } from "./panel.js" */
/** @import { Play } from "./play.js" */

/**
 * @typedef {object} Kit  what a role works with
 * @property {Board} board
 * @property {Grid} grid
 * @property {Panel} panel
 * @property {Play} play
 * @property {(type: string, detail: object) => void} tell  sends the page around an event
 * @property {() => void} redraw
 * @property {string[]} tasks  attributes that say what tapping a point does
 * @property {import("./language.js").Language} language
 * @property {import("./language.js").AllWords} words  of this language
 * @property {() => Role | undefined} steps  the role that has steps of its own
 * @property {(name: string) => boolean} has  whether an attribute counts now
 * @property {(sentence: string) => string} called  with the labels of the points that it names
 * @property {() => boolean} secret  whether a question is open
 * @property {() => string[]} ways  to choose from
 * @property {() => void} restart  ask everything again, about the game as it is now
 * @property {boolean} [without]  the steps show play without the rule or part of it
 * @property {string} first  the point tapped before there were roles, or ""
 *
 * @typedef {object} Role
 * @property {(event: Event | null, before: View | null) => void} [show]  a new view has come, and
 *   been drawn, after an event; after null, of a new game
 * @property {(at: string) => boolean} [choose]  a person has tapped a point or passed; true if the
 *   role has dealt with it
 * @property {(way: -1 | 1) => Event[]} [steps]  the events that undo or redo all that a person
 *   means
 * @property {() => void} [draw]  on top of what the board has drawn
 * @property {(way: -1 | 1) => boolean} [step]  through something other than turns; true if there
 *   was a step
 * @property {() => void} [again]  from the first step, which may have changed
 * @property {boolean} [secret]  pointing at a point tells nothing: it would tell the answer
 * @property {() => void} [rest]  the reader took another way; `wake` when they are back
 * @property {() => void} [wake]
 * @property {() => void} end  the attribute or the board is gone
 */

export class Roles {
  /** @type {Map<string, Role>} */ #there = new Map();
  #chosen; // the point tapped on a task before the first view; the role takes it up

  /**
   * @param {Omit<Kit, "steps" | "words" | "secret" | "called">} kit
   * @param {Record<string, new (kit: Kit) => Role>} [kinds]
   */
  constructor(kit, kinds = KINDS) {
    this.kinds = kinds;
    const { language } = kit;
    this.#chosen = kit.tasks.some(kit.has) ? kit.first : "";
    const steps = () => this.#awake.find((role) => role.step);
    this.kit = {
      ...kit,
      steps,
      secret: () => this.secret,
      called: (/** @type {string} */ sentence) => called(sentence, kit.grid.markup.labels),
      get words() {
        return language.words;
      },
    };
  }

  /** Those asked for, by name. */
  get asked() {
    const { has, play, tasks } = this.kit;
    const branches = Object.keys(play.view?.branches ?? {});
    const isSeveral = branches.length > 0 && ![...tasks, "play", "opponent", "edit"].some(has);
    return Object.keys(this.kinds).filter((name) =>
      name === "variations" ? isSeveral : has(name) && !OVER[name]?.some(has),
    );
  }

  /** Those asked for now. */
  get #awake() {
    const { asked } = this;
    return [...this.#there].filter(([name]) => asked.includes(name)).map(([, role]) => role);
  }

  /** Whether pointing must tell nothing. */
  get secret() {
    const { asked } = this;
    return (
      this.#awake.some((role) => role.secret) ||
      ["ask", "solve"].some((name) => asked.includes(name) && !this.#there.has(name))
    );
  }

  /**
   * The attributes may have changed, or a new view has come, or the reader took another way.
   * @param {Event | null} event
   * @param {View | null} before
   * @param {string} [way]
   */
  show(event, before, way = "") {
    const { asked } = this;
    for (const [name, role] of [...this.#there]) {
      if (this.#there.get(name) !== role) continue; // one of these began the game anew
      if (name === way && role.rest) role.rest();
      else if (!asked.includes(name) && !(role.rest && this.kit.board.hasAttribute(name)))
        this.#end(name);
      else if (asked.includes(name) && way) (role.wake ?? role.show)?.call(role, null, null);
      else if (asked.includes(name) && this.kit.play.view) role.show?.(event, before);
    }
    if (!this.kit.play.view) return;
    for (const name of this.asked) if (!this.#there.has(name)) this.#begin(name);
  }

  /** @param {string} name */
  #begin(name) {
    const role = new this.kinds[name](this.kit);
    this.#there.set(name, role);
    role.show?.(null, null);
    role.draw?.();
    if (!this.#chosen || !this.kit.tasks.includes(name)) return;
    role.choose?.(this.#chosen);
    this.#chosen = "";
  }

  /** Whether a role has dealt with the point. @param {string} at */
  choose(at) {
    const { asked } = this;
    if (this.kit.tasks.some((name) => asked.includes(name) && !this.#there.has(name))) {
      this.#chosen = at;
      return true;
    }
    return this.#awake.some((role) => role.choose?.(at));
  }

  /** The board has been drawn. */
  draw() {
    for (const role of this.#awake) role.draw?.();
  }

  /** A role's events to go back or on; undefined without one. @param {-1 | 1} way */
  steps(way) {
    return this.#awake.find((role) => role.steps)?.steps?.(way);
  }

  /** @param {string} name */
  #end(name) {
    this.#there.get(name)?.end();
    this.#there.delete(name);
  }

  end() {
    this.#chosen = "";
    for (const name of this.#there.keys()) this.#end(name);
  }
}

/** Buttons to choose one of a board's `ways` (ways.js), once its first one is answered. */
class Switch {
  /** @param {Kit} kit */
  constructor(kit) {
    this.kit = kit;
    this.room = kit.panel.room();
    const { element } = this.room;
    element.parentElement?.append(element); // below the others
    element.classList.add("ways");
  }

  draw() {
    const { board, secret, words } = this.kit;
    const [first, ...more] = this.kit.ways();
    const ways = [...(board.way === first ? [] : [first]), ...more].map((way) => ({
      text: words.ways[way],
      pressed: way === board.way,
      act: () => {
        board.way = way;
      },
    }));
    this.room.show(more.length && !secret() ? ways : []);
  }

  end() {
    this.room.element.remove();
  }
}

/**
 * A board whose position can be edited: tapping a point changes its colour, until one of the
 * buttons begins a game with it.
 */
export class Edit {
  /** @param {Kit} kit */
  constructor(kit) {
    this.kit = kit;
  }

  /** @param {Event | null} event */
  show(event) {
    const { view } = this.kit.play;
    if (event === null && view?.phase?.click !== "colour") void this.kit.play.send({ do: "edit" });
    else if (event?.do === "begin" && this.kit.board.way) this.kit.restart();
    else if (
      view &&
      (event?.do === "turn" || event?.do === "clear") &&
      view.phase?.click === "colour"
    )
      this.kit.tell("tt-edit", { stones: view.stones });
  }

  /** Leaving without choosing a player keeps the one to play. */
  rest() {
    const { view } = this.kit.play;
    if (view?.phase?.click === "colour")
      void this.kit.play.send({ do: "begin", player: view.toPlay });
  }

  end() {}
}

/**
 * By content.js's attributes, and one by what is in a record.
 * @type {Record<string, new (kit: Kit) => Role>}
 */
const KINDS = {
  opponent: ThinkerRole,
  ask: Ask,
  solve: Solve,
  demo: Process,
  steps: Process,
  life: Process,
  edit: Edit,
  autoplay: Autoplay,
  whatif: Whatif,
  ways: Switch,
  facts: Facts,
  variations: Variations,
};

/** @type {Record<string, string[]>} which others take its place: a board has one process */
const OVER = { demo: ["life", "steps"], steps: ["life"] };

/**
 * A sentence with the labels of the points that it names: "1 (C3)", and "△" for marked stones.
 * @param {string} sentence
 * @param {Record<string, string>} labels
 */
function called(sentence, labels) {
  return Object.entries(labels).reduce((said, [at, label]) => {
    const name = /\w/.test(label) ? `${label} (${at})` : label;
    return label === "?" ? said : said.replace(new RegExp(`\\b${at}\\b`), name);
  }, sentence);
}
