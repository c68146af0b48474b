import type { Order } from '@subah/contract/orders/orders';
import { t } from '@subah/messages/console/message';
import { orders as texts } from '@subah/messages/console/orders';
import { orderName } from '@subah/rules/orders/order-name';
import { statusLabels } from '@subah/rules/orders/statuses';
import { Button } from '@subah/ui/button';
import { useState } from 'react';
import { nextStatus, setStatus } from './order-calls.ts';
import { needsQuestion, StatusQuestion } from './status-question.tsx';

/** Sets the next status with one press; money that goes back is asked once. */
export function NextButton({ order, onDone }: { order: Order; onDone: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const next = nextStatus(order);
  if (!next) return null;
  const press = async () => {
    if (needsQuestion(next)) return setAsking(true);
    setBusy(true);
    if (await setStatus(order, next, { onUndo: onDone })) onDone();
    setBusy(false);
  };
  return (
    <>
      <Button variant="soft" size="sm" busy={isBusy} onClick={() => void press()}>
        {next === 'exchange_in_transit' ? t(texts.sendReplacement) : statusLabels[next]}
        <span className="sr-only">: {t(texts.setForOrder, { id: orderName(order._id) })}</span>
      </Button>
      {isAsking && (
        <StatusQuestion
          order={order}
          status={next}
          initialReason={order.timeline.findLast(({ by }) => by === 'customer')?.reason ?? ''}
          onClose={() => setAsking(false)}
          onDone={onDone}
        />
      )}
    </>
  );
}
