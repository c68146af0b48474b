import { Button } from '@subah/ui/button';
import { ConfirmDialog } from '@subah/ui/dialog';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';

/** Ends all sessions of a customer or colleague. */
export function SignOutButton({ account }: { account: { _id: string; name: string } }) {
  const [isAsking, setAsking] = useState(false);
  const { pending, run } = useAction<'sign-out'>('something went wrong');
  const signOut = () =>
    run('sign-out', async () => {
      const { message } = await api('POST admin/users/{id}/sign-out', { params: { id: account._id } });
      setAsking(false);
      toast(message);
    });
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)} aria-label={`Sign out ${account.name}`}>
        Sign out
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        busy={pending === 'sign-out'}
        title={`Sign out ${account.name}?`}
        message="All phones and computers are signed out, for example after a phone was lost. Signing in again needs the password."
        confirmLabel="Sign out"
        onConfirm={() => void signOut()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
