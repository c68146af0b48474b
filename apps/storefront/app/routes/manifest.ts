import { localeOf, SITE_LANGUAGE } from '@subah/messages/language';
import { navigation } from '@subah/messages/navigation';
import { manifest } from '@subah/messages/offline';
import { t } from '@subah/messages/translate';
import { manifestIcon, manifestIcons } from '../lib/page/manifest-icons.ts';
import { localizedPath } from '../lib/page/page-url.ts';

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
      icons: manifestIcons,
      shortcuts: [
        { name: t(navigation.cart), url: localizedPath('/cart'), icons: [manifestIcon('icon', 192)] },
        { name: t(navigation.orders), url: localizedPath('/orders'), icons: [manifestIcon('icon', 192)] },
      ],
    },
    { headers: { 'content-type': 'application/manifest+json' } },
  );
