import type { RecalledOrder } from '@subah/contract/stock/batches';
import { batches as texts } from '@subah/messages/console/batches';
import { t } from '@subah/messages/console/message';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { Field, TextArea } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';

type TellCustomersProps = {
  /** Of one batch; not empty. */
  orders: RecalledOrder[];
  onDone: () => void;
};

/** Sends the notice of a recall to customers who were not told yet. */
export function TellCustomers({ orders, onDone }: TellCustomersProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" size="sm" onClick={() => setOpen(true)}>
        {t(texts.tellCustomers)}
      </Button>
      {isOpen && <TellDialog orders={orders} onDone={onDone} onClose={() => setOpen(false)} />}
    </>
  );
}

function TellDialog({ orders, onDone, onClose }: TellCustomersProps & { onClose: () => void }) {
  const [note, setNote] = useState('');
  const { pending, run } = useAction<'send'>(t(texts.tellFailed));
  const { number = '', productId = '', product = '' } = orders[0] ?? {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run('send', async () => {
      const { data } = await api('POST admin/batches/recall/notices', { body: { number, productId, note } });
      toast(t(texts.toldToast, { count: data.orders }));
      onClose();
      onDone();
    });
  };
  return (
    <Dialog open onClose={onClose} title={t(texts.tellTitle, { number })} size="sm">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-ink-600">{t(texts.tellText, { count: orders.length, product })}</p>
        <Field label={t(texts.tellNote)} hint={t(texts.tellNoteHint)}>
          {(control) => (
            <TextArea
              {...control}
              data-autofocus
              rows={3}
              maxLength={500}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" block variant="danger" busy={pending === 'send'}>
          {t(texts.tellCustomers)}
        </Button>
      </form>
    </Dialog>
  );
}
