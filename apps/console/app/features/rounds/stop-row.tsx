import type { DeliveryState, Round, RoundStop } from '@subah/contract/rounds/rounds';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { rounds as texts } from '@subah/messages/console/rounds';
import { withNote } from '@subah/messages/order-timeline';
import { notDeliveredReasons } from '@subah/messages/rider';
import { formatRupees } from '@subah/rules/money';
import { orderName } from '@subah/rules/orders/order-name';
import { Badge } from '@subah/ui/badge';
import { IconButton } from '@subah/ui/button';
import { cx } from '@subah/ui/class-names';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { DragEvent } from 'react';
import { Link } from 'react-router';

const STATES: Record<DeliveryState, { label: string; tone: 'neutral' | 'ok' | 'new' | 'no' }> = {
  not_packed: { label: t(texts.toPack), tone: 'new' },
  recalled: { label: t(texts.recalled), tone: 'no' },
  bring_back: { label: t(texts.bringBack), tone: 'no' },
  open: { label: t(common.toDeliver), tone: 'neutral' },
  delivered: { label: t(common.delivered), tone: 'ok' },
  not_delivered: { label: t(common.notDelivered), tone: 'no' },
  cancelled: { label: t(common.cancelled), tone: 'neutral' },
};

const OPEN_STATES: readonly DeliveryState[] = ['open', 'not_packed', 'recalled', 'bring_back'];

type StopRowProps = {
  stop: RoundStop;
  number: number;
  isLast: boolean;
  isDragged: boolean;
  others: Round[];
  onUp: () => void;
  onDown: () => void;
  onMoveTo: (roundId: string) => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDrop: (event: DragEvent) => void;
};

export function StopRow({ stop, number, isLast, isDragged, others, ...on }: StopRowProps) {
  const isOpen = [...stop.orders, ...stop.milk].some(({ state }) => OPEN_STATES.includes(state));
  return (
    <li
      draggable={isOpen}
      onDragStart={on.onDragStart}
      onDragEnd={on.onDragEnd}
      onDragOver={(event) => event.preventDefault()}
      onDrop={on.onDrop}
      className={cx(
        'flex flex-wrap items-start gap-2 border-line border-t py-2 first:border-t-0',
        isDragged && 'opacity-50',
      )}
    >
      <GripVertical
        aria-hidden
        className={cx('mt-1 hidden size-4 cursor-grab text-ink-600 lg:block print:hidden', !isOpen && 'invisible')}
      />
      <b className="num w-6 pt-0.5 text-right">{number}</b>
      <div className="min-w-0 flex-1 basis-50">
        <p className="flex flex-wrap gap-x-3">
          <b className="min-w-0 break-words">{stop.name}</b>
          <a href={`tel:+91${stop.phone}`} className="num text-leaf-700 underline">
            {stop.phone}
          </a>
          {stop.toCollect > 0 && <b className="num">{t(texts.collect, { amount: formatRupees(stop.toCollect) })}</b>}
        </p>
        <p className="break-words text-ink-600">
          {[stop.street, stop.landmark, stop.pincode].filter(Boolean).join(', ')}
        </p>
        <ul className="mt-1 grid gap-1">
          {stop.orders.map((order) => (
            <li key={order._id} className="flex flex-wrap items-center gap-2">
              <Link to={`?section=all-orders&order=${order._id}`} className="tap-6 num text-leaf-700 underline">
                {t(texts.orderNumber, { number: orderName(order._id) })}
              </Link>
              <Badge tone={STATES[order.state].tone}>{STATES[order.state].label}</Badge>
              {order.notDelivered && (
                <span className="break-words text-ink-600">
                  {withNote(notDeliveredReasons[order.notDelivered.reason], order.notDelivered.note).en}
                </span>
              )}
            </li>
          ))}
          {stop.milk.map((milk) => (
            <li key={milk._id} className="flex flex-wrap items-center gap-2">
              <span>
                {milk.packs} × {milk.name}, {milk.unit}
              </span>
              <Badge tone={STATES[milk.state].tone}>{STATES[milk.state].label}</Badge>
            </li>
          ))}
        </ul>
      </div>
      <span className={cx('ml-8 flex items-center gap-1 sm:ml-0 print:hidden', !isOpen && 'hidden')}>
        <IconButton
          label={t(texts.earlier, { number, name: stop.name })}
          aria-disabled={number === 1}
          onClick={number === 1 ? undefined : on.onUp}
        >
          <ArrowUp aria-hidden className="size-4" />
        </IconButton>
        <IconButton
          label={t(texts.later, { number, name: stop.name })}
          aria-disabled={isLast}
          onClick={isLast ? undefined : on.onDown}
        >
          <ArrowDown aria-hidden className="size-4" />
        </IconButton>
        {others.length > 0 && (
          <select
            aria-label={t(texts.moveStop, { number, name: stop.name })}
            value=""
            onChange={(event) => on.onMoveTo(event.target.value)}
            className="h-11 max-w-32 rounded-add border border-line-strong bg-card px-2 lg:h-9"
          >
            <option value="">{t(texts.moveTo)}</option>
            {others.map((round) => (
              <option key={round._id} value={round._id}>
                {round.area}
              </option>
            ))}
          </select>
        )}
      </span>
    </li>
  );
}
