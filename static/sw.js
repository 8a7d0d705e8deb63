/**
 * The service worker of a built site: offline after the first visit, and never a page with files
 * that it was not built with.
 *
 * What has a hash in its address never changes (ttgo/web/build/lasting.py), so what is kept of it is
 * good. A page comes from the network, and names files by such addresses alone; without a network
 * it is the page as it was kept, after all that it names. A first visit keeps all pages. A release
 * changes little, but many pages name what has changed: one that nobody has seen since stays as it
 * was, with what it names.
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
 *   {claim: () => Promise<void>, matchAll: (which: object) => Promise<{url: string}[]>}}} OurWorker
 */
const worker = /** @type {OurWorker} */ (/** @type {unknown} */ (self));
const {
  SITE: { first, large, rest },
  registration: { scope: ROOT },
} = worker;
const OURS = `ttgo ${ROOT} `; // other sites may share the origin; no address holds a space
const KEPT = `${OURS}kept`;
const all = [...first, ...large, ...rest];

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => {
  const here = pagesAt(String(event.data));
  event.waitUntil((event.data === "large" ? keep(large) : keepPages(here)).catch(() => {}));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(ROOT)) return;
  const path = pathOf(request.url);
  if (/^[a-z]+-[0-9a-f]{6}\/|-[0-9a-f]{6}\.\w+$/.test(path)) event.respondWith(file(path, request));
  else if (pagesAt(path).length) event.respondWith(page(path, request));
});

/** The pages that are open, and those that were never kept. */
async function install() {
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const here = open.flatMap(({ url }) => (url.startsWith(ROOT) ? pagesAt(pathOf(url)) : []));
  const had = (await keptPaths()).map(nameOf);
  if (!had.length) await keep(first.filter((path) => !isOfPage(path)));
  const others = first.filter((path) => isOfPage(path) && !had.includes(nameOf(path)));
  await keepPages([...new Set([...here, ...others])]);
}

/** No page of an earlier worker is left, so nobody needs what only pages that are kept anew had. */
async function activate() {
  for (const name of await caches.keys())
    if (name.startsWith(OURS) && name !== KEPT) await caches.delete(name);
  const cache = await caches.open(KEPT);
  const paths = await keptPaths();
  const old = paths.filter((path) => !all.includes(path));
  const stays = new Set(
    old.filter((path) => {
      const [now] = isOfPage(path) ? pagesAt(nameOf(path)) : [];
      return now && !paths.includes(now);
    }),
  );
  for (const path of stays)
    // which grow
    for (const one of named(await keptText(path), old)) stays.add(one);
  for (const path of old) if (!stays.has(path)) await cache.delete(ROOT + path);
  await worker.clients.claim(); // the first visit's page, too, is kept as it is from now on
}

async function keptPaths() {
  const keys = await (await caches.open(KEPT)).keys();
  return keys.map(({ url }) => url.slice(ROOT.length));
}

/** @param {string} path */
async function keptText(path) {
  return (await (await caches.open(KEPT)).match(ROOT + path))?.text() ?? "";
}

const isOfPage = (/** @type {string} */ path) => path.includes("?");
const nameOf = (/** @type {string} */ path) => path.split("?")[0];
const pathOf = (/** @type {string} */ url) => url.slice(ROOT.length).replace(/[?#].*/, "");
/** Those that a text names, of a folder all. @param {string} text @param {string[]} paths */
const named = (text, paths) =>
  paths.filter((path) => {
    const [name] = /[^/]*-[0-9a-f]{6}\b[^/]*/.exec(path) ?? [];
    return name && text.includes(name);
  });

/** The page at an address, or in a folder, as it is kept. @param {string} path */
function pagesAt(path) {
  const name = path === "" || path.endsWith("/") ? `${path}index.html` : path;
  return all.filter((one) => one.startsWith(`${name}?`));
}

/**
 * Keep pages after what they name, and what that names; or fail, as below.
 * @param {string[]} pages
 */
async function keepPages(pages) {
  const cache = await caches.open(KEPT);
  const had = await keptPaths();
  const come = await Promise.all(
    pages
      .filter((path) => !had.includes(path))
      .map(async (path) => {
        const response = await load(path);
        return { path, response, text: await response.clone().text() };
      }),
  );
  let texts = come.map(({ text }) => text);
  for (let left = first; texts.length;) {
    const parts = [...new Set(texts.flatMap((text) => named(text, left)))];
    left = left.filter((path) => !parts.includes(path));
    await keep(parts);
    texts = await Promise.all(parts.map(keptText));
  }
  await Promise.all(come.map(({ path, response }) => cache.put(ROOT + path, response)));
}

/**
 * Keep all of these, or fail: then the browser tries again at another start.
 * @param {string[]} paths
 */
async function keep(paths) {
  const cache = await caches.open(KEPT);
  const had = await keptPaths();
  await Promise.all(
    paths
      .filter((path) => !had.includes(path))
      .map(async (path) => cache.put(ROOT + path, await load(path))),
  );
}

/** By the address that the browser has it from. @param {string} path */
async function load(path) {
  const address = path.replace(/\bindex\.html\?/, "?").split("?")[0];
  // the browser may have a page of an earlier release
  const how = /** @type {const} */ ({ cache: isOfPage(path) ? "no-cache" : "default" });
  const response = await fetch(ROOT + address, how);
  if (!response.ok) throw new TypeError(path);
  return response;
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
    const cache = await caches.open(KEPT);
    const older = { ignoreSearch: true };
    const kept = (await cache.match(ROOT + name)) ?? (await cache.match(ROOT + name, older));
    if (kept) return new Response(kept.body, kept); // without the copy's own address
    const english = name.replace(/\?.*|^[\w-]+\/(?=index\.html|static\/)/g, "");
    if (name.startsWith(english)) throw error;
    return Response.redirect(`${ROOT}${english}?lang=en`);
  }
}
