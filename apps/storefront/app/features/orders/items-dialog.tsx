import type { Order } from '@subah/contract/orders/orders';
import { cancelReasons, returnReasons } from '@subah/messages/claim-reasons';
import { common } from '@subah/messages/common';
import { momentText } from '@subah/messages/dates';
import { orderItems } from '@subah/messages/order-items';
import { orderActions } from '@subah/messages/orders';
import { t } from '@subah/messages/translate';
import { CANCEL_REASONS, RETURN_REASONS } from '@subah/rules/orders/own-change-terms';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { Field, Select, TextArea } from '@subah/ui/field';
import { CircleAlert } from 'lucide-react';
import type { FormEvent } from 'react';
import { ActionError } from '../../lib/forms/action-error.tsx';
import type { ItemsAction } from './choosable-items.ts';
import { ClaimPhoto } from './claim-photo.tsx';
import { ItemChoice } from './item-choice.tsx';
import { RefundPreview } from './refund-preview.tsx';
import { useItemsForm } from './use-items-form.ts';

type Props = { order: Order; action: ItemsAction; onClose: () => void; onDone: (order: Order) => void };

const TITLES: Record<ItemsAction, string> = {
  cancel: t(orderItems.cancelItems),
  return: t(orderActions.return),
  freshness: t(orderItems.freshness),
};
const QUESTIONS: Record<ItemsAction, string> = {
  cancel: t(orderItems.chooseCancel),
  return: t(orderItems.chooseReturn),
  freshness: t(orderItems.chooseFresh),
};
const SUBMITS: Record<ItemsAction, string> = {
  cancel: t(orderItems.confirmCancel),
  return: t(orderItems.askReturn),
  freshness: t(orderItems.getCredit),
};

/** Cancels items before packing, asks for their return, or sends a photo for a freshness credit. */
export function ItemsDialog({ order, action, onClose, onDone }: Props) {
  const form = useItemsForm({ order, action, onClose, onDone });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget;
    void form.submit();
    requestAnimationFrame(() =>
      fields.querySelector<HTMLElement>('[data-invalid] input, [aria-invalid="true"]')?.focus(),
    );
  };
  const hint = hintOf(order, action);
  return (
    <Dialog open onClose={onClose} title={TITLES[action]}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {hint && <p className="num text-ink-600">{hint}</p>}
        <fieldset data-invalid={form.errors.items ? '' : undefined} className="grid gap-1.5">
          <legend className="mb-1 font-semibold">{QUESTIONS[action]}</legend>
          {form.items.map((item) => (
            <ItemChoice
              key={item._id}
              item={item}
              most={item.most}
              isSingle={action === 'freshness'}
              quantity={form.quantities[item._id] ?? 0}
              onChange={(quantity) => form.choose(item._id, quantity)}
            />
          ))}
          <ErrorNote text={form.errors.items} />
        </fieldset>
        {action !== 'freshness' && (
          <Field label={t(orderActions.reason)} error={form.errors.reason}>
            {(control) => (
              <Select
                {...control}
                required
                value={form.reason}
                onChange={(event) => form.setReason(event.target.value as typeof form.reason)}
              >
                <option value="">{t(orderItems.chooseReason)}</option>
                {action === 'cancel'
                  ? CANCEL_REASONS.map((reason) => (
                      <option key={reason} value={reason}>
                        {t(cancelReasons[reason])}
                      </option>
                    ))
                  : RETURN_REASONS.map((reason) => (
                      <option key={reason} value={reason}>
                        {t(returnReasons[reason])}
                      </option>
                    ))}
              </Select>
            )}
          </Field>
        )}
        {action !== 'cancel' && (
          <ClaimPhoto
            photo={form.photo}
            isRequired={action === 'freshness'}
            error={form.errors.photo}
            onChange={form.setPhoto}
          />
        )}
        <Field label={t(orderItems.note)}>
          {(control) => (
            <TextArea
              {...control}
              maxLength={500}
              value={form.note}
              onChange={(event) => form.setNote(event.target.value)}
              className="min-h-14"
            />
          )}
        </Field>
        {action !== 'freshness' && form.preview && (
          <RefundPreview order={order} change={form.preview} isReturn={action === 'return'} />
        )}
        <ActionError error={form.failure} fallback={t(orderItems.failed)} />
        <div className="flex justify-end gap-2 max-sm:*:flex-1">
          <Button variant="quiet" onClick={onClose}>
            {t(common.close)}
          </Button>
          <Button type="submit" busy={form.isBusy} variant={action === 'cancel' ? 'danger' : 'fill'}>
            {SUBMITS[action]}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function hintOf(order: Order, action: ItemsAction): string | null {
  if (action === 'freshness' && order.freshnessUntil) {
    return t(orderItems.freshnessHint, { until: momentText(new Date(order.freshnessUntil)) });
  }
  return null;
}

const ErrorNote = ({ text }: { text: string | undefined }) => (
  <p role="alert" className={text ? 'flex gap-1.5 font-semibold text-chilli' : 'hidden'}>
    <CircleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" />
    {text}
  </p>
);
