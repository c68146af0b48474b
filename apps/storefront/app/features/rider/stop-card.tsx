import type { RiderStop } from '@subah/contract/rounds/rider';
import { deliveryStates, rider } from '@subah/messages/rider';
import { t } from '@subah/messages/translate';
import { unitText } from '@subah/messages/units';
import { formatRupees } from '@subah/rules/money';
import { orderName } from '@subah/rules/orders/order-name';
import { Badge } from '@subah/ui/badge';
import { Button } from '@subah/ui/button';
import { MessageSquareText } from 'lucide-react';
import { textLanguage } from '../../lib/language/text-language.ts';
import { DoorAddress, DoorLinks, RiderItems, riderName } from './door.tsx';
import { RecalledGoods } from './recalled-goods.tsx';
import { hasWork, workAt } from './stop-work.ts';

const TONES = {
  not_packed: 'new',
  recalled: 'no',
  bring_back: 'no',
  open: 'go',
  delivered: 'ok',
  not_delivered: 'no',
  cancelled: 'no',
} as const;

/** Longer lists are closed, so that the buttons stay near. */
const SHORT_LIST = 5;

type StopCardProps = {
  stop: RiderStop;
  number: number;
  /** A visit that waits for the network. */
  isWaiting: boolean;
  canDeliver: boolean;
  onDeliver: () => void;
  onFail: () => void;
  onBringBack: (orderId: string) => void;
};

export function StopCard({ stop, number, isWaiting, canDeliver, onDeliver, onFail, onBringBack }: StopCardProps) {
  const work = workAt(stop);
  return (
    <li className="card p-3.5">
      <article aria-label={`${number}. ${stop.name}`}>
        <header className="flex items-start gap-3">
          <b className="num grid size-8 flex-none place-items-center rounded-full bg-sunk">{number}</b>
          <DoorAddress door={stop} />
        </header>
        {stop.instructions.map((text) => (
          <p key={text} className="mt-2 flex gap-2 rounded-btn bg-mango-50 px-3 py-2 text-mango-900">
            <MessageSquareText aria-hidden className="mt-0.5 size-4 flex-none" />
            <span lang={textLanguage(text)} className="min-w-0 break-words" translate="no">
              {text}
            </span>
          </p>
        ))}
        <DoorLinks door={stop} />
        <StopItems stop={stop} />
        {!isWaiting && <RecalledGoods stop={stop} onBringBack={onBringBack} />}
        {isWaiting && (
          <p role="status" className="mt-3">
            <Badge tone="new">{t(rider.waiting, { count: 1 })}</Badge>
          </p>
        )}
        {!isWaiting && hasWork(work) && (
          <>
            <p className="num mt-3 font-extrabold text-xl">
              {work.due > 0 ? t(rider.collect, { amount: formatRupees(work.due) }) : t(rider.paid)}
            </p>
            {canDeliver && (
              <div className="mt-2 grid gap-2">
                <Button size="lg" onClick={onDeliver}>
                  {t(rider.deliver)}
                </Button>
                <Button variant="quiet" onClick={onFail}>
                  {t(rider.notDeliver)}
                </Button>
              </div>
            )}
          </>
        )}
      </article>
    </li>
  );
}

function StopItems({ stop }: { stop: RiderStop }) {
  return (
    <>
      <ul className="mt-3 grid gap-1">
        {stop.orders.map((order) => (
          <li key={order._id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="num">{t(rider.order, { number: orderName(order._id) })}</span>
            <Badge tone={TONES[order.state]}>{t(deliveryStates[order.state])}</Badge>
          </li>
        ))}
        {stop.milk.map((milk) => (
          <li key={milk._id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0" translate="no">
              <b className="num">{milk.packs}</b> × {riderName(milk)}, {unitText(milk.unit)}
            </span>
            <Badge tone={TONES[milk.state]}>{t(deliveryStates[milk.state])}</Badge>
          </li>
        ))}
      </ul>
      {(stop.items.length > 0 || stop.hasMedicines) && (
        <details className="mt-2 border-line border-t pt-1" open={stop.items.length <= SHORT_LIST}>
          <summary className="flex min-h-11 cursor-pointer select-none items-center font-semibold">
            {t(rider.items, { count: stop.items.length + (stop.hasMedicines ? 1 : 0) })}
          </summary>
          <RiderItems items={stop.items} hasMedicines={stop.hasMedicines} />
        </details>
      )}
    </>
  );
}
