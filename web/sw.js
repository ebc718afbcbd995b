// Keeps one version of the page on this device, as a unit: everything or nothing, every file checked
// by its hash. A new version waits until the player takes it; the one before is kept beside it.

/** @typedef {{ files: Record<string, Record<string, { sha256: string }>> } & Record<string, string>} BuildList */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const APP = "{{app}}";
const RELEASE = "{{release}}";
const SCOPE = worker.registration.scope;
const OURS = `frontier ${SCOPE} `;
const CACHE = OURS + RELEASE;
const STATE = `${OURS}state`;
const AT_ONCE = 4; // files fetched side by side

// What only the last resort of the start needs, or no page: it stays on the server.
const NOT_KEPT =
  /\.whl$|python_stdlib\.zip$|pyodide-lock\.json$|^pyodide\.asm\.|^shots\/|^previews\//;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => {
  if (event.data === "take") worker.skipWaiting();
  if (event.data === "check") event.waitUntil(install());
  if (event.data === "complete") event.waitUntil(complete());
  if (event.data === "ready?") {
    event.waitUntil(isWhole().then((whole) => event.ports[0]?.postMessage(whole)));
  }
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(SCOPE)) {
    event.respondWith(answer(request));
  }
});

/** Fetch and check what is not here yet, or is damaged; the page itself comes last. */
async function install() {
  const cache = await caches.open(CACHE);
  const waiting = await wanted();
  const older = await olderFiles();
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      await bring(cache, file.place, file.sha256, older);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const page = await fetch(SCOPE, { cache: "reload" });
  const text = await page.clone().text();
  if (!page.ok || !text.includes(APP)) throw new Error("the page is of another version");
  await cache.put(SCOPE, page);
  for (const name of ["manifest.webmanifest"]) {
    await cache.put(SCOPE + name, await fetch(SCOPE + name, { cache: "reload" }));
  }
}

/** Fetch anew what somebody has deleted; what is there is not looked at, so this costs little. */
async function complete() {
  if (!(await isWhole())) await install();
}

/** Tell whether every file of this version is here; without a network, too. */
async function isWhole() {
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  if (!there.has(SCOPE) || !there.has(`${SCOPE}${APP}/build.json`)) return false;
  const files = await wanted();
  return files.every(({ place }) => there.has(place));
}

/** @returns {Promise<{ place: string, sha256: string }[]>} the files of this version */
async function wanted() {
  const place = `${SCOPE}${APP}/build.json`;
  const answer = (await (await caches.open(CACHE)).match(place)) ?? (await fetch(place));
  if (!answer.ok) throw new Error(`${place}: ${answer.status}`);
  await (await caches.open(CACHE)).put(place, answer.clone());
  const list = /** @type {BuildList} */ (await answer.json());
  const folders = { app: APP, pyodide: list.pyodide, start: list.start };
  return Object.entries(folders).flatMap(([part, folder]) =>
    Object.entries(list.files[part])
      .filter(([name]) => !NOT_KEPT.test(name))
      .map(([name, { sha256 }]) => ({ place: `${SCOPE}${folder}/${name}`, sha256 })),
  );
}

/**
 * Put a file into the cache: it may be there, or in the version before, else it is fetched.
 * @param {Cache} cache
 * @param {string} place
 * @param {string} sha256
 * @param {Map<string, { cache: Cache, place: string }>} older
 */
async function bring(cache, place, sha256, older) {
  const here = await cache.match(place);
  if (here && (await hash(here)) === sha256) return;
  const same = older.get(sha256);
  const copy = same && (await same.cache.match(same.place));
  if (copy && (await hash(copy.clone())) === sha256) {
    await cache.put(place, copy);
    return;
  }
  for (const mode of /** @type {RequestCache[]} */ (["default", "reload"])) {
    const answer = await fetch(place, { cache: mode });
    if (answer.ok && (await hash(answer.clone())) === sha256) {
      await cache.put(place, answer);
      return;
    }
  }
  throw new Error(`${place} is not what it should be`);
}

/** @returns {Promise<Map<string, { cache: Cache, place: string }>>} files of other versions by hash */
async function olderFiles() {
  const found = new Map();
  for (const name of await versions()) {
    if (name === CACHE) continue;
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      if (!url.endsWith("/build.json")) continue;
      const list = /** @type {BuildList} */ (await (await cache.match(url))?.json());
      const app = url.slice(0, -"/build.json".length);
      const folders = { app, pyodide: SCOPE + list.pyodide, start: SCOPE + list.start };
      for (const [part, folder] of Object.entries(folders)) {
        for (const [file, { sha256 }] of Object.entries(list.files[part] ?? {})) {
          found.set(sha256, { cache, place: `${folder}/${file}` });
        }
      }
    }
  }
  return found;
}

/** @returns {Promise<string[]>} the caches of versions at this address */
async function versions() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(OURS) && name !== STATE);
}

/** @param {Response} answer */
async function hash(answer) {
  const digest = await crypto.subtle.digest("SHA-256", await answer.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Take over; pages that still show the version before find its files for as long as they live. */
async function activate() {
  const state = await caches.open(STATE);
  const before = await (await state.match(SCOPE))?.text();
  await state.put(SCOPE, new Response(CACHE));
  for (const name of await versions()) {
    if (name !== CACHE && name !== before) await caches.delete(name);
  }
  await worker.clients.claim();
}

/** @param {Request} request */
async function answer(request) {
  const place = new URL(request.url);
  // Who asks again has got something that is no good: it may be what is kept here.
  const anew = request.cache === "reload" || place.searchParams.has("again");
  place.search = "";
  if (anew && request.mode !== "navigate") {
    const answer = await fetch(request).catch(() => null);
    if (answer?.ok) return answer;
  }
  const cache = await caches.open(CACHE);
  const page = request.mode === "navigate" || place.href === `${SCOPE}index.html`;
  const game = page && place.href.slice(SCOPE.length).match(/^([a-z]+)\/(index\.html)?$/)?.[1];
  if (game) return Response.redirect(`${SCOPE}#/new/${game}`); // its page only leads there
  const found = await cache.match(page ? SCOPE : place.href);
  if (found) return found;
  for (const name of await versions()) {
    const older = await (await caches.open(name)).match(place.href);
    if (older) return older;
  }
  return fetch(request);
}
