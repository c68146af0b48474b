import type { Cart } from '@subah/contract/cart/cart';
import { cart as texts } from '@subah/messages/cart';
import { checkout } from '@subah/messages/checkout';
import { t } from '@subah/messages/translate';
import { formatRupees } from '@subah/rules/money';
import { Button } from '@subah/ui/button';
import { Link } from 'react-router';
import { CoinsOption, ExpressOption, SlotOption } from '../../features/cart/panels/basket-options.tsx';
import { BillSummary } from '../../features/cart/panels/bill-summary.tsx';
import { CouponPanel } from '../../features/cart/panels/coupon-panel.tsx';
import { QuoteError } from '../../features/cart/panels/quote-error.tsx';
import { SavingsBanner } from '../../features/cart/panels/savings-banner.tsx';
import { TipPanel } from '../../features/cart/panels/tip-panel.tsx';
import { hasGoods } from '../../features/cart/state/item-catalogs.ts';
import { changeOrderOptions, type OrderOptions } from '../../features/cart/state/order-options.ts';
import type { PricedCart } from '../../features/cart/state/use-quote.ts';
import { useDeliverySettings } from '../../shared/delivery/use-delivery-settings.ts';
import { AcceptedPolicies } from '../../shared/shop/policy-links.tsx';

type Props = { cart: Cart; priced: PricedCart; orderOptions: OrderOptions; isBusy: boolean; onCheckout: () => void };

export function OrderSummary({ cart, priced, orderOptions, isBusy, onCheckout }: Props) {
  const { bill, quote } = priced;
  const bringsGoods = hasGoods(cart.items);
  return (
    <div className="flex h-full flex-col gap-3">
      <div className="card grid gap-3.5 p-3.5 md:p-4">
        {bringsGoods && <SlotOption quote={quote} orderOptions={orderOptions} />}
        {bringsGoods && <ExpressOption quote={quote} orderOptions={orderOptions} />}
        <CoinsOption quote={quote} orderOptions={orderOptions} />
      </div>
      <TipPanel
        options={useDeliverySettings().checkoutTips}
        tip={orderOptions.tip}
        onChange={(tip) => changeOrderOptions({ tip })}
      />
      <CouponPanel coupon={cart.coupon} />
      <BillSummary bill={bill} isUpdating={priced.isUpdating} className="lg:sticky lg:top-34">
        <QuoteError priced={priced} />
        <div className="mt-3 grid gap-3">
          <SavingsBanner saved={bill.savings} />
          <Button size="lg" block busy={isBusy} onClick={onCheckout} className="num max-md:hidden">
            {t(checkout.checkoutFor, { amount: formatRupees(bill.amountDue) })}
          </Button>
        </div>
        <p className="mt-2 text-center text-ink-600 text-meta">
          {t(checkout.freeCancel)} ·{' '}
          <Link to="/payment-help" className="tap-14 underline underline-offset-2">
            {t(checkout.paymentHelp)}
          </Link>
        </p>
        <AcceptedPolicies
          text={t(checkout.orderAccepts)}
          kinds={['terms']}
          className="mt-3 text-center text-ink-600 text-meta"
        />
      </BillSummary>
    </div>
  );
}

export function PayBar({ priced, isBusy, onCheckout }: Pick<Props, 'priced' | 'isBusy' | 'onCheckout'>) {
  const { bill } = priced;
  return (
    <div className="phone-bar num fixed inset-x-0 bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] z-21 flex items-center gap-4 border-line border-t bg-card px-4 py-2.5 md:hidden">
      <p className="leading-tight">
        <b className="block font-extrabold text-xl">{formatRupees(bill.amountDue)}</b>
        {bill.savings > 0 && (
          <span className="text-ink-600 text-meta">{t(checkout.saves, { amount: formatRupees(bill.savings) })}</span>
        )}
      </p>
      <Button size="lg" busy={isBusy} onClick={onCheckout} className="flex-1">
        {t(texts.checkout)}
      </Button>
    </div>
  );
}
