import type { ProductRow } from '@subah/contract/catalog/products-admin';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type FocusEvent, useRef, useState } from 'react';
import { api } from '../../lib/session.ts';
import { showFailure } from '../../lib/show-failure.ts';
import type { ListPage } from '../../lib/use-list.ts';

type Change = { price?: number; mrp?: number; stock?: number; isAvailable?: boolean };

/** Where a product stands beside the list that it was changed in; what they show is read again when they are opened. */
const listsOf = (row: ProductRow): string[][] => [
  [`products-${row.product_type}`],
  ['rate-board'],
  ['low-stock'],
  ['near-expiry'],
  ['dashboard', 'low-stock'],
];

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
      for (const queryKey of listsOf(data)) {
        if (queryKey[0] !== listId) void client.invalidateQueries({ queryKey, refetchType: 'none' });
      }
      return true;
    } catch (error) {
      showFailure(error, 'something went wrong');
      return false;
    }
  };
}

export type Figure = 'price' | 'mrp' | 'stock';

type FigureOptions = { row: ProductRow; field: Figure; listId: string; onSaved?: (typed: string) => void };

/** A figure that can be typed over: leaving it saves, and whoever shows it says which keys save and take back. */
export function useFigure({ row, field, listId, onSaved }: FigureOptions) {
  const send = useInPlace(listId);
  const [typed, setTyped] = useState<string>();
  const onItsWay = useRef<string>(undefined);
  const [state, setState] = useState<'still' | 'saving' | 'saved' | 'refused'>('still');

  const save = async () => {
    // Enter saves, and leaving right after it would save the same once more.
    if (typed !== undefined && typed === onItsWay.current) return;
    if (typed === undefined || typed.trim() === '' || Number(typed) === row[field]) return setTyped(undefined);
    onItsWay.current = typed;
    setState('saving');
    const isSaved = await send(row._id, { [field]: Number(typed) });
    if (onItsWay.current === typed) onItsWay.current = undefined;
    setState(isSaved ? 'saved' : 'refused');
    // What was typed in the meantime is not lost.
    setTyped((now) => (now === typed ? undefined : now));
    if (isSaved) onSaved?.(typed);
  };
  const takeBack = () => {
    setTyped(undefined);
    setState('still');
  };
  const input = {
    inputMode: 'decimal' as const,
    'aria-invalid': state === 'refused',
    value: typed ?? String(row[field]),
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setTyped(event.target.value);
      setState('still');
    },
    onBlur: () => void save(),
  };
  return { input, state, save, takeBack };
}
