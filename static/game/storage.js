/** The browser's storage. Its content may come from anyone, and it may be switched off or full; nothing here throws. */

/** The result of a function, or a default if it throws because storage is off, full, or holds something unexpected. @template T @param {() => T} act @param {T} instead */
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
