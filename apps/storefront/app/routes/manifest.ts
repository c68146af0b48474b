import { localeOf, SITE_LANGUAGE } from '@subah/messages/language';
import { navigation } from '@subah/messages/navigation';
import { manifest } from '@subah/messages/offline';
import { t } from '@subah/messages/translate';
import { apiContext } from '../lib/api/api-context.ts';
import { manifestIcon, manifestIcons } from '../lib/page/manifest-icons.ts';
import { localizedPath } from '../lib/page/page-url.ts';
import { readShopName } from '../shared/shop/read-shop-name.ts';
import type { Route } from './+types/manifest.ts';

/** The web app manifest. One id for all languages, so that an installed shop follows the language of its last visit. */
export async function loader({ context }: Route.LoaderArgs) {
  const name = await readShopName(context.get(apiContext));
  return Response.json(
    {
      id: '/',
      name,
      short_name: name,
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
}
