import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { security } from '@subah/messages/console/security';
import { signIn as texts } from '@subah/messages/console/sign-in';
import { mobileDigits } from '@subah/rules/accounts/mobile';
import { Button } from '@subah/ui/button';
import { Field, TextInput } from '@subah/ui/field';
import { useForm } from '@subah/ui/forms/use-form';
import { PasswordInput } from '@subah/ui/password-input';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { api, tokens } from '../../lib/api/session.ts';
import { type SignInOutcome, signInToConsole, signInWithCode } from './sign-in-to-console.ts';
import { type Credentials, validateCredentials } from './validate-credentials.ts';

export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [challenge, setChallenge] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const take = (outcome: SignInOutcome) => {
    setMessage(outcome.state === 'refused' ? outcome.message : null);
    if (outcome.state === 'code') setChallenge(outcome.challenge);
    if (outcome.state === 'refused' && outcome.isOver) setChallenge(null);
    if (outcome.state === 'signed-in') onSignedIn();
  };
  return (
    <div className="grid gap-4">
      {message && (
        <p role="alert" className="flex gap-2 rounded-btn bg-chilli-50 px-3.5 py-3 font-semibold text-chilli">
          <CircleAlert className="size-5 flex-none" aria-hidden />
          {message}
        </p>
      )}
      {challenge ? (
        <CodeForm challenge={challenge} onOutcome={take} onBack={() => setChallenge(null)} />
      ) : (
        <PasswordForm onOutcome={take} />
      )}
    </div>
  );
}

function PasswordForm({ onOutcome }: { onOutcome: (outcome: SignInOutcome) => void }) {
  const form = useForm<Credentials>({
    initialValues: { mobile: '', password: '' },
    validate: validateCredentials,
    fieldErrorsOf: () => ({}),
    onSubmit: async (credentials) => onOutcome(await signInToConsole({ api, tokens }, credentials)),
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <Field label={t(common.mobileNumber)} error={form.errors.mobile}>
        {(control) => (
          <TextInput
            {...control}
            {...form.fieldProps('mobile', mobileDigits)}
            type="tel"
            inputMode="numeric"
            autoComplete="username"
          />
        )}
      </Field>
      <Field label={t(texts.password)} error={form.errors.password}>
        {(control) => <PasswordInput {...control} {...form.fieldProps('password')} autoComplete="current-password" />}
      </Field>
      <Button type="submit" size="lg" block busy={form.isSubmitting}>
        {t(texts.login)}
      </Button>
    </form>
  );
}

type CodeFormProps = { challenge: string; onOutcome: (outcome: SignInOutcome) => void; onBack: () => void };

function CodeForm({ challenge, onOutcome, onBack }: CodeFormProps) {
  const form = useForm({
    initialValues: { code: '' },
    validate: ({ code }) => ({ code: code.trim().length < 6 ? t(security.codeRequired) : undefined }),
    fieldErrorsOf: () => ({}),
    onSubmit: async ({ code }) => onOutcome(await signInWithCode({ api, tokens }, { challenge, code })),
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <Field label={t(security.codeFromApp)} hint={t(texts.recoveryCodeHint)} error={form.errors.code}>
        {(control) => (
          <TextInput
            {...control}
            {...form.fieldProps('code')}
            // The user pressed Login to get this field.
            autoFocus
            autoComplete="one-time-code"
            maxLength={20}
            className="num font-bold text-xl tracking-widest"
          />
        )}
      </Field>
      <Button type="submit" size="lg" block busy={form.isSubmitting}>
        {t(texts.verify)}
      </Button>
      <Button variant="quiet" block onClick={onBack}>
        {t(common.back)}
      </Button>
    </form>
  );
}
