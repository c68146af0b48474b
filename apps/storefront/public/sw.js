// Caches only the offline pages. Everything else goes to the network, so that prices are never outdated. Increase the number
// when one of the cached files changes.
const CACHE = 'offline-2';
const PAGES = { en: '/offline.html', hi: '/hi/offline.html' };
const FILES = [...Object.values(PAGES), '/offline.css', '/favicon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map((path) => new Request(path, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      caches
        .keys()
        .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))),
      // Starts the request while the worker starts.
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') {
    const isHindi = /^\/hi(\/|$)/.test(new URL(event.request.url).pathname);
    event.respondWith(fetchPage(event).catch(() => caches.match(isHindi ? PAGES.hi : PAGES.en)));
    return;
  }
  const { pathname } = new URL(event.request.url);
  if (FILES.includes(pathname)) event.respondWith(fetch(event.request).catch(() => caches.match(pathname)));
});

async function fetchPage(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}
