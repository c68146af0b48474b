/** A page of the shop and what it is called. */
export type Crumb = { to: string; label: string };

type Place = {
  origin: string;
  /** Between home and the page. */
  trail: readonly Crumb[];
  here: Crumb;
};

/** Tells search engines where a page stands in the shop (schema.org). */
export const breadcrumbData = ({ origin, trail, here }: Place) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ to: '/', label: 'Home' }, ...trail, here].map(({ to, label }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: label,
    item: `${origin}${to}`,
  })),
});

/** Tells them what a list shows, in its order. */
export const itemListData = (origin: string, name: string, items: readonly Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: items.length,
  itemListElement: items.map(({ to, label }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: label,
    url: `${origin}${to}`,
  })),
});
