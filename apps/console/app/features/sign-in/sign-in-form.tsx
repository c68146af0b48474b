import { mobileDigits } from '@subah/rules/accounts/mobile';
import { Button } from '@subah/ui/button';
import { Field, PasswordInput, TextInput } from '@subah/ui/field';
import { useForm } from '@subah/ui/forms/use-form';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { api, tokens } from '../../lib/api/session.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';
import { type Credentials, validateCredentials } from './validate-credentials.ts';

export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [message, setMessage] = useState<string | null>(null);
  const form = useForm<Credentials>({
    initialValues: { mobile: '', password: '' },
    validate: validateCredentials,
    fieldErrorsOf: () => ({}),
    onSubmit: async (credentials) => {
      setMessage(null);
      const refusal = await signInAsAdmin({ api, tokens }, credentials);
      if (refusal === null) onSignedIn();
      else setMessage(refusal);
    },
  });

  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      {message && (
        <p role="alert" className="flex gap-2 rounded-btn bg-chilli-50 px-3.5 py-3 font-semibold text-chilli">
          <CircleAlert className="size-5 flex-none" aria-hidden />
          {message}
        </p>
      )}
      <Field label="Mobile number" error={form.errors.mobile}>
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
      <Field label="Password" error={form.errors.password}>
        {(control) => <PasswordInput {...control} {...form.fieldProps('password')} autoComplete="current-password" />}
      </Field>
      <Button type="submit" size="lg" block busy={form.isSubmitting}>
        Login
      </Button>
    </form>
  );
}
