import { ApiError } from '@subah/contract/client/api-client';
import type { Order } from '@subah/contract/orders/orders';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { orderStatus } from '@subah/messages/console/order-status';
import { orders as texts } from '@subah/messages/console/orders';
import { Button } from '@subah/ui/button';
import { Checkbox } from '@subah/ui/choice';
import { Field, TextInput } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { isOrderChanged } from '../../shared/orders/is-order-changed.ts';
import {
  checkPrescriber,
  type PrescriberErrors,
  PrescriberFields,
} from '../../shared/prescriptions/prescriber-fields.tsx';
import { PrescriptionPhotos } from './prescription-photos.tsx';

type Decision = 'accepted' | 'rejected';

/** The pharmacist accepts the prescription or removes lines that it does not cover. */
export function PrescriptionDecision({ order, onDone }: { order: Order; onDone: () => void }) {
  const lines = order.products.filter((line) => line.requiresPrescription && !line.isRejected);
  const [rejected, setRejected] = useState<string[]>([]);
  const [reason, setReason] = useState('');
  const [prescriber, setPrescriber] = useState({ patient: '', prescriber: '', prescriberAddress: '' });
  const [error, setError] = useState<string>();
  const [prescriberErrors, setPrescriberErrors] = useState<PrescriberErrors>();
  const hasPrescriber = Object.values(prescriber).some((text) => text.trim() !== '');
  const { pending, run } = useAction<Decision>(t(orderStatus.updateFailed));

  const decide = (decision: Decision) => {
    if (pending) return;
    if (decision === 'rejected' && reason.trim() === '') return setError(t(common.reasonRequired));
    setError(undefined);
    const found = hasPrescriber ? checkPrescriber(prescriber) : undefined;
    setPrescriberErrors(found);
    if (found) return;
    return run(decision, async () => {
      await api('PATCH admin/orders/{id}/prescription', {
        params: { id: order._id },
        body: {
          decision,
          version: order.version,
          ...(reason.trim() ? { reason: reason.trim() } : {}),
          ...(decision === 'rejected' && rejected.length > 0 ? { rejectedLineIds: rejected } : {}),
          ...(hasPrescriber ? { prescriber } : {}),
        },
      }).catch((failure: unknown) => {
        if (isOrderChanged(failure)) onDone();
        if (failure instanceof ApiError && failure.fields.prescriber) setPrescriberErrors(checkPrescriber(prescriber));
        throw failure;
      });
      toast(decision === 'accepted' ? t(texts.acceptedToast) : t(texts.takenOutToast));
      onDone();
    });
  };

  return (
    <section
      className="grid gap-3 rounded-card border border-mango-200 bg-mango-50 p-3.5"
      aria-label={t(texts.prescriptionToCheck)}
    >
      <h3 className="font-bold">{t(texts.prescriptionToCheck)}</h3>
      {order.prescriptionId && <PrescriptionPhotos id={order.prescriptionId} />}
      <ul>
        {lines.map((line) => (
          <li key={line._id}>
            <Checkbox
              label={t(texts.takeOutLine, { name: line.name, quantity: line.quantity })}
              checked={rejected.includes(line._id)}
              onChange={(event) =>
                setRejected(event.target.checked ? [...rejected, line._id] : rejected.filter((id) => id !== line._id))
              }
            />
          </li>
        ))}
      </ul>
      <Field label={t(common.reason)} error={error} hint={t(texts.reasonHint)}>
        {(control) => (
          <TextInput {...control} value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
      <fieldset className="grid gap-2 sm:grid-cols-3">
        <legend className="mb-1 text-ink-600">{t(texts.forRegister)}</legend>
        <PrescriberFields value={prescriber} errors={prescriberErrors ?? {}} onChange={setPrescriber} />
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button busy={pending === 'accepted'} onClick={() => void decide('accepted')}>
          {t(common.accept)}
        </Button>
        <Button variant="danger" busy={pending === 'rejected'} onClick={() => void decide('rejected')}>
          {rejected.length > 0 && rejected.length < lines.length ? t(texts.takeOutChosen) : t(common.reject)}
        </Button>
      </div>
    </section>
  );
}
