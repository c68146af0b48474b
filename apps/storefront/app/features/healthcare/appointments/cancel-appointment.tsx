import type { Appointment } from '@subah/contract/healthcare/healthcare';
import { appointments, doctorSchedule } from '@subah/messages/appointments';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { Field, TextArea } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { useApi } from '../../../lib/api/use-api.ts';
import { SubmitError } from '../../../lib/forms/submit-error.tsx';
import { useApiForm } from '../../../lib/forms/use-api-form.ts';
import { slotText } from '../appointment-format.ts';

type Props = { visit: Appointment | undefined; onClose: () => void; onCancelled: () => void };

/** For the clinic. The patient gets the reason by mail. */
export function CancelAppointment({ visit, onClose, onCancelled }: Props) {
  return (
    <Dialog open={visit !== undefined} onClose={onClose} title={t(appointments.cancelTitle)} size="sm">
      {visit && <CancelForm visit={visit} onCancelled={onCancelled} />}
    </Dialog>
  );
}

function CancelForm({ visit, onCancelled }: { visit: Appointment; onCancelled: () => void }) {
  const api = useApi();
  const form = useApiForm({
    initialValues: { reason: '' },
    validate: ({ reason }) => (reason.trim() === '' ? { reason: t(doctorSchedule.reasonMissing) } : {}),
    onSubmit: async ({ reason }) => {
      await api('PATCH book-slot/{id}/cancel', { params: { id: visit._id }, body: { reason } });
      toast(t(appointments.cancelled));
      onCancelled();
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <p className="text-ink-600">
        {visit.patient?.name ?? visit.userId.name}, {slotText(visit.slot)}
      </p>
      <Field
        label={t(doctorSchedule.cancelReason)}
        error={form.errors.reason}
        hint={t(doctorSchedule.cancelReasonHint)}
      >
        {(control) => <TextArea {...control} {...form.fieldProps('reason')} required maxLength={300} />}
      </Field>
      <SubmitError form={form} fallback={t(appointments.cancelFailed)} />
      <Button type="submit" variant="danger" size="lg" busy={form.isSubmitting}>
        {t(appointments.cancelConfirm)}
      </Button>
    </form>
  );
}
