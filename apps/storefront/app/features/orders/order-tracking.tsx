import { followEvents } from '@subah/contract/client/follow-events';
import type { Order } from '@subah/contract/orders/orders';
import type { Tracking } from '@subah/contract/rounds/tracking';
import { momentText } from '@subah/messages/dates';
import { tracking as texts } from '@subah/messages/tracking';
import { t } from '@subah/messages/translate';
import { isBroughtBack } from '@subah/rules/delivery/handover';
import { isUndelivered } from '@subah/rules/orders/allowed-changes';
import { orderName } from '@subah/rules/orders/order-name';
import { buttonClass } from '@subah/ui/button';
import { fillText } from '@subah/ui/fill-text';
import { Bike, KeyRound, Phone } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { renewSession } from '../../lib/api/browser-api.ts';
import { useApi } from '../../lib/api/use-api.ts';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';
import { tokens } from '../../lib/session/session.ts';

/** Before the rider leaves, and when the stream of events does not come through. */
const POLL_MS = 30_000;

type Props = { order: Order; onChanged: (order: Order) => void };

/** The way of an order to the door, live while it is under way, and its proof afterwards. */
export function OrderTracking({ order, onChanged }: Props) {
  const isOpen = isUndelivered(order.status);
  const isOnTheWay = order.status === 'outfor delivery';
  const { data, reload } = useAccountQuery('GET orders/{id}/tracking', { params: { id: order._id } });
  const api = useApi();
  const refresh = useEffectEvent(async () => {
    await reload();
    const { data: changed } = await api('GET orders/{id}', { params: { id: order._id } });
    if (changed.version !== order.version) onChanged(changed);
  });
  useEffect(() => {
    if (!isOpen) return;
    const abort = new AbortController();
    const update = () => void refresh().catch(() => undefined);
    let wasOpen = false;
    const onOpen = () => {
      if (wasOpen) update();
      wasOpen = true;
    };
    const onData = (topics: string[]) => topics.length > 0 && update();
    const path = `/api/orders/${order._id}/events`;
    // Only on the way: a browser allows six connections, and a customer may have many open orders.
    if (isOnTheWay) void followEvents({ path, tokens, refresh: renewSession, onOpen, onData }, abort.signal);
    const timer = setInterval(update, POLL_MS);
    return () => {
      abort.abort();
      clearInterval(timer);
    };
  }, [isOpen, isOnTheWay, order._id]);

  if (isOpen) {
    // The status is known before the tracking is loaded, so that its place does not open later.
    const tracking = data ?? { status: order.status, onTheWay: null };
    const label = `${t(texts.title)} ${orderName(order._id)}`;
    return <OnItsWay tracking={tracking} isBack={isBroughtBack(order)} label={label} />;
  }
  return data?.delivered ? <Delivered delivered={data.delivered} /> : null;
}

const STEPS = { OrderPlaced: texts.toPack, shipped: texts.packed, 'outfor delivery': texts.onTheWay } as const;

type OnItsWayProps = {
  tracking: Pick<Tracking, 'status' | 'onTheWay'>;
  isBack: boolean;
  /** Names the order, because a page shows several. */
  label: string;
};

function OnItsWay({ tracking, isBack, label }: OnItsWayProps) {
  const { onTheWay, status } = tracking;
  const step = isBack ? texts.broughtBack : STEPS[status as keyof typeof STEPS];
  if (!step) return null;
  return (
    <section aria-label={label} className="mt-3 grid gap-3 rounded-btn bg-leaf-50 px-3 py-2.5">
      <div role="status" className="flex gap-2">
        <Bike aria-hidden="true" className="mt-0.5 size-5 flex-none text-leaf-700" />
        <p className="min-w-0 font-semibold">
          {t(step)}
          {onTheWay && (
            <span className="num block text-leaf-700">
              {onTheWay.stopsBefore === 0 ? t(texts.nextStop) : t(texts.stopsBefore, { count: onTheWay.stopsBefore })}
            </span>
          )}
        </p>
      </div>
      {onTheWay && (
        <div className="grid gap-3 sm:grid-cols-2">
          <div className="flex gap-2">
            <KeyRound aria-hidden="true" className="mt-0.5 size-5 flex-none text-leaf-700" />
            <p className="min-w-0">
              {t(texts.code)} <b className="num text-xl tracking-[0.2em]">{onTheWay.code}</b>
              <span className="block text-ink-600 text-meta">{t(texts.codeHint)}</span>
            </p>
          </div>
          <div className="grid gap-1.5">
            <p className="wrap-anywhere">
              {fillText(t(texts.rider), { name: <b translate="no">{onTheWay.rider.name}</b> })}
            </p>
            <a
              href={`tel:+91${onTheWay.rider.phone}`}
              className={`${buttonClass({ variant: 'line', size: 'sm' })} justify-self-start`}
            >
              <Phone aria-hidden="true" className="size-4" />
              {t(texts.call, { name: onTheWay.rider.name })}
            </a>
          </div>
        </div>
      )}
    </section>
  );
}

function Delivered({ delivered: { at, proof, photo } }: { delivered: NonNullable<Tracking['delivered']> }) {
  const how = proof === 'code' ? t(texts.byCode) : proof === 'photo' ? t(texts.byPhoto) : '';
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <p className="text-ink-600">
        {fillText(t(texts.deliveredAt), { time: <time dateTime={at}>{momentText(new Date(at))}</time> })} {how}
      </p>
      {photo && <img src={photo} alt={t(texts.photo)} className="max-h-40 rounded-btn" loading="lazy" />}
    </div>
  );
}
