import type { ChangedBill } from '@subah/contract/checkout/checkout';
import { ApiError } from '@subah/contract/client/api-client';
import type { Bill } from '@subah/contract/pricing/bill';
import { bill, billLineText } from '@subah/messages/bill';
import { t } from '@subah/messages/translate';
import { multiplyRupees } from '../../lib/money/rupees.ts';
import { nameLines } from '../../shared/catalog/product-name.ts';

/** What the customer saw when ordering. */
export type ShownBill = {
  bill: Bill;
  items: readonly { productId: string; name: string; hindiName: string | null; quantity: number; price: number }[];
};

/** In rupees; null on the side where the line does not exist. */
export type BillChange = { key: string; label: string; before: number | null; after: number | null };

/** The new bill that the server refused the order with. */
export const changedBillOf = (error: unknown): ChangedBill | undefined =>
  error instanceof ApiError && error.code === 'BILL_CHANGED' ? (error.details as ChangedBill) : undefined;

/** The lines whose amount differs: products first, then charges and discounts. */
export function listBillChanges(shown: ShownBill, changed: ChangedBill): BillChange[] {
  return [
    ...compare(productLines(shown.items), productLines(changed.items)),
    ...compare(chargeLines(shown.bill), chargeLines(changed.bill)),
  ];
}

type Line = { key: string; label: string; amount: number };

const productLines = (items: ShownBill['items']): Line[] =>
  items.map(({ productId, quantity, price, ...item }) => ({
    key: productId,
    label: quantity > 1 ? `${nameLines(item).main} × ${quantity}` : nameLines(item).main,
    amount: multiplyRupees(price, quantity),
  }));

/** The item total repeats the products. */
const chargeLines = ({ lines, coins }: Bill): Line[] => [
  ...lines
    .filter(({ key }) => key !== 'items')
    .map(({ key, amount, couponCode }) => ({ key, amount, label: billLineText({ key, couponCode }) })),
  ...(coins > 0 ? [{ key: 'coins', label: t(bill.superCoins), amount: -coins }] : []),
];

function compare(before: readonly Line[], after: readonly Line[]): BillChange[] {
  const keys = new Set([...before, ...after].map(({ key }) => key));
  return [...keys].flatMap((key) => {
    const [old, now] = [before, after].map((lines) => lines.find((line) => line.key === key));
    if (old?.amount === now?.amount) return [];
    const label = now?.label ?? old?.label ?? '';
    return { key, label, before: old?.amount ?? null, after: now?.amount ?? null };
  });
}
