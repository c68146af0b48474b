import { accountFields } from '@subah/messages/account-fields';
import { signInDialog } from '@subah/messages/sign-in';
import { t } from '@subah/messages/translate';
import { mobileDigits } from '@subah/rules/accounts/mobile';
import { Button } from '@subah/ui/button';
import { Field, TextInput } from '@subah/ui/field';
import { fillText } from '@subah/ui/fill-text';
import { SubmitError } from '../../../lib/forms/submit-error.tsx';
import { AcceptedPolicies } from '../../../shared/shop/policy-links.tsx';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { EmailField } from './email-field.tsx';
import { MobileInput } from './mobile-input.tsx';
import type { SignUp } from './use-sign-up.ts';

type Props = { form: SignUp; productToAdd: string | undefined; onSignIn: () => void };

export function SignUpForm({ form, productToAdd, onSignIn }: Props) {
  return (
    <form onSubmit={form.submit} noValidate className="grid gap-4">
      {productToAdd && (
        <p className="text-balance text-base text-ink-600">{t(signInDialog.addAfterSignUp, { name: productToAdd })}</p>
      )}
      <Field label={t(accountFields.name)} error={form.errors.name}>
        {(control) => (
          <TextInput
            {...control}
            {...form.fieldProps('name')}
            data-autofocus
            autoComplete="name"
            maxLength={80}
            required
          />
        )}
      </Field>
      <EmailField control={form.fieldProps('email')} error={form.errors.email} hint={t(signInDialog.emailHint)} />
      <Field label={t(accountFields.mobile)} error={form.errors.mobile}>
        {(control) => (
          <MobileInput {...control} {...form.fieldProps('mobile', mobileDigits)} autoComplete="tel-national" required />
        )}
      </Field>
      <NewPasswordFields
        label={t(accountFields.password)}
        password={{ control: form.fieldProps('password'), error: form.errors.password }}
        confirm={{ control: form.fieldProps('confirmPassword'), error: form.errors.confirmPassword }}
      />
      <Field label={t(signInDialog.referralCode)} error={form.errors.referredByCode}>
        {(control) => (
          <TextInput
            {...control}
            {...form.fieldProps('referredByCode', (text) => text.toUpperCase())}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
        )}
      </Field>
      <SubmitError form={form} fallback={t(signInDialog.otpNotSent)} />
      <Button type="submit" size="lg" block busy={form.isSubmitting}>
        {t(signInDialog.submitSignUp)}
      </Button>
      <AcceptedPolicies
        text={t(signInDialog.signUpAccepts)}
        kinds={['terms', 'privacy']}
        opensNewTab
        className="text-balance text-center text-ink-600 text-meta"
      />
      <p className="text-center text-ink-600">
        {fillText(t(signInDialog.haveAccount), {
          signIn: (
            <button type="button" onClick={onSignIn} className="link">
              {t(signInDialog.signIn)}
            </button>
          ),
        })}
      </p>
    </form>
  );
}
