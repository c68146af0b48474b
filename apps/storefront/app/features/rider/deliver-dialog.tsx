import type { RiderDay, RiderStop } from '@subah/contract/rounds/rider';
import { rider } from '@subah/messages/rider';
import { t } from '@subah/messages/translate';
import { needsProof } from '@subah/rules/delivery/handover';
import { formatRupees, toPaise } from '@subah/rules/money';
import { Button } from '@subah/ui/button';
import { RadioCard } from '@subah/ui/choice';
import { Dialog } from '@subah/ui/dialog';
import { Field, TextInput } from '@subah/ui/field';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '../../lib/api/error-message.ts';
import { PhotoInput } from '../../lib/pictures/photo-input.tsx';
import { hasWork, workAt } from './stop-work.ts';
import { UpiCode } from './upi-code.tsx';
import type { NewVisit } from './visit-queue.ts';

type DeliverDialogProps = {
  stop: RiderStop;
  day: RiderDay;
  onClose: () => void;
  /** Rejects with the refusal of the shop. */
  onRecord: (visit: NewVisit) => Promise<void>;
};

export function DeliverDialog({ stop, day, onClose, onRecord }: DeliverDialogProps) {
  const work = workAt(stop);
  const [code, setCode] = useState('');
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [paidBy, setPaidBy] = useState<'cash' | 'upi'>('cash');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');
  const amount = formatRupees(work.due);
  const isProofNeeded = needsProof({
    hasOrders: work.orderIds.length > 0,
    duePaise: toPaise(work.due),
    allowsNoProof: day.allowsNoProof,
  });
  const isProven = /^\d{4}$/.test(code) || photo !== null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setError('');
    const { orderIds, milkIds } = work;
    const paid = { cash: paidBy === 'cash' ? work.due : 0, upi: paidBy === 'upi' ? work.due : 0 };
    onRecord({ kind: 'delivered', stopId: stop._id, name: stop.name, orderIds, milkIds, code, photo, ...paid })
      .then(onClose)
      .catch((failure: unknown) => setError(errorMessage(failure, t(rider.actionFailed))))
      .finally(() => setIsBusy(false));
  };

  return (
    <Dialog open onClose={onClose} title={t(rider.deliverTo, { name: stop.name })}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {work.due > 0 && (
          <fieldset className="grid gap-2">
            <legend className="mb-1 font-semibold">{t(rider.payment)}</legend>
            <RadioCard
              name="paid-by"
              label={t(rider.cash)}
              checked={paidBy === 'cash'}
              onChange={() => setPaidBy('cash')}
            />
            {day.shop.upiId && (
              <RadioCard
                name="paid-by"
                label={t(rider.upi)}
                checked={paidBy === 'upi'}
                onChange={() => setPaidBy('upi')}
              />
            )}
          </fieldset>
        )}
        {work.due > 0 && paidBy === 'upi' && (
          <UpiCode upiId={day.shop.upiId} shopName={day.shop.name} due={work.due} orderNames={work.orderNames} />
        )}
        {work.orderIds.length > 0 && (
          <>
            {stop.acceptsCode ? (
              <Field label={t(rider.code)} hint={t(rider.codeHint)}>
                {(control) => (
                  <TextInput
                    {...control}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={4}
                    value={code}
                    onChange={(event) => setCode(event.target.value.replace(/\D/g, ''))}
                    className="num text-xl tracking-[0.3em]"
                  />
                )}
              </Field>
            ) : (
              <p className="font-semibold text-chilli">{t(rider.codeLocked)}</p>
            )}
            <PhotoInput
              label={t(photo ? rider.photoTaken : rider.photo)}
              hasPhoto={photo !== null}
              onPhoto={setPhoto}
              opensCamera
            />
          </>
        )}
        {work.orderIds.length > 0 && <p className="text-ink-600">{t(rider.itemRefused)}</p>}
        {error && (
          <p role="alert" className="font-semibold text-chilli">
            {error}
          </p>
        )}
        <Button type="submit" size="lg" busy={isBusy} disabled={!hasWork(work) || (isProofNeeded && !isProven)}>
          {work.due > 0 ? t(rider.confirmCash, { amount }) : t(rider.deliver)}
        </Button>
      </form>
    </Dialog>
  );
}
