import type { CartItem } from '@subah/contract/orders/cart';
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
  if (!order.isSignedIn) return { message: 'Please sign in first', step: 'sign-in' };
  if (order.items.some(({ available }) => !available)) {
    return { message: 'Something in your cart is not available any more. Please change or remove it.' };
  }
  if (!order.hasAddress) return { message: 'Please select a delivery address.', step: 'address' };
  if (order.items.some(({ requiresPrescription }) => requiresPrescription) && !order.prescriptionId) {
    return { message: 'Please choose a prescription for your medicines.', step: 'prescription' };
  }
  if (!order.hasPatients) return { message: 'Please say who the lab tests are for.', step: 'patients' };
  if (!order.paymentMode) return { message: 'Please select a payment Mode.', step: 'payment' };
  if (order.paymentMode === 'COD' && order.coins > 0) {
    return { message: 'Please select a online methods', step: 'payment' };
  }
  return null;
}
