import type { RiderPickUp } from '@subah/contract/orders/rider';
import { rider } from '@subah/messages/rider';
import { t } from '@subah/messages/translate';
import { formatRupees } from '@subah/rules/money';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { useId, useState } from 'react';
import { errorMessage } from '../../lib/api/error-message.ts';
import { DoorAddress, DoorLinks, RiderItems } from './door.tsx';

type Finish = (id: string) => Promise<void>;

/** Returned goods that the rider fetches, and cash that he gives back for them. Needs the network. */
export function PickUps({ pickUps, onDone }: { pickUps: RiderPickUp[]; onDone: Finish }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2.5">
      <h2 id={id} className="font-extrabold text-xl">
        {t(rider.pickUps)}
      </h2>
      <ul className="grid gap-2.5 md:grid-cols-2">
        {pickUps.map((pickUp) => (
          <PickUpCard key={pickUp._id} pickUp={pickUp} onDone={onDone} />
        ))}
      </ul>
    </section>
  );
}

const cashText = ({ cash }: RiderPickUp): string =>
  cash > 0 ? t(rider.giveBack, { amount: formatRupees(cash) }) : t(rider.nothingToGive);

function PickUpCard({ pickUp, onDone }: { pickUp: RiderPickUp; onDone: Finish }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="card p-3.5">
      <article aria-label={t(rider.pickUp, { name: pickUp.name })}>
        <DoorAddress door={pickUp} />
        <DoorLinks door={pickUp} />
        <p className="num mt-3">{t(rider.order, { number: pickUp.orderNumber })}</p>
        <RiderItems items={pickUp.items} hasMedicines={pickUp.hasMedicines} />
        <p className="num mt-3 font-extrabold text-xl">{cashText(pickUp)}</p>
        <Button size="lg" block className="mt-2" onClick={() => setIsOpen(true)}>
          {t(rider.pickedUp)}
        </Button>
      </article>
      {isOpen && <PickUpDialog pickUp={pickUp} onDone={onDone} onClose={() => setIsOpen(false)} />}
    </li>
  );
}

type PickUpDialogProps = { pickUp: RiderPickUp; onDone: Finish; onClose: () => void };

/** Asks once more, because the cash counts as given. */
function PickUpDialog({ pickUp, onDone, onClose }: PickUpDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');
  const finish = () => {
    setIsBusy(true);
    onDone(pickUp._id)
      .then(onClose)
      .catch((failure: unknown) => setError(errorMessage(failure, t(rider.actionFailed))))
      .finally(() => setIsBusy(false));
  };
  return (
    <Dialog open onClose={onClose} title={t(rider.pickUp, { name: pickUp.name })}>
      <div className="grid gap-4">
        <p className="num font-extrabold text-xl">{cashText(pickUp)}</p>
        {error && (
          <p role="alert" className="font-semibold text-chilli">
            {error}
          </p>
        )}
        <Button size="lg" busy={isBusy} onClick={finish}>
          {pickUp.cash > 0 ? t(rider.pickedUpAndGiven, { amount: formatRupees(pickUp.cash) }) : t(rider.pickedUp)}
        </Button>
      </div>
    </Dialog>
  );
}
