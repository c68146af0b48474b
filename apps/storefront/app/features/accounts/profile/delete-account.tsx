import { account } from '@subah/messages/account';
import { accountFields } from '@subah/messages/account-fields';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { Field } from '@subah/ui/field';
import { PasswordInput } from '@subah/ui/password-input';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../../lib/api/use-api.ts';
import { SubmitError } from '../../../lib/forms/submit-error.tsx';
import { useApiForm } from '../../../lib/forms/use-api-form.ts';
import { tokens } from '../../../lib/session/session.ts';

export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)} className="text-chilli max-sm:w-full">
        {t(account.deleteAccount)}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t(account.deleteTitle)} size="sm">
        <DeleteAccountForm onClose={close} />
      </Dialog>
    </>
  );
}

function DeleteAccountForm({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const navigate = useNavigate();
  const form = useApiForm({
    initialValues: { password: '' },
    validate: ({ password }) => ({ password: password === '' ? t(accountFields.passwordMissing) : undefined }),
    onSubmit: async ({ password }) => {
      const { message } = await api('DELETE users/me', { body: { password } });
      onClose();
      await navigate('/');
      tokens.clear();
      toast(message || t(account.deleted), { lane: 'top-right' });
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <div className="grid gap-2 text-base text-ink-600">
        <p>{t(account.deleteText)}</p>
        <p>{t(account.deleteKept)}</p>
      </div>
      <Field label={t(accountFields.password)} error={form.errors.password}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.fieldProps('password')}
            data-autofocus
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      <SubmitError form={form} fallback={t(account.deleteFailed)} />
      <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
        <Button variant="quiet" onClick={onClose}>
          {t(account.keepAccount)}
        </Button>
        <Button type="submit" variant="danger" busy={form.isSubmitting}>
          {t(account.deleteAccount)}
        </Button>
      </div>
    </form>
  );
}
