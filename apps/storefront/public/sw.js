// Shows push messages. Caches the offline pages, and the page of riders, who lose the network on their round. Pages of the shop come from the
// network, so that prices are never outdated; without it, from the copy of the last visit. They contain no data of customers, and their scripts
// and pictures are in the browser's own cache. Increase the number when one of the cached files changes.
const CACHE = 'offline-3';
const PAGES = { en: '/offline.html', hi: '/hi/offline.html' };
const RIDER_CACHE = 'rider-1';
const RIDER_PATH = /^(\/hi)?\/rider\/?$/;
const SEEN_CACHE = 'seen-1';
const MAX_SEEN = 80;
const NOT_KEPT =
  /^\/(api|dev|payment|uploads|dashboard|admin-login|two-step|staff-invitation|healthz|readyz|metrics)(\/|$)/;
const FILES = [...Object.values(PAGES), '/offline.css', '/offline.js', '/favicon.svg'];

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
            names.filter((name) => ![CACHE, RIDER_CACHE, SEEN_CACHE].includes(name)).map((name) => caches.delete(name)),
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
  if (event.request.mode === 'navigate' || isPageData(event.request)) {
    event.respondWith(fetchOrSeen(event));
    return;
  }
  const { pathname } = new URL(event.request.url);
  if (FILES.includes(pathname)) event.respondWith(fetch(event.request).catch(() => caches.match(pathname)));
});

/** What the router loads for a page when a link is followed. */
const isPageData = ({ method, url }) =>
  method === 'GET' && new URL(url).origin === self.location.origin && new URL(url).pathname.endsWith('.data');

async function fetchOrSeen(event) {
  const { pathname } = new URL(event.request.url);
  const isKept = event.request.method === 'GET' && !NOT_KEPT.test(pathname);
  try {
    const response = await fetchPage(event);
    if (isKept && response.ok && !response.redirected) event.waitUntil(keep(event.request, response.clone()));
    return response;
  } catch (error) {
    const seen = isKept && (await caches.match(event.request, { cacheName: SEEN_CACHE }));
    if (seen) return seen;
    if (event.request.mode !== 'navigate') throw error;
    return caches.match(/^\/hi(\/|$)/.test(pathname) ? PAGES.hi : PAGES.en);
  }
}

/** The oldest copies make room. */
async function keep(request, response) {
  const cache = await caches.open(SEEN_CACHE);
  await cache.put(request, response);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MAX_SEEN)).map((oldest) => cache.delete(oldest)));
}

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
