import type { ProductRow } from '@subah/contract/catalog/products-admin';
import type { PrescriptionRecord } from '@subah/contract/healthcare/prescriptions';
import { Button } from '@subah/ui/button';
import { Field, TextInput } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { ProductPicker } from '../../lib/product-picker.tsx';
import { api } from '../../lib/session.ts';
import { useWork } from '../../lib/use-work.ts';

type PharmacistDeskProps = { record: PrescriptionRecord; onDone: () => void };
type Work = 'approve' | 'reject' | 'basket';

/** Reads the prescription: approves it, rejects it with a reason, or makes a basket of it for the customer. */
export function PharmacistDesk({ record, onDone }: PharmacistDeskProps) {
  const [medicines, setMedicines] = useState<ProductRow[]>([]);
  const [packs, setPacks] = useState<Record<string, string>>({});
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const { busy, work } = useWork<Work>('something went wrong');
  const params = { id: record._id };

  const decide = async (kind: Work, done: string, send: () => Promise<unknown>) => {
    if (busy) return;
    setFault(undefined);
    await work(kind, async () => {
      await send();
      toast(done);
      onDone();
    });
  };
  const offer = () =>
    decide('basket', 'Basket sent to the customer', () =>
      api('POST admin/prescriptions/{id}/basket', {
        params,
        body: { lines: medicines.map(({ _id }) => ({ productId: _id, quantity: packs[_id] ?? '1' })) },
      }),
    );
  const approve = () =>
    decide('approve', 'Prescription approved', () =>
      api('PATCH admin/prescriptions/{id}', { params, body: { status: 'approved' } }),
    );
  const reject = () => {
    if (reason.trim() === '') return setFault('Reason is required.');
    return decide('reject', 'Prescription rejected', () =>
      api('PATCH admin/prescriptions/{id}', { params, body: { status: 'rejected', reason: reason.trim() } }),
    );
  };

  return (
    <section className="grid gap-3 border-line border-t pt-3.5" aria-label="Pharmacist">
      <ProductPicker catalog="medicine" chosen={medicines} onChange={setMedicines} />
      {medicines.length > 0 && (
        <ul className="grid gap-1.5">
          {medicines.map((row) => (
            <li key={row._id} className="flex items-center justify-between gap-3">
              <span className="min-w-0 flex-1">{row.name}</span>
              <TextInput
                aria-label={`Packs of ${row.name}`}
                inputMode="numeric"
                className="w-20 text-right"
                value={packs[row._id] ?? '1'}
                onChange={(event) => setPacks({ ...packs, [row._id]: event.target.value })}
              />
            </li>
          ))}
        </ul>
      )}
      <Field label="Reason" error={fault} hint="Needed to reject">
        {(control) => (
          <TextInput {...control} value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        {medicines.length > 0 ? (
          <Button busy={busy === 'basket'} onClick={() => void offer()}>
            Send basket to customer
          </Button>
        ) : (
          <Button busy={busy === 'approve'} onClick={() => void approve()}>
            Approve
          </Button>
        )}
        <Button variant="danger" busy={busy === 'reject'} onClick={() => void reject()}>
          Reject
        </Button>
      </div>
    </section>
  );
}
