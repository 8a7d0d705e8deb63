/**
 * Whether a worker still lives. It holds one of the browser's locks, which is free again once the
 * worker has ended, for whatever reason: browsers fire no event at that. At an insecure address
 * there are no locks; there answers are awaited for a limited time.
 */

/**
 * In a worker: hold a lock until the end.
 * @returns {Promise<string>} its name; "" where there are none, as in a sandboxed page
 */
export function live() {
  const name = `ttgo:1:life:${Math.random()}`;
  return new Promise((tell) => {
    const held = () => {
      tell(name);
      return new Promise(() => {});
    };
    const none = () => tell("");
    if (navigator.locks) navigator.locks.request(name, held).catch(none);
    else none();
  });
}

/**
 * A worker's life, from beside it. Once it has ended, what was asked of it is refused, and so is
 * what is asked then.
 */
export class Life {
  /** @type {Set<(why: Error) => void>} */ #open = new Set();
  /** @type {Error | null} */ #over = null; // why

  /** @param {Worker} worker */
  constructor(worker) {
    this.worker = worker;
  }

  /**
   * An answer, or the reason why there will be none.
   * @template T
   * @param {Promise<T>} answer
   * @returns {Promise<T>}
   */
  until(answer) {
    return new Promise((resolve, reject) => {
      if (this.#over) reject(this.#over);
      this.#open.add(reject);
      void answer.then(resolve, reject).finally(() => this.#open.delete(reject));
    });
  }

  /** @param {Error} [why] */
  end = (why = new Error("ended")) => {
    this.worker.terminate();
    this.#over = why;
    for (const refuse of this.#open) refuse(why);
  };

  /**
   * Resolves once it has ended.
   * @param {string} name that it has told
   * @param {Error} [why]
   */
  ended(name, why) {
    return navigator.locks.request(name, () => this.end(why));
  }
}
