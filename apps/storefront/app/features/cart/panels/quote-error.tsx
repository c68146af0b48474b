import { cart } from '@subah/messages/cart';
import { common } from '@subah/messages/common';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import type { PricedCart } from '../state/use-quote.ts';

/** The last bill stays visible but may be outdated. */
export function QuoteError({ priced }: { priced: PricedCart }) {
  if (!priced.hasFailed) return null;
  return (
    <div role="alert" className="mt-3 flex items-center justify-between gap-3 rounded-btn bg-chilli-50 px-3 py-2">
      <p className="font-semibold text-chilli">{t(cart.billFailed)}</p>
      <Button variant="quiet" size="sm" onClick={priced.retry}>
        {t(common.tryAgain)}
      </Button>
    </div>
  );
}
