import { productRails } from '@subah/messages/product-rails';
import { t } from '@subah/messages/translate';
import { CardRow } from '@subah/ui/rail';
import { Tabs } from '@subah/ui/tabs';
import { Fragment, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { siteName } from '../../../lib/language/site-text.ts';
import type { CardCategory, CardProduct } from '../../../shared/catalog/card-product.ts';
import { CARDS_IN_HTML } from './product-rail.tsx';
import { SeeAllLink } from './see-all-link.tsx';

type Props = {
  id: string;
  title: string;
  seeAll: string;
  categories: readonly CardCategory[];
  categoryPath: (categoryId: string) => string;
  card: (product: CardProduct) => ReactNode;
};

export function CategoryTabs({ id, title, seeAll, categories, categoryPath, card }: Props) {
  const [current, setCurrent] = useState(categories[0]?._id ?? '');
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex flex-wrap items-end justify-between gap-x-4">
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
              <CardRow firstCount={CARDS_IN_HTML.middle}>
                {category.products.map((product) => (
                  <Fragment key={product._id}>{card(product)}</Fragment>
                ))}
              </CardRow>
              <Link to={categoryPath(category._id)} className="link chevron-after mt-2">
                {t(productRails.allOf, { category: siteName(category) })}
              </Link>
            </>
          ),
        }))}
      />
    </section>
  );
}
