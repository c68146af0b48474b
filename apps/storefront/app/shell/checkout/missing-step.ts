import type { CartItem } from '@subah/contract/cart/cart';
import { checkout } from '@subah/messages/checkout';
import { t } from '@subah/messages/translate';
import { nameLines } from '../../shared/catalog/product-name.ts';
import type { StepName } from './use-checkout-steps.ts';

type Order = {
  isSignedIn: boolean;
  items: readonly Pick<
    CartItem,
    'productId' | 'name' | 'hindiName' | 'stockLeft' | 'available' | 'requiresPrescription'
  >[];
  hasAddress: boolean;
  prescriptionId: string | null;
  hasPatients: boolean;
  paymentMode: 'online' | 'COD' | null;
  coins: number;
};

/** `line`: the product id of the line of the cart that must be changed. */
export type MissingStep = { message: string; step?: StepName; line?: string };

/** The first missing input, with the documented message. */
export function findMissingStep(order: Order): MissingStep | null {
  if (!order.isSignedIn) return { message: t(checkout.signInMissing), step: 'sign-in' };
  const unavailable = order.items.find(({ available }) => !available);
  if (unavailable) {
    const { productId: line, stockLeft: count } = unavailable;
    const name = nameLines(unavailable).main;
    return { message: count === 0 ? t(checkout.itemSoldOut, { name }) : t(checkout.itemTooFew, { name, count }), line };
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
