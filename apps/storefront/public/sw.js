// Shows push messages. Caches the offline pages, and the page of riders, who lose the network on their round. Everything else goes to the network,
// so that prices are never outdated. Increase the number when one of the cached files changes.
const CACHE = 'offline-2';
const PAGES = { en: '/offline.html', hi: '/hi/offline.html' };
const RIDER_CACHE = 'rider-1';
const RIDER_PATH = /^(\/hi)?\/rider\/?$/;
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
        .then((names) =>
          Promise.all(
            names.filter((name) => name !== CACHE && name !== RIDER_CACHE).map((name) => caches.delete(name)),
          ),
        ),
      // Starts the request while the worker starts.
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  if (isOfRiderPage(event.request)) {
    event.respondWith(fetchOrCached(event));
    return;
  }
  if (event.request.mode === 'navigate') {
    const isHindi = /^\/hi(\/|$)/.test(new URL(event.request.url).pathname);
    event.respondWith(fetchPage(event).catch(() => caches.match(isHindi ? PAGES.hi : PAGES.en)));
    return;
  }
  const { pathname } = new URL(event.request.url);
  if (FILES.includes(pathname)) event.respondWith(fetch(event.request).catch(() => caches.match(pathname)));
});

/** The page itself, and the scripts and styles that it names. */
function isOfRiderPage({ method, mode, url, referrer }) {
  if (method !== 'GET') return false;
  const { pathname, origin } = new URL(url);
  if (mode === 'navigate') return RIDER_PATH.test(pathname);
  const isAsset = origin === self.location.origin && /\/assets\//.test(pathname);
  return isAsset && referrer !== '' && RIDER_PATH.test(new URL(referrer).pathname);
}

async function fetchOrCached(event) {
  const cache = await caches.open(RIDER_CACHE);
  try {
    const response = await fetchPage(event);
    if (response.ok) await cache.put(event.request, response.clone());
    return response;
  } catch (error) {
    const cached = await cache.match(event.request);
    if (cached) return cached;
    if (event.request.mode === 'navigate') return caches.match(PAGES.en);
    throw error;
  }
}

async function fetchPage(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: '/icons/icon-192.png', data: { path } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.path));
});

/** In an open tab of the shop, if there is one. */
async function openPage(path) {
  const { href } = new URL(path, self.location.origin);
  const [tab] = await self.clients.matchAll({ type: 'window' });
  if (!tab) return self.clients.openWindow(href);
  await tab.focus();
  return tab.navigate(href).catch(() => self.clients.openWindow(href));
}
