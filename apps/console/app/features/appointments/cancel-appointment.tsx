import type { Appointment } from '@subah/contract/healthcare/healthcare';
import { appointments as texts } from '@subah/messages/console/appointments';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { Field, TextInput } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';

type CancelAppointmentProps = { appointment: Appointment; onClose: () => void; onDone: () => void };

/** The patient reads the reason in the mail. */
export function CancelAppointment({ appointment, onClose, onDone }: CancelAppointmentProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const { pending, run } = useAction<'cancel'>(t(common.wentWrong));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setError(t(common.reasonRequired));
    void run('cancel', async () => {
      const body = { reason: reason.trim() };
      await api('PATCH book-slot/{id}/cancel', { params: { id: appointment._id }, body });
      toast(t(texts.cancelledToast));
      onClose();
      onDone();
    });
  };
  return (
    <Dialog open onClose={onClose} title={t(texts.cancelTitle)} size="sm">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label={t(common.reason)} error={error} hint={t(texts.reasonHint)}>
          {(control) => (
            <TextInput
              {...control}
              data-autofocus
              maxLength={300}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="danger" block busy={pending === 'cancel'}>
          {t(texts.cancelTitle)}
        </Button>
      </form>
    </Dialog>
  );
}
