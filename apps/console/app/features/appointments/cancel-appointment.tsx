import type { Appointment } from '@subah/contract/healthcare/healthcare';
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
  const { pending, run } = useAction<'cancel'>('something went wrong');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setError('Reason is required.');
    void run('cancel', async () => {
      const body = { reason: reason.trim() };
      await api('PATCH book-slot/{id}/cancel', { params: { id: appointment._id }, body });
      toast('Appointment cancelled');
      onClose();
      onDone();
    });
  };
  return (
    <Dialog open onClose={onClose} title="Cancel the appointment" size="sm">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label="Reason" error={error} hint="The patient reads it in the mail">
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
          Cancel the appointment
        </Button>
      </form>
    </Dialog>
  );
}
