import { ApiError } from '@subah/contract/client/api-client';
import type { Quote } from '@subah/contract/orders/checkout';
import { arrivalText } from '@subah/messages/arrival';
import { cart as texts } from '@subah/messages/cart';
import { cartBar } from '@subah/messages/cart-bar';
import { checkout as checkoutTexts } from '@subah/messages/checkout';
import { t } from '@subah/messages/translate';
import { buttonClass } from '@subah/ui/button';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { CartLines } from '../../features/cart/panels/cart-lines.tsx';
import { RecommendedPanel } from '../../features/cart/panels/recommended-panel.tsx';
import { useCart } from '../../features/cart/state/cart-state.ts';
import { reloadCart } from '../../features/cart/state/cart-sync.ts';
import { clearOrderOptions, clearSlot, useOrderOptions } from '../../features/cart/state/order-options.ts';
import { useQuote } from '../../features/cart/state/use-quote.ts';
import { ChangedBillDialog } from '../../features/checkout/changed-bill-dialog.tsx';
import { clearChoices, useChoices } from '../../features/checkout/checkout-choices.ts';
import { CheckoutDialog } from '../../features/checkout/checkout-dialog.tsx';
import { OrderPlaced } from '../../features/checkout/order-placed.tsx';
import { ConfirmingPayment, UnfinishedPayment } from '../../features/checkout/payment-progress.tsx';
import { useCheckout } from '../../features/checkout/use-checkout.ts';
import { PlanCard } from '../../features/membership/plan-card.tsx';
import { useSearchPurchases } from '../../features/search/search-purchases.ts';
import { useSession } from '../../lib/session/session.ts';
import { CartSkeleton, Columns } from './cart-skeleton.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { OrderSummary, PayBar } from './order-summary.tsx';
import { usePlaceOrder } from './use-place-order.ts';
import { useResumePayment } from './use-resume-payment.ts';
import { useSelectedAddress } from './use-selected-address.ts';

const placed = () => {
  clearOrderOptions();
  clearChoices();
  reloadCart();
};

const refused = (error?: unknown) => {
  if (error instanceof ApiError && error.code.startsWith('SLOT_')) clearSlot();
  reloadCart();
};

export function CartScreen({ now }: { now: Date }) {
  const { isSignedIn } = useSession();
  const { cart, error, isLoading } = useCart();
  const checkout = useCheckout({ onPlaced: placed, onRefused: refused });
  useResumePayment(checkout);
  useSearchPurchases(checkout.placedId);
  useFocusAfterSignIn(isSignedIn);

  const dialogs = (
    <>
      <CheckoutDialog notice={checkout.notice} onClose={checkout.closeNotice} />
      <ChangedBillDialog
        change={checkout.refused}
        onAccept={checkout.acceptChangedBill}
        onClose={checkout.closeChangedBill}
      />
    </>
  );
  if (checkout.placedId) return <OrderPlaced orderId={checkout.placedId} />;
  if (checkout.phase === 'confirming' || checkout.phase === 'slow') {
    return <ConfirmingPayment isSlow={checkout.phase === 'slow'} />;
  }
  if (isLoading) return <CartSkeleton />;
  if (error && cart.count === 0) {
    return (
      <div className="card">
        <ErrorState title={t(cartBar.fetchFailed)} onRetry={reloadCart} />
      </div>
    );
  }
  const notices = (
    <>
      {checkout.unfinished && (
        <UnfinishedPayment
          attempt={checkout.unfinished}
          onCheck={() => checkout.resume({ reportsPending: true })}
          onDismiss={() => void checkout.cancelPayment()}
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
      {dialogs}
    </div>
  );
}

/** The focused form has disappeared. */
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
  const orderOptions = useOrderOptions();
  const choices = useChoices();
  const address = useSelectedAddress(choices.addressId);
  const { steps, showErrors, placeOrder, isBusy } = usePlaceOrder({
    cart,
    priced,
    orderOptions,
    choices,
    address,
    now,
    checkout,
    isSignedIn,
  });
  const isExpress = priced.bill.lines.some(({ key }) => key === 'express');
  // Lab tests are not delivered.
  const hasGoods = cart.items.some(({ itemType }) => itemType !== 'LabTest');
  return (
    <>
      {hasGoods && priced.quote && (
        <p className="-mt-3 text-base text-ink-600 md:-mt-5">{arrival(priced.quote, isExpress)}</p>
      )}
      {notices}
      <Columns
        main={
          <>
            <h2 className="sr-only">{t(checkoutTexts.itemsHeading)}</h2>
            {cart.count > 0 && <CartLines items={cart.items} />}
          </>
        }
        steps={
          <>
            <CheckoutSteps
              steps={steps}
              isSignedIn={isSignedIn}
              items={cart.items}
              bill={priced.bill}
              choices={choices}
              address={address}
              now={now}
              showErrors={showErrors}
            />
            {cart.count > 0 && <RecommendedPanel />}
          </>
        }
        side={
          cart.count > 0 ? (
            <>
              <h2 className="sr-only">{t(checkoutTexts.summaryHeading)}</h2>
              <OrderSummary
                cart={cart}
                priced={priced}
                orderOptions={orderOptions}
                isBusy={isBusy}
                onCheckout={placeOrder}
              />
              <PayBar priced={priced} isBusy={isBusy} onCheckout={placeOrder} />
            </>
          ) : (
            <EmptyCart text={t(texts.signInHint)} />
          )
        }
      />
    </>
  );
}

function arrival({ deliverySlot: { startsAt, endsAt, isTomorrow } }: Quote, isExpress: boolean): string {
  if (isExpress) return t(texts.arrivesExpress);
  return arrivalText({ startsAt: new Date(startsAt), endsAt: new Date(endsAt), isTomorrow });
}

function EmptyCart({ text = t(texts.emptyHint) }: { text?: string }) {
  return (
    <div className="card">
      <EmptyState
        sunrise
        title={t(texts.emptyPage)}
        text={text}
        action={
          <Link to="/" className={buttonClass()}>
            {t(texts.startShopping)}
          </Link>
        }
      />
    </div>
  );
}
