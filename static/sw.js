/**
 * The service worker of a built site: offline after the first visit, and never a page with files
 * that it was not built with.
 *
 * What has a hash in its address never changes (ttgo/web/build/lasting.py), so what is kept of it is good,
 * and a new release's worker fetches what is new. A page comes from the network, and names files by
 * such addresses alone; without a network it is the page that this worker kept, with all files,
 * before it began.
 */
// What tsc, which knows pages, does not know of a worker; the build says SITE: what is kept at
// `first`, what is `large` when it has been used, and the `rest` when that has. Pages among them
// have their hash behind a question mark.
/**
 * @typedef {{request: Request, data: unknown, waitUntil: (done: Promise<unknown>) => void,
 *   respondWith: (response: Promise<Response>) => void}} WorkerEvent
 */
/**
 * @typedef {{addEventListener: (type: string, answer: (event: WorkerEvent) => void) => void, SITE:
 *   {first: string[], large: string[], rest: string[]}, registration: {scope: string}, clients:
 *   {claim: () => Promise<void>}}} OurWorker
 */
const worker = /** @type {OurWorker} */ (/** @type {unknown} */ (self));
const {
  SITE: { first, large, rest },
  registration: { scope: ROOT },
} = worker;
const OURS = `ttgo ${ROOT} `; // other sites may share the origin; no address holds a space
const KEPT = `${OURS}kept`;
const all = [...first, ...large, ...rest];

worker.addEventListener("install", (event) => event.waitUntil(keep(first)));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => {
  const here = pagesAt(String(event.data));
  event.waitUntil(keep(event.data === "large" ? large : here).catch(() => {}));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(ROOT)) return;
  const path = request.url.slice(ROOT.length).replace(/[?#].*/, "");
  if (/^[a-z]+-[0-9a-f]{6}\/|-[0-9a-f]{6}\.\w+$/.test(path)) event.respondWith(file(path, request));
  else if (pagesAt(path).length) event.respondWith(page(path, request));
});

/** No page of an earlier worker is left, so nobody needs what it alone kept. */
async function activate() {
  for (const name of await caches.keys())
    if (name.startsWith(OURS) && name !== KEPT) await caches.delete(name);
  const cache = await caches.open(KEPT);
  for (const { url } of await cache.keys())
    if (!all.includes(url.slice(ROOT.length))) await cache.delete(url);
  await worker.clients.claim(); // the first visit's page, too, is kept as it is from now on
}

/** The page at an address, or in a folder, as it is kept. @param {string} path */
function pagesAt(path) {
  const name = path === "" || path.endsWith("/") ? `${path}index.html` : path;
  return all.filter((one) => one.startsWith(`${name}?`));
}

/**
 * Keep all of these, or fail: then the browser tries again at another start.
 * @param {string[]} paths
 */
async function keep(paths) {
  const cache = await caches.open(KEPT);
  const one = async (/** @type {string} */ path) => {
    if (await cache.match(ROOT + path)) return;
    // by the address that the browser has it from
    const [address, isPage] = path.replace(/\bindex\.html\?/, "?").split("?");
    // the browser may have a page of an earlier release
    const response = await fetch(ROOT + address, { cache: isPage ? "no-cache" : "default" });
    if (!response.ok) throw new TypeError(path);
    await cache.put(ROOT + path, response);
  };
  await Promise.all(paths.map(one));
}

/** @param {string} path @param {Request} request */
async function file(path, request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(ROOT + path);
  if (kept) return kept;
  const response = await fetch(request);
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
    const [name] = pagesAt(path);
    const kept = await (await caches.open(KEPT)).match(ROOT + name);
    if (kept) return new Response(kept.body, kept); // without the copy's own address
    const english = name.replace(/\?.*|^[\w-]+\/(?=index\.html|static\/)/g, "");
    if (name.startsWith(english)) throw error;
    return Response.redirect(`${ROOT}${english}?lang=en`);
  }
}
