import type { RiderStop } from '@subah/contract/orders/rider';
import { addressParts } from '@subah/messages/address-types';
import { SITE_LANGUAGE } from '@subah/messages/language';
import { deliveryStates, rider } from '@subah/messages/rider';
import { t } from '@subah/messages/translate';
import { unitText } from '@subah/messages/units';
import { formatRupees } from '@subah/rules/money';
import { Badge } from '@subah/ui/badge';
import { Button, buttonClass } from '@subah/ui/button';
import { MapPin, MessageSquareText, Phone } from 'lucide-react';
import { textLanguage } from '../../lib/language/text-language.ts';
import { hasWork, mapLink, workAt } from './stop-work.ts';

const TONES = { not_packed: 'new', open: 'go', delivered: 'ok', not_delivered: 'no', cancelled: 'no' } as const;

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
};

export function StopCard({ stop, number, isWaiting, canDeliver, onDeliver, onFail }: StopCardProps) {
  const work = workAt(stop);
  return (
    <li className="card p-3.5">
      <article aria-label={`${number}. ${stop.name}`}>
        <header className="flex items-start gap-3">
          <b className="num grid size-8 flex-none place-items-center rounded-full bg-sunk">{number}</b>
          <div className="min-w-0 flex-1">
            <h3 className="break-words font-bold text-base" translate="no">
              {stop.name}
            </h3>
            <p className="break-words" translate="no">
              {stop.street}, {stop.city} <span className="num">{stop.pincode}</span>
            </p>
            {stop.landmark && (
              <p className="break-words font-semibold" translate="no">
                {t(addressParts.landmark, { landmark: stop.landmark })}
              </p>
            )}
          </div>
        </header>
        {stop.instructions.map((text) => (
          <p key={text} className="mt-2 flex gap-2 rounded-btn bg-mango-50 px-3 py-2 text-mango-900">
            <MessageSquareText aria-hidden className="mt-0.5 size-4 flex-none" />
            <span lang={textLanguage(text)} className="min-w-0 break-words" translate="no">
              {text}
            </span>
          </p>
        ))}
        <div className="mt-3 grid grid-cols-2 gap-2">
          <a href={`tel:+91${stop.phone}`} className={buttonClass({ variant: 'line' })}>
            <Phone aria-hidden className="size-4" />
            <span className="num">{stop.phone}</span>
            <span className="sr-only">{t(rider.call, { name: stop.name })}</span>
          </a>
          <a href={mapLink(stop)} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'line' })}>
            <MapPin aria-hidden className="size-4" />
            {t(rider.map)}
          </a>
        </div>
        <StopItems stop={stop} />
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
            <span className="num">{t(rider.order, { number: order.orderNumber })}</span>
            <Badge tone={TONES[order.state]}>{t(deliveryStates[order.state])}</Badge>
          </li>
        ))}
        {stop.milk.map((milk) => (
          <li key={milk._id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0" translate="no">
              <b className="num">{milk.packs}</b> × {milk.name}, {unitText(milk.unit)}
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
          <ul className="text-ink-600">
            {stop.items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two orders may hold the same product
              <li key={index} className="break-words" translate="no">
                <b className="num">{item.quantity}</b> ×{' '}
                {SITE_LANGUAGE === 'hi' && item.hindiName ? item.hindiName : item.name}, {unitText(item.unit)}
              </li>
            ))}
            {stop.hasMedicines && <li className="font-semibold">{t(rider.medicinePacket)}</li>}
          </ul>
        </details>
      )}
    </>
  );
}
