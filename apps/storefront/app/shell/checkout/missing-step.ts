import type { CartItem } from '@subah/contract/orders/cart';
import { checkout } from '@subah/messages/checkout';
import { t } from '@subah/messages/translate';
import type { StepName } from './use-checkout-steps.ts';

type Order = {
  isSignedIn: boolean;
  items: readonly Pick<CartItem, 'available' | 'requiresPrescription'>[];
  hasAddress: boolean;
  prescriptionId: string | null;
  hasPatients: boolean;
  paymentMode: 'online' | 'COD' | null;
  coins: number;
};

export type MissingStep = { message: string; step?: StepName };

/** The first missing input, with the documented message. */
export function findMissingStep(order: Order): MissingStep | null {
  if (!order.isSignedIn) return { message: t(checkout.signInMissing), step: 'sign-in' };
  if (order.items.some(({ available }) => !available)) {
    return { message: t(checkout.itemUnavailable) };
  }
  if (!order.hasAddress) return { message: t(checkout.addressMissing), step: 'address' };
  if (order.items.some(({ requiresPrescription }) => requiresPrescription) && !order.prescriptionId) {
    return { message: t(checkout.prescriptionMissing), step: 'prescription' };
  }
  if (!order.hasPatients) return { message: t(checkout.patientsMissing), step: 'patients' };
  if (!order.paymentMode) return { message: t(checkout.paymentMissing), step: 'payment' };
  if (order.paymentMode === 'COD' && order.coins > 0) {
    return { message: t(checkout.coinsNeedOnline), step: 'payment' };
  }
  return null;
}
