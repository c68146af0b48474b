import type { CategoryWithProducts } from '@subah/contract/catalog/catalog';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { popular as texts } from '@subah/messages/console/popular';
import { packSize } from '@subah/rules/catalog/pack-size';
import { Button } from '@subah/ui/button';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { toast } from '@subah/ui/toast';
import useSWR from 'swr';
import { errorMessage } from '../../lib/api/error-message.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { useInvalidate } from '../../lib/api/use-invalidate.ts';
import { RowsSkeleton } from '../../lib/list/rows-skeleton.tsx';
import { NamedThumbnail } from '../../lib/pictures/thumbnail.tsx';
import { categoryOptions } from '../../shared/products/category-options.ts';
import { ProductMappingForm } from '../../shared/products/product-mapping-form.tsx';
import { type PopularList, popularLists } from './popular-lists.ts';

const createPopularScreen = (list: PopularList) =>
  function PopularScreen() {
    return <Mapping list={list} />;
  };

export const PopularVeggiesScreen = createPopularScreen(popularLists.fruits);
export const PopularGroceryScreen = createPopularScreen(popularLists.grocery);
export const PopularDairyScreen = createPopularScreen(popularLists.milk);
export const PopularMedicinesScreen = createPopularScreen(popularLists.medicine);

function Mapping({ list }: { list: PopularList }) {
  const key = `popular-${list.catalog}`;
  const invalidate = useInvalidate();
  const { data, error, isLoading, mutate } = useSWR([key], list.read);
  return (
    <div className="grid items-start gap-3.5 xl:grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)]">
      <ProductMappingForm
        catalog={list.catalog}
        label={t(common.category)}
        options={() => categoryOptions(list.catalog)}
        optionsErrorText={list.categoriesErrorText}
        send={list.add}
        onSent={() => invalidate([key])}
      />
      <section className="grid gap-3.5" aria-label={t(texts.title)}>
        {isLoading && <RowsSkeleton />}
        {error && <ErrorState title={list.errorText} text={errorMessage(error, '')} onRetry={() => void mutate()} />}
        {data?.data.length === 0 && (
          <div className="card">
            <EmptyState title={t(common.noProducts)} />
          </div>
        )}
        {data?.data.map((category) => (
          <Category key={category._id} category={category} list={list} onChange={() => invalidate([key])} />
        ))}
      </section>
    </div>
  );
}

/** Customers do not see what is off sale, and find what is sold out at the end of the list. */
function noteOf({ quantity, unit, isAvailable, stock }: CategoryWithProducts['products'][number]): string {
  const state = isAvailable ? stock <= 0 && t(common.outOfStock) : t(texts.notShown);
  return [packSize(quantity, unit), state].filter(Boolean).join(' · ');
}

type CategoryProps = { category: CategoryWithProducts; list: PopularList; onChange: () => void };

function Category({ category, list, onChange }: CategoryProps) {
  const { pending, run } = useAction<string>(t(common.removeMappingFailed));
  const remove = (productId: string) =>
    run(productId, async () => {
      const { message } = await list.remove(productId, category._id);
      toast(message);
      onChange();
    });
  return (
    <div className="card p-4 pb-2">
      <h2 className="font-bold text-base">{category.name}</h2>
      <ul className="mt-1.5">
        {category.products.map((product) => (
          <li
            key={product._id}
            className="flex items-center justify-between gap-3 border-line border-t py-1.5 first:border-t-0"
          >
            <NamedThumbnail path={product.image} name={product.name} note={noteOf(product)} />
            <Button
              variant="quiet"
              size="sm"
              className="text-chilli"
              busy={pending === product._id}
              onClick={() => void remove(product._id)}
            >
              {t(common.remove)}
              <span className="sr-only"> {product.name}</span>
            </Button>
          </li>
        ))}
        {category.products.length === 0 && <li className="py-2 text-ink-600">{t(common.noProducts)}</li>}
      </ul>
    </div>
  );
}
