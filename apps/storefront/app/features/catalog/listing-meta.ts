import type { ProductCard } from '@subah/contract/catalog';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../lib/seo.ts';
import { breadcrumbData, type Crumb, itemListData } from './structured-data.ts';

type Listing = {
  title: string;
  description: string;
  /** The one address of this list, without its paging. */
  path: string;
  image?: string | undefined;
  trail: readonly Crumb[];
  /** How the trail calls this page. */
  here: string;
  products?: readonly ProductCard[] | undefined;
};

/** Head of every page that lists products: what it is, where it stands and what it shows. */
export function listingMeta(args: Parameters<typeof pageMeta>[0], listing: Listing): MetaDescriptor[] {
  const { title, description, path, image, trail, here, products = [] } = listing;
  const root = args.matches.find((match) => match?.id === 'root')?.loaderData as { origin: string } | undefined;
  const origin = root?.origin ?? '';
  return [
    ...pageMeta(args, { title, description, path, ...(image && { image }) }),
    { 'script:ld+json': breadcrumbData({ origin, trail, here: { to: path, label: here } }) },
    ...(products.length > 0 ? [{ 'script:ld+json': itemListData(origin, here, products) }] : []),
  ];
}
