import { cart as texts } from '@subah/messages/cart';
import { cartBar } from '@subah/messages/cart-bar';
import { t } from '@subah/messages/translate';
import { formatRupees } from '@subah/rules/money';
import { Button, buttonClass } from '@subah/ui/button';
import { ConfirmDialog } from '@subah/ui/dialog';
import { Drawer } from '@subah/ui/drawer';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../lib/session/session.ts';
import { openSignIn } from '../../lib/session/sign-in-request.ts';
import { useDeliverySettings } from '../../shared/delivery/use-delivery-settings.ts';
import { ExpressOption } from './panels/basket-options.tsx';
import { BillSummary } from './panels/bill-summary.tsx';
import { CartLines } from './panels/cart-lines.tsx';
import { CouponPanel } from './panels/coupon-panel.tsx';
import { QuoteError } from './panels/quote-error.tsx';
import { RecommendedPanel } from './panels/recommended-panel.tsx';
import { SavingsBanner } from './panels/savings-banner.tsx';
import { TipPanel } from './panels/tip-panel.tsx';
import { useCart } from './state/cart-state.ts';
import { clearCart, reloadCart } from './state/cart-sync.ts';
import { hasGoods } from './state/item-catalogs.ts';
import { changeOrderOptions, useOrderOptions } from './state/order-options.ts';
import { useEmptiedFocus } from './state/use-emptied-focus.ts';
import { type PricedCart, useQuote } from './state/use-quote.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  /** Chosen at checkout before. */
  paymentMode: 'online' | 'COD' | null;
  /** Replaces the cart while a payment is open. */
  children?: ReactNode;
};

export function CartDrawer({ open, onClose, paymentMode, children }: Props) {
  return children ? (
    <Drawer open={open} onClose={onClose} title={t(texts.title)} closeLabel={t(texts.close)}>
      {children}
    </Drawer>
  ) : (
    <FilledDrawer open={open} onClose={onClose} paymentMode={paymentMode} />
  );
}

function FilledDrawer({ open, onClose, paymentMode }: Omit<Props, 'children'>) {
  const { cart, error, isLoading } = useCart();
  const priced = useQuote({ isShown: open, paymentMode });
  const isFilled = cart.count > 0;
  const emptiedFocus = useEmptiedFocus<HTMLButtonElement>(!isFilled);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t(texts.title)}
      closeLabel={t(texts.close)}
      footer={isFilled && <CartFooter priced={priced} onGo={onClose} />}
    >
      {isFilled && <CartContents priced={priced} />}
      {!isFilled && isLoading && <CartSkeleton />}
      {!isFilled && Boolean(error) && <ErrorState title={t(cartBar.fetchFailed)} onRetry={reloadCart} />}
      {!isFilled && !isLoading && !error && <EmptyCart buttonRef={emptiedFocus} onClose={onClose} />}
    </Drawer>
  );
}

function CartContents({ priced }: { priced: PricedCart }) {
  const { cart } = useCart();
  const orderOptions = useOrderOptions();
  const { express, drawerTips } = useDeliverySettings();
  return (
    <>
      <CartLines items={cart.items} />
      <ClearCart />
      {hasGoods(cart.items) && express.isOffered && (
        <div className="card p-3.5">
          <ExpressOption quote={priced.quote} orderOptions={orderOptions} />
        </div>
      )}
      <CouponPanel coupon={cart.coupon} />
      <TipPanel options={drawerTips} tip={orderOptions.tip} onChange={(tip) => changeOrderOptions({ tip })} />
      <RecommendedPanel />
      <BillSummary bill={priced.bill} isUpdating={priced.isUpdating}>
        <QuoteError priced={priced} />
      </BillSummary>
    </>
  );
}

function ClearCart() {
  const [isAsking, setAsking] = useState(false);
  const clear = () => {
    setAsking(false);
    void clearCart();
  };
  return (
    <>
      <Button variant="quiet" size="sm" className="justify-self-end" onClick={() => setAsking(true)}>
        {t(texts.clear)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t(texts.clearTitle)}
        message={t(texts.clearText)}
        confirmLabel={t(texts.clear)}
        cancelLabel={t(texts.keep)}
        danger
        onConfirm={clear}
      />
    </>
  );
}

function CartFooter({ priced, onGo }: { priced: PricedCart; onGo: () => void }) {
  return (
    <div className="grid gap-2.5">
      <SavingsBanner saved={priced.bill.savings} />
      <Link to="/cart" onClick={onGo} className={buttonClass({ size: 'lg', block: true })}>
        <span className="num flex w-full items-center justify-between">
          {formatRupees(priced.bill.amountDue)}{' '}
          <span className="flex items-center gap-2">
            {t(texts.checkout)}
            <ArrowRight aria-hidden="true" className="size-5" />
          </span>
        </span>
      </Link>
    </div>
  );
}

function EmptyCart({ buttonRef, onClose }: { buttonRef: Ref<HTMLButtonElement>; onClose: () => void }) {
  const { isSignedIn } = useSession();
  const signIn = () => {
    onClose();
    openSignIn();
  };
  return (
    <EmptyState
      sunrise
      title={t(texts.emptyDrawer)}
      text={t(isSignedIn ? texts.emptyHint : texts.signInHint)}
      action={
        <Button ref={buttonRef} onClick={isSignedIn ? onClose : signIn}>
          {t(isSignedIn ? texts.startShopping : texts.signIn)}
        </Button>
      }
    />
  );
}

function CartSkeleton() {
  return (
    <Loading label={t(texts.loading)} className="grid gap-3">
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </Loading>
  );
}
