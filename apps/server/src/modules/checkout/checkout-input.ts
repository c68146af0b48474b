import { createHash } from 'node:crypto';
import type { LabPatient } from '@subah/contract/healthcare/lab-patient';
import { expressAt } from '@subah/rules/orders/express';
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
};

export type PlaceOrderInput = Omit<PlaceOrderBody, 'addressId' | 'paymentMode'> & {
  addressId: string;
  paymentType: 'online' | 'cod';
};

/** Checks what needs no database. The sentences are documented. */
export function readPlaceOrderInput(body: PlaceOrderBody, now: Date): PlaceOrderInput {
  const { addressId, paymentMode, ...rest } = body;
  if (!addressId) throw fieldProblem('addressId', 'Please select a delivery address.');
  const paymentType = paymentMode?.trim().toLowerCase();
  if (paymentType !== 'online' && paymentType !== 'cod')
    throw fieldProblem('paymentMode', 'Please select a payment Mode.');
  const isUsingCoins = body.useSuperCoins || (body.coinsToUse ?? 0) > 0;
  if (paymentType === 'cod' && isUsingCoins) throw fieldProblem('useSuperCoins', 'Please select a online methods');
  if (body.expressDelivery) {
    const { isAvailable, note } = expressAt(now);
    if (!isAvailable) throw fieldProblem('expressDelivery', `${note}.`);
  }
  return { ...rest, addressId, paymentType };
}

/** Equal for submits that ask for the same order. The cart's id adds nothing: a customer has one cart. Totals are compared. */
export function hashInput({ cartId: _, expectedTotal: __, ...input }: PlaceOrderInput): string {
  const sorted = Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 22);
}
