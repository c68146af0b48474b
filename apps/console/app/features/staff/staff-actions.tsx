import type { StaffAccount } from '@subah/contract/accounts/staff';
import { Button } from '@subah/ui/button';
import { ConfirmDialog } from '@subah/ui/dialog';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { ownId } from '../../lib/api/may.ts';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';

type StaffActionsProps = { account: StaffAccount; onDone: () => void };

export function StaffActions({ account, onDone }: StaffActionsProps) {
  if (account.invitation) return <InvitationActions account={account} onDone={onDone} />;
  return account._id === ownId() ? null : <AccessButton account={account} onDone={onDone} />;
}

function InvitationActions({ account, onDone }: StaffActionsProps) {
  const { pending, run } = useAction<'send' | 'withdraw'>('something went wrong');
  const [isAsking, setAsking] = useState(false);
  const params = { id: account._id };
  const send = () =>
    run('send', async () => {
      const { message } = await api('POST admin/staff/{id}/invitation', { params });
      if (message) toast(message);
      onDone();
    });
  const withdraw = () =>
    run('withdraw', async () => {
      const { message } = await api('DELETE admin/staff/{id}/invitation', { params });
      setAsking(false);
      toast(message);
      onDone();
    });
  return (
    <>
      <Button variant="quiet" size="sm" busy={pending === 'send'} onClick={() => void send()}>
        Send again<span className="sr-only"> to {account.name}</span>
      </Button>
      <Button variant="quiet" size="sm" className="text-chilli" onClick={() => setAsking(true)}>
        Withdraw<span className="sr-only"> the invitation of {account.name}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        busy={pending === 'withdraw'}
        title={`Withdraw the invitation of ${account.name}?`}
        message="The link in the mail stops working."
        confirmLabel="Withdraw"
        onConfirm={() => void withdraw()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function AccessButton({ account, onDone }: StaffActionsProps) {
  const { pending, run } = useAction<'access'>('something went wrong');
  const [isAsking, setAsking] = useState(false);
  const setActive = (active: boolean) =>
    run('access', async () => {
      await api('PATCH admin/staff/{id}', { params: { id: account._id }, body: { active } });
      setAsking(false);
      toast(active ? `${account.name} can sign in again` : `${account.name} is switched off`);
      onDone();
    });
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className={account.active ? 'text-chilli' : undefined}
        busy={pending === 'access'}
        onClick={() => (account.active ? setAsking(true) : void setActive(true))}
      >
        {account.active ? 'Switch off' : 'Switch on'}
        <span className="sr-only"> {account.name}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        busy={pending === 'access'}
        title={`Switch off ${account.name}?`}
        message="All phones and computers are signed out at once, and the console stays closed until you switch the account on again. Orders as a customer go on."
        confirmLabel="Switch off"
        onConfirm={() => void setActive(false)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
