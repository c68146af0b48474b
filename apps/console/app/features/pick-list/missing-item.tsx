import type { PickedOrder } from '@subah/contract/reports/reports';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { pickList as texts } from '@subah/messages/console/pick-list';
import { Button, buttonClass } from '@subah/ui/button';
import { Checkbox } from '@subah/ui/choice';
import { Dialog } from '@subah/ui/dialog';
import { Stepper } from '@subah/ui/stepper';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { isOrderChanged } from '../../shared/orders/is-order-changed.ts';
import { MISSING_LABELS } from '../../shared/orders/missing-labels.ts';

type MissingItemProps = { order: PickedOrder; item: PickedOrder['items'][number]; onDone: () => void };

/** Takes packs that are not on the shelf out of an order. */
export function MissingItem({ order, item, onDone }: MissingItemProps) {
  const [isOpen, setOpen] = useState(false);
  const [counted, setFound] = useState(0);
  // The list may be read again with a lower quantity.
  const found = Math.min(counted, item.quantity - 1);
  const [isSoldOut, setSoldOut] = useState(true);
  const { pending, run } = useAction<'take-out'>(t(texts.missingFailed));
  const takeOut = () =>
    run('take-out', async () => {
      const body = { lines: [{ lineId: item._id, quantity: found }], isSoldOut, version: order.version };
      await api('POST admin/orders/{id}/missing-items', { params: { id: order._id }, body }).catch(
        (failure: unknown) => {
          if (isOrderChanged(failure)) onDone();
          throw failure;
        },
      );
      setOpen(false);
      toast(t(texts.missingToast, { name: item.name }));
      onDone();
    });
  return (
    <>
      <Button variant="quiet" size="sm" className="print:hidden" onClick={() => setOpen(true)}>
        {t(texts.missing)}
        <span className="sr-only"> {item.name}</span>
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t(texts.missingTitle, { name: item.name })}
        size="sm"
        closeLabel={t(common.close)}
      >
        <div className="grid gap-3">
          <p className="font-semibold">{t(common.ifMissing, { choice: MISSING_LABELS[order.ifMissing] })}</p>
          {order.ifMissing === 'ask' && (
            <a href={`tel:+91${order.phone}`} className={buttonClass({ variant: 'line' })}>
              {t(texts.callFirst, { name: order.name })}
            </a>
          )}
          {item.quantity > 1 && (
            <div className="flex flex-wrap items-center gap-2">
              <span>{t(texts.packsFound)}</span>
              <Stepper
                label={t(texts.packsFound)}
                name={item.name}
                size="sm"
                value={found}
                max={item.quantity - 1}
                onLess={() => setFound(Math.max(0, found - 1))}
                onMore={() => setFound(found + 1)}
              />
              <span className="num text-ink-600">{t(texts.packsFoundOf, { count: item.quantity })}</span>
            </div>
          )}
          <Checkbox
            label={t(texts.soldOut)}
            checked={isSoldOut}
            onChange={(event) => setSoldOut(event.target.checked)}
          />
          <p className="text-ink-600">{t(texts.billFalls)}</p>
          <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {t(common.cancel)}
            </Button>
            <Button variant="danger" busy={pending === 'take-out'} onClick={() => void takeOut()}>
              {t(texts.takeOutMissing)}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
