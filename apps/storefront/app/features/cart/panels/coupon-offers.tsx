import { orderOptions } from '@subah/messages/order-options';
import { t } from '@subah/messages/translate';
import { formatRupees } from '@subah/rules/money';
import { Button } from '@subah/ui/button';
import { TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { useAccountQuery } from '../../../lib/data/use-api-query.ts';
import { textLanguage } from '../../../lib/language/text-language.ts';
import { useCart } from '../state/cart-state.ts';
import { putCart } from '../state/cart-sync.ts';

const SHOWN = 3;

/** Coupons that apply, with what they save; then those that need a little more in the cart. */
export function CouponOffers() {
  const { cart } = useCart();
  // The total is a part of the key: another cart has other offers.
  const offers = useAccountQuery('GET cart/coupons', { query: { total: cart.totalPrice } });
  const [isWhole, setWhole] = useState(false);
  const all = offers.data ?? [];
  if (all.length === 0) return null;
  return (
    <div className="num mt-3 grid gap-2 border-line border-t pt-3">
      <h4 className="font-semibold text-ink-600 text-meta">{t(orderOptions.couponOffers)}</h4>
      <ul className="grid gap-2">
        {(isWhole ? all : all.slice(0, SHOWN)).map((offer) => (
          <Offer key={offer.code} {...offer} />
        ))}
      </ul>
      {!isWhole && all.length > SHOWN && (
        <button type="button" onClick={() => setWhole(true)} className="link min-h-11 justify-self-start">
          {t(orderOptions.moreCoupons, { count: all.length - SHOWN })}
        </button>
      )}
    </div>
  );
}

type OfferProps = { code: string; description: string; discount: number; problem: string | null };

function Offer({ code, description, discount, problem }: OfferProps) {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const apply = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      putCart((await api('POST coupons/apply', { body: { code } })).data);
    } catch (error) {
      setFailure(errorMessage(error, t(orderOptions.couponCheckFailed)));
      setBusy(false);
    }
  };
  return (
    <li className="flex items-center gap-2.5 rounded-btn border border-line-strong border-dashed px-3 py-2">
      <TicketPercent aria-hidden="true" className="size-5 flex-none text-leaf-700" />
      <div className="min-w-0 flex-1 leading-tight">
        <p>
          <b translate="no">{code}</b>
          {!problem && (
            <span className="font-semibold text-leaf-700">
              {' · '}
              {t(orderOptions.couponSaves, { amount: formatRupees(discount) })}
            </span>
          )}
        </p>
        <p lang={textLanguage(description)} translate="no" className="text-ink-600 text-meta">
          {description}
        </p>
        {problem && <p className="text-mango-900 text-meta">{problem}</p>}
        {failure && (
          <p role="alert" className="font-semibold text-chilli">
            {failure}
          </p>
        )}
      </div>
      {!problem && (
        <Button variant="soft" size="sm" busy={isBusy} onClick={() => void apply()}>
          {t(orderOptions.useCoupon)}
          <span className="sr-only">{` ${code}`}</span>
        </Button>
      )}
    </li>
  );
}
