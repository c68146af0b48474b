import { ApiError } from '@subah/contract/client/api-client';
import type { OrderChangeDetails } from '@subah/contract/orders/order-changes';
import type { Order } from '@subah/contract/orders/orders';
import { orderItems } from '@subah/messages/order-items';
import { orderActions } from '@subah/messages/orders';
import { t } from '@subah/messages/translate';
import type { CancelReason, ReturnReason } from '@subah/rules/orders/own-change-terms';
import { toast } from '@subah/ui/toast';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api/use-api.ts';
import { type ItemsAction, itemsFor } from './choosable-items.ts';

type Options = { order: Order; action: ItemsAction; onClose: () => void; onDone: (order: Order) => void };
type Errors = { items?: string; reason?: string; photo?: string };

export function useItemsForm({ order, action, onClose, onDone }: Options) {
  const api = useApi();
  const items = itemsFor(order, action);
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>(() =>
    items.length === 1 && items[0] ? { [items[0]._id]: items[0].most } : {},
  );
  const [reason, setReason] = useState<CancelReason | ReturnReason | ''>('');
  const [note, setNote] = useState('');
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [wasSubmitted, setSubmitted] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const lines = Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([lineId, quantity]) => ({ lineId, quantity }));
  const preview = usePreview({ order, action, reason, lines: JSON.stringify(lines), onRefused: setFailure });

  const send = async (): Promise<Order> => {
    const params = { id: order._id };
    if (action === 'cancel') {
      const body = { lines, reason: reason as CancelReason, note, version: order.version };
      const { data } = await api('POST orders/{id}/items/cancel', { params, body });
      toast(t(orderItems.cancelled));
      return data;
    }
    const body = new FormData();
    body.set('note', note);
    if (photo) body.set('photo', photo, 'photo');
    if (action === 'return') {
      body.set('reason', reason);
      body.set('lines', JSON.stringify(lines));
      const { data } = await api('POST orders/{id}/returns', { params, body });
      toast(t(orderActions.submitted));
      return data;
    }
    body.set('lineId', lines[0]?.lineId ?? '');
    body.set('quantity', String(lines[0]?.quantity ?? 0));
    const { data, message } = await api('POST orders/{id}/freshness-credits', { params, body });
    if (message) toast(message);
    return data.order;
  };

  const missing: Errors = {
    ...(lines.length === 0 ? { items: t(orderItems.chooseItems) } : {}),
    ...(action !== 'freshness' && reason === '' ? { reason: t(orderActions.reasonMissing) } : {}),
    ...(action === 'freshness' && !photo ? { photo: t(orderItems.photoMissing) } : {}),
  };

  const submit = async (): Promise<void> => {
    setSubmitted(true);
    setFailure(undefined);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    try {
      const changed = await send();
      onClose();
      onDone(changed);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  const choose = (lineId: string, quantity: number) =>
    setQuantities(action === 'freshness' ? { [lineId]: quantity } : { ...quantities, [lineId]: quantity });

  return {
    items,
    quantities,
    choose,
    reason,
    setReason,
    note,
    setNote,
    photo,
    setPhoto,
    preview,
    /** Each goes as soon as its field is filled in. */
    errors: wasSubmitted ? missing : {},
    failure,
    isBusy,
    submit,
  };
}

type PreviewInput = {
  order: Order;
  action: ItemsAction;
  reason: CancelReason | ReturnReason | '';
  /** As text, so that the same choice is not asked for again. */
  lines: string;
  onRefused: (error: ApiError | undefined) => void;
};

/** The bill after the change, from the server; null until items and reason are chosen. */
function usePreview({ order, action, reason, lines, onRefused }: PreviewInput): OrderChangeDetails | null {
  const api = useApi();
  const [preview, setPreview] = useState<OrderChangeDetails | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the choice changes
  useEffect(() => {
    setPreview(null);
    onRefused(undefined);
    if (reason === '' || lines === '[]' || action === 'freshness') return;
    let isCurrent = true;
    const body = { kind: action, reason, lines: JSON.parse(lines) } as Parameters<
      typeof api<'POST orders/{id}/items/preview'>
    >[1]['body'];
    api('POST orders/{id}/items/preview', { params: { id: order._id }, body }).then(
      ({ data }) => isCurrent && setPreview(data),
      (error: unknown) => {
        if (isCurrent && error instanceof ApiError) onRefused(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [order._id, action, reason, lines]);
  return preview;
}
