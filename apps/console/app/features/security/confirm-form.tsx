import { ApiError } from '@subah/contract/client/api-client';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { security as texts } from '@subah/messages/console/security';
import { Button } from '@subah/ui/button';
import { Field, TextInput } from '@subah/ui/field';
import { useForm } from '@subah/ui/forms/use-form';
import { PasswordInput } from '@subah/ui/password-input';
import { toastError } from '../../lib/api/error-message.ts';

type Confirmation = { password: string; code: string };

type Props = {
  text: string;
  label: string;
  /** Also a code of the authenticator app, or a recovery code. */
  asksCode?: boolean;
  onSubmit: (values: Confirmation) => Promise<void>;
};

/** Asks for the password again before a change of sign-in. */
export function ConfirmForm({ text, label, asksCode = false, onSubmit }: Props) {
  const form = useForm<Confirmation>({
    initialValues: { password: '', code: '' },
    validate: ({ password, code }) => ({
      password: password === '' ? t(texts.passwordRequired) : undefined,
      code: asksCode && code.trim().length < 6 ? t(texts.codeRequired) : undefined,
    }),
    fieldErrorsOf: (error) => (error instanceof ApiError ? error.fields : {}),
    onSubmit,
    onError: (error) => {
      const isShown = error instanceof ApiError && ('password' in error.fields || 'code' in error.fields);
      if (!isShown) toastError(error, t(common.wentWrong));
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <p className="text-ink-600">{text}</p>
      <Field label={t(texts.yourPassword)} error={form.errors.password}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.fieldProps('password')}
            data-autofocus
            autoComplete="current-password"
            maxLength={200}
          />
        )}
      </Field>
      {asksCode && (
        <Field label={t(texts.codeFromApp)} error={form.errors.code}>
          {(control) => (
            <TextInput
              {...control}
              {...form.fieldProps('code')}
              autoComplete="one-time-code"
              maxLength={20}
              className="num font-bold text-xl tracking-widest"
            />
          )}
        </Field>
      )}
      <Button type="submit" size="lg" block busy={form.isSubmitting}>
        {label}
      </Button>
    </form>
  );
}
