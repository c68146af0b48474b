import type { CategoryWithProducts, ProductCard } from '@subah/contract/catalog/catalog';
import { productRails } from '@subah/messages/product-rails';
import { t } from '@subah/messages/translate';
import { Tabs } from '@subah/ui/tabs';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { siteName } from '../../../lib/language/site-text.ts';
import { CardRow } from '../cards/card-row.tsx';
import { SeeAllLink } from './see-all-link.tsx';

type Props = {
  id: string;
  title: string;
  seeAll: string;
  categories: readonly CategoryWithProducts[];
  categoryPath: (categoryId: string) => string;
  card: (product: ProductCard) => ReactNode;
};

export function CategoryTabs({ id, title, seeAll, categories, categoryPath, card }: Props) {
  const [current, setCurrent] = useState(categories[0]?._id ?? '');
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex items-end justify-between gap-4">
        <h2 id={id} className="font-bold text-xl tracking-[-0.015em] md:text-2xl">
          {title}
        </h2>
        <SeeAllLink to={seeAll} what={title} />
      </div>
      <Tabs
        label={title}
        current={current}
        onChange={setCurrent}
        tabs={categories.map((category) => ({
          id: category._id,
          label: siteName(category),
          panel: (
            <>
              <CardRow products={category.products} card={card} columns={6} />
              <Link to={categoryPath(category._id)} className="link mt-2">
                {t(productRails.allOf, { category: siteName(category) })}
                <ChevronRight aria-hidden="true" className="size-4" />
              </Link>
            </>
          ),
        }))}
      />
    </section>
  );
}
