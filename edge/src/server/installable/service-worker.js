/*
 * The service worker of the site. It answers one kind of request only, the navigation to a page, and only when there is no
 * network: with the offline page. Everything else goes to the network, and releases are kept by the browser's HTTP cache
 * under names that never change: so this worker can never bring together files of different releases, and no answer of the
 * API is ever stored.
 */
const CACHE = 'offline-page';
const OFFLINE = '/offline';
const NOT_PAGES = /^\/(?:api|assets|edge|mailbox|provider|psp|releases)(?:\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    // A preload asks for every navigation, also for those that this worker leaves to the browser, which then asks again: the
    // frame of a game would use up its one-use address. Earlier versions of this worker had switched it on.
    Promise.all([self.registration.navigationPreload?.disable(), forgetOtherCaches(), self.clients.claim()]),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'keep-offline-page') event.waitUntil(keepOfflinePage().catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { mode, destination, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (mode !== 'navigate' || destination !== 'document') return;
  if (origin !== self.location.origin || NOT_PAGES.test(pathname)) return;
  event.respondWith(pageOf(event));
});

async function pageOf(event) {
  try {
    return await fetch(event.request);
  } catch (error) {
    const cache = await caches.open(CACHE);
    const page = await cache.match(OFFLINE);
    if (page) return page;
    throw error;
  }
}

/** The page in the language and the colours of now: both are decided by the server, from the cookie and the host. */
async function keepOfflinePage() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(OFFLINE, { cache: 'no-store' }));
}

async function forgetOtherCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}
