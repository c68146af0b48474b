import type { OrderClaim } from '@subah/contract/orders/order-claims';
import type { Order } from '@subah/contract/orders/orders';
import { fullDateText } from '@subah/messages/dates';
import { orderClaims } from '@subah/messages/order-items';
import { pickUps } from '@subah/messages/pick-ups';
import { t } from '@subah/messages/translate';
import { indiaDate } from '@subah/rules/india-time';
import { formatRupees } from '@subah/rules/money';
import { Coins, RotateCcw } from 'lucide-react';
import { textLanguage } from '../../lib/language/text-language.ts';
import { nameLines } from '../../shared/catalog/product-name.ts';

/** Returns, freshness credits and where the refund is. */
export function OrderClaims({ order }: { order: Order }) {
  const cashBack = order.pickUps.filter(({ cash }) => cash > 0);
  if (order.claims.length === 0 && order.refunds.length === 0 && cashBack.length === 0) return null;
  return (
    <ul className="num mt-3 grid gap-1.5 rounded-btn bg-leaf-50 px-3 py-2">
      {order.claims.map((claim) => (
        <li key={claim._id} className="flex gap-2">
          {claim.kind === 'freshness' ? <Coins aria-hidden="true" className={ICON} /> : <Back />}
          <span>
            <b className="font-semibold">{claimText(claim)}</b>
            <span translate="no" className="wrap-anywhere block text-ink-600">
              {itemsText(order, claim)}
            </span>
            {claim.kind === 'return' && claim.decisionNote && (
              <span lang={textLanguage(claim.decisionNote)} className="block text-ink-600">
                {claim.decisionNote}
              </span>
            )}
          </span>
        </li>
      ))}
      {order.refunds.map((refund) => (
        <li key={`${refund.at} ${refund.amount}`} className="flex gap-2">
          <Back />
          {refundText(refund)}
        </li>
      ))}
      {cashBack.map(({ _id, cash, doneAt }) => (
        <li key={_id} className="flex gap-2">
          <Back />
          {t(doneAt ? pickUps.cashGivenBack : pickUps.cashToCome, { amount: cash })}
        </li>
      ))}
    </ul>
  );
}

const ICON = 'mt-0.5 size-4 flex-none text-leaf-700';
const Back = () => <RotateCcw aria-hidden="true" className={ICON} />;

function claimText({ kind, state, coins }: OrderClaim): string {
  if (kind === 'freshness') return t(orderClaims.credit, { coins });
  if (state === 'open') return t(orderClaims.returnOpen);
  return t(state === 'accepted' ? orderClaims.returnAccepted : orderClaims.returnRefused);
}

function itemsText({ products }: Order, { lines }: OrderClaim): string {
  const texts = lines.map(({ lineId, quantity }) => {
    const item = products.find(({ _id }) => _id === lineId);
    return item && `${nameLines(item).main} ×\u00a0${quantity}`;
  });
  return texts.filter(Boolean).join(', ');
}

function refundText({ state, amount: rupees, at }: Order['refunds'][number]): string {
  const amount = formatRupees(rupees);
  if (state === 'queued') return t(orderClaims.refundQueued, { amount });
  if (state === 'sent') return t(orderClaims.refundSent, { amount });
  if (state === 'failed') return t(orderClaims.refundFailed, { amount });
  return t(orderClaims.refundProcessed, { amount, day: fullDateText(indiaDate(new Date(at))) });
}
