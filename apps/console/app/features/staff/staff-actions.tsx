import type { StaffAccount } from '@subah/contract/accounts/staff';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { staff as texts } from '@subah/messages/console/staff';
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
  const { pending, run } = useAction<'send' | 'withdraw'>(t(common.wentWrong));
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
      <Button
        variant="quiet"
        size="sm"
        aria-label={t(texts.sendAgainTo, { name: account.name })}
        busy={pending === 'send'}
        onClick={() => void send()}
      >
        {t(texts.sendAgain)}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t(texts.withdrawFrom, { name: account.name })}
        className="text-chilli"
        onClick={() => setAsking(true)}
      >
        {t(texts.withdraw)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        busy={pending === 'withdraw'}
        title={t(texts.withdrawTitle, { name: account.name })}
        message={t(texts.withdrawText)}
        confirmLabel={t(texts.withdraw)}
        onConfirm={() => void withdraw()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function AccessButton({ account, onDone }: StaffActionsProps) {
  const { pending, run } = useAction<'access'>(t(common.wentWrong));
  const [isAsking, setAsking] = useState(false);
  const setActive = (active: boolean) =>
    run('access', async () => {
      await api('PATCH admin/staff/{id}', { params: { id: account._id }, body: { active } });
      setAsking(false);
      toast(
        active ? t(texts.switchedOnToast, { name: account.name }) : t(texts.switchedOffToast, { name: account.name }),
      );
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
        {account.active ? t(common.switchOff) : t(common.switchOn)}
        <span className="sr-only"> {account.name}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        busy={pending === 'access'}
        title={t(texts.switchOffTitle, { name: account.name })}
        message={t(texts.switchOffText)}
        confirmLabel={t(common.switchOff)}
        onConfirm={() => void setActive(false)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
