import type { Order } from '@subah/contract/orders/orders';
import { formatRupees } from '@subah/rules/money';
import type { OrderStatus } from '@subah/rules/orders/statuses';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { Field, TextInput } from '@subah/ui/field';
import { type FormEvent, useState } from 'react';
import { setStatus, shortId } from './order-calls.ts';

/** Cancelled and returned orders give money, goods and coins back, so these two are asked once. */
export const needsQuestion = (status: OrderStatus): boolean => status === 'cancelled' || status === 'returned';

type StatusQuestionProps = {
  order: Order;
  status: OrderStatus;
  /** What was typed before the question, or the customer's own reason. */
  initialReason: string;
  onClose: () => void;
  onDone: () => void;
};

export function StatusQuestion({ order, status, initialReason, onClose, onDone }: StatusQuestionProps) {
  const [reason, setReason] = useState(initialReason);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isCancel = status === 'cancelled';
  const movesMoney = order.paymentType === 'online' || order.isPaid;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (movesMoney && reason.trim() === '') return setError('Reason is required.');
    setBusy(true);
    const isChanged = await setStatus(order, status, { reason: reason.trim() });
    setBusy(false);
    onClose();
    if (isChanged) onDone();
  };
  const title = `${isCancel ? 'Cancel' : 'Take back'} order ${shortId(order)}?`;
  return (
    <Dialog open onClose={onClose} title={title} size="sm" closeLabel="Close">
      <form onSubmit={(event) => void submit(event)} className="grid gap-3">
        <p className="text-ink-600">{consequence(order, isCancel)}</p>
        <Field label={movesMoney ? 'Reason' : 'Reason (optional)'} error={error} hint="Told to the customer">
          {(control) => (
            <TextInput
              {...control}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
          <Button variant="quiet" onClick={onClose}>
            Keep order
          </Button>
          <Button type="submit" variant="danger" busy={isBusy}>
            {isCancel ? 'Cancel order' : 'Set to Returned'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function consequence({ paymentType, isPaid, totalAmount, userId }: Order, isCancel: boolean): string {
  const goods = isCancel ? 'The goods go back to stock.' : 'Goods that can be sold again go back to stock.';
  if (paymentType === 'online') return `${formatRupees(totalAmount)} is refunded to ${userId.name} at once. ${goods}`;
  return isPaid ? `${userId.name} gets ${formatRupees(totalAmount)} back in cash. ${goods}` : goods;
}
