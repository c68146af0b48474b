import type { Order } from '@subah/contract/orders/orders';
import { ORDER_STATUSES, type OrderStatus, statusLabels } from '@subah/rules/orders/statuses';
import { Button } from '@subah/ui/button';
import { Field, Select, TextInput } from '@subah/ui/field';
import { type FormEvent, useState } from 'react';
import { setStatus } from './order-calls.ts';

/** Any status may follow any other. The customer's mail contains the reason. */
export function StatusForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const [status, select] = useState<OrderStatus>(order.status);
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    if (await setStatus(order, status, reason.trim() || undefined)) onDone();
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-3 rounded-card bg-sunk p-3.5 sm:grid-cols-2">
      <Field label="Status">
        {(control) => (
          <Select {...control} value={status} onChange={(event) => select(event.target.value as OrderStatus)}>
            {ORDER_STATUSES.map((option) => (
              <option key={option} value={option}>
                {statusLabels[option]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Reason">
        {(control) => (
          <TextInput
            {...control}
            placeholder="Optional"
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={isBusy} disabled={status === order.status} className="sm:col-span-2">
        Update status
      </Button>
    </form>
  );
}
