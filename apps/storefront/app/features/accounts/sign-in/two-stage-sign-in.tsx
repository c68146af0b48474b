import { accountFields } from '@subah/messages/account-fields';
import { navigation } from '@subah/messages/navigation';
import { signInDialog } from '@subah/messages/sign-in';
import { t } from '@subah/messages/translate';
import { mobileDigits } from '@subah/rules/accounts/mobile';
import { Button } from '@subah/ui/button';
import { Field } from '@subah/ui/field';
import { PasswordInput } from '@subah/ui/password-input';
import { toast } from '@subah/ui/toast';
import { useState } from 'react';
import { useApi } from '../../../lib/api/use-api.ts';
import { SubmitError } from '../../../lib/forms/submit-error.tsx';
import { useApiForm } from '../../../lib/forms/use-api-form.ts';
import { openSignIn } from '../../../lib/session/sign-in-request.ts';
import { signInErrors } from './account-validation.ts';
import { MobileInput } from './mobile-input.tsx';
import { handleSignInError, signIn } from './sign-in.ts';

/** Sign-in inside checkout: first the mobile number, then the password. */
export function TwoStageSignIn() {
  const api = useApi();
  const [asksPassword, setAsksPassword] = useState(false);
  const form = useApiForm({
    initialValues: { mobile: '', password: '' },
    validate: (values) => (asksPassword ? signInErrors(values) : { mobile: signInErrors(values).mobile }),
    onSubmit: async (values) => {
      if (!asksPassword) return setAsksPassword(true);
      toast(await signIn(api, values), { lane: 'top-right' });
    },
    onError: (error) => {
      if (handleSignInError(error)) openSignIn();
    },
  });

  return (
    <form onSubmit={form.submit} noValidate className="grid max-w-100 gap-4">
      <Field label={t(accountFields.mobile)} error={form.errors.mobile}>
        {(control) => (
          <MobileInput {...control} {...form.fieldProps('mobile', mobileDigits)} autoComplete="username" required />
        )}
      </Field>
      {asksPassword && (
        <Field label={t(accountFields.password)} error={form.errors.password}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.fieldProps('password')}
              // The user pressed NEXT to get this field.
              autoFocus
              autoComplete="current-password"
              required
            />
          )}
        </Field>
      )}
      <SubmitError form={form} fallback={t(signInDialog.signInFailed)} />
      <Button type="submit" size="lg" busy={form.isSubmitting} className="justify-self-start max-sm:w-full">
        {t(asksPassword ? navigation.signIn : signInDialog.next)}
      </Button>
    </form>
  );
}
