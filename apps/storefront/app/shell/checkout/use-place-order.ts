import type { Cart } from '@subah/contract/orders/cart';
import type { Address } from '@subah/contract/shop/delivery';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { availableOptions, type OrderOptions } from '../../features/cart/state/order-options.ts';
import type { PricedCart } from '../../features/cart/state/use-quote.ts';
import type { Choices } from '../../features/checkout/checkout-choices.ts';
import { isLabStepDone, labPatient } from '../../features/checkout/lab-patients.tsx';
import { scrollToStep } from '../../features/checkout/step-box.tsx';
import type { useCheckout } from '../../features/checkout/use-checkout.ts';
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
};

/** Validates the checkout, confirms the price and places the order. */
export function usePlaceOrder(options: Options) {
  const { cart, priced, orderOptions, choices, address, now, checkout, isSignedIn } = options;
  const tests = cart.items.filter(({ itemType }) => itemType === 'LabTest');
  const [showErrors, setShowErrors] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const steps = useCheckoutSteps((step) =>
    isSignedIn ? step === 'address' || address !== undefined : step === 'sign-in',
  );

  const confirmAndPlace = async () => {
    setConfirming(true);
    const { isUnchanged, quote } = await priced.confirm();
    setConfirming(false);
    if (!isUnchanged) return toast('The bill has changed. Please look at it again.', { tone: 'warning' });
    await checkout.placeOrder({
      cartId: cart._id,
      addressId: address?._id,
      paymentMode: choices.paymentMode,
      ...availableOptions(orderOptions, quote),
      coinsToUse: quote?.bill.coins ?? priced.bill.coins,
      ...(choices.prescriptionId && { prescriptionId: choices.prescriptionId }),
      labPatients: tests.map((test) => labPatient(test, choices.patients)),
    });
  };

  const placeOrder = () => {
    const missing = findMissingStep({
      isSignedIn,
      items: cart.items,
      hasAddress: address !== undefined,
      prescriptionId: choices.prescriptionId,
      hasPatients: isLabStepDone(tests, choices.patients, now),
      paymentMode: choices.paymentMode,
      coins: priced.bill.coins,
    });
    if (!missing) return void confirmAndPlace();
    setShowErrors(true);
    toast(missing.message, { tone: 'error' });
    if (!missing.step) return;
    steps.set({ [missing.step]: true });
    scrollToStep(missing.step);
  };

  return {
    steps,
    showErrors,
    placeOrder,
    isBusy: isConfirming || checkout.phase === 'placing' || checkout.phase === 'paying',
  };
}
