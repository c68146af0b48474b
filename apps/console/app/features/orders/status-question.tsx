import type { Order } from '@subah/contract/orders/orders';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { orders as texts } from '@subah/messages/console/orders';
import { formatRupees } from '@subah/rules/money';
import { amountLeftToRefund } from '@subah/rules/orders/amount-left-to-refund';
import { orderName } from '@subah/rules/orders/order-name';
import type { OrderStatus } from '@subah/rules/orders/statuses';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { Field, TextInput } from '@subah/ui/field';
import { type FormEvent, useState } from 'react';
import { setStatus } from './order-calls.ts';

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
    if (movesMoney && reason.trim() === '') return setError(t(common.reasonRequired));
    setBusy(true);
    const isChanged = await setStatus(order, status, { reason: reason.trim() });
    setBusy(false);
    if (!isChanged) return;
    onClose();
    onDone();
  };
  const title = t(isCancel ? texts.cancelTitle : texts.returnTitle, { id: orderName(order._id) });
  return (
    <Dialog open onClose={onClose} title={title} size="sm" closeLabel={t(common.close)}>
      <form onSubmit={(event) => void submit(event)} className="grid gap-3">
        <p className="text-ink-600">{consequence(order, isCancel)}</p>
        <Field label={movesMoney ? t(common.reason) : t(texts.optionalReason)} error={error} hint={t(texts.reasonHint)}>
          {(control) => (
            <TextInput
              {...control}
              data-autofocus
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
          <Button variant="quiet" onClick={onClose}>
            {t(texts.keepOrder)}
          </Button>
          <Button type="submit" variant="danger" busy={isBusy}>
            {isCancel ? t(texts.cancelOrder) : t(texts.setReturned)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function consequence(order: Order, isCancel: boolean): string {
  const { paymentType, isPaid, userId } = order;
  const { name } = userId;
  const amount = formatRupees(paymentType === 'online' ? amountLeftToRefund(order) : order.totalAmount);
  const goods = isCancel ? t(texts.goodsBack) : t(texts.sellableGoodsBack);
  if (paymentType === 'online') return `${t(texts.refundedAtOnce, { amount, name })} ${goods}`;
  return isPaid ? `${t(texts.cashBack, { amount, name })} ${goods}` : goods;
}
