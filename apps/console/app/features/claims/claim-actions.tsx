import type { ClaimRecord } from '@subah/contract/orders/claims';
import { claims as texts } from '@subah/messages/console/claims';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { MAX_CLAIM_NOTE } from '@subah/rules/orders/claims';
import { orderName } from '@subah/rules/orders/order-name';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { Field, TextArea } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';

type Props = { claim: ClaimRecord; onDone: () => void };
type Decision = 'accepted' | 'refused';

export function ClaimActions({ claim, onDone }: Props) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const name = <span className="sr-only">: {orderName(claim.orderId)}</span>;
  return (
    <>
      <Button variant="soft" size="sm" onClick={() => setDecision('accepted')}>
        {t(common.accept)}
        {name}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => setDecision('refused')}>
        {t(texts.refuse)}
        {name}
      </Button>
      {decision && (
        <DecisionDialog claim={claim} decision={decision} onDone={onDone} onClose={() => setDecision(null)} />
      )}
    </>
  );
}

function DecisionDialog({ claim, decision, onDone, onClose }: Props & { decision: Decision; onClose: () => void }) {
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const { pending, run } = useAction<'save'>(t(texts.saveFailed));
  const isAccepted = decision === 'accepted';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isAccepted && note.trim() === '') return setError(t(texts.noteRequired));
    void run('save', async () => {
      await api('POST admin/claims/{id}/decision', { params: { id: claim._id }, body: { decision, note } });
      toast(isAccepted ? t(texts.accepted) : t(texts.refused));
      onClose();
      onDone();
    });
  };
  return (
    <Dialog open onClose={onClose} title={isAccepted ? t(common.accept) : t(texts.refuse)} size="sm">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-ink-600">{consequence(claim, isAccepted)}</p>
        <Field label={t(common.note)} error={error} hint={isAccepted ? t(common.optional) : t(texts.noteHint)}>
          {(control) => (
            <TextArea
              {...control}
              data-autofocus
              rows={3}
              maxLength={MAX_CLAIM_NOTE}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" block variant={isAccepted ? 'fill' : 'danger'} busy={pending === 'save'}>
          {isAccepted ? t(common.accept) : t(texts.refuse)}
        </Button>
      </form>
    </Dialog>
  );
}

function consequence({ kind, coins, paymentType }: ClaimRecord, isAccepted: boolean): string {
  if (kind === 'freshness') {
    return isAccepted ? t(texts.freshnessAccepted) : t(texts.freshnessRefused, { coins });
  }
  if (!isAccepted) return t(texts.returnRefused);
  return paymentType === 'cod' ? t(texts.cashReturnAccepted) : t(texts.returnAccepted);
}
