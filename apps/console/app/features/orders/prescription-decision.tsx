import type { Order } from '@subah/contract/orders/orders';
import { Button } from '@subah/ui/button';
import { Checkbox, Field, TextInput } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { PrescriberFields } from '../../shared/prescriptions/prescriber-fields.tsx';
import { isOrderChanged } from './order-calls.ts';
import { PrescriptionPhotos } from './prescription-photos.tsx';

type Decision = 'accepted' | 'rejected';

/** The pharmacist accepts the prescription or removes lines that it does not cover. */
export function PrescriptionDecision({ order, onDone }: { order: Order; onDone: () => void }) {
  const lines = order.products.filter((line) => line.requiresPrescription && !line.isRejected);
  const [rejected, setRejected] = useState<string[]>([]);
  const [reason, setReason] = useState('');
  const [prescriber, setPrescriber] = useState({ patient: '', prescriber: '', prescriberAddress: '' });
  const [error, setError] = useState<string>();
  const { pending, run } = useAction<Decision>('Failed to update order status');

  const decide = (decision: Decision) => {
    if (pending) return;
    if (decision === 'rejected' && reason.trim() === '') return setError('Reason is required.');
    setError(undefined);
    return run(decision, async () => {
      await api('PATCH admin/orders/{id}/prescription', {
        params: { id: order._id },
        body: {
          decision,
          version: order.version,
          ...(reason.trim() ? { reason: reason.trim() } : {}),
          ...(decision === 'rejected' && rejected.length > 0 ? { rejectedLineIds: rejected } : {}),
          ...(Object.values(prescriber).some((text) => text.trim() !== '') ? { prescriber } : {}),
        },
      }).catch((failure: unknown) => {
        if (isOrderChanged(failure)) onDone();
        throw failure;
      });
      toast(decision === 'accepted' ? 'Prescription accepted' : 'Lines taken out');
      onDone();
    });
  };

  return (
    <section
      className="grid gap-3 rounded-card border border-mango-200 bg-mango-50 p-3.5"
      aria-label="Prescription to check"
    >
      <h3 className="font-bold">Prescription to check</h3>
      {order.prescriptionId && <PrescriptionPhotos id={order.prescriptionId} />}
      <ul>
        {lines.map((line) => (
          <li key={line._id}>
            <Checkbox
              label={`Take out ${line.name} × ${line.quantity}`}
              checked={rejected.includes(line._id)}
              onChange={(event) =>
                setRejected(event.target.checked ? [...rejected, line._id] : rejected.filter((id) => id !== line._id))
              }
            />
          </li>
        ))}
      </ul>
      <Field label="Reason" error={error} hint="Told to the customer">
        {(control) => (
          <TextInput {...control} value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
      <fieldset className="grid gap-2 sm:grid-cols-3">
        <legend className="mb-1 text-ink-600">From the prescription, for the register of Schedule H1 medicines</legend>
        <PrescriberFields value={prescriber} onChange={setPrescriber} />
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button busy={pending === 'accepted'} onClick={() => void decide('accepted')}>
          Accept
        </Button>
        <Button variant="danger" busy={pending === 'rejected'} onClick={() => void decide('rejected')}>
          {rejected.length > 0 && rejected.length < lines.length ? 'Take out chosen lines' : 'Reject'}
        </Button>
      </div>
    </section>
  );
}
