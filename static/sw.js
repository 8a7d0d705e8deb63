/**
 * The service worker of a built site: offline after the first visit, and never a page with files of
 * two releases.
 *
 * A release is a folder whose name is the hash of what is in it (ttgo/web/build/build.py), and so
 * is the runtime. What is in such a folder never changes, so what is kept of it is good. A page
 * comes from the network, and asks for files of its own release alone; without a network it is the
 * copy in the release that this worker kept whole before it began.
 */
// What tsc, which knows pages, does not know of a worker; the build says SITE: `files` are kept at
// once, what is `large` when it has been used, and `pages` have copies in the release.
/**
 * @typedef {{request: Request, data: unknown, waitUntil: (done: Promise<unknown>) => void,
 *   respondWith: (response: Promise<Response>) => void}} WorkerEvent
 */
/**
 * @typedef {{release: string, runtime: string, files: string[], large: string[], pages: string[]}}
 *   Site
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

worker.addEventListener("install", (event) => event.waitUntil(keep(SITE.files)));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => {
  const here = SITE.pages.filter((name) => name === named(String(event.data))).map(copyOf);
  event.waitUntil(keep(event.data === "large" ? SITE.large : here).catch(() => {}));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(ROOT)) return;
  const path = request.url.slice(ROOT.length).replace(/[?#].*/, "");
  if (/^(release|runtime)-[0-9a-f]{12}\//.test(path)) event.respondWith(file(path, request));
  else if (SITE.pages.includes(named(path))) event.respondWith(page(named(path), request));
});

/** No page of an earlier worker is left, so nobody needs what earlier releases kept. */
async function activate() {
  const needed = [SITE.release, SITE.runtime].map(cacheOf);
  for (const name of await caches.keys())
    if (name.startsWith(OURS) && !needed.includes(name)) await caches.delete(name);
  await worker.clients.claim(); // the first visit's page, too, is kept as it is from now on
}

/** @param {string} path */
function cacheOf(path) {
  return OURS + path.replace(/\/.*/, "");
}

/** @param {string} name of a page */
function copyOf(name) {
  return `${SITE.release}/pages/${name}`;
}

/** @param {string} path of a page, or of its folder */
function named(path) {
  return path === "" || path.endsWith("/") ? `${path}index.html` : path;
}

/** @param {string} path */
function find(path) {
  return caches.match(ROOT + path, { cacheName: cacheOf(path) });
}

/**
 * Keep all of these, or fail: then the browser tries again at another start.
 * @param {string[]} paths
 */
async function keep(paths) {
  const one = async (/** @type {string} */ path) =>
    (await find(path)) ?? (await caches.open(cacheOf(path))).add(ROOT + path);
  await Promise.all(paths.map(one));
}

/** @param {string} path @param {Request} request */
async function file(path, request) {
  const kept = await find(path);
  if (kept) return kept;
  const response = await fetch(request);
  const cache = await caches.open(cacheOf(path));
  // no room is no harm
  if (response.ok) void cache.put(ROOT + path, response.clone()).catch(() => {});
  return response;
}

/**
 * A page in another language, where nobody has been, is the English one without a network.
 * @param {string} path @param {Request} request
 */
async function page(path, request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await find(copyOf(path));
    if (kept) return new Response(kept.body, kept); // without the copy's own address
    const english = path.replace(/^[\w-]+\/(?=index\.html$|static\/)/, "");
    if (english === path) throw error;
    return Response.redirect(`${ROOT}${english}?lang=en`);
  }
}
