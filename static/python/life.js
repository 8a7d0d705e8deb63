/**
 * Whether a worker still lives. It holds one of the browser's locks, which is free again once the worker has ended, for whatever
 * reason: browsers fire no event at that. At an insecure address there are no locks; there answers are awaited for a limited time.
 */

/** In a worker: hold a lock until the end, and tell its name. */
export function live() {
  const life = `ttgo:1:life:${Math.random()}`;
  const held = () => {
    postMessage({ life });
    return new Promise(() => {});
  };
  navigator.locks?.request(life, held).catch(() => {}); // a sandboxed page may have none
}

/** Beside it: resolves once the worker that told this name has ended. @param {string} life @returns {Promise<unknown>} */
export function ended(life) {
  return navigator.locks.request(life, () => {});
}
