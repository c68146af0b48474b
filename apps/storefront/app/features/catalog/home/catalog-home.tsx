import type { Category, CategoryWithProducts, ProductCard } from '@subah/contract/catalog/catalog';
import { type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';
import type { ReactNode } from 'react';
import { CategoryRails } from '../rails/category-rails.tsx';
import { CategoryTiles } from '../tiles/category-tiles.tsx';
import { CatalogPage } from './catalog-page.tsx';
import { catalogMeta } from './listing-meta.ts';

type CatalogHomeFacts = {
  title: string;
  description: string;
  /** Before the category's name in the title of a rail: "Popular in". */
  railPrefix?: string;
  railError: string;
};

const RAIL_LENGTH = 6;

const HOMES: Record<Exclude<Catalog, 'labtest'>, CatalogHomeFacts> = {
  fruits: {
    title: catalogFacts.fruits.title,
    description:
      'Fresh fruit and vegetables from the mandi, sorted by hand, at your door in Mandideep and Bhopal 8AM to 11AM. Free home delivery above ₹199.',
    railPrefix: 'Popular in',
    railError: 'Failed to fetch popular veggies',
  },
  grocery: {
    title: catalogFacts.grocery.title,
    description:
      'Atta, rice, dal, oil, masala, snacks and all a home needs, below MRP, at your door in Mandideep and Bhopal 8AM to 11AM. Free home delivery above ₹199.',
    railError: 'Failed to fetch products',
  },
  medicine: {
    title: `${catalogFacts.medicine.title} & Healthcare`,
    description:
      'Medicines in sealed packs below MRP, lab tests at home, doctors near Mandideep, and a pharmacist who checks every prescription.',
    railPrefix: 'Popular in',
    railError: 'Failed to fetch products',
  },
  milk: {
    title: catalogFacts.milk.title,
    description:
      'Milk from healthy cattle, quality tested for 100+ common adulterants, with home delivery 8AM to 11AM in Mandideep and Bhopal.',
    railPrefix: 'Popular from',
    railError: 'Failed to fetch products',
  },
};

type Props = {
  catalog: keyof typeof HOMES;
  /** Banners and links above the categories. */
  children: ReactNode;
  /** Without categories there are no tiles: milk shows its dairies instead. */
  categories?: readonly Category[];
  /** Null after an error. */
  rails: readonly CategoryWithProducts[] | null;
  card: (product: ProductCard) => ReactNode;
};

/** The home page of a catalog. */
export function CatalogHome({ catalog, children, categories = [], rails, card }: Props) {
  const { title, railPrefix, railError } = HOMES[catalog];
  return (
    <CatalogPage title={title}>
      {children}
      <CategoryTiles id="categories" title="Shop by category" catalog={catalog} categories={categories} />
      <CategoryRails
        catalog={catalog}
        categories={rails}
        failure={railError}
        card={card}
        {...(railPrefix && { prefix: railPrefix })}
      />
    </CatalogPage>
  );
}

export const catalogHomeMeta = (
  args: Parameters<typeof catalogMeta>[0],
  catalog: keyof typeof HOMES,
  categories: readonly Category[] | null | undefined,
) => {
  const { title, description } = HOMES[catalog];
  return catalogMeta(args, { catalog, title, description, categories: categories ?? [] });
};

/** Shortens every category to the products of one rail. */
export const shortenRails = (categories: readonly CategoryWithProducts[] | undefined): CategoryWithProducts[] | null =>
  categories?.map((category) => ({ ...category, products: category.products.slice(0, RAIL_LENGTH) })) ?? null;
