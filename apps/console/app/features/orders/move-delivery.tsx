import type { Order } from '@subah/contract/orders/orders';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { orders as texts } from '@subah/messages/console/orders';
import { indiaDate } from '@subah/rules/india-time';
import { Button } from '@subah/ui/button';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { isOrderChanged } from '../../shared/orders/is-order-changed.ts';

/** Moves the order to another morning; the customer gets a mail. */
export function MoveDelivery({ order, onDone }: { order: Order; onDone: () => void }) {
  const current = indiaDate(new Date(order.deliverySlot.from));
  const [date, setDate] = useState<string>(current);
  const { pending, run } = useAction<'move'>(t(texts.moveFailed));
  const move = () =>
    run('move', async () => {
      const body = { date, version: order.version };
      await api('PATCH admin/orders/{id}/slot', { params: { id: order._id }, body }).catch((failure: unknown) => {
        if (isOrderChanged(failure)) onDone();
        throw failure;
      });
      toast(t(texts.movedToast));
      onDone();
    });
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      <label className="flex items-center gap-2">
        {t(common.morningOf)}
        <input
          type="date"
          value={date}
          onChange={(event) => setDate(event.target.value)}
          className="h-11 rounded-add border border-line-strong bg-card px-2.5 lg:h-9"
        />
      </label>
      <Button
        size="sm"
        variant="soft"
        busy={pending === 'move'}
        disabled={!date || date === current}
        onClick={() => void move()}
      >
        {t(texts.moveDelivery)}
      </Button>
    </div>
  );
}
