import { catalogHome } from '@subah/messages/catalog-home';
import type { MessageWith } from '@subah/messages/message';
import { t } from '@subah/messages/translate';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import type { ReactNode } from 'react';
import type { CardCategory, CardProduct } from '../../../shared/catalog/card-product.ts';
import { CategoryRails } from '../rails/category-rails.tsx';

type Texts = {
  /** By default the category's name. */
  title?: MessageWith<{ category: string }>;
  failure: string;
};

const TEXTS: Record<Exclude<Catalog, 'labtest'>, Texts> = {
  fruits: { title: catalogHome.popularIn, failure: t(catalogHome.veggiesFailed) },
  grocery: { failure: t(catalogHome.productsFailed) },
  medicine: { title: catalogHome.popularIn, failure: t(catalogHome.productsFailed) },
  milk: { title: catalogHome.popularFrom, failure: t(catalogHome.productsFailed) },
};

type Props = {
  catalog: keyof typeof TEXTS;
  /** Null after an error. */
  categories: readonly CardCategory[] | null;
  card: (product: CardProduct) => ReactNode;
};

/** A rail of products for each category, on the home page of a catalog. */
export const CatalogRails = ({ catalog, ...rails }: Props) => (
  <div className="grid gap-7 *:min-w-0 *:lazy-layout md:gap-11">
    <CategoryRails catalog={catalog} {...TEXTS[catalog]} {...rails} />
  </div>
);
