import type { ResponseBody } from '@subah/contract/client/api-client';
import type { Order } from '@subah/contract/orders/orders';
import { orderItems } from '@subah/messages/order-items';
import { orderActions } from '@subah/messages/orders';
import { saveToList } from '@subah/messages/save-to-list';
import { t } from '@subah/messages/translate';
import { formatRupees } from '@subah/rules/money';
import { canReplace } from '@subah/rules/orders/allowed-changes';
import { orderName } from '@subah/rules/orders/order-name';
import { Button } from '@subah/ui/button';
import { AlertDialog, ConfirmDialog } from '@subah/ui/dialog';
import { toast } from '@subah/ui/toast';
import { lazy, Suspense, useState } from 'react';
import { download, saveFile } from '../../lib/api/download.ts';
import { errorMessage } from '../../lib/api/error-message.ts';
import { useApi } from '../../lib/api/use-api.ts';
import { openSaveToList } from '../../lib/lists/save-to-list.ts';
import { canAskReturn, type ItemsAction, itemsFor } from './choosable-items.ts';
import { ReplaceDialog } from './replace-dialog.tsx';

type Props = {
  order: Order;
  onChanged: (order: Order) => void;
  onReordered: (count: number) => void;
};

export function OrderActions({ order, onChanged, onReordered }: Props) {
  const [isReplacing, setReplacing] = useState(false);
  const [action, setAction] = useState<ItemsAction | null>(null);
  const open = (chosen: ItemsAction) => () => setAction(chosen);
  return (
    <>
      <Reorder order={order} onReordered={onReordered} />
      <Invoice order={order} />
      <Button variant="quiet" onClick={() => openSaveToList({ orderId: order._id })}>
        {t(saveToList.saveOrder)}
      </Button>
      {order.freshnessUntil && itemsFor(order, 'freshness').length > 0 && (
        <Button variant="soft" onClick={open('freshness')}>
          {t(orderItems.freshness)}
        </Button>
      )}
      {canAskReturn(order) && (
        <Button variant="quiet" onClick={open('return')}>
          {t(orderActions.return)}
        </Button>
      )}
      {canAskReturn(order) && canReplace(order) && (
        <>
          <Button variant="quiet" onClick={() => setReplacing(true)}>
            {t(orderActions.replace)}
          </Button>
          <ReplaceDialog order={order} isOpen={isReplacing} onClose={() => setReplacing(false)} onDone={onChanged} />
        </>
      )}
      {order.canCancelItems && (countPacks(order) > 1 || !order.canCancel) && (
        <Button variant="quiet" onClick={open('cancel')}>
          {t(orderItems.cancelItems)}
        </Button>
      )}
      {order.canCancel && <Cancel order={order} onChanged={onChanged} />}
      {action && (
        <Suspense>
          <ItemsDialog order={order} action={action} onClose={() => setAction(null)} onDone={onChanged} />
        </Suspense>
      )}
    </>
  );
}

const ItemsDialog = lazy(() => import('./items-dialog.tsx').then((module) => ({ default: module.ItemsDialog })));

const countPacks = (order: Order): number => itemsFor(order, 'cancel').reduce((sum, { most }) => sum + most, 0);

function Cancel({ order, onChanged }: Pick<Props, 'order' | 'onChanged'>) {
  const api = useApi();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    try {
      const { data } = await api('PATCH orders/status/{id}', {
        params: { id: order._id },
        body: { status: 'cancelled' },
      });
      setAsking(false);
      toast(t(orderActions.cancelled, { number: orderName(order._id) }));
      onChanged(data);
    } catch (error) {
      setAsking(false);
      toast(errorMessage(error, t(orderActions.cancelFailed)), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="quiet" className="text-chilli" onClick={() => setAsking(true)}>
        {t(orderActions.cancel)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t(orderActions.cancelTitle)}
        message={cancelNote(order)}
        confirmLabel={t(orderActions.confirmCancel)}
        cancelLabel={t(orderActions.keep)}
        danger
        busy={isBusy}
        onConfirm={() => void cancel()}
      />
    </>
  );
}

const cancelNote = ({ _id, isPaid, totalAmount }: Order): string =>
  isPaid
    ? t(orderActions.cancelPaid, { number: orderName(_id), amount: formatRupees(totalAmount) })
    : t(orderActions.cancelUnpaid, { number: orderName(_id) });

type LeftOut = ResponseBody<'POST orders/{id}/reorder'>['data']['leftOut'];

function Reorder({ order, onReordered }: Pick<Props, 'order' | 'onReordered'>) {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const [leftOut, setLeftOut] = useState<LeftOut>([]);
  const reorder = async () => {
    setBusy(true);
    try {
      const { data } = await api('POST orders/{id}/reorder', { params: { id: order._id } });
      if (data.added.length > 0) onReordered(data.added.length);
      setLeftOut(data.leftOut);
    } catch (error) {
      toast(errorMessage(error, t(orderActions.addFailed)), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="line" busy={isBusy} onClick={() => void reorder()}>
        {t(orderActions.orderAgain)}
      </Button>
      <AlertDialog
        open={leftOut.length > 0}
        onClose={() => setLeftOut([])}
        title={t(orderActions.leftOutTitle)}
        message={leftOut.map(({ name, quantity, why }) => `${quantity} × ${name}: ${why}`).join('\n')}
      />
    </>
  );
}

function Invoice({ order }: Pick<Props, 'order'>) {
  const [isBusy, setBusy] = useState(false);
  const fetchInvoice = async () => {
    setBusy(true);
    try {
      saveFile(
        await download('GET orders/{id}/invoice.pdf', { params: { id: order._id } }),
        `invoice-${order._id.slice(-7)}.pdf`,
      );
    } catch (error) {
      toast(errorMessage(error, t(orderActions.invoiceFailed)), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="quiet" busy={isBusy} onClick={() => void fetchInvoice()}>
      {t(orderActions.invoice)}
    </Button>
  );
}
