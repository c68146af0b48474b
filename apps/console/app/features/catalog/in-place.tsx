import type { ProductRow } from '@subah/contract/products-admin';
import { LOW_STOCK } from '@subah/rules/catalog/low-stock';
import { cx } from '@subah/ui/class-names';
import { Switch } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/session.ts';
import { showFailure } from '../../lib/show-failure.ts';
import type { ListPage } from '../../lib/use-list.ts';

type Change = { price?: number; mrp?: number; stock?: number; isAvailable?: boolean };

/** Saves a change of one row and puts the answer where the row stands, so that the list does not jump. */
export function useInPlace(listId: string) {
  const client = useQueryClient();
  return async (id: string, change: Change): Promise<boolean> => {
    try {
      const { data } = await api('PATCH admin/products/{id}', { params: { id }, body: change });
      client.setQueriesData<InfiniteData<ListPage<ProductRow>>>({ queryKey: [listId] }, (old) =>
        old
          ? {
              ...old,
              pages: old.pages.map((page) => ({
                ...page,
                data: page.data.map((row) => (row._id === id ? data : row)),
              })),
            }
          : old,
      );
      return true;
    } catch (error) {
      showFailure(error, 'something went wrong');
      return false;
    }
  };
}

type InPlaceNumberProps = { row: ProductRow; field: 'price' | 'mrp' | 'stock'; listId: string };

const NAMES = { price: 'Price', mrp: 'MRP', stock: 'Stock' };

/** A figure of a table that can be typed over: Enter or leaving saves, Escape takes back. */
export function InPlaceNumber({ row, field, listId }: InPlaceNumberProps) {
  const save = useInPlace(listId);
  const [typed, setTyped] = useState<string | undefined>();
  const shown = String(row[field]);

  const finish = async () => {
    if (typed === undefined || typed.trim() === '' || Number(typed) === row[field]) return setTyped(undefined);
    if (await save(row._id, { [field]: Number(typed) })) toast(`${row.name}: ${NAMES[field]} ${typed}`);
    setTyped(undefined);
  };

  return (
    <span className="inline-flex items-center">
      <span className="font-normal text-ink-600 text-xs md:hidden" aria-hidden>
        {NAMES[field]}
      </span>
      <input
        aria-label={`${NAMES[field]} of ${row.name}`}
        inputMode="decimal"
        value={typed ?? shown}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => void finish()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
          if (event.key === 'Escape') setTyped(undefined);
        }}
        className={cx(
          'num h-11 w-18 rounded-sm border border-transparent bg-transparent px-1.5 text-right hover:border-line-strong focus:border-leaf-600 focus:bg-card md:h-8',
          field === 'stock' && row.stock <= LOW_STOCK && 'font-bold text-chilli',
        )}
      />
    </span>
  );
}

export function OnSale({ row, listId }: { row: ProductRow; listId: string }) {
  const save = useInPlace(listId);
  return (
    <Switch
      label={`${row.name} is on sale`}
      labelHidden
      checked={row.isAvailable}
      onChange={(isAvailable) => void save(row._id, { isAvailable })}
    />
  );
}
