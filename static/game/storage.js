/** The browser's storage. What is in it may be anybody's, and it may be switched off or full: nothing here throws. */

/** What an act gives; where storage is switched off or full, or holds what was not expected, what there is instead. @template T @param {() => T} act @param {T} instead */
export function attempt(act, instead) {
  try {
    return act();
  } catch {
    return instead;
  }
}

/** @param {"local" | "session"} kind @param {string} key @returns {string} */
export function get(kind, key) {
  return attempt(() => window[`${kind}Storage`].getItem(key) ?? "", "");
}

/** @param {"local" | "session"} kind @param {string} key @param {string} text */
export function set(kind, key, text) {
  return attempt(() => {
    window[`${kind}Storage`].setItem(key, text);
    return true;
  }, false);
}

/** @param {"local" | "session"} kind @param {string} key */
export function remove(kind, key) {
  attempt(() => window[`${kind}Storage`].removeItem(key), undefined);
}
