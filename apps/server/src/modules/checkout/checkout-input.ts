import { createHash } from 'node:crypto';
import type { LabPatient } from '@subah/contract/healthcare/lab-patient';
import { checkoutInputs, checkoutRefusals, expressNote } from '@subah/messages/api/checkout';
import { fill } from '@subah/messages/message';
import type { DeliverySettings } from '@subah/rules/delivery/delivery-settings';
import { expressAt } from '@subah/rules/orders/express';
import type { MissingChoice } from '@subah/rules/orders/missing-choices';
import { fieldProblem } from '../../platform/http/problem.ts';

type PlaceOrderBody = {
  cartId?: string | undefined;
  addressId?: string | undefined;
  paymentMode?: string | undefined;
  expressDelivery: boolean;
  useSuperCoins: boolean;
  coinsToUse?: number | undefined;
  tip: number;
  expectedTotal?: number | undefined;
  couponCode?: string | undefined;
  prescriptionId?: string | undefined;
  labPatients: LabPatient[];
  ifMissing?: MissingChoice | undefined;
  instructions?: string | undefined;
  slot?: string | undefined;
};

export type PlaceOrderInput = Omit<PlaceOrderBody, 'addressId' | 'paymentMode'> & {
  addressId: string;
  paymentType: 'online' | 'cod';
};

const paymentTypeOf = (paymentMode: string | undefined): string | undefined => paymentMode?.trim().toLowerCase();

export const isCash = (paymentMode: string | undefined): boolean => paymentTypeOf(paymentMode) === 'cod';

/** Checks what needs no database. The sentences are documented. */
export function readPlaceOrderInput(body: PlaceOrderBody): PlaceOrderInput {
  const { addressId, paymentMode, ...rest } = body;
  if (!addressId) throw fieldProblem('addressId', checkoutInputs.address);
  const paymentType = paymentTypeOf(paymentMode);
  if (paymentType !== 'online' && paymentType !== 'cod') throw fieldProblem('paymentMode', checkoutInputs.paymentMode);
  const isUsingCoins = body.useSuperCoins || (body.coinsToUse ?? 0) > 0;
  if (paymentType === 'cod' && isUsingCoins) throw fieldProblem('useSuperCoins', checkoutInputs.coinsNeedOnline);
  return { ...rest, addressId, paymentType };
}

export function checkExpress({ expressDelivery }: PlaceOrderInput, settings: DeliverySettings, now: Date): void {
  const state = expressAt(now, settings);
  if (!expressDelivery || state === 'open') return;
  const note = expressNote(state, settings.express.from);
  throw fieldProblem('expressDelivery', fill(checkoutRefusals.expressClosed, { note }));
}

/** Equal for orders of the same packs. Orders of earlier releases got it in SQL (migration 0080). */
export function hashBasket(lines: { productId: string; quantity: number }[]): string {
  const packs = lines.map(({ productId, quantity }) => `${productId}:${quantity}`).sort();
  return createHash('sha256').update(packs.join(',')).digest('hex');
}

/** Equal for submits that ask for the same order. The cart's id adds nothing: a customer has one cart. Totals are compared. */
export function hashInput({ cartId: _, expectedTotal: __, ...input }: PlaceOrderInput): string {
  const sorted = Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 22);
}
