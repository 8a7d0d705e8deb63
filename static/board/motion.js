/**
 * What moves on a board, and for how long: a move in its steps, and a refused repeat, which is
 * played, held, and taken back. With reduced motion the same comes in still pictures.
 *
 * A step is 0 to 1 while the stone comes, 1 to 2 while others are cleared; 3 when all is done. A
 * refused repeat stays at 2. After that `wash` is the part of the new areas that is shown.
 */

/** @typedef {import("../view.js").Refused} Refused */

const COLOURING = 120; // ms for the first step of a move
const CLEARING = 300; // and for the clearing after it
const WASHING = 250; // for a new area, from the stone on
const STILL = 700; // the stone before it captures, without motion
const HELD = 2000; // the repeated grid

export class Motion {
  step = 3;
  wash = 1;
  /** @type {Refused | null} */ refused = null;
  #started = 0;
  #clears = false;
  #calm = false;
  #timer = 0;
  /** @type {AbortController | null} */ #life = null;

  /** @param {() => void} redraw */
  constructor(redraw) {
    this.redraw = redraw;
  }

  /**
   * Show a move.
   * @param {boolean} clears whether it captures
   * @param {boolean} there whether its stone is shown already
   * @param {boolean} [washes] whether areas change
   */
  play(clears, there, washes = false) {
    this.#begin(clears);
    this.wash = Number(!washes || this.#calm);
    if (there) this.#started -= COLOURING;
    this.step = this.#calm || (there && !clears) ? 3 : Number(there);
  }

  /**
   * Show what a refused move would have made, until it is over or a person acts.
   * @param {Refused} refused
   */
  refuse(refused) {
    const { opponent = [], own = [] } = refused.steps ?? {};
    this.#begin(opponent.length > 0 || own.length > 0);
    this.refused = refused;
    if (this.#calm) {
      this.step = 1;
      this.#timer = setTimeout(() => this.#hold(), STILL);
    }
    const { signal } = (this.#life = new AbortController());
    for (const press of ["pointerdown", "keydown"])
      addEventListener(press, () => this.end(), { capture: true, signal });
  }

  /** End all motion. */
  end() {
    this.#life?.abort();
    clearTimeout(this.#timer);
    if (this.step === 3 && this.wash === 1 && !this.refused) return;
    this.step = 3;
    this.wash = 1;
    this.refused = null;
    this.redraw();
  }

  /** Whether the next frame is another picture. @param {number} now */
  goes(now) {
    const still = this.#calm || (this.refused && this.step === 2);
    if ((this.step === 3 && this.wash === 1) || still) return false;
    const time = Math.max(Math.min(this.step, 1) * COLOURING, now - this.#started);
    this.step =
      time < COLOURING ? time / COLOURING : this.#clears ? 1 + (time - COLOURING) / CLEARING : 3;
    if (this.step < 2) return true;
    if (this.refused) {
      this.#hold();
      return false;
    }
    this.step = 3;
    if (this.wash < 1)
      this.wash = Math.min(1, (time - COLOURING - (this.#clears ? CLEARING : 0)) / WASHING);
    return this.wash < 1;
  }

  /** @param {boolean} clears */
  #begin(clears) {
    this.end();
    this.#calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.#clears = clears;
    this.#started = performance.now();
    this.step = 0;
  }

  #hold() {
    this.step = 2;
    this.#timer = setTimeout(() => this.end(), HELD);
    this.redraw();
  }
}
