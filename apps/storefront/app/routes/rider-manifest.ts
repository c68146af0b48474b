import { localeOf, SITE_LANGUAGE } from '@subah/messages/language';
import { rider } from '@subah/messages/rider';
import { t } from '@subah/messages/translate';
import { manifestIcons } from '../lib/page/manifest-icons.ts';
import { localizedPath } from '../lib/page/page-url.ts';

/** The web app manifest of the page of riders, which they install beside the shop. */
export const loader = () =>
  Response.json(
    {
      id: '/rider',
      name: t(rider.appName),
      short_name: t(rider.appName),
      description: t(rider.description),
      lang: localeOf[SITE_LANGUAGE],
      start_url: localizedPath('/rider'),
      scope: localizedPath('/rider'),
      display: 'standalone',
      theme_color: '#ffffff',
      background_color: '#fffdf8',
      icons: manifestIcons,
    },
    { headers: { 'content-type': 'application/manifest+json' } },
  );
