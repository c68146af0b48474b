import { mobileDigits } from '@subah/rules/accounts/mobile';
import { Button } from '@subah/ui/button';
import { Field, PasswordInput, TextInput } from '@subah/ui/field';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { api, tokens } from '../../lib/session.ts';
import { type CredentialErrors, type Credentials, checkCredentials, checkField } from './check-credentials.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [credentials, setCredentials] = useState<Credentials>({ mobile: '', password: '' });
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const change = (field: keyof Credentials, text: string) => {
    setCredentials({ ...credentials, [field]: text });
    // A message that has come true disappears at once; a new one waits until the field is left.
    if (errors[field]) setErrors({ ...errors, [field]: checkField(field, text) });
  };
  const leave = (field: keyof Credentials) => {
    if (credentials[field]) setErrors({ ...errors, [field]: checkField(field, credentials[field]) });
  };

  const signIn = async () => {
    setBusy(true);
    const message = await signInAsAdmin({ api, tokens }, credentials);
    setBusy(false);
    if (message === null) onSignedIn();
    else setRefusal(message);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = checkCredentials(credentials);
    setErrors(found);
    setRefusal(null);
    const [firstWrong] = Object.keys(found);
    if (firstWrong) form.current?.querySelector<HTMLInputElement>(`[name=${firstWrong}]`)?.focus();
    else void signIn();
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      {refusal && (
        <p role="alert" className="flex gap-2 rounded-btn bg-chilli-50 px-3.5 py-3 font-semibold text-chilli">
          <CircleAlert className="size-5 flex-none" aria-hidden />
          {refusal}
        </p>
      )}
      <Field label="Mobile number" error={errors.mobile}>
        {(field) => (
          <TextInput
            {...field}
            name="mobile"
            type="tel"
            inputMode="numeric"
            autoComplete="username"
            value={credentials.mobile}
            onChange={(event) => change('mobile', mobileDigits(event.target.value))}
            onBlur={() => leave('mobile')}
          />
        )}
      </Field>
      <Field label="Password" error={errors.password}>
        {(field) => (
          <PasswordInput
            {...field}
            name="password"
            autoComplete="current-password"
            value={credentials.password}
            onChange={(event) => change('password', event.target.value)}
            onBlur={() => leave('password')}
          />
        )}
      </Field>
      <Button type="submit" size="lg" block busy={busy}>
        Login
      </Button>
    </form>
  );
}
