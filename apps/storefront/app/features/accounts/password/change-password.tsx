import { profilePage } from '@subah/messages/profile';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { Dialog } from '@subah/ui/dialog';
import { Field } from '@subah/ui/field';
import { PasswordInput } from '@subah/ui/password-input';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { useApi } from '../../../lib/api/use-api.ts';
import { SubmitError } from '../../../lib/forms/submit-error.tsx';
import { useApiForm } from '../../../lib/forms/use-api-form.ts';
import { confirmError, passwordError } from '../sign-in/account-validation.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

export function ChangePassword() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)} className="max-sm:w-full">
        {t(profilePage.changePassword)}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t(profilePage.changePassword)} size="sm">
        <ChangePasswordForm onDone={close} />
      </Dialog>
    </>
  );
}

function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const api = useApi();
  const form = useApiForm({
    initialValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    validate: ({ currentPassword, newPassword, confirmPassword }) => ({
      currentPassword: currentPassword === '' ? t(profilePage.currentPasswordMissing) : undefined,
      newPassword: passwordError(newPassword),
      confirmPassword: confirmError(newPassword, confirmPassword),
    }),
    onSubmit: async ({ currentPassword, newPassword }) => {
      const { message } = await api('POST change-password', { body: { currentPassword, newPassword } });
      toast(message || t(profilePage.passwordChanged), { lane: 'top-right' });
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <p className="text-base text-ink-600">{t(profilePage.changePasswordNote)}</p>
      <Field label={t(profilePage.currentPassword)} error={form.errors.currentPassword}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.fieldProps('currentPassword')}
            data-autofocus
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      <NewPasswordFields
        password={{ control: form.fieldProps('newPassword'), error: form.errors.newPassword }}
        confirm={{ control: form.fieldProps('confirmPassword'), error: form.errors.confirmPassword }}
      />
      <SubmitError form={form} fallback={t(profilePage.passwordChangeFailed)} />
      <Button type="submit" size="lg" block busy={form.isSubmitting}>
        {t(profilePage.changePassword)}
      </Button>
    </form>
  );
}
