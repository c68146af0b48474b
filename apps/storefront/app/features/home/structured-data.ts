import type { Area } from '@subah/contract/delivery/delivery';
import { localeOf, SITE_LANGUAGE } from '@subah/messages/language';
import { siteName } from '../../lib/language/site-text.ts';
import { pageUrl } from '../../lib/page/page-url.ts';

type Contact = { name: string; legalName: string; address: string; email: string; phone: string };

const filled = (facts: Record<string, string>) => Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact));

/** A shop with many areas does not send all of them with its first page. */
const MAX_AREAS = 10;

/** schema.org data. */
export const homeStructuredData = (origin: string, contact: Contact, areas: readonly Area[]) => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: contact.name,
      url: `${origin}/`,
      logo: `${origin}/icons/icon-512.png`,
      ...filled({ legalName: contact.legalName, email: contact.email, telephone: contact.phone }),
      ...(contact.address && {
        address: { '@type': 'PostalAddress', streetAddress: contact.address, addressCountry: 'IN' },
      }),
      ...(areas.length > 0 && {
        areaServed: areas.slice(0, MAX_AREAS).map((area) => ({ '@type': 'Place', name: siteName(area) })),
      }),
    },
    {
      '@type': 'WebSite',
      '@id': `${pageUrl(origin, '/')}#website`,
      name: contact.name,
      url: pageUrl(origin, '/'),
      inLanguage: localeOf[SITE_LANGUAGE],
      publisher: { '@id': `${origin}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${pageUrl(origin, '/search')}?query={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ],
});
