import type { ProductRow } from '@subah/contract/catalog/products-admin';
import { ApiError } from '@subah/contract/client/api-client';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { toast } from '@subah/ui/toast';
import { type ChangeEvent, type FocusEvent, useRef, useState } from 'react';
import { errorMessage } from '../../lib/api/error-message.ts';
import { api } from '../../lib/api/session.ts';
import { useInvalidate } from '../../lib/api/use-invalidate.ts';

type ProductChange = {
  price?: number;
  mrp?: number;
  stock?: number;
  shownStock?: number;
  stockChange?: number;
  lowStockLimit?: number | null;
  isAvailable?: boolean;
};

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
  return async (id: string, change: ProductChange): Promise<ProductRow> => {
    const { data } = await api('PATCH admin/products/{id}', { params: { id }, body: change });
    invalidate(listNamesOf(data).filter((name) => name !== listId));
    return data;
  };
}

export type EditableField = 'price' | 'mrp' | 'stock' | 'lowStockLimit';

type InlineEditOptions = {
  row: ProductRow;
  field: EditableField;
  listId: string;
  onSaved: (changed: ProductRow) => void;
  /** The stock had changed since it was shown; nothing is saved. */
  onStockChanged: (changed: ProductRow) => void;
};

const shownText = (row: ProductRow, field: EditableField): string => String(row[field] ?? '');

/** `+10` and `-3` change the stock; a number alone states it. Without a number the limit of the shop counts. */
export function toChange(field: EditableField, typed: string, shownStock: number): ProductChange | undefined {
  if (field === 'lowStockLimit' && typed.trim() === '') return { lowStockLimit: null };
  const number = Number(typed);
  if (Number.isNaN(number)) return undefined;
  if (field !== 'stock') return { [field]: number };
  return /^\s*[+-]/.test(typed) ? { stockChange: number } : { stock: number, shownStock };
}

/** State of a number input that saves on blur. The component maps keys to `save` and `revert`. */
export function useInlineEdit({ row, field, listId, onSaved, onStockChanged }: InlineEditOptions) {
  const send = useSaveInline(listId);
  const [typed, setTyped] = useState<string>();
  const inFlight = useRef<string>(undefined);
  // The stock when the typing began: the list may be reloaded meanwhile.
  const shownStock = useRef(row.stock);
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'rejected'>('idle');

  /** Keeps what was typed, for correction. */
  const reject = (message: string) => {
    setState('rejected');
    toast(`${row.name}: ${message}`, { tone: 'error' });
  };
  const save = async () => {
    // The blur after Enter must not save the same value again.
    if (typed !== undefined && typed === inFlight.current) return;
    const isBlank = typed?.trim() === '' && field !== 'lowStockLimit';
    if (typed === undefined || isBlank || typed.trim() === shownText(row, field)) return setTyped(undefined);
    const change = toChange(field, typed, shownStock.current);
    if (!change) return reject(t(common.enterNumber));
    inFlight.current = typed;
    setState('saving');
    try {
      const changed = await send(row._id, change);
      setState('saved');
      // Keep text typed during the request.
      setTyped((current) => (current === typed ? undefined : current));
      onSaved(changed);
    } catch (error) {
      reject(errorMessage(error, t(common.wentWrong)));
      const stock = stockNow(error);
      if (stock === undefined) return;
      shownStock.current = stock;
      onStockChanged({ ...row, stock });
    } finally {
      if (inFlight.current === typed) inFlight.current = undefined;
    }
  };
  const revert = () => {
    setTyped(undefined);
    setState('idle');
  };
  const input = {
    // Phone keyboards for numbers have no plus sign.
    inputMode: field === 'stock' ? ('text' as const) : ('decimal' as const),
    'aria-invalid': state === 'rejected',
    value: typed ?? shownText(row, field),
    ...(field === 'lowStockLimit' && { placeholder: String(row.lowStockAt) }),
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (typed === undefined) shownStock.current = row.stock;
      setTyped(event.target.value);
      setState('idle');
    },
    // A rejected value is sent again only when it was changed, or by Enter.
    onBlur: () => state !== 'rejected' && void save(),
  };
  return { input, state, save, revert };
}

const stockNow = (error: unknown): number | undefined =>
  error instanceof ApiError && error.code === 'STOCK_CHANGED' ? Number(error.details.stock) : undefined;
