import type { Category } from '@subah/contract/catalog/catalog';
import { type Catalog, catalogFacts, categoryPath, productPath } from '@subah/rules/catalog/catalogs';
import type { MetaDescriptor } from 'react-router';
import { siteName } from '../../../lib/language/site-text.ts';
import { pageMeta } from '../../../lib/page/page-meta.ts';
import { breadcrumbData, type Crumb, itemListData } from '../../../lib/page/structured-data.ts';
import type { CardProduct } from '../../../shared/catalog/card-product.ts';
import { productName } from '../../../shared/catalog/product-name.ts';

type MetaArgs = Parameters<typeof pageMeta>[0];

type Listing = {
  title: string;
  description: string;
  /** Canonical path, without paging. */
  path: string;
  image?: string | undefined;
  trail: readonly Crumb[];
  /** Label of the last breadcrumb. */
  here: string;
  products?: readonly CardProduct[] | undefined;
};

export function listingMeta(args: MetaArgs, { products = [], ...page }: Listing): MetaDescriptor[] {
  const items = products.map((product) => ({
    to: productPath(product.product_type, product._id),
    label: productName(product),
  }));
  return metaOfList(args, page, items);
}

type Front = { catalog: Catalog; title: string; description: string; categories: readonly Category[] };

export function catalogMeta(args: MetaArgs, { catalog, title, description, categories }: Front): MetaDescriptor[] {
  const items = categories.map((category) => ({ to: categoryPath(catalog, category._id), label: siteName(category) }));
  const path = catalogFacts[catalog].homePath;
  return metaOfList(args, { title, description, path, trail: [], here: title }, items);
}

function metaOfList(args: MetaArgs, page: Omit<Listing, 'products'>, items: readonly Crumb[]): MetaDescriptor[] {
  const { title, description, path, image, trail, here } = page;
  const root = args.matches.find((match) => match?.id === 'root')?.loaderData as { origin: string } | undefined;
  const origin = root?.origin ?? '';
  return [
    ...pageMeta(args, { title, description, path, ...(image && { image }) }),
    { 'script:ld+json': breadcrumbData({ origin, trail, here: { to: path, label: here } }) },
    ...(items.length > 0 ? [{ 'script:ld+json': itemListData(origin, here, items) }] : []),
  ];
}
