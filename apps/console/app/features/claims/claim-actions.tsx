import type { ClaimRecord } from '@subah/contract/orders/claims';
import { MAX_CLAIM_NOTE } from '@subah/rules/orders/claims';
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
  const name = <span className="sr-only">: #{claim.orderId.slice(-7)}</span>;
  return (
    <>
      <Button variant="soft" size="sm" onClick={() => setDecision('accepted')}>
        Accept{name}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => setDecision('refused')}>
        Refuse{name}
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
  const { pending, run } = useAction<'save'>('Failed to save the decision');
  const isAccepted = decision === 'accepted';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isAccepted && note.trim() === '') return setError('Tell the customer why it is refused.');
    void run('save', async () => {
      await api('POST admin/claims/{id}/decision', { params: { id: claim._id }, body: { decision, note } });
      toast(isAccepted ? 'Accepted' : 'Refused');
      onClose();
      onDone();
    });
  };
  return (
    <Dialog open onClose={onClose} title={isAccepted ? 'Accept' : 'Refuse'} size="sm">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-ink-600">{consequence(claim, isAccepted)}</p>
        <Field label="Note" error={error} hint={isAccepted ? 'Optional' : 'The customer reads it.'}>
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
          {isAccepted ? 'Accept' : 'Refuse'}
        </Button>
      </form>
    </Dialog>
  );
}

function consequence({ kind, coins }: ClaimRecord, isAccepted: boolean): string {
  if (kind === 'freshness') {
    return isAccepted
      ? 'The photo is fine. The coins were credited already.'
      : `The customer keeps the ${coins} coins, but the photo counts against further instant credits.`;
  }
  return isAccepted
    ? 'The items are refunded to the account that was paid from; an order paid in cash is refunded at pick-up.'
    : 'The order stays delivered, and nothing is refunded.';
}
