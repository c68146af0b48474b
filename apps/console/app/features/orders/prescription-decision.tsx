import type { Order } from '@subah/contract/orders/orders';
import { Button } from '@subah/ui/button';
import { Checkbox, Field, TextInput } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { api } from '../../lib/session.ts';
import { useWork } from '../../lib/use-work.ts';
import { PrescriptionPhotos } from './prescription-photos.tsx';

type Decision = 'accepted' | 'rejected';

/** The pharmacist accepts, or takes out the lines that the prescription does not cover. */
export function PrescriptionDecision({ order, onDone }: { order: Order; onDone: () => void }) {
  const lines = order.products.filter((line) => line.requiresPrescription && !line.isRejected);
  const [rejected, setRejected] = useState<string[]>([]);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const { busy, work } = useWork<Decision>('Failed to update order status');

  const decide = (decision: Decision) => {
    if (busy) return;
    if (decision === 'rejected' && reason.trim() === '') return setFault('Reason is required.');
    setFault(undefined);
    return work(decision, async () => {
      await api('PATCH admin/orders/{id}/prescription', {
        params: { id: order._id },
        body: {
          decision,
          ...(reason.trim() ? { reason: reason.trim() } : {}),
          ...(decision === 'rejected' && rejected.length > 0 ? { rejectedLineIds: rejected } : {}),
        },
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
      <Field label="Reason" error={fault} hint="Told to the customer">
        {(control) => (
          <TextInput {...control} value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button busy={busy === 'accepted'} onClick={() => void decide('accepted')}>
          Accept
        </Button>
        <Button variant="danger" busy={busy === 'rejected'} onClick={() => void decide('rejected')}>
          {rejected.length > 0 && rejected.length < lines.length ? 'Take out chosen lines' : 'Reject'}
        </Button>
      </div>
    </section>
  );
}
