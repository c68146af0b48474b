import type { Order } from '@subah/contract/orders/orders';
import { common } from '@subah/messages/common';
import { momentText } from '@subah/messages/dates';
import { orderActions, orders } from '@subah/messages/orders';
import { t } from '@subah/messages/translate';
import { orderName } from '@subah/rules/orders/order-name';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { Field, TextArea } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { useApi } from '../../lib/api/use-api.ts';
import { SubmitError } from '../../lib/forms/submit-error.tsx';
import { useApiForm } from '../../lib/forms/use-api-form.ts';

type Props = { order: Order; onClose: () => void; onDone: (order: Order) => void };

/** Asks for a replacement of the whole order. */
export function ReplaceDialog({ isOpen, ...props }: Props & { isOpen: boolean }) {
  return (
    <Dialog open={isOpen} onClose={props.onClose} title={t(orderActions.replace)}>
      {isOpen && <ReplaceForm {...props} />}
    </Dialog>
  );
}

function ReplaceForm({ order, onClose, onDone }: Props) {
  const api = useApi();
  const number = orderName(order._id);
  const form = useApiForm({
    initialValues: { reason: '' },
    validate: ({ reason }) => (reason.trim() === '' ? { reason: t(orderActions.reasonMissing) } : {}),
    onSubmit: async ({ reason }) => {
      const { data } = await api('PATCH orders/status/{id}', {
        params: { id: order._id },
        body: { status: 'exchange_requested', reason: reason.trim() },
      });
      toast(t(orderActions.submitted));
      onClose();
      onDone(data);
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <p className="num text-ink-600">
        {order.returnUntil
          ? t(orderActions.requestUntil, { number, until: momentText(new Date(order.returnUntil)) })
          : t(orders.number, { number })}
      </p>
      <Field label={t(orderActions.reason)} error={form.errors.reason}>
        {(control) => <TextArea {...control} {...form.fieldProps('reason')} data-autofocus required maxLength={500} />}
      </Field>
      <SubmitError form={form} fallback={t(orderActions.submitFailed)} />
      <div className="flex justify-end gap-2 max-sm:*:flex-1">
        <Button variant="quiet" onClick={onClose}>
          {t(common.close)}
        </Button>
        <Button type="submit" busy={form.isSubmitting}>
          {t(orderActions.submit)}
        </Button>
      </div>
    </form>
  );
}
