import type { ProductRow } from '@subah/contract/catalog/products-admin';
import { type ChangeEvent, type FocusEvent, useRef, useState } from 'react';
import { toastError } from '../../lib/api/error-message.ts';
import { api } from '../../lib/api/session.ts';
import { useInvalidate } from '../../lib/api/use-invalidate.ts';

type ProductChange = { price?: number; mrp?: number; stock?: number; isAvailable?: boolean };

/** Cached lists that show the product. */
const listNamesOf = (row: ProductRow): string[] => [
  `products-${row.product_type}`,
  'rate-board',
  'low-stock',
  'near-expiry',
  'dashboard',
];

/** Saves one row. The edited list itself is not invalidated, so that its rows do not move under the pointer. */
export function useSaveInline(listId: string) {
  const invalidate = useInvalidate();
  return async (id: string, change: ProductChange): Promise<ProductRow | undefined> => {
    try {
      const { data } = await api('PATCH admin/products/{id}', { params: { id }, body: change });
      invalidate(listNamesOf(data).filter((name) => name !== listId));
      return data;
    } catch (error) {
      toastError(error, 'something went wrong');
      return undefined;
    }
  };
}

export type EditableField = 'price' | 'mrp' | 'stock';

type InlineEditOptions = {
  row: ProductRow;
  field: EditableField;
  listId: string;
  onSaved: (changed: ProductRow, typed: string) => void;
};

/** State of a number input that saves on blur. The component maps keys to `save` and `revert`. */
export function useInlineEdit({ row, field, listId, onSaved }: InlineEditOptions) {
  const send = useSaveInline(listId);
  const [typed, setTyped] = useState<string>();
  const inFlight = useRef<string>(undefined);
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'rejected'>('idle');

  const save = async () => {
    // The blur after Enter must not save the same value again.
    if (typed !== undefined && typed === inFlight.current) return;
    if (typed === undefined || typed.trim() === '' || Number(typed) === row[field]) return setTyped(undefined);
    inFlight.current = typed;
    setState('saving');
    const changed = await send(row._id, { [field]: Number(typed) });
    if (inFlight.current === typed) inFlight.current = undefined;
    setState(changed ? 'saved' : 'rejected');
    // Keep text typed during the request.
    setTyped((current) => (current === typed ? undefined : current));
    if (changed) onSaved(changed, typed);
  };
  const revert = () => {
    setTyped(undefined);
    setState('idle');
  };
  const input = {
    inputMode: 'decimal' as const,
    'aria-invalid': state === 'rejected',
    value: typed ?? String(row[field]),
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setTyped(event.target.value);
      setState('idle');
    },
    onBlur: () => void save(),
  };
  return { input, state, save, revert };
}
