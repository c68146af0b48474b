import type { CategoryWithProducts } from '@subah/contract/catalog/catalog';
import { packSize } from '@subah/rules/catalog/pack-size';
import { Button } from '@subah/ui/button';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { toast } from '@subah/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { MappingForm } from '../../lib/mapping-form.tsx';
import { RowsSkeleton } from '../../lib/resource/resource-screen.tsx';
import { categoryOptions } from '../../lib/shelf-options.ts';
import { failureText } from '../../lib/show-failure.ts';
import { NamedThumb } from '../../lib/thumb.tsx';
import { useReadAgain } from '../../lib/use-read-again.ts';
import { useWork } from '../../lib/use-work.ts';
import { type PopularList, popularLists } from './popular-lists.ts';

const screenOf = (list: PopularList) =>
  function PopularScreen() {
    return <Mapping list={list} />;
  };

export const PopularVeggiesScreen = screenOf(popularLists.fruits);
export const PopularGroceryScreen = screenOf(popularLists.grocery);
export const PopularDairyScreen = screenOf(popularLists.milk);
export const PopularMedicinesScreen = screenOf(popularLists.medicine);

function Mapping({ list }: { list: PopularList }) {
  const key = `popular-${list.catalog}`;
  const readAgain = useReadAgain();
  const { data, error, isPending, refetch } = useQuery({ queryKey: [key], queryFn: list.read });
  return (
    <div className="grid items-start gap-3.5 xl:grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)]">
      <MappingForm
        catalog={list.catalog}
        label="Category"
        options={() => categoryOptions(list.catalog)}
        optionsFailed={list.categoriesFailed}
        send={list.add}
        onSent={() => readAgain([key])}
      />
      <section className="grid gap-3.5" aria-label="Mapped products">
        {isPending && <RowsSkeleton />}
        {error && <ErrorState title={list.failed} text={failureText(error, '')} onRetry={() => void refetch()} />}
        {data?.data.length === 0 && (
          <div className="card">
            <EmptyState title="No products found." />
          </div>
        )}
        {data?.data.map((category) => (
          <Category key={category._id} category={category} list={list} onChange={() => readAgain([key])} />
        ))}
      </section>
    </div>
  );
}

type CategoryProps = { category: CategoryWithProducts; list: PopularList; onChange: () => void };

function Category({ category, list, onChange }: CategoryProps) {
  const { busy: leaving, work } = useWork<string>('Failed to remove product mapping');
  const remove = (productId: string) =>
    work(productId, async () => {
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
            <NamedThumb path={product.image} name={product.name} note={packSize(product.quantity, product.unit)} />
            <Button
              variant="quiet"
              size="sm"
              className="text-chilli"
              busy={leaving === product._id}
              onClick={() => void remove(product._id)}
            >
              Remove<span className="sr-only"> {product.name}</span>
            </Button>
          </li>
        ))}
        {category.products.length === 0 && <li className="py-2 text-ink-600">No products found.</li>}
      </ul>
    </div>
  );
}
