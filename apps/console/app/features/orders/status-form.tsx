import type { Order } from '@subah/contract/orders/orders';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { orders as texts } from '@subah/messages/console/orders';
import { canReopen, needsReopen } from '@subah/rules/orders/allowed-changes';
import { ORDER_STATUSES, type OrderStatus, phaseOf, statusLabels } from '@subah/rules/orders/statuses';
import { Button } from '@subah/ui/button';
import { Field, Select, TextInput } from '@subah/ui/field';
import { type FormEvent, useState } from 'react';
import { setStatus } from './order-calls.ts';
import { needsQuestion, StatusQuestion } from './status-question.tsx';

/** Leaving a final status reopens the order, with a reason. The customer's mail contains the reason. */
export function StatusForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const [status, select] = useState<OrderStatus>(order.status);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isReopening = needsReopen(order.status, status);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isReopening && reason.trim() === '') return setError(t(common.reasonRequired));
    setError(undefined);
    if (needsQuestion(status)) return setAsking(true);
    setBusy(true);
    if (await setStatus(order, status, { reason: reason.trim(), reopen: isReopening, onUndo: onDone })) onDone();
    setBusy(false);
  };
  return (
    <>
      <form onSubmit={(event) => void submit(event)} className="grid gap-3 rounded-card bg-sunk p-3.5 sm:grid-cols-2">
        <Field label={t(common.status)}>
          {(control) => (
            <Select {...control} value={status} onChange={(event) => select(event.target.value as OrderStatus)}>
              {ORDER_STATUSES.filter((option) => isOffered(order, option)).map((option) => (
                <option key={option} value={option}>
                  {statusLabels[option]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t(common.reason)} error={error}>
          {(control) => (
            <TextInput
              {...control}
              placeholder={isReopening ? '' : t(common.optional)}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        {isRefunded(order) && <p className="text-ink-600 sm:col-span-2">{t(texts.refundedNote)}</p>}
        {isReopening && (
          <p className="text-ink-600 sm:col-span-2">
            {phaseOf(order.status) === 'delivered' ? t(texts.reopenDelivered) : t(texts.reopenCancelled)}
          </p>
        )}
        <Button
          type="submit"
          variant={isReopening ? 'danger' : 'fill'}
          busy={isBusy}
          disabled={status === order.status}
          className="sm:col-span-2"
        >
          {isReopening ? t(texts.reopen) : t(texts.updateStatus)}
        </Button>
      </form>
      {isAsking && (
        <StatusQuestion
          order={order}
          status={status}
          initialReason={reason}
          onClose={() => setAsking(false)}
          onDone={onDone}
        />
      )}
    </>
  );
}

/** Online payments of cancelled and returned orders go back at once. */
const isRefunded = ({ status, paymentType }: Order): boolean =>
  paymentType === 'online' && (status === 'cancelled' || status === 'returned');

const isOffered = (order: Order, option: OrderStatus): boolean =>
  !needsReopen(order.status, option) || (canReopen(order.status, option) && !isRefunded(order));
