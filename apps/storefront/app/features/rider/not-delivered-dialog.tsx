import type { RiderStop } from '@subah/contract/rounds/rider';
import { notDeliveredReasons, rider } from '@subah/messages/rider';
import { t } from '@subah/messages/translate';
import { CHOSEN_REASONS, type NotDeliveredReason } from '@subah/rules/delivery/handover';
import { Button } from '@subah/ui/button';
import { RadioCard } from '@subah/ui/choice';
import { Dialog } from '@subah/ui/dialog';
import { Field, TextInput } from '@subah/ui/field';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '../../lib/api/error-message.ts';
import { workAt } from './stop-work.ts';
import type { NewVisit } from './visit-queue.ts';

type NotDeliveredDialogProps = {
  stop: RiderStop;
  onClose: () => void;
  onRecord: (visit: NewVisit) => Promise<void>;
};

export function NotDeliveredDialog({ stop, onClose, onRecord }: NotDeliveredDialogProps) {
  const [reason, setReason] = useState<NotDeliveredReason>();
  const [note, setNote] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!reason) return;
    setIsBusy(true);
    const { orderIds, milkIds } = workAt(stop);
    onRecord({ kind: 'not-delivered', stopId: stop._id, name: stop.name, orderIds, milkIds, reason, note: note.trim() })
      .then(onClose)
      .catch((failure: unknown) => setError(errorMessage(failure, t(rider.actionFailed))))
      .finally(() => setIsBusy(false));
  };
  return (
    <Dialog open onClose={onClose} title={t(rider.notDeliverTo, { name: stop.name })}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-semibold">{t(rider.reason)}</legend>
          {CHOSEN_REASONS.map((choice) => (
            <RadioCard
              key={choice}
              name="reason"
              label={t(notDeliveredReasons[choice])}
              checked={reason === choice}
              onChange={() => setReason(choice)}
            />
          ))}
        </fieldset>
        <Field label={t(rider.note)}>
          {(control) => (
            <TextInput {...control} value={note} maxLength={300} onChange={(event) => setNote(event.target.value)} />
          )}
        </Field>
        {error && (
          <p role="alert" className="font-semibold text-chilli">
            {error}
          </p>
        )}
        <Button type="submit" size="lg" busy={isBusy} disabled={!reason}>
          {t(rider.notDeliver)}
        </Button>
      </form>
    </Dialog>
  );
}
