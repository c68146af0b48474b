import type { MessageWith } from '@subah/messages/message';
import { t } from '@subah/messages/translate';
import { type Catalog, categoryPath } from '@subah/rules/catalog/catalogs';
import { ErrorState } from '@subah/ui/empty-state';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { siteName } from '../../../lib/language/site-text.ts';
import type { CardCategory, CardProduct } from '../../../shared/catalog/card-product.ts';
import { ProductRail } from './product-rail.tsx';

type Props = {
  catalog: Catalog;
  /** Null after an error. */
  categories: readonly CardCategory[] | null;
  /** Of a rail; by default the category's name. */
  title?: MessageWith<{ category: string }>;
  failure: string;
  card: (product: CardProduct) => ReactNode;
};

const FIRST_FAR_RAIL = 6;

const kindOf = (index: number) => (index === 0 ? 'first' : index < FIRST_FAR_RAIL ? 'middle' : 'far');

export function CategoryRails({ catalog, categories, title, failure, card }: Props) {
  const { revalidate } = useRevalidator();
  if (!categories) return <ErrorState title={failure} onRetry={() => void revalidate()} />;
  return categories.map((category, index) => (
    <ProductRail
      key={category._id}
      id={`category-${category._id}`}
      title={title ? t(title, { category: siteName(category) }) : siteName(category)}
      seeAll={categoryPath(catalog, category._id)}
      products={category.products}
      kind={kindOf(index)}
      card={card}
    />
  ));
}
