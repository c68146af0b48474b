import { createHash } from 'node:crypto';
import type { LabPatient } from '@subah/contract/healthcare/lab-patient';
import { expressAt } from '@subah/rules/orders/express';
import { fieldProblem } from '../../platform/http/problem.ts';

export type Asked = {
  cartId?: string | undefined;
  addressId?: string | undefined;
  paymentMode?: string | undefined;
  expressDelivery: boolean;
  useSuperCoins: boolean;
  coinsToUse?: number | undefined;
  tip: number;
  couponCode?: string | undefined;
  prescriptionId?: string | undefined;
  labPatients: LabPatient[];
};

export type Wishes = Omit<Asked, 'addressId' | 'paymentMode'> & { addressId: string; paymentType: 'online' | 'cod' };

/** Checks what can be checked without looking anything up, with the documented sentences. */
export function readWishes(asked: Asked, now: Date): Wishes {
  const { addressId, paymentMode, ...rest } = asked;
  if (!addressId) throw fieldProblem('addressId', 'Please select a delivery address.');
  const paymentType = paymentMode?.trim().toLowerCase();
  if (paymentType !== 'online' && paymentType !== 'cod')
    throw fieldProblem('paymentMode', 'Please select a payment Mode.');
  const wantsCoins = asked.useSuperCoins || (asked.coinsToUse ?? 0) > 0;
  if (paymentType === 'cod' && wantsCoins) throw fieldProblem('useSuperCoins', 'Please select a online methods');
  if (asked.expressDelivery) {
    const { isAvailable, note } = expressAt(now);
    if (!isAvailable) throw fieldProblem('expressDelivery', `${note}.`);
  }
  return { ...rest, addressId, paymentType, useSuperCoins: wantsCoins };
}

/** Two requests with the same hash ask for the same thing. The cart's own id says nothing new. */
export function hashWishes({ cartId: _, coinsToUse: __, ...wishes }: Wishes): string {
  const sorted = Object.entries(wishes).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 22);
}
