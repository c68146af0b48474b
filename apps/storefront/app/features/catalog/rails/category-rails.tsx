import type { CategoryWithProducts, ProductCard } from '@subah/contract/catalog/catalog';
import type { MessageWith } from '@subah/messages/message';
import { t } from '@subah/messages/translate';
import { type Catalog, categoryPath } from '@subah/rules/catalog/catalogs';
import { ErrorState } from '@subah/ui/empty-state';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { siteName } from '../../../lib/language/site-text.ts';
import { ProductRail } from './product-rail.tsx';

type Props = {
  catalog: Catalog;
  /** Null after an error. */
  categories: readonly CategoryWithProducts[] | null;
  /** Of a rail; by default the category's name. */
  title?: MessageWith<{ category: string }>;
  failure: string;
  card: (product: ProductCard) => ReactNode;
};

export function CategoryRails({ catalog, categories, title, failure, card }: Props) {
  const { revalidate } = useRevalidator();
  if (!categories) return <ErrorState title={failure} onRetry={() => void revalidate()} />;
  return categories.map((category) => (
    <ProductRail
      key={category._id}
      id={`category-${category._id}`}
      title={title ? t(title, { category: siteName(category) }) : siteName(category)}
      seeAll={categoryPath(catalog, category._id)}
      products={category.products}
      card={card}
    />
  ));
}
