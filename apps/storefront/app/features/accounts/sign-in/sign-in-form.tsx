import { accountFields } from '@subah/messages/account-fields';
import { navigation } from '@subah/messages/navigation';
import { signInDialog } from '@subah/messages/sign-in';
import { t } from '@subah/messages/translate';
import { mobileDigits } from '@subah/rules/accounts/mobile';
import { Button } from '@subah/ui/button';
import { Field } from '@subah/ui/field';
import { fillText } from '@subah/ui/fill-text';
import { PasswordInput } from '@subah/ui/password-input';
import { useApi } from '../../../lib/api/use-api.ts';
import { SubmitError } from '../../../lib/forms/submit-error.tsx';
import { useApiForm } from '../../../lib/forms/use-api-form.ts';
import { signInErrors } from './account-validation.ts';
import { MobileInput } from './mobile-input.tsx';
import { handleSignInError, signIn } from './sign-in.ts';

type Props = {
  intro: string;
  onSignedIn: (message: string) => void;
  onForgot: () => void;
  onCode: () => void;
  onSignUp: () => void;
};

export function SignInForm({ intro, onSignedIn, onForgot, onCode, onSignUp }: Props) {
  const api = useApi();
  const form = useApiForm({
    initialValues: { mobile: '', password: '' },
    validate: signInErrors,
    onSubmit: async (values) => onSignedIn(await signIn(api, values)),
    onError: (error): void => void handleSignInError(error),
  });

  return (
    <form onSubmit={form.submit} noValidate className="grid gap-4">
      <p className="wrap-anywhere text-balance text-base text-ink-600">{intro}</p>
      <Field label={t(accountFields.mobile)} error={form.errors.mobile}>
        {(control) => (
          <MobileInput
            {...control}
            {...form.fieldProps('mobile', mobileDigits)}
            data-autofocus
            autoComplete="username"
            required
          />
        )}
      </Field>
      <div>
        <Field label={t(accountFields.password)} error={form.errors.password}>
          {(control) => (
            <PasswordInput {...control} {...form.fieldProps('password')} autoComplete="current-password" required />
          )}
        </Field>
        <button type="button" onClick={onForgot} className="link mt-1">
          {t(signInDialog.forgotPassword)}
        </button>
      </div>
      <SubmitError form={form} fallback={t(signInDialog.signInFailed)} />
      <Button type="submit" size="lg" block busy={form.isSubmitting}>
        {t(navigation.signIn)}
      </Button>
      <Button variant="line" size="lg" block onClick={onCode}>
        {t(signInDialog.signInByCode)}
      </Button>
      <p className="text-center text-ink-600">
        {fillText(t(signInDialog.newHere), {
          signUp: (
            <button type="button" onClick={onSignUp} className="link">
              {t(signInDialog.signUp)}
            </button>
          ),
        })}
      </p>
    </form>
  );
}
