import { frame } from '@subah/messages/frame';
import { t } from '@subah/messages/translate';
import { pageUrl } from './page-url.ts';
export type Crumb = { to: string; label: string };

type Place = {
  origin: string;
  /** Between the home page and this page. */
  trail: readonly Crumb[];
  here: Crumb;
};

/** schema.org data. */
export const breadcrumbData = ({ origin, trail, here }: Place) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ to: '/', label: t(frame.home) }, ...trail, here].map(({ to, label }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: pageUrl(origin, to),
  })),
});

/** schema.org data. */
export const itemListData = (origin: string, name: string, items: readonly Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: items.length,
  itemListElement: items.map(({ to, label }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    url: pageUrl(origin, to),
  })),
});
