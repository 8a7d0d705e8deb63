/**
 * The service worker of a built site: offline after the first visit, and never a page with files of
 * two releases.
 *
 * A release is a folder whose name is the hash of what is in it (ttgo/web/build.py), and so is the
 * runtime. All files of a release are kept together, each checked by its own hash; only when all
 * are there is the release the newest, and the next start has it, while pages that are open go on
 * asking for theirs. A page asks for nothing but the files of its release, whatever worker is in
 * charge. What belongs to neither folder and is no page of the site is none of this worker's
 * business.
 */
// What tsc, which knows pages, does not know of a worker; the build says SITE: `files`, with their
// hashes, are kept at once, `large` when it has been used, and what is `rare` of it, for one page,
// only then; `pages` have copies in the release.
/**
 * @typedef {{request: Request, data: unknown, waitUntil: (done: Promise<unknown>) => void,
 *   respondWith: (response: Promise<Response>) => void}} WorkerEvent
 */
/**
 * @typedef {{release: string, runtime: string, files: Record<string, string>, large: Record<string,
 *   string>, rare: string[], pages: string[]}} Site
 */
/**
 * @typedef {{addEventListener: (type: string, answer: (event: WorkerEvent) => void) => void, SITE:
 *   Site, registration: {scope: string}, clients: {claim: () => Promise<void>}}} OurWorker
 */
const worker = /** @type {OurWorker} */ (/** @type {unknown} */ (self));
const {
  SITE,
  registration: { scope: ROOT },
} = worker;
const OURS = `ttgo ${ROOT} `; // other sites may share the origin; no address holds a space
const NEWEST = `${OURS}newest`; // in it the name of the newest whole release
const KEY = `${ROOT}newest`;
/** @type {Set<string>} what is large, and has been found sound since the worker began */
const sound = new Set();
const IN_FOLDER = /^(release|runtime)-[0-9a-f]{12}\//;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => {
  const here = /** @type {{page?: string} | null} */ (event.data)?.page;
  if (typeof here === "string") event.waitUntil(keepPage(here).catch(() => {}));
  if (event.data === "large")
    event.waitUntil(
      Promise.all(
        Object.keys(SITE.large)
          .filter((path) => !SITE.rare.includes(path))
          .map(keep),
      ).catch(() => {}),
    );
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(ROOT)) return;
  const path = request.url.slice(ROOT.length).replace(/[?#].*/, "");
  if (IN_FOLDER.test(path)) event.respondWith(fromFolder(path, request));
  else if (SITE.pages.includes(named(path))) event.respondWith(page(named(path), request));
});

/**
 * Keep the release, whole, or fail: the browser tries again at another start, and what has arrived
 * need not come again.
 */
async function install() {
  const paths = Object.keys(SITE.files);
  await Promise.all(paths.map(keep));
  const kept = await Promise.all(paths.map((path) => find(path)));
  if (!kept.every(Boolean))
    throw new Error("Some of the release was thrown away while the rest arrived.");
  await (await caches.open(NEWEST)).put(KEY, new Response(SITE.release));
}

/** No page of an earlier worker is left, so nobody needs what earlier releases kept. */
async function activate() {
  const needed = [NEWEST, cacheOf(SITE.release), cacheOf(SITE.runtime), cacheOf(await newest())];
  const all = await caches.keys();
  await Promise.all(
    all
      .filter((name) => name.startsWith(OURS) && !needed.includes(name))
      .map((name) => caches.delete(name)),
  );
  await worker.clients.claim(); // the first visit's page, too, is kept as it is from now on
}

/** @param {string} path */
function cacheOf(path) {
  return OURS + path.replace(/\/.*/, "");
}

/** @param {string} path @returns {Promise<Response | undefined>} */
function find(path) {
  return caches.match(ROOT + path, { cacheName: cacheOf(path) });
}

/**
 * The same, unless it is not what the build made: then it is thrown away. Earlier workers kept what
 * is large as it came.
 * @param {string} path
 */
async function findSound(path) {
  const kept = await find(path);
  if (!kept || !SITE.large[path] || sound.has(path)) return kept;
  const digest = new Uint8Array(
    await crypto.subtle.digest("SHA-256", await kept.clone().arrayBuffer()),
  );
  if (SITE.large[path] === `sha256-${btoa(String.fromCharCode(...digest))}`) {
    sound.add(path);
    return kept;
  }
  await (await caches.open(cacheOf(path))).delete(ROOT + path);
  return undefined;
}

async function newest() {
  return (await (await caches.match(KEY, { cacheName: NEWEST }))?.text()) ?? "";
}

/**
 * A file as the build made it, and no other. What the browser has of it from before may have been
 * spoilt on the way.
 * @param {string} path
 */
async function fetched(path) {
  const integrity = SITE.files[path] ?? SITE.large[path];
  const get = (/** @type {RequestCache} */ cache) => fetch(ROOT + path, { integrity, cache });
  const response = await get("default").then(
    (found) => (found.ok ? found : get("reload")),
    () => get("reload"),
  );
  if (!response.ok) throw new Error(`The server did not answer for ${path}.`);
  return response;
}

/** @param {string} path @param {Response} response */
async function put(path, response) {
  await (await caches.open(cacheOf(path))).put(ROOT + path, response);
}

/** @param {string} path */
async function keep(path) {
  if (!(await findSound(path))) await put(path, await fetched(path));
}

/**
 * A file of a release or of a runtime; another release's is kept, too, as long as a page may ask
 * for it.
 * @param {string} path
 * @param {Request} request
 */
async function fromFolder(path, request) {
  const kept = await findSound(path);
  if (kept) return kept;
  const whole = path in SITE.large ? await fetched(path).catch(() => null) : null;
  if (!whole) return fetch(request); // what comes is the page's to judge, and not kept
  void put(path, whole.clone()).catch(() => {}); // no room is no harm
  return whole;
}

/** @param {string} path of a page, or of its folder */
function named(path) {
  return path === "" || path.endsWith("/") ? `${path}index.html` : path;
}

/**
 * Keep a page that is not kept at once: those in other languages are, when somebody has been there.
 * @param {string} path
 */
async function keepPage(path) {
  const copy = `${SITE.release}/pages/${named(path)}`;
  if (copy in SITE.large) await keep(copy);
}

/**
 * A page of the newest whole release; from the server while there is none, and in English where
 * that has not come.
 * @param {string} path
 * @param {Request} request
 */
async function page(path, request) {
  const copy = `${await newest()}/pages/${path}`;
  if (copy in SITE.large) await keep(copy).catch(() => {});
  const kept = await find(copy);
  if (kept) return new Response(kept.body, { headers: kept.headers }); // without the copy's own address
  const english = path.replace(/^[\w-]+\/(?=index\.html$|static\/)/, "");
  return english === path
    ? fetch(request)
    : fetch(request).catch(() => Response.redirect(`${ROOT}${english}?lang=en`));
}
