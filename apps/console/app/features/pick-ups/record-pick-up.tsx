import type { PickUp } from '@subah/contract/orders/pick-ups';
import { t } from '@subah/messages/console/message';
import { pickUps as texts } from '@subah/messages/console/pick-ups';
import { formatRupees } from '@subah/rules/money';
import { orderName } from '@subah/rules/orders/order-name';
import { Button } from '@subah/ui/button';
import { Checkbox } from '@subah/ui/choice';
import { Dialog } from '@subah/ui/dialog';
import { Field, Select } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { useRiders } from './use-riders.ts';

type Props = { pickUp: PickUp; onDone: () => void };

export function RecordPickUp({ pickUp, onDone }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="soft" size="sm" onClick={() => setIsOpen(true)}>
        {t(texts.record)}
        <span className="sr-only">: {orderName(pickUp.orderId)}</span>
      </Button>
      {isOpen && <RecordDialog pickUp={pickUp} onDone={onDone} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function resultOf({ cash, isExchange }: PickUp): string {
  if (isExchange) return t(texts.exchanged);
  return cash > 0 ? t(texts.cashGiven, { amount: formatRupees(cash) }) : t(texts.pickedUp);
}

function explain({ cash, isExchange, customer }: PickUp): string {
  if (isExchange) return t(texts.exchangedGoods);
  return cash > 0 ? t(texts.givesBack, { amount: formatRupees(cash), name: customer.name }) : t(texts.refundedOnline);
}

function RecordDialog({ pickUp, onDone, onClose }: Props & { onClose: () => void }) {
  const { _id, orderId, rider } = pickUp;
  const riders = useRiders();
  const hintId = useId();
  const [riderId, setRiderId] = useState(rider?._id ?? '');
  const [isSellable, setIsSellable] = useState(true);
  const { pending, run } = useAction<'record'>(t(texts.failed));
  const result = resultOf(pickUp);
  const record = (event: FormEvent) => {
    event.preventDefault();
    void run('record', async () => {
      try {
        await api('POST admin/pick-ups/{id}/done', {
          params: { id: _id },
          body: { riderId: riderId || null, isSellable },
        });
        toast(result);
        onClose();
      } finally {
        onDone();
      }
    });
  };
  return (
    <Dialog open onClose={onClose} title={t(texts.title, { order: orderName(orderId) })} size="sm">
      <form noValidate onSubmit={record} className="grid gap-4">
        <p className="num">{explain(pickUp)}</p>
        <Field label={t(texts.who)}>
          {(control) => (
            <Select {...control} data-autofocus value={riderId} onChange={(event) => setRiderId(event.target.value)}>
              <option value="">{t(texts.broughtToShop)}</option>
              {riders.map((one) => (
                <option key={one._id} value={one._id}>
                  {one.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {pickUp.items.some(({ restock }) => restock === 'picked_up') && (
          <div>
            <Checkbox
              label={t(texts.isSellable)}
              aria-describedby={hintId}
              checked={isSellable}
              onChange={(event) => setIsSellable(event.target.checked)}
            />
            <p id={hintId} className="text-ink-600 text-sm">
              {t(texts.sellableHint)}
            </p>
          </div>
        )}
        <Button type="submit" block busy={pending === 'record'}>
          {result}
        </Button>
      </form>
    </Dialog>
  );
}
