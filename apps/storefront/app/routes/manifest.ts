import { frame } from '@subah/messages/frame';
import { localeOf, SITE_LANGUAGE } from '@subah/messages/language';
import { manifest } from '@subah/messages/offline';
import { t } from '@subah/messages/translate';
import { localizedPath } from '../lib/page/page-url.ts';

const icon = (name: string, size: number, purpose?: string) => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
});

/** The web app manifest. One id for all languages, so that an installed shop follows the language of its last visit. */
export const loader = () =>
  Response.json(
    {
      id: '/',
      name: 'Subah',
      short_name: 'Subah',
      description: t(manifest.description),
      lang: localeOf[SITE_LANGUAGE],
      dir: 'ltr',
      start_url: localizedPath('/'),
      scope: '/',
      display: 'standalone',
      theme_color: '#ffffff',
      background_color: '#fffdf8',
      categories: ['shopping', 'food', 'health'],
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        icon('icon', 192),
        icon('icon', 512),
        icon('maskable', 192, 'maskable'),
        icon('maskable', 512, 'maskable'),
      ],
      shortcuts: [
        { name: t(frame.cart), url: localizedPath('/cart'), icons: [icon('icon', 192)] },
        { name: t(frame.orders), url: localizedPath('/orders'), icons: [icon('icon', 192)] },
      ],
    },
    { headers: { 'content-type': 'application/manifest+json' } },
  );
