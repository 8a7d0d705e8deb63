/**
 * The browser's storage. Its content may come from anyone, and it may be switched off or full;
 * nothing here throws. Games are kept by store.js; choices by who offers them, under "ttgo:1:" and a
 * name: areas, sound (board.js), opponents, way (sides.js), reviewed
 * (steps.js), expected (turning.js), refused (walk.js).
 */

/** In localStorage, by game: the computer’s colour and step, such as "white step6", "white step6 helped". */
export const SIDES = "ttgo:1:opponents";
export const COORDINATES = "ttgo:1:coordinates";
/** In localStorage, by game: that it is reviewed, not played. */
export const REVIEWED = "ttgo:1:reviewed";
export const MOST = 400; // games of which such a thing is kept

/**
 * The result of a function, or a default if it throws because storage is off, full, or holds
 * something unexpected.
 * @template T
 * @param {() => T} act
 * @param {T} instead
 */
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

/**
 * What is kept of games under one key, the newest last.
 * @param {string} key
 * @returns {Record<string, any>}
 */
export function byGame(key) {
  const kept = attempt(() => JSON.parse(get("local", key) || "{}"), {});
  return Object.assign(Object.create(null), kept); // a game may be called "constructor"
}

/**
 * Keep something of a game there, "" for nothing, and as much of others as there is room for; false
 * if the browser refused.
 * @param {string} key
 * @param {string} game
 * @param {unknown} value
 * @param {number} most games
 */
export function keepOf(key, game, value, most) {
  const others = Object.entries(byGame(key)).filter(([id]) => id !== game);
  return set(
    "local",
    key,
    JSON.stringify(Object.fromEntries([...others, ...(value ? [[game, value]] : [])].slice(-most))),
  );
}

/** @param {"local" | "session"} kind @param {string} key */
export function remove(kind, key) {
  attempt(() => window[`${kind}Storage`].removeItem(key), undefined);
}
