import { isDeepStrictEqual } from 'node:util';
import { toPaise } from '@subah/rules/money';
import { type Charges, duePaise, makeBill } from '@subah/rules/pricing/bill-lines';
import type { Tx } from '../../platform/database/database.ts';
import type { CartRow } from '../cart/index.ts';
import { findLastOrderOfCart, type PendingOrder } from '../orders/index.ts';
import type { PricedOrder } from './price-order.ts';

type Submit = { cart: CartRow; inputHash: string; now: Date };

/** True when a submit would order exactly what the attempt holds, at the same bill. */
export function isRepeated({ order, lines }: PendingOrder, submit: Submit, priced: PricedOrder): boolean {
  const isHeld = order.heldUntil !== null && order.heldUntil > submit.now;
  const isSameInput = order.cartVersion === submit.cart.version && order.inputHash === submit.inputHash;
  return isHeld && isSameInput && isDeepStrictEqual(agreement(order, lines), agreement(priced.columns, priced.lines));
}

type AgreedOrder = Charges & {
  couponCode?: string | null | undefined;
  address: object;
  expressDelivery: boolean;
  slotFrom: Date;
};
type AgreedLine = { productId: string; quantity: number; pricePaise: number; taxPaise: number };

/** What the customer agrees to with a submit. The slot of an express order follows the time of the submit. */
const agreement = (order: AgreedOrder, lines: AgreedLine[]) => ({
  bill: makeBill(order, { couponCode: order.couponCode ?? null }),
  address: order.address,
  slotFrom: order.expressDelivery ? null : order.slotFrom,
  lines: lines
    .map(({ productId, quantity, pricePaise, taxPaise }) => ({ productId, quantity, pricePaise, taxPaise }))
    .toSorted((a, b) => (a.productId < b.productId ? -1 : 1)),
});

/** An empty cart is reported as such when the last order is older than this. */
const DUPLICATE_SUBMIT_MS = 10 * 60_000;

/** The order that emptied this cart a moment ago with the same input and total. */
export async function findDuplicateSubmit(
  tx: Tx,
  { cart, inputHash, now }: Submit,
  expectedTotal: number | undefined,
): Promise<{ orderId: string } | undefined> {
  const last = await findLastOrderOfCart(tx, cart.id);
  if (!last?.placedAt) return undefined;
  const isSame = last.cartVersion === cart.version - 1 && last.inputHash === inputHash;
  const isExpected = expectedTotal === undefined || toPaise(expectedTotal) === duePaise(last);
  const isRecent = now.getTime() - last.createdAt.getTime() < DUPLICATE_SUBMIT_MS;
  return isSame && isExpected && isRecent ? { orderId: last.id } : undefined;
}
