import type { Order } from '@subah/contract/orders/orders';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { orders as texts } from '@subah/messages/console/orders';
import { collectionLabel } from '@subah/rules/healthcare/lab-visit';
import { homeVisits } from '@subah/rules/orders/home-visits';
import { isInShop } from '@subah/rules/orders/refuse-line-changes';
import { may } from '../../lib/api/may.ts';
import { textLanguage } from '../../lib/language/text-language.ts';
import { MISSING_LABELS } from '../../shared/orders/missing-labels.ts';
import { MoveDelivery } from './move-delivery.tsx';
import { SheetSection } from './sheet-section.tsx';

/** Where and when goods are brought and samples taken. */
export function OrderDelivery({ order, onChange }: { order: Order; onChange: () => void }) {
  const { deliveryAddress: address, instructions } = order;
  const { bringsGoods, takesSampleWithGoods, collectionDates } = homeVisits(order.products);
  const place = [address.street, address.landmark, address.city, address.state].filter(Boolean).join(', ');
  return (
    <SheetSection title={bringsGoods ? t(texts.deliverTo) : t(texts.collectAt)}>
      <p>
        <b>{address.name}</b>, <a href={`tel:+91${address.phone}`}>{address.phone}</a>
      </p>
      <p>
        {place} {address.pincode}
        {order.area && ` · ${order.area}`}
      </p>
      {bringsGoods && <DeliveryTime order={order} onChange={onChange} />}
      {instructions && (
        <p lang={textLanguage(instructions)} className="font-semibold">
          {instructions}
        </p>
      )}
      {bringsGoods && (
        <p className="text-ink-600">{t(common.ifMissing, { choice: MISSING_LABELS[order.ifMissing] })}</p>
      )}
      {takesSampleWithGoods && <p className="font-semibold">{t(texts.sampleWithDelivery)}</p>}
      {collectionDates.map((date) => (
        <p key={date} className="text-ink-600">
          {t(texts.sample, { time: collectionLabel(date) })}
        </p>
      ))}
    </SheetSection>
  );
}

function DeliveryTime({ order, onChange }: { order: Order; onChange: () => void }) {
  if (order.expressDelivery) return <p className="text-ink-600">{t(texts.expressTime)}</p>;
  return (
    <>
      <p className="text-ink-600">{order.deliverySlot.label}</p>
      {may('change orders') && isInShop(order) && (
        <MoveDelivery key={order.deliverySlot.from} order={order} onDone={onChange} />
      )}
    </>
  );
}
