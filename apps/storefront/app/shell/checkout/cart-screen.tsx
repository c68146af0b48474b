import type { Quote } from '@subah/contract/checkout/checkout';
import { ApiError } from '@subah/contract/client/api-client';
import { arrivalText } from '@subah/messages/arrival';
import { cart as texts } from '@subah/messages/cart';
import { cartBar } from '@subah/messages/cart-bar';
import { checkout as checkoutTexts } from '@subah/messages/checkout';
import { t } from '@subah/messages/translate';
import { ErrorState } from '@subah/ui/empty-state';
import { type ReactNode, useEffect } from 'react';
import { FoldedLines } from '../../features/cart/panels/folded-lines.tsx';
import { useCart } from '../../features/cart/state/cart-state.ts';
import { announceCartChange, reloadCart } from '../../features/cart/state/cart-sync.ts';
import { hasGoods } from '../../features/cart/state/item-catalogs.ts';
import { clearOrderOptions, clearSlot, useOrderOptions } from '../../features/cart/state/order-options.ts';
import { useEmptiedFocus } from '../../features/cart/state/use-emptied-focus.ts';
import { useQuote } from '../../features/cart/state/use-quote.ts';
import { clearChoices, useChoices } from '../../features/checkout/checkout-choices.ts';
import { sampleRoundOf } from '../../features/checkout/lab-patient-input.ts';
import { useCheckout } from '../../features/checkout/use-checkout.ts';
import { useSearchPurchases } from '../../features/search/search-purchases.ts';
import { reloadQueries } from '../../lib/data/query-cache.ts';
import { lazyDialog } from '../../lib/page/lazy-dialog.tsx';
import { lazyPart } from '../../lib/page/lazy-part.tsx';
import { useSession } from '../../lib/session/session.ts';
import { CartSkeleton, Columns } from './cart-skeleton.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { OrderSummary, PayBar } from './order-summary.tsx';
import { PlanNotice } from './plan-notice.tsx';
import { useLineOfRefusal } from './use-line-of-refusal.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useResumePayment } from './use-resume-payment.ts';
import { useSelectedAddress } from './use-selected-address.ts';

const loadProgress = () => import('../../features/checkout/payment-progress.tsx');
const ConfirmingPayment = lazyPart(() => loadProgress().then((module) => module.ConfirmingPayment), <CartSkeleton />);
const UnfinishedPayment = lazyPart(() => loadProgress().then((module) => module.UnfinishedPayment));
const OrderPlaced = lazyPart(
  () => import('../../features/checkout/order-placed.tsx').then((module) => module.OrderPlaced),
  <CartSkeleton />,
);
const RecommendedPanel = lazyPart(() =>
  import('../../features/cart/panels/recommended-panel.tsx').then((module) => module.RecommendedPanel),
);
const CheckoutDialog = lazyDialog(() =>
  import('../../features/checkout/checkout-dialog.tsx').then((module) => module.CheckoutDialog),
);
const ChangedBillDialog = lazyDialog(() =>
  import('../../features/checkout/changed-bill-dialog.tsx').then((module) => module.ChangedBillDialog),
);

/** They say why an order was not placed, also when the connection is lost. */
const preloadDialogs = () => {
  CheckoutDialog.preload();
  ChangedBillDialog.preload();
};

const placed = () => {
  clearOrderOptions();
  clearChoices();
  reloadCart();
  announceCartChange();
};

const refused = (error?: unknown) => {
  if (error instanceof ApiError && error.code.startsWith('SLOT_')) clearSlot();
  // The address or the prescription was deleted in another window.
  if (error instanceof ApiError && error.status === 404) reloadQueries();
  reloadCart();
};

/** The cart of a signed-in customer. */
export function CartScreen({ now }: { now: Date }) {
  const { cart, error, isLoading, isLoaded } = useCart();
  const isEmpty = cart.count === 0;
  const checkout = useCheckout({ isCartEmpty: isLoaded && isEmpty, onPlaced: placed, onRefused: refused });
  useResumePayment(checkout);
  useSearchPurchases(checkout.placedId);
  const emptiedFocus = useEmptiedFocus<HTMLAnchorElement>(isEmpty);
  useLineOfRefusal(checkout.notice !== null, cart.items);

  const dialogs = (
    <>
      <CheckoutDialog open={checkout.notice !== null} notice={checkout.notice} onClose={checkout.closeNotice} />
      <ChangedBillDialog
        open={checkout.refused !== null}
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
  if (error && isEmpty) {
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
      <PlanNotice />
    </>
  );
  return (
    <div className="grid gap-3">
      {isEmpty && notices}
      {isEmpty ? <EmptyCart linkRef={emptiedFocus} /> : <FilledCart checkout={checkout} now={now} notices={notices} />}
      {dialogs}
    </div>
  );
}

type FilledProps = { checkout: ReturnType<typeof useCheckout>; now: Date; notices: ReactNode };

function FilledCart({ checkout, now, notices }: FilledProps) {
  useEffect(preloadDialogs, []);
  const { isSignedIn } = useSession();
  const { cart } = useCart();
  const orderOptions = useOrderOptions();
  const choices = useChoices();
  const priced = useQuote({ isShown: isSignedIn, paymentMode: choices.paymentMode });
  const address = useSelectedAddress(choices.addressId);
  const isExpress = priced.bill.lines.some(({ key }) => key === 'express');
  const sampleRound = sampleRoundOf(cart.items, priced.quote?.deliverySlot, isExpress);
  const { steps, showErrors, placeOrder, isBusy } = usePlaceOrder({
    cart,
    priced,
    orderOptions,
    choices,
    address,
    now,
    checkout,
    isSignedIn,
    sampleRound,
  });
  return (
    <>
      {hasGoods(cart.items) && (
        <p className="-mt-3 min-h-6 text-base text-ink-600 md:-mt-5">
          {priced.quote && arrival(priced.quote, isExpress)}
        </p>
      )}
      {notices}
      <Columns
        main={
          <>
            <h2 className="sr-only">{t(checkoutTexts.itemsHeading)}</h2>
            <FoldedLines items={cart.items} />
          </>
        }
        steps={
          <>
            <CheckoutSteps
              steps={steps}
              items={cart.items}
              bill={priced.bill}
              choices={choices}
              address={address}
              now={now}
              sampleRound={sampleRound}
              showErrors={showErrors}
            />
            <RecommendedPanel />
          </>
        }
        side={
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
        }
      />
    </>
  );
}

function arrival({ deliverySlot: { startsAt, endsAt, isTomorrow } }: Quote, isExpress: boolean): string {
  if (isExpress) return t(texts.arrivesExpress);
  return arrivalText({ startsAt: new Date(startsAt), endsAt: new Date(endsAt), isTomorrow });
}
