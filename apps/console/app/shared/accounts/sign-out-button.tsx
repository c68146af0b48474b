import { accounts as texts } from '@subah/messages/console/accounts';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { Button } from '@subah/ui/button';
import { ConfirmDialog } from '@subah/ui/dialog';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';

/** Ends all sessions of a customer or colleague. */
export function SignOutButton({ account }: { account: { _id: string; name: string } }) {
  const [isAsking, setAsking] = useState(false);
  const { pending, run } = useAction<'sign-out'>(t(common.wentWrong));
  const signOut = () =>
    run('sign-out', async () => {
      const { message } = await api('POST admin/users/{id}/sign-out', { params: { id: account._id } });
      setAsking(false);
      toast(message);
    });
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => setAsking(true)}
        aria-label={t(texts.signOutName, { name: account.name })}
      >
        {t(texts.signOut)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        busy={pending === 'sign-out'}
        title={t(texts.signOutTitle, { name: account.name })}
        message={t(texts.signOutText)}
        confirmLabel={t(texts.signOut)}
        onConfirm={() => void signOut()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
