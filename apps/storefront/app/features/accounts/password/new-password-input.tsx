import { accountFields, passwordStrengths } from '@subah/messages/account-fields';
import { t } from '@subah/messages/translate';
import { type PasswordStrength, passwordStrength } from '@subah/rules/accounts/password';
import { cx } from '@subah/ui/class-names';
import { PasswordInput } from '@subah/ui/password-input';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type' | 'value'> & { value: string };

export function NewPasswordInput(props: Props) {
  const strength = props.value === '' ? undefined : passwordStrength(props.value);
  return (
    <div className="grid gap-1.5">
      <PasswordInput {...props} autoComplete="new-password" required />
      <div className="flex min-h-5 items-center gap-3 text-ink-600 text-meta">
        <span aria-hidden="true" className="grid flex-1 grid-cols-3 gap-1">
          {STEPS.map((step, index) => (
            <span
              key={step}
              className={cx(
                'h-1.5 rounded-full transition-colors',
                strength && index <= STEPS.indexOf(strength) ? COLOURS[strength] : 'bg-line',
              )}
            />
          ))}
        </span>
        <span role="status">
          {strength ? (
            <>
              <span className="sr-only">{t(accountFields.strength)} </span>
              <b className="font-bold text-ink">{t(passwordStrengths[strength])}</b>
            </>
          ) : (
            t(accountFields.passwordLength)
          )}
        </span>
      </div>
    </div>
  );
}

const STEPS: readonly PasswordStrength[] = ['Weak', 'Medium', 'Strong'];
const COLOURS: Record<PasswordStrength, string> = { Weak: 'bg-chilli', Medium: 'bg-mango-400', Strong: 'bg-leaf-600' };
