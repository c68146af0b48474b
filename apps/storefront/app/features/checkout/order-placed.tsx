import type { Order } from '@subah/contract/orders/orders';
import { COLLECTION_NOT_PLANNED } from '@subah/rules/healthcare/lab-visit';
import { homeVisits } from '@subah/rules/orders/home-visits';
import { buttonClass } from '@subah/ui/button';
import { SunriseDrawing } from '@subah/ui/sunrise-drawing';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';

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
        Order placed
      </h2>
      <p className="text-base text-ink-600">
        Order <b className="text-ink">#{orderId.slice(-7)}</b>
        {/* Reserves the line, so that the buttons do not move. */}
        <span className="block min-h-6">{order.data && arrival(order.data)}</span>
      </p>
      {order.data?.prescriptionState === 'to_check' && (
        <p className="text-ink-600">Our pharmacist checks your prescription before the medicines leave the shop.</p>
      )}
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <Link to={`/orders#${orderId}`} className={buttonClass()}>
          See your order
        </Link>
        <Link to="/" className={buttonClass({ variant: 'quiet' })}>
          Continue shopping
        </Link>
      </div>
    </section>
  );
}

function arrival({ products, expressDelivery, deliverySlot }: Order): string {
  const { bringsGoods, hasUnplannedTest } = homeVisits(products);
  if (!bringsGoods)
    return hasUnplannedTest ? COLLECTION_NOT_PLANNED : 'We come for the sample on the morning you chose';
  return expressDelivery ? 'Arrives in 10 to 30 minutes' : deliverySlot.label;
}
