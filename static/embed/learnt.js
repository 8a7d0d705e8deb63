/** The boards of Learn, which a board shows by their names, demo="ko". */

/**
 * @typedef {{link: string, labels?: Record<string, string>, steps?: string}} Demo
 */

/** @type {Promise<Record<string, Demo>> | null} */
let demos = null;

/** The boards of Learn, by name. @returns {Promise<Record<string, Demo>>} */
export function learnt() {
  demos ??= fetch(new URL("../demos/demos.json", import.meta.url))
    .then((response) => response.json())
    .catch(() => {
      demos = null; // the next board may retry
      return {};
    });
  return demos;
}
