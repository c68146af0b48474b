import type { ProductRow } from '@subah/contract/catalog/products-admin';
import { ApiError } from '@subah/contract/client/api-client';
import type { PrescriptionRecord } from '@subah/contract/prescriptions/prescriptions';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { prescriptions as texts } from '@subah/messages/console/prescriptions';
import { Button } from '@subah/ui/button';
import { Field, TextInput } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { ProductPicker } from '../../shared/products/product-picker.tsx';

type PrescriptionReviewProps = { record: PrescriptionRecord; onDone: () => void };
type Decision = 'approve' | 'reject' | 'basket';

/** The pharmacist approves the prescription, rejects it with a reason, or sends a basket to the customer. */
export function PrescriptionReview({ record, onDone }: PrescriptionReviewProps) {
  const [medicines, setMedicines] = useState<ProductRow[]>([]);
  const [packs, setPacks] = useState<Record<string, string>>({});
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const { pending, run } = useAction<Decision>(t(common.wentWrong));
  const params = { id: record._id };
  const { status, updatedAt } = record;
  const readAs = { status, updatedAt };

  const decide = async (decision: Decision, doneText: string, send: () => Promise<unknown>) => {
    if (pending) return;
    setError(undefined);
    await run(decision, async () => {
      await send().catch((failure: unknown) => {
        if (failure instanceof ApiError && failure.code === 'PRESCRIPTION_ALREADY_DECIDED') onDone();
        throw failure;
      });
      toast(doneText);
      onDone();
    });
  };
  const sendBasket = () =>
    decide('basket', t(texts.basketSentToast), () =>
      api('POST admin/prescriptions/{id}/basket', {
        params,
        body: { lines: medicines.map(({ _id }) => ({ productId: _id, quantity: Number(packs[_id] ?? 1) })), readAs },
      }),
    );
  const approve = () =>
    decide('approve', t(texts.approvedToast), () =>
      api('PATCH admin/prescriptions/{id}', { params, body: { status: 'approved', readAs } }),
    );
  const reject = () => {
    if (reason.trim() === '') return setError(t(common.reasonRequired));
    return decide('reject', t(texts.rejectedToast), () =>
      api('PATCH admin/prescriptions/{id}', { params, body: { status: 'rejected', reason: reason.trim(), readAs } }),
    );
  };

  return (
    <section className="grid gap-3 border-line border-t pt-3.5" aria-label={t(texts.pharmacist)}>
      <ProductPicker catalog="medicine" selected={medicines} onChange={setMedicines} />
      {medicines.length > 0 && (
        <ul className="grid gap-1.5">
          {medicines.map((row) => (
            <li key={row._id} className="flex items-center justify-between gap-3">
              <span className="min-w-0 flex-1">{row.name}</span>
              <TextInput
                aria-label={t(common.packsOf, { name: row.name })}
                inputMode="numeric"
                className="w-20 text-right"
                value={packs[row._id] ?? '1'}
                onChange={(event) => setPacks({ ...packs, [row._id]: event.target.value })}
              />
            </li>
          ))}
        </ul>
      )}
      <Field label={t(common.reason)} error={error} hint={t(texts.reasonHint)}>
        {(control) => (
          <TextInput {...control} value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        {medicines.length > 0 ? (
          <Button busy={pending === 'basket'} onClick={() => void sendBasket()}>
            {t(texts.sendBasket)}
          </Button>
        ) : (
          <Button busy={pending === 'approve'} onClick={() => void approve()}>
            {t(texts.approve)}
          </Button>
        )}
        <Button variant="danger" busy={pending === 'reject'} onClick={() => void reject()}>
          {t(common.reject)}
        </Button>
      </div>
    </section>
  );
}
