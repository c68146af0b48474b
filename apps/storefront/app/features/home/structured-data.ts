import { localeOf, SITE_LANGUAGE } from '@subah/messages/language';
import { pageUrl } from '../../lib/page/page-url.ts';

type Contact = {
  name: string;
  street: string;
  town: string;
  pincode: string;
  state: string;
  email: string;
  phone: string;
};

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
      email: contact.email,
      telephone: contact.phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: contact.street,
        addressLocality: contact.town,
        addressRegion: contact.state,
        postalCode: contact.pincode,
        addressCountry: 'IN',
      },
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
