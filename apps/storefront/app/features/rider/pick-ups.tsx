import type { RiderPickUp } from '@subah/contract/rounds/rider';
import { rider } from '@subah/messages/rider';
import { t } from '@subah/messages/translate';
import { formatRupees } from '@subah/rules/money';
import { orderName } from '@subah/rules/orders/order-name';
import { Badge } from '@subah/ui/badge';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { useId, useState } from 'react';
import { errorMessage } from '../../lib/api/error-message.ts';
import { DoorAddress, DoorLinks, RiderItems } from './door.tsx';
import { isPickUpWaiting } from './stop-work.ts';
import type { NewVisit, QueuedVisit } from './visit-queue.ts';

type RecordVisit = (visit: NewVisit) => Promise<void>;
type PickUpsProps = { pickUps: RiderPickUp[]; queue: readonly QueuedVisit[]; onRecord: RecordVisit };

/** Returned or replaced goods that the rider fetches, and cash that he gives back for them. */
export function PickUps({ pickUps, queue, onRecord }: PickUpsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2.5">
      <h2 id={id} className="font-extrabold text-xl">
        {t(rider.pickUps)}
      </h2>
      <ul className="grid gap-2.5 md:grid-cols-2">
        {pickUps.map((pickUp) => (
          <PickUpCard key={pickUp._id} pickUp={pickUp} isWaiting={isPickUpWaiting(pickUp, queue)} onRecord={onRecord} />
        ))}
      </ul>
    </section>
  );
}

function workText({ cash, isExchange }: RiderPickUp): string {
  if (isExchange) return t(rider.exchange);
  return cash > 0 ? t(rider.giveBack, { amount: formatRupees(cash) }) : t(rider.nothingToGive);
}

const hasItems = ({ items, hasMedicines }: RiderPickUp): boolean => items.length > 0 || hasMedicines;

const titleOf = ({ name, isExchange }: RiderPickUp): string =>
  t(isExchange ? rider.exchangeWith : rider.pickUp, { name });

function confirmText({ cash, isExchange }: RiderPickUp): string {
  if (isExchange) return t(rider.exchanged);
  return cash > 0 ? t(rider.pickedUpAndGiven, { amount: formatRupees(cash) }) : t(rider.pickedUp);
}

type PickUpCardProps = {
  pickUp: RiderPickUp;
  /** Recorded, and waits for the network. */
  isWaiting: boolean;
  onRecord: RecordVisit;
};

function PickUpCard({ pickUp, isWaiting, onRecord }: PickUpCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="card p-3.5">
      <article aria-label={titleOf(pickUp)}>
        <DoorAddress door={pickUp} />
        <DoorLinks door={pickUp} />
        {/* A day that an earlier release stored does not have it. */}
        {pickUp.orderId && <p className="num mt-3">{t(rider.order, { number: orderName(pickUp.orderId) })}</p>}
        <RiderItems items={pickUp.items} hasMedicines={pickUp.hasMedicines} />
        <p className="num mt-3 font-extrabold text-xl">{workText(pickUp)}</p>
        {isWaiting ? (
          <p role="status" className="mt-3">
            <Badge tone="new">{t(rider.waiting, { count: 1 })}</Badge>
          </p>
        ) : (
          <Button size="lg" block className="mt-2" onClick={() => setIsOpen(true)}>
            {pickUp.isExchange ? t(rider.exchanged) : t(rider.pickedUp)}
          </Button>
        )}
      </article>
      {isOpen && <PickUpDialog pickUp={pickUp} onRecord={onRecord} onClose={() => setIsOpen(false)} />}
    </li>
  );
}

type PickUpDialogProps = { pickUp: RiderPickUp; onRecord: RecordVisit; onClose: () => void };

/** Asks once more, because the cash counts as given. */
function PickUpDialog({ pickUp, onRecord, onClose }: PickUpDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');
  const finish = () => {
    setIsBusy(true);
    onRecord({ kind: 'pick-up', pickUpId: pickUp._id, name: pickUp.name })
      .then(onClose)
      .catch((failure: unknown) => setError(errorMessage(failure, t(rider.actionFailed))))
      .finally(() => setIsBusy(false));
  };
  return (
    <Dialog open onClose={onClose} title={titleOf(pickUp)}>
      <div className="grid gap-4">
        <p className="num font-extrabold text-xl">{workText(pickUp)}</p>
        {hasItems(pickUp) && <p>{t(rider.bringItems)}</p>}
        {error && (
          <p role="alert" className="font-semibold text-chilli">
            {error}
          </p>
        )}
        <Button size="lg" busy={isBusy} onClick={finish}>
          {confirmText(pickUp)}
        </Button>
      </div>
    </Dialog>
  );
}
