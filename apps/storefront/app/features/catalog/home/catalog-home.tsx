import type { Category, CategoryWithProducts } from '@subah/contract/catalog/catalog';
import { catalogHome } from '@subah/messages/catalog-home';
import { catalogTitles } from '@subah/messages/catalogs';
import type { DeliveryTexts } from '@subah/messages/delivery-promise';
import type { Message, MessageWith } from '@subah/messages/message';
import { t } from '@subah/messages/translate';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import type { ReactNode } from 'react';
import { type CardCategory, toCardCategories } from '../../../shared/catalog/card-product.ts';
import { deliveryTextsOf } from '../../../shared/delivery/delivery-texts.ts';
import { CategoryTiles } from '../tiles/category-tiles.tsx';
import { CatalogPage } from './catalog-page.tsx';
import { catalogMeta } from './listing-meta.ts';

type CatalogHomeFacts = { title: string; description: Message | MessageWith<DeliveryTexts> };

const RAIL_LENGTH = 6;

const HOMES: Record<Exclude<Catalog, 'labtest'>, CatalogHomeFacts> = {
  fruits: {
    title: t(catalogTitles.fruits),
    description: catalogHome.fruitsDescription,
  },
  grocery: {
    title: t(catalogTitles.grocery),
    description: catalogHome.groceryDescription,
  },
  medicine: {
    title: t(catalogHome.medicineTitle),
    description: catalogHome.medicineDescription,
  },
  milk: {
    title: t(catalogTitles.milk),
    description: catalogHome.milkDescription,
  },
};

type Props = {
  catalog: keyof typeof HOMES;
  /** Banners and links above the categories. */
  children: ReactNode;
  /** Without categories there are no tiles: milk shows its dairies instead. */
  categories?: readonly Category[];
  /** Below the categories. */
  rails: ReactNode;
};

/** The home page of a catalog. */
export function CatalogHome({ catalog, children, categories = [], rails }: Props) {
  return (
    <CatalogPage title={HOMES[catalog].title}>
      {children}
      <CategoryTiles id="categories" title={t(catalogHome.shopByCategory)} catalog={catalog} categories={categories} />
      {rails}
    </CatalogPage>
  );
}

export const catalogHomeMeta = (
  args: Parameters<typeof catalogMeta>[0],
  catalog: keyof typeof HOMES,
  categories: readonly Category[] | null | undefined,
) => {
  const { title, description } = HOMES[catalog];
  return catalogMeta(args, {
    catalog,
    title,
    description: t(description, deliveryTextsOf(args)),
    categories: categories ?? [],
  });
};

/** Every category with the products of one rail. */
export const railsOf = (categories: readonly CategoryWithProducts[] | undefined): CardCategory[] | null =>
  categories ? toCardCategories(categories, RAIL_LENGTH) : null;
