import { formatRupees } from '@subah/rules/money';
import { Button, buttonClass } from '@subah/ui/button';
import { Drawer } from '@subah/ui/drawer';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { openSignIn } from '../../lib/open-sign-in.ts';
import { useSession } from '../../lib/session.ts';
import { ExpressOption } from './basket-options.tsx';
import { BillSummary } from './bill-summary.tsx';
import { CartLines } from './cart-lines.tsx';
import { CouponPanel } from './coupon-panel.tsx';
import { QuoteFailure } from './quote-failure.tsx';
import { RecommendedPanel } from './recommended-panel.tsx';
import { SavingsBanner } from './savings-banner.tsx';
import { DRAWER_TIPS } from './tip-options.ts';
import { TipPanel } from './tip-panel.tsx';
import { reloadCart, useCart } from './use-cart.ts';
import { type PricedCart, useQuote } from './use-quote.ts';
import { changeWishes, useWishes } from './wishes.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  /** Checkout mode: only this is shown, in place of the cart. */
  children?: ReactNode;
};

export function CartDrawer({ open, onClose, children }: Props) {
  return children ? (
    <Drawer open={open} onClose={onClose} title="Your Cart" closeLabel="Close cart">
      {children}
    </Drawer>
  ) : (
    <FilledDrawer open={open} onClose={onClose} />
  );
}

function FilledDrawer({ open, onClose }: Omit<Props, 'children'>) {
  const { cart, error, isLoading } = useCart();
  const priced = useQuote({ isShown: open });
  const isFilled = cart.count > 0;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Your Cart"
      closeLabel="Close cart"
      footer={isFilled && <Foot priced={priced} onGo={onClose} />}
    >
      {isFilled && <Filled priced={priced} />}
      {!isFilled && isLoading && <CartOutline />}
      {!isFilled && Boolean(error) && <ErrorState title="Failed to fetch cart" onRetry={reloadCart} />}
      {!isFilled && !isLoading && !error && <Empty onClose={onClose} />}
    </Drawer>
  );
}

function Filled({ priced }: { priced: PricedCart }) {
  const { cart } = useCart();
  const wishes = useWishes();
  const hasGoods = cart.items.some(({ itemType }) => itemType !== 'LabTest');
  return (
    <>
      <CartLines items={cart.items} />
      {hasGoods && (
        <div className="card p-3.5">
          <ExpressOption quote={priced.quote} wishes={wishes} />
        </div>
      )}
      <CouponPanel coupon={cart.coupon} />
      <TipPanel options={DRAWER_TIPS} tip={wishes.tip} onChange={(tip) => changeWishes({ tip })} />
      <RecommendedPanel />
      <BillSummary bill={priced.bill} isUpdating={priced.isUpdating}>
        <QuoteFailure priced={priced} />
      </BillSummary>
    </>
  );
}

function Foot({ priced, onGo }: { priced: PricedCart; onGo: () => void }) {
  return (
    <div className="grid gap-2.5">
      <SavingsBanner saved={priced.bill.savings} />
      <Link to="/cart" onClick={onGo} className={buttonClass({ size: 'lg', block: true })}>
        <span className="num flex w-full items-center justify-between">
          {formatRupees(priced.bill.amountDue)}{' '}
          <span className="flex items-center gap-2">
            CHECKOUT
            <ArrowRight aria-hidden="true" className="size-5" />
          </span>
        </span>
      </Link>
    </div>
  );
}

function Empty({ onClose }: { onClose: () => void }) {
  const { isSignedIn } = useSession();
  const signIn = () => {
    onClose();
    openSignIn();
  };
  return (
    <EmptyState
      sun
      title="Your cart is empty"
      text={isSignedIn ? 'Add something fresh for tomorrow morning.' : 'Sign in to see what you put in earlier.'}
      action={
        isSignedIn ? <Button onClick={onClose}>Start shopping</Button> : <Button onClick={signIn}>SIGN IN</Button>
      }
    />
  );
}

function CartOutline() {
  return (
    <Loading label="Loading your cart…" className="grid gap-3">
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </Loading>
  );
}
