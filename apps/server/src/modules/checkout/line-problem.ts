import { limitNote } from '@subah/rules/cart/line-quantity';

type OrderedLine = { name: string; quantity: number; stock: number; isSold: boolean };

/** Why a line cannot be ordered; undefined when it can. */
export function lineProblem(row: OrderedLine): string | undefined {
  if (!row.isSold) return `${row.name} is not sold any more. Please remove it.`;
  return row.stock < row.quantity ? `${row.name}: ${limitNote(row.stock)}.` : undefined;
}

export const NOT_SERVED = 'We do not deliver to this pincode yet.';
