import { common } from '@subah/messages/common';
import { localeOf, SITE_LANGUAGE } from '@subah/messages/language';
import { offline } from '@subah/messages/offline';
import { t } from '@subah/messages/translate';

/** Stored by the service worker (public/sw.js) and shown when there is no network, so it works without a script too. */
export const loader = () =>
  new Response(
    `<!doctype html>
<html lang="${localeOf[SITE_LANGUAGE]}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="theme-color" content="#ffffff">
    <meta name="robots" content="noindex">
    <title>${t(offline.title)}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/offline.css">
    <script src="/offline.js" defer></script>
  </head>
  <body>
    <main>
      <img src="/favicon.svg" width="96" height="96" alt="">
      <h1>${t(offline.title)}</h1>
      <p>${t(offline.text)}</p>
      <a href="">${t(common.tryAgain)}</a>
    </main>
  </body>
</html>
`,
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  );
