import type { Order } from '@subah/contract/orders/orders';
import { addressTypes } from '@subah/messages/address-types';
import { slotArrivalText } from '@subah/messages/arrival';
import { fullDateText } from '@subah/messages/dates';
import { orderStatuses } from '@subah/messages/order-statuses';
import { orders } from '@subah/messages/orders';
import { t } from '@subah/messages/translate';
import type { AddressType } from '@subah/rules/delivery/address';
import { isBroughtBack } from '@subah/rules/delivery/handover';
import { indiaDate } from '@subah/rules/india-time';
import { formatRupees } from '@subah/rules/money';
import { homeVisits } from '@subah/rules/orders/home-visits';
import { orderName } from '@subah/rules/orders/order-name';
import { UNDELIVERED_STATUSES } from '@subah/rules/orders/statuses';
import { Badge } from '@subah/ui/badge';
import { fillText } from '@subah/ui/fill-text';
import { Banknote, ChevronDown, ClipboardList, MapPin, Smartphone, Zap } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { OrderClaims } from './order-claims.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { paymentName, statusTone, totalLabel } from './order-format.ts';
import { OrderItems } from './order-items.tsx';
import { OrderStrip } from './order-strip.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderTracking } from './order-tracking.tsx';

type Props = {
  order: Order;
  /** The address of the page names this order. */
  isLinked: boolean;
  bill: ReactNode;
  actions: ReactNode;
  onChanged: (order: Order) => void;
};

/** Orders on their way are shown whole; earlier ones in a few lines until they are opened. */
export function OrderCard({ order, isLinked, bill, actions, onChanged }: Props) {
  const id = useId();
  const [isWhole, setWhole] = useState(isLinked || isTracked(order));
  const card = useRef<HTMLElement>(null);
  const hasFocus = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that changed the order has often left with it
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [order]);

  return (
    <article
      ref={card}
      id={order._id}
      tabIndex={-1}
      aria-labelledby={id}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        // Chromium reports no blur of a control that is removed.
        hasFocus.current = relatedTarget === null && hasFocus.current;
      }}
      className="card scroll-mt-44 p-4 target:border-leaf-600"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
        <div>
          <h2 id={id} className="num font-bold text-base">
            {t(orders.number, { number: orderName(order._id) })}
          </h2>
          <p className="text-ink-600">
            {fillText(t(orders.placedOn), {
              day: <time dateTime={order.createdAt}>{fullDateText(indiaDate(new Date(order.createdAt)))}</time>,
            })}
          </p>
          {isOnItsWay(order) && !isBroughtBack(order) && (
            <p className="num font-semibold text-leaf-700">{arrival(order)}</p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-1.5">
          {order.expressDelivery && (
            <Badge tone="new" dot={false}>
              <Zap aria-hidden="true" className="size-3.5" />
              {t(orders.express)}
            </Badge>
          )}
          <Badge tone={statusTone[order.status]}>{t(orderStatuses[order.status])}</Badge>
        </div>
      </header>
      <PrescriptionNote order={order} />
      {isWhole && isTracked(order) && <OrderTracking order={order} onChanged={onChanged} />}
      <OrderClaims order={order} />
      {isWhole ? (
        <>
          <div className="mt-3 grid gap-3 border-line border-t pt-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-8">
            <div>
              <OrderItems order={order} />
            </div>
            <Facts order={order} />
          </div>
          <Details order={order} bill={bill} />
          <div className="mt-3 flex flex-wrap gap-2 border-line border-t pt-3 max-sm:*:flex-1">{actions}</div>
        </>
      ) : (
        <OrderStrip order={order} onOpen={() => setWhole(true)} />
      )}
    </article>
  );
}

const arrival = ({ deliverySlot: { from, until } }: Order): string => slotArrivalText(new Date(from), new Date(until));

/** An order of lab tests alone has no delivery. */
const isOnItsWay = ({ status, products }: Order): boolean =>
  UNDELIVERED_STATUSES.includes(status) && homeVisits(products).bringsGoods;

/** On its way, or delivered a short time ago. */
const isTracked = (order: Order): boolean => isOnItsWay(order) || order.canReturn;

function PrescriptionNote({ order }: { order: Order }) {
  if (order.prescriptionState !== 'to_check') return null;
  return (
    <p className="mt-3 flex gap-2 rounded-btn bg-mango-50 px-3 py-2 text-mango-900">
      <ClipboardList aria-hidden="true" className="mt-0.5 size-4 flex-none" />
      <span>{fillText(t(orders.prescriptionCheck), { warning: <b>{t(orders.prescriptionCheckWarning)}</b> })}</span>
    </p>
  );
}

function Facts({ order }: { order: Order }) {
  const { name, phone, street, landmark, city, state, pincode, addressType } = order.deliveryAddress;
  const label = totalLabel(order);
  const PaymentIcon = order.paymentType === 'online' ? Smartphone : Banknote;
  return (
    <div className="grid content-start gap-2 border-line max-lg:border-t max-lg:pt-3 md:max-lg:grid-cols-[minmax(0,1fr)_auto] lg:border-l lg:pl-8">
      <div className="grid gap-2">
        <p className="flex gap-2">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 flex-none text-ink-600" />
          <span className="min-w-0">
            <span className="sr-only">
              {t(homeVisits(order.products).bringsGoods ? orders.deliveredTo : orders.address)}{' '}
            </span>
            {t(addressTypes[addressType as AddressType] ?? addressTypes.home)} ·{' '}
            {[name, street, landmark, city, state].filter(Boolean).join(', ')} <span className="num">{pincode}</span>
            <span className="num block text-ink-600">+91 {phone}</span>
          </span>
        </p>
        <p className="flex gap-2">
          <PaymentIcon aria-hidden="true" className="mt-0.5 size-4 flex-none text-ink-600" />
          <span>
            <span className="text-ink-600">{t(orders.payment)} </span>
            {paymentName[order.paymentType]}
          </span>
        </p>
      </div>
      <div className="num md:max-lg:text-right">
        {label && (
          <p>
            <span className="text-ink-600 md:max-lg:block">{label} </span>
            <b className="font-extrabold text-xl">{formatRupees(order.totalAmount)}</b>
          </p>
        )}
        {order.refundedAmount > 0 && (
          <p className="text-ink-600">
            {fillText(t(orders.refund), {
              amount: <b className="text-leaf-700">{formatRupees(order.refundedAmount)}</b>,
            })}
          </p>
        )}
      </div>
    </div>
  );
}

function Details({ order, bill }: { order: Order; bill: ReactNode }) {
  return (
    <details className="group mt-2">
      <summary className="link min-h-11 cursor-pointer list-none select-none">
        {t(orders.details)}
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 pt-2 md:grid-cols-2">
        <div>
          <h3 className="mb-2 font-bold">{t(orders.timeline)}</h3>
          <OrderTimeline entries={order.timeline} />
          <OrderDocuments order={order} />
        </div>
        {bill}
      </div>
    </details>
  );
}
