/**
 * Variations of a record: where it goes on in several ways, each has a letter on the board and a
 * button below it, and tapping either follows it. In a variation a button leads back.
 */

/** @import { View } from "../../view.js" */
/** @import { Kit } from "../roles.js" */

const VERTEX = /^[A-Z]+\d+$/; // not a pass, nor what else a file may do

export class Variations {
  /** The ways on as they were seen first, by the turns before. @type {Map<string, string[]>} */
  #known = new Map();
  #title = document.createElement("p");

  /** @param {Kit} kit */
  constructor(kit) {
    this.kit = kit;
    this.room = kit.panel.room();
    this.room.element.before(this.#title);
  }

  draw() {
    const { grid, words } = this.kit;
    const ways = this.#ways;
    const letter = (/** @type {number} */ i) => String.fromCodePoint(65 + (i % 26));
    const letters = ways.map(({ point }, i) => [point, letter(i)]);
    const given = grid.markup.labels;
    const labels = Object.fromEntries(letters.filter(([point]) => VERTEX.test(point)).reverse());
    grid.markup = { ...grid.markup, labels: { ...labels, ...given } };
    const named = (/** @type {string} */ point) => (VERTEX.test(point) ? point : "…");
    const choices = ways.map(({ point, act }, i) => ({
      text: `${given[point] ?? letter(i)} ${point === "pass" ? words.pass : named(point)}`,
      act,
    }));
    const left = this.#left;
    if (left) choices.push({ text: words.mainLine, act: () => void this.#back(...left) });
    this.#title.textContent = words.variations;
    this.#title.hidden = !ways.length;
    this.room.show(choices);
  }

  /** @param {string} at */
  choose(at) {
    const way = this.#ways.find(({ point }) => point === at);
    if (way) this.kit.panel.live();
    way?.act();
    return way !== undefined;
  }

  end() {
    this.#title.remove();
    this.room.element.remove();
  }

  /** The names of the ways on from a turn, that of the first line first. @param {number} turn */
  #namesAt(turn) {
    const { turns, branches } = /** @type {View} */ (this.kit.play.view);
    const before = turns.slice(0, turn).join();
    if (!this.#known.has(before))
      this.#known.set(before, [...turns.slice(turn, turn + 1), ...branches[turn + 1]]);
    return /** @type {string[]} */ (this.#known.get(before));
  }

  /** What there is to choose at the place that is shown. */
  get #ways() {
    const { play } = this.kit;
    const { turn, branches } = /** @type {View} */ (play.view);
    const others = branches[turn + 1];
    return (others ? this.#namesAt(turn) : []).map((name) => ({
      point: name.split(" ")[0],
      act: () =>
        void play.send(
          others.includes(name)
            ? { do: "branch", turn: turn + 1, at: name }
            : { do: "goto", turn: turn + 1 },
        ),
    }));
  }

  /**
   * Where the first line was left: the turn, and its name there.
   * @returns {[number, string] | null}
   */
  get #left() {
    const { turn, branches } = /** @type {View} */ (this.kit.play.view);
    for (const [key, others] of Object.entries(branches)) {
      const [first] = this.#namesAt(Number(key) - 1);
      if (Number(key) <= turn && others.includes(first)) return [Number(key), first];
    }
    return null;
  }

  /** @param {number} turn @param {string} at */
  async #back(turn, at) {
    const { play } = this.kit;
    await play.send({ do: "branch", turn, at });
    await play.send({ do: "goto", turn: turn - 1 });
  }
}
