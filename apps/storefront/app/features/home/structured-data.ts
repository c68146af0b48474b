import { localeOf, SITE_LANGUAGE } from '@subah/messages/language';
import { pageUrl } from '../../lib/page/page-url.ts';

type Contact = { name: string; legalName: string; address: string; email: string; phone: string };

const filled = (facts: Record<string, string>) => Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact));

/** schema.org data. */
export const homeStructuredData = (origin: string, contact: Contact) => ({
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
