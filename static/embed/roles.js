/**
 * What a board can be for besides being looked at and played on. Each such role is in a file of its own, which is fetched where an
 * attribute asks for it, and no earlier than the board comes into use or into sight.
 */

/** @import { Event, View } from "../view.js" */
/** @import { Grid } from "../board/grid.js" */
/** @import { Board } from "./element.js" */
/** @import { Panel } from "./panel.js" */
/** @import { Play } from "./play.js" */

/**
 * @typedef {object} Kit  what a role has to do with
 * @property {Board} board
 * @property {Grid} grid
 * @property {Panel} panel
 * @property {Play} play
 * @property {(type: string, detail: object) => void} tell  an event, to the page around the board
 * @property {() => void} redraw
 * @property {string[]} tasks  those attributes that say what choosing a point is
 * @property {import("./language.js").Language} language
 * @property {import("./language.js").AllWords} words  of this language
 * @property {() => Role | undefined} steps  the role that has steps of its own
 * @property {(name: string) => boolean} has  whether an attribute counts now
 * @property {(sentence: string) => string} called  with the labels of the points that it speaks of
 * @property {() => boolean} secret  whether a question is open
 * @property {() => string[]} ways  that may be taken
 * @property {() => void} restart  all that is asked is asked anew, about the game as it is now
 * @property {boolean} [without]  the steps are those without the rule, or a part of it
 * @property {string} first  what was chosen before there were roles, "" for nothing
 *
 * @typedef {object} Role
 * @property {(event: Event | null, before: View | null) => void} show  there is another view, after an event, or after null another game
 * @property {(at: string) => boolean} [choose]  a person has chosen a point, or "pass"; whether that is all there is to do about it
 * @property {(way: -1 | 1) => Event[]} [steps]  what undoes, or does again, all that a person would have so
 * @property {() => void} [draw]  over what the board has just drawn
 * @property {(way: -1 | 1) => boolean} [step]  through something else than turns; whether there was another step
 * @property {() => void} [again]  from the first step on, which may be another one now
 * @property {boolean} [secret]  what is pointed at is not told, for it would tell the answer
 * @property {() => void} [rest]  another way is taken; `wake` comes if this one is taken again
 * @property {() => void} [wake]
 * @property {() => void} end  the attribute is gone, or the board
 */

/** By attribute, of content.js. @type {Record<string, () => Promise<new (kit: Kit) => Role>>} */
export const KINDS = {
  opponent: async () => (await import("./opponent.js")).Opponent,
  ask: async () => (await import("./ask.js")).Ask,
  solve: async () => (await import("./solve.js")).Solve,
  demo: async () => (await import("./process.js")).Process,
  steps: async () => (await import("./process.js")).Process,
  edit: async () => (await import("./edit.js")).Edit,
  autoplay: async () => (await import("./autoplay.js")).Autoplay,
  whatif: async () => (await import("./process.js")).Whatif,
  ways: async () => (await import("./switch.js")).Switch,
  facts: async () => (await import("./facts.js")).Facts,
};

export class Roles {
  /** @type {Map<string, Role>} */ #there = new Map();
  /** @type {Set<string>} */ #coming = new Set();
  #chosen; // what was chosen on a task whose role was still to come; its role takes it up

  /** @param {Omit<Kit, "steps" | "words" | "secret">} kit @param {typeof KINDS} [kinds] */
  constructor(kit, kinds = KINDS) {
    this.kinds = kinds;
    const { language } = kit;
    this.#chosen = kit.tasks.some(kit.has) ? kit.first : "";
    const steps = () => this.#awake.find((role) => role.step);
    this.kit = {
      ...kit,
      steps,
      secret: () => this.secret,
      get words() {
        return language.words;
      },
    };
  }

  /** Whether any is asked for. */
  get asked() {
    const { has } = this.kit;
    return Object.keys(this.kinds).filter((name) => has(name) && !(name === "demo" && has("steps")));
  }

  /** Those that are asked for now. */
  get #awake() {
    const { asked } = this;
    return [...this.#there].filter(([name]) => asked.includes(name)).map(([, role]) => role);
  }

  /** Whether what is pointed at is not to be told. */
  get secret() {
    const { asked } = this;
    return this.#awake.some((role) => role.secret) || (asked.includes("ask") && !this.#there.has("ask"));
  }

  /** The attributes may have changed, there is another view, or another way is taken than before. @param {Event | null} event @param {View | null} before @param {string} [way] */
  show(event, before, way = "") {
    const { asked } = this;
    for (const [name, role] of this.#there) {
      if (name === way && role.rest) role.rest();
      else if (!asked.includes(name) && !(role.rest && this.kit.board.hasAttribute(name))) this.#end(name);
      else if (asked.includes(name) && way) (role.wake ?? role.show).call(role, null, null);
      else if (asked.includes(name) && this.kit.play.view) role.show(event, before);
    }
    if (!this.kit.play.view) return;
    for (const name of asked) if (!this.#there.has(name)) void this.#begin(name);
  }

  /** @param {string} name */
  async #begin(name) {
    if (this.#coming.has(name)) return;
    this.#coming.add(name);
    const [Kind] = await Promise.all([this.kinds[name](), this.kit.language.whole()]).catch(() => [null]);
    this.#coming.delete(name);
    if (!Kind || !this.kit.board.isConnected || !this.asked.includes(name) || !this.kit.play.view) return;
    const role = new Kind(this.kit);
    this.#there.set(name, role);
    role.show(null, null);
    if (!this.#chosen || !this.kit.tasks.includes(name)) return;
    role.choose?.(this.#chosen);
    this.#chosen = "";
  }

  /** Whether a role has taken up what was chosen. @param {string} at */
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

  /** What a role does to go back, or on; nothing if none cares. @param {-1 | 1} way */
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
