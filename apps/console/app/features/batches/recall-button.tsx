import type { Batch } from '@subah/contract/stock/batches';
import { batches as texts } from '@subah/messages/console/batches';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { Field, TextArea } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';

type RecallButtonProps = { batch: Batch; onDone: () => void };

/** Recalls a batch, or lifts its recall, with a reason. */
export function RecallButton({ batch, onDone }: RecallButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={batch.recalledAt ? 'quiet' : 'danger'} size="sm" onClick={() => setOpen(true)}>
        {t(batch.recalledAt ? texts.liftRecall : texts.recallBatch)}
        <span className="sr-only"> {batch.product.name}</span>
      </Button>
      {isOpen && <RecallDialog batch={batch} onDone={onDone} onClose={() => setOpen(false)} />}
    </>
  );
}

function RecallDialog({ batch, onDone, onClose }: RecallButtonProps & { onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  // The batch is loaded again before the dialog has closed.
  const [isLifting] = useState(batch.recalledAt !== null);
  const { pending, run } = useAction<'save'>(t(isLifting ? texts.liftFailed : texts.recallFailed));
  const names = { number: batch.number, product: batch.product.name };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    void run('save', async () => {
      const input = { params: { id: batch._id }, body: { reason: reason.trim() } };
      if (isLifting) await api('POST admin/batches/{id}/recall/lift', input);
      else await api('POST admin/batches/{id}/recall', input);
      toast(t(isLifting ? texts.liftedToast : texts.recalledToast, names));
      onClose();
      onDone();
    });
  };
  return (
    <Dialog open onClose={onClose} title={t(isLifting ? texts.liftTitle : texts.recallTitle, names)} size="sm">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-ink-600">{t(isLifting ? texts.liftText : texts.recallText, names)}</p>
        <Field label={t(common.reason)} error={isMissing ? t(texts.reasonMissing) : undefined}>
          {(control) => (
            <TextArea
              {...control}
              data-autofocus
              rows={3}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" block variant={isLifting ? 'fill' : 'danger'} busy={pending === 'save'}>
          {t(isLifting ? texts.liftRecall : texts.recallBatch)}
        </Button>
      </form>
    </Dialog>
  );
}
