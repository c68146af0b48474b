import type { Cart } from '@subah/contract/orders/cart';
import type { Address } from '@subah/contract/shop/delivery';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import type { PricedCart } from '../../features/cart/use-quote.ts';
import { possibleWishes, type Wishes } from '../../features/cart/wishes.ts';
import type { Choices } from '../../features/checkout/choices.ts';
import { isLabStepDone, labPatient } from '../../features/checkout/lab-patients.tsx';
import { showStep } from '../../features/checkout/step-box.tsx';
import type { useCheckout } from '../../features/checkout/use-checkout.ts';
import { useSteps } from './use-steps.ts';
import { whatIsMissing } from './what-is-missing.ts';

type Options = {
  cart: Cart;
  priced: PricedCart;
  wishes: Wishes;
  choices: Choices;
  address: Address | undefined;
  now: Date;
  checkout: ReturnType<typeof useCheckout>;
  isSignedIn: boolean;
};

/** CHECKOUT: says what is missing and shows it, or orders what the screen shows. */
export function usePressCheckout(options: Options) {
  const { cart, priced, wishes, choices, address, now, checkout, isSignedIn } = options;
  const tests = cart.items.filter(({ itemType }) => itemType === 'LabTest');
  const [showsFaults, setShowsFaults] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const steps = useSteps((step) => (isSignedIn ? step === 'address' || address !== undefined : step === 'sign-in'));

  const order = async () => {
    setChecking(true);
    const { isAsShown, quote } = await priced.confirm();
    setChecking(false);
    if (!isAsShown) return toast('The bill has changed. Please look at it again.', { tone: 'warning' });
    await checkout.order({
      cartId: cart._id,
      addressId: address?._id,
      paymentMode: choices.paymentMode,
      ...possibleWishes(wishes, quote),
      coinsToUse: quote?.bill.coins ?? priced.bill.coins,
      ...(choices.prescriptionId && { prescriptionId: choices.prescriptionId }),
      labPatients: tests.map((test) => labPatient(test, choices.patients)),
    });
  };

  const press = () => {
    const missing = whatIsMissing({
      isSignedIn,
      items: cart.items,
      hasAddress: address !== undefined,
      prescriptionId: choices.prescriptionId,
      hasPatients: isLabStepDone(tests, choices.patients, now),
      paymentMode: choices.paymentMode,
      coins: priced.bill.coins,
    });
    if (!missing) return void order();
    setShowsFaults(true);
    toast(missing.message, { tone: 'error' });
    if (!missing.step) return;
    steps.set({ [missing.step]: true });
    showStep(missing.step);
  };

  return {
    steps,
    showsFaults,
    press,
    isBusy: isChecking || checkout.phase === 'placing' || checkout.phase === 'paying',
  };
}
