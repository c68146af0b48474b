import type { OrderChangeDetails } from '@subah/contract/orders/order-changes';
import type { Order, OrderItem } from '@subah/contract/orders/orders';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { orders as texts } from '@subah/messages/console/orders';
import { isInShop } from '@subah/rules/orders/refuse-line-changes';
import { Button } from '@subah/ui/button';
import { Field, TextInput } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { isOrderChanged } from '../../shared/orders/is-order-changed.ts';
import { ChangeItem } from './change-item.tsx';
import { ChangedBill } from './changed-bill.tsx';
import { type ItemChange, toLineChanges, unchanged } from './item-change.ts';

type ChangeItemsProps = { order: Order; items: OrderItem[]; onClose: () => void; onDone: () => void };

/** Takes out, reduces, reprices and replaces items. The new bill is shown before anything is saved. */
export function ChangeItems({ order, items, onClose, onDone }: ChangeItemsProps) {
  const [changes, setChanges] = useState<Record<string, ItemChange>>({});
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [preview, setPreview] = useState<{ version: number; details: OrderChangeDetails }>();
  const { pending, run } = useAction<'preview' | 'save'>(t(texts.changeFailed));
  const lines = toLineChanges(items, changes);
  const params = { id: order._id };
  // Another person may change the order while this form is open; the bill is then out of date.
  const bill = preview?.version === order.version ? preview.details : undefined;

  const set = (id: string, change: ItemChange) => {
    setPreview(undefined);
    setChanges({ ...changes, [id]: change });
  };
  const showPreview = () =>
    run('preview', async () => {
      const { data } = await api('POST admin/orders/{id}/lines/preview', { params, body: { lines } });
      setPreview({ version: order.version, details: data });
    });
  const save = () => {
    if (reason.trim() === '') return setError(t(common.reasonRequired));
    setError(undefined);
    return run('save', async () => {
      const body = { lines, reason: reason.trim(), version: order.version };
      await api('PATCH admin/orders/{id}/lines', { params, body }).catch((failure: unknown) => {
        if (isOrderChanged(failure)) onDone();
        throw failure;
      });
      toast(t(texts.itemsChangedToast));
      onClose();
      onDone();
    });
  };

  return (
    <section aria-label={t(texts.changeItems)} className="grid gap-3 rounded-card border border-line p-3.5">
      <ul className="grid gap-3">
        {items.map((item) => (
          <ChangeItem
            key={item._id}
            item={item}
            canReplace={isInShop(order) && item.product_type !== 'labtest'}
            change={changes[item._id] ?? unchanged(item)}
            onChange={(change) => set(item._id, change)}
          />
        ))}
      </ul>
      <Field label={t(common.reason)} error={error} hint={t(texts.reasonHint)}>
        {(control) => (
          <TextInput {...control} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
      {bill && <ChangedBill change={bill} />}
      {preview && !bill && (
        <p role="alert" className="font-semibold text-chilli">
          {t(texts.changedByOther)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {bill ? (
          <Button busy={pending === 'save'} onClick={() => void save()}>
            {t(common.saveChanges)}
          </Button>
        ) : (
          <Button busy={pending === 'preview'} disabled={lines.length === 0} onClick={() => void showPreview()}>
            {t(texts.showNewBill)}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {t(texts.keepItems)}
        </Button>
      </div>
    </section>
  );
}
