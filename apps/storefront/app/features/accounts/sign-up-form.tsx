import { mobileDigits } from '@subah/rules/accounts/mobile';
import { Button } from '@subah/ui/button';
import { Field, PasswordInput, TextInput } from '@subah/ui/field';
import { MobileInput } from './mobile-input.tsx';
import { NewPasswordInput } from './new-password-input.tsx';
import type { SignUp } from './use-sign-up.ts';

type Props = { form: SignUp; onSignIn: () => void };

export function SignUpForm({ form, onSignIn }: Props) {
  return (
    <form onSubmit={form.submit} noValidate className="grid gap-4">
      <Field label="Name" error={form.errors.name}>
        {(control) => (
          <TextInput
            {...control}
            {...form.control('name')}
            data-autofocus
            autoComplete="name"
            maxLength={80}
            required
          />
        )}
      </Field>
      <Field label="Email" error={form.errors.email} hint="We send a code there to verify it.">
        {(control) => (
          <TextInput
            {...control}
            {...form.control('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            required
          />
        )}
      </Field>
      <Field label="Mobile number" error={form.errors.mobile}>
        {(control) => (
          <MobileInput {...control} {...form.control('mobile', mobileDigits)} autoComplete="tel-national" required />
        )}
      </Field>
      <Field label="Password" error={form.errors.password}>
        {(control) => <NewPasswordInput {...control} {...form.control('password')} />}
      </Field>
      <Field label="Confirm password" error={form.errors.confirmPassword}>
        {(control) => (
          <PasswordInput {...control} {...form.control('confirmPassword')} autoComplete="new-password" required />
        )}
      </Field>
      <Field label="Referral code (optional)" error={form.errors.referredByCode}>
        {(control) => (
          <TextInput
            {...control}
            {...form.control('referredByCode', (text) => text.toUpperCase())}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
        )}
      </Field>
      <Button type="submit" size="lg" block busy={form.isBusy}>
        SIGN UP
      </Button>
      <p className="text-center text-ink-600">
        Already have an account?{' '}
        <button type="button" onClick={onSignIn} className="link">
          Sign in
        </button>
      </p>
    </form>
  );
}
