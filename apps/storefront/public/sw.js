// Keeps one thing: the page that is shown when a page cannot be fetched. Everything else goes to the network as if this
// file did not exist, so that nobody is ever shown yesterday's prices. Raise the number when one of the parts changes.
const CACHE = 'offline-1';
const PAGE = '/offline.html';
const PARTS = [PAGE, '/offline.css', '/favicon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(PARTS.map((path) => new Request(path, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      caches
        .keys()
        .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))),
      // The request leaves while this worker is still waking up.
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') {
    event.respondWith(fetchPage(event).catch(() => caches.match(PAGE)));
    return;
  }
  const { pathname } = new URL(event.request.url);
  if (PARTS.includes(pathname)) event.respondWith(fetch(event.request).catch(() => caches.match(pathname)));
});

async function fetchPage(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}
