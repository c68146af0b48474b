import type { Cart } from '@subah/contract/cart/cart';
import type { Address } from '@subah/contract/delivery/delivery';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { scrollToLine } from '../../features/cart/panels/cart-lines.tsx';
import { availableOptions, type OrderOptions } from '../../features/cart/state/order-options.ts';
import type { PricedCart } from '../../features/cart/state/use-quote.ts';
import type { Choices } from '../../features/checkout/checkout-choices.ts';
import { isLabStepDone, labPatient, type SampleRound } from '../../features/checkout/lab-patient-input.ts';
import { scrollToStep } from '../../features/checkout/step-box.tsx';
import type { useCheckout } from '../../features/checkout/use-checkout.ts';
import { hasPendingUpload, uploadPending } from '../../features/prescriptions/pending-upload.ts';
import { useDeliverySettings } from '../../shared/delivery/use-delivery-settings.ts';
import { findMissingStep } from './missing-step.ts';
import { useCheckoutSteps } from './use-checkout-steps.ts';

type Options = {
  cart: Cart;
  priced: PricedCart;
  orderOptions: OrderOptions;
  choices: Choices;
  address: Address | undefined;
  now: Date;
  checkout: ReturnType<typeof useCheckout>;
  isSignedIn: boolean;
  sampleRound: SampleRound | null;
};

/** Validates the checkout and places the order. */
export function usePlaceOrder(options: Options) {
  const { cart, priced, orderOptions, choices, address, now, checkout, isSignedIn, sampleRound } = options;
  const tests = cart.items.filter(({ itemType }) => itemType === 'LabTest');
  const settings = useDeliverySettings();
  const [showErrors, setShowErrors] = useState(false);
  const [isRefreshing, setRefreshing] = useState(false);
  const steps = useCheckoutSteps((step) =>
    isSignedIn ? step === 'address' || address !== undefined : step === 'sign-in',
  );

  /** The options are those that are still possible; the total is the one on the screen. */
  const refreshAndPlace = async (prescriptionId: string | null) => {
    const shownSlot = priced.quote?.deliverySlot.startsAt;
    const shown = { bill: priced.bill, items: cart.items };
    setRefreshing(true);
    const quote = await priced.refresh();
    setRefreshing(false);
    const input = {
      cartId: cart._id,
      addressId: address?._id,
      paymentMode: choices.paymentMode,
      ...availableOptions(orderOptions, quote),
      coinsToUse: quote?.bill.coins ?? priced.bill.coins,
      ...(prescriptionId && { prescriptionId }),
      labPatients: tests.map((test) => labPatient(test, choices.patients, sampleRound)),
      ifMissing: choices.ifMissing,
      instructions: choices.instructions.trim(),
      // The promise on the screen: when it no longer holds, the order is refused and the customer is asked.
      ...(shownSlot && { slot: shownSlot }),
    };
    await checkout.placeOrder(input, shown);
  };

  const placeOrder = async () => {
    // New photos replace the prescription that was chosen before.
    const needsUpload =
      (hasPendingUpload() || !choices.prescriptionId) && cart.items.some((item) => item.requiresPrescription);
    const missing = findMissingStep({
      isSignedIn,
      items: cart.items,
      hasAddress: address !== undefined,
      prescriptionId: choices.prescriptionId ?? (hasPendingUpload() ? 'pending' : null),
      hasPatients: isLabStepDone(tests, choices.patients, { now, settings, round: sampleRound }),
      paymentMode: choices.paymentMode,
      coins: priced.bill.coins,
    });
    if (!missing) {
      setRefreshing(true);
      const prescriptionId = needsUpload ? await uploadPending() : choices.prescriptionId;
      setRefreshing(false);
      // The form says why the upload failed.
      if (needsUpload && !prescriptionId) return;
      return refreshAndPlace(prescriptionId ?? null);
    }
    setShowErrors(true);
    toast(missing.message, { tone: 'error' });
    if (missing.line) scrollToLine(missing.line);
    if (!missing.step) return;
    steps.set({ [missing.step]: true });
    scrollToStep(missing.step);
  };

  return {
    steps,
    showErrors,
    placeOrder: () => void placeOrder(),
    isBusy: isRefreshing || checkout.phase === 'placing' || checkout.phase === 'paying',
  };
}
