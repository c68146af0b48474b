import { buttonClass } from '@subah/ui/button';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { CartLines } from '../../features/cart/cart-lines.tsx';
import { RecommendedPanel } from '../../features/cart/recommended-panel.tsx';
import { reloadCart, useCart } from '../../features/cart/use-cart.ts';
import { useQuote } from '../../features/cart/use-quote.ts';
import { forgetWishes, useWishes } from '../../features/cart/wishes.ts';
import { CheckoutDialog } from '../../features/checkout/checkout-dialog.tsx';
import { forgetChoices, useChoices } from '../../features/checkout/choices.ts';
import { OrderPlaced } from '../../features/checkout/order-placed.tsx';
import { ConfirmingPayment, UnfinishedPayment } from '../../features/checkout/payment-progress.tsx';
import { useCheckout } from '../../features/checkout/use-checkout.ts';
import { PlanCard } from '../../features/membership/plan-card.tsx';
import { useSession } from '../../lib/session.ts';
import { CartOutline, Columns } from './cart-outline.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { OrderSummary, PayBar } from './order-summary.tsx';
import { useChosenAddress } from './use-chosen-address.ts';
import { usePaymentReturn } from './use-payment-return.ts';
import { usePressCheckout } from './use-press-checkout.ts';

const placed = () => {
  forgetWishes();
  forgetChoices();
  reloadCart();
};

/** The cart with its checkout, in whatever state both are. */
export function CartScreen({ now }: { now: Date }) {
  const { isSignedIn } = useSession();
  const { cart, error, isLoading } = useCart();
  const checkout = useCheckout({ onPlaced: placed, onRefused: reloadCart });
  usePaymentReturn(checkout);
  useFocusAfterSignIn(isSignedIn);

  const dialog = <CheckoutDialog told={checkout.told} onClose={checkout.close} />;
  if (checkout.placedId) return <OrderPlaced orderId={checkout.placedId} />;
  if (checkout.phase === 'confirming' || checkout.phase === 'slow') {
    return <ConfirmingPayment isSlow={checkout.phase === 'slow'} />;
  }
  if (isLoading) return <CartOutline />;
  if (error && cart.count === 0) {
    return (
      <div className="card">
        <ErrorState title="Failed to fetch cart" onRetry={reloadCart} />
      </div>
    );
  }
  const notices = (
    <>
      {checkout.unfinished && (
        <UnfinishedPayment
          attempt={checkout.unfinished}
          onCheck={() => checkout.resume({ tells: true })}
          onDismiss={() => void checkout.giveUp()}
        />
      )}
      <PlanCard />
    </>
  );
  const isEmpty = cart.count === 0 && isSignedIn;
  return (
    <div className="grid gap-3">
      {isEmpty && notices}
      {isEmpty ? <EmptyCart /> : <FilledCart checkout={checkout} now={now} notices={notices} />}
      {dialog}
    </div>
  );
}

/** The form that had the focus is gone; going on starts at the top of what took its place. */
function useFocusAfterSignIn(isSignedIn: boolean): void {
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    if (isSignedIn && !wasSignedIn.current) document.getElementById('main')?.focus({ preventScroll: true });
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn]);
}

type FilledProps = { checkout: ReturnType<typeof useCheckout>; now: Date; notices: ReactNode };

function FilledCart({ checkout, now, notices }: FilledProps) {
  const { isSignedIn } = useSession();
  const { cart } = useCart();
  const priced = useQuote({ isShown: isSignedIn });
  const wishes = useWishes();
  const choices = useChoices();
  const address = useChosenAddress(choices.addressId);
  const { steps, showsFaults, press, isBusy } = usePressCheckout({
    cart,
    priced,
    wishes,
    choices,
    address,
    now,
    checkout,
    isSignedIn,
  });
  const isExpress = priced.bill.lines.some(({ key }) => key === 'express');
  const arrival = isExpress ? 'in 10 to 30 minutes' : priced.quote?.deliverySlot;
  // Lab tests alone bring nothing: their mornings are chosen below.
  const hasGoods = cart.items.some(({ itemType }) => itemType !== 'LabTest');
  return (
    <>
      {hasGoods && arrival && <p className="-mt-3 text-base text-ink-600 md:-mt-5">Arrives {arrival}</p>}
      {notices}
      <Columns
        main={
          <>
            <h2 className="sr-only">Items and checkout</h2>
            {cart.count > 0 && <CartLines items={cart.items} />}
            <CheckoutSteps
              steps={steps}
              isSignedIn={isSignedIn}
              items={cart.items}
              bill={priced.bill}
              choices={choices}
              address={address}
              now={now}
              showsFaults={showsFaults}
            />
            {cart.count > 0 && <RecommendedPanel />}
          </>
        }
        side={
          cart.count > 0 ? (
            <>
              <h2 className="sr-only">Choices and bill</h2>
              <OrderSummary cart={cart} priced={priced} wishes={wishes} isBusy={isBusy} onCheckout={press} />
              <PayBar priced={priced} isBusy={isBusy} onCheckout={press} />
            </>
          ) : (
            <EmptyCart text="Sign in to see what you put in earlier." />
          )
        }
      />
    </>
  );
}

function EmptyCart({ text = 'Add something fresh for tomorrow morning.' }: { text?: string }) {
  return (
    <div className="card">
      <EmptyState
        sun
        title="Your cart is empty."
        text={text}
        action={
          <Link to="/" className={buttonClass()}>
            Start shopping
          </Link>
        }
      />
    </div>
  );
}
