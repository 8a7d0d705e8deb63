/**
 * Whether a worker still lives. It holds one of the browser's locks, which is free again once the
 * worker has ended, for whatever reason: browsers fire no event at that. At an insecure address
 * there are no locks; there answers are awaited for a limited time.
 */

/** In a worker: hold a lock until the end, and tell its name as {life}. */
export function live() {
  const life = `ttgo:1:life:${Math.random()}`;
  const held = () => {
    postMessage({ life });
    return new Promise(() => {});
  };
  navigator.locks?.request(life, held).catch(() => {}); // a sandboxed page may have none
}

/**
 * A worker's life, from beside it. Once it has ended, what was asked of it is refused, and so is
 * what is asked then.
 */
export class WorkerLife {
  /** @type {Set<(why: Error) => void>} */ #open = new Set();
  /** @type {Error | null} */ #over = null; // why

  /** Resolves once it has ended; missing if it has not told a lock. @type {Promise<void> | undefined} */
  ended;

  /** @param {Worker} worker  that tells {life} @param {Error} [why] */
  constructor(worker, why) {
    this.worker = worker;
    worker.addEventListener("message", ({ data }) => {
      if (data?.life) this.ended = navigator.locks.request(data.life, () => this.end(why));
    });
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
}
