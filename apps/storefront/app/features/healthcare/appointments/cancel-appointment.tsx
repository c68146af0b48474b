import type { Appointment } from '@subah/contract/healthcare/healthcare';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { Field, TextArea } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { useApiForm } from '../../../lib/forms/use-api-form.ts';
import { slotText } from '../appointment-format.ts';

type Props = { visit: Appointment | undefined; onClose: () => void; onCancelled: () => void };

/** For the clinic. The patient gets the reason by mail. */
export function CancelAppointment({ visit, onClose, onCancelled }: Props) {
  return (
    <Dialog open={visit !== undefined} onClose={onClose} title="Cancel this appointment?" size="sm">
      {visit && <CancelForm visit={visit} onCancelled={onCancelled} />}
    </Dialog>
  );
}

function CancelForm({ visit, onCancelled }: { visit: Appointment; onCancelled: () => void }) {
  const api = useApi();
  const form = useApiForm({
    initialValues: { reason: '' },
    validate: ({ reason }) => (reason.trim() === '' ? { reason: 'Reason is required.' } : {}),
    onSubmit: async ({ reason }) => {
      await api('PATCH book-slot/{id}/cancel', { params: { id: visit._id }, body: { reason } });
      toast('Appointment cancelled');
      onCancelled();
    },
    onError: (error) =>
      toast(errorMessage(error, 'The appointment could not be cancelled. Please try again.'), { tone: 'error' }),
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <p className="text-ink-600">
        {visit.userId.name}, {slotText(visit.slot)}
      </p>
      <Field label="Reason" error={form.errors.reason} hint="The patient reads this.">
        {(control) => <TextArea {...control} {...form.fieldProps('reason')} required maxLength={300} />}
      </Field>
      <Button type="submit" variant="danger" size="lg" busy={form.isSubmitting}>
        Cancel appointment
      </Button>
    </form>
  );
}
