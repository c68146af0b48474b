import { ApiError } from '@subah/contract/client';
import { mobileDigits } from '@subah/rules/accounts/mobile';
import { Button } from '@subah/ui/button';
import { Field, PasswordInput, TextInput } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { type FormEvent, useRef, useState } from 'react';
import { messageOf } from '../../lib/message-of.ts';
import { tokens } from '../../lib/session.ts';
import { useApi } from '../../lib/use-api.ts';
import { allErrors, fieldError, type SignInErrors, type SignInFields } from './sign-in-fields.ts';

export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const api = useApi();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<SignInFields>({ mobile: '', password: '' });
  const [errors, setErrors] = useState<SignInErrors>({});
  const [isBusy, setBusy] = useState(false);

  const change = (field: keyof SignInFields, text: string) => {
    setFields((last) => ({ ...last, [field]: text }));
    // A message goes as soon as it no longer holds, but a new one waits until the field is left.
    setErrors((last) => (last[field] ? { ...last, [field]: fieldError(field, text) } : last));
  };
  const leave = (field: keyof SignInFields) => {
    if (fields[field]) setErrors((last) => ({ ...last, [field]: fieldError(field, fields[field]) }));
  };
  const show = (found: SignInErrors) => {
    setErrors(found);
    const first = found.mobile ? 'mobile' : 'password';
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };

  const signIn = async () => {
    setBusy(true);
    try {
      const { data } = await api('POST login', { body: fields });
      tokens.save(data);
    } catch (error) {
      toast(messageOf(error, 'Login failed.'), { tone: 'error', lane: 'top-right' });
      show(error instanceof ApiError ? error.fields : {});
      return;
    } finally {
      setBusy(false);
    }
    onSignedIn();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = allErrors(fields);
    if (found.mobile || found.password) show(found);
    else void signIn();
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-balance text-base text-ink-600">Welcome back. Your cart is waiting where you left it.</p>
      <Field label="Mobile number" error={errors.mobile}>
        {(control) => (
          <div className="relative">
            <span
              aria-hidden="true"
              className="num absolute inset-y-0 left-3.5 grid place-items-center text-base text-ink-600"
            >
              +91
            </span>
            <TextInput
              {...control}
              data-autofocus
              name="mobile"
              type="tel"
              inputMode="numeric"
              autoComplete="username"
              required
              value={fields.mobile}
              onChange={(event) => change('mobile', mobileDigits(event.target.value))}
              onBlur={() => leave('mobile')}
              className="num pl-13"
            />
          </div>
        )}
      </Field>
      <Field label="Password" error={errors.password}>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="current-password"
            required
            value={fields.password}
            onChange={(event) => change('password', event.target.value)}
            onBlur={() => leave('password')}
          />
        )}
      </Field>
      <Button type="submit" size="lg" block busy={isBusy}>
        SIGN IN
      </Button>
    </form>
  );
}
