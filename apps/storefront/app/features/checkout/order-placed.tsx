import type { Order } from '@subah/contract/orders/orders';
import { slotArrivalText } from '@subah/messages/arrival';
import { cart } from '@subah/messages/cart';
import { checkout } from '@subah/messages/checkout';
import { fastingText } from '@subah/messages/lab-preparation';
import { labVisit } from '@subah/messages/lab-visit';
import { notices } from '@subah/messages/notices';
import { orders } from '@subah/messages/orders';
import { t } from '@subah/messages/translate';
import { longestFasting } from '@subah/rules/healthcare/lab-parameters';
import { formatRupees } from '@subah/rules/money';
import { homeVisits } from '@subah/rules/orders/home-visits';
import { orderName } from '@subah/rules/orders/order-name';
import { buttonClass } from '@subah/ui/button';
import { fillText } from '@subah/ui/fill-text';
import { SunriseDrawing } from '@subah/ui/sunrise-drawing';
import { MapPin } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';
import { NoticeOffer } from '../../shared/notices/notice-offer.tsx';
import { ItemPictures } from '../../shared/orders/item-pictures.tsx';

export function OrderPlaced({ orderId }: { orderId: string }) {
  const order = useAccountQuery('GET orders/{id}', { params: { id: orderId } });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <section className="card num grid justify-items-center gap-1.5 px-4 py-10 text-center">
      <SunriseDrawing className="mb-3" />
      <h2 ref={title} tabIndex={-1} className="font-extrabold text-2xl outline-hidden">
        {t(checkout.placedTitle)}
      </h2>
      <p className="text-base text-ink-600">
        {fillText(t(checkout.placedNumber), { number: <b className="text-ink">{orderName(orderId)}</b> })}
        {/* Reserves the line, so that the buttons do not move. */}
        <span className="block min-h-6">{order.data && arrival(order.data)}</span>
      </p>
      {order.data && <SampleNotes order={order.data} />}
      {order.data?.prescriptionState === 'to_check' && <p className="text-ink-600">{t(checkout.pharmacistChecks)}</p>}
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <Link to={`/orders#${orderId}`} className={buttonClass()}>
          {t(checkout.seeOrder)}
        </Link>
        <Link to="/" className={buttonClass({ variant: 'quiet' })}>
          {t(checkout.continueShopping)}
        </Link>
      </div>
      {order.data && <Summary order={order.data} />}
      <div className="mt-6 grid w-full">
        <NoticeOffer title={t(notices.offerTitle)} text={t(notices.offerText)} />
      </div>
    </section>
  );
}

/** Below the buttons, because it appears after them. */
function Summary({ order }: { order: Order }) {
  const { products, deliveryAddress, paymentType, totalAmount } = order;
  const { street, city, pincode } = deliveryAddress;
  return (
    <div className="mt-6 grid w-full max-w-md gap-3 border-line border-t pt-4 text-left">
      <ItemPictures items={products} max={5} />
      <p className="flex gap-2">
        <MapPin aria-hidden="true" className="mt-0.5 size-4 flex-none text-ink-600" />
        <span translate="no" className="wrap-anywhere min-w-0">{`${street}, ${city} ${pincode}`}</span>
      </p>
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-ink-600">{t(paymentType === 'online' ? orders.totalPaid : orders.amountToPay)}</span>
        <b className="font-extrabold text-xl">{formatRupees(totalAmount)}</b>
      </p>
    </div>
  );
}

function SampleNotes({ order: { products } }: { order: Order }) {
  const { takesSampleWithGoods } = homeVisits(products);
  const fastingHours = longestFasting(products);
  return (
    <>
      {takesSampleWithGoods && <p className="text-ink-600">{t(labVisit.takenWithDelivery)}</p>}
      {fastingHours > 0 && <p className="font-semibold text-mango-700">{fastingText(fastingHours)}</p>}
    </>
  );
}

function arrival({ products, expressDelivery, deliverySlot }: Order): string {
  const { bringsGoods, hasUnplannedTest } = homeVisits(products);
  if (!bringsGoods) return t(hasUnplannedTest ? labVisit.notPlanned : checkout.collectionChosen);
  if (expressDelivery) return t(cart.arrivesExpress);
  return slotArrivalText(new Date(deliverySlot.from), new Date(deliverySlot.until));
}
