import { CODE_DIGITS } from '@subah/rules/accounts/one-time-code';
import { TextInput } from '@subah/ui/field';
import type { ComponentProps } from 'react';

/** What is kept of a code that was typed or pasted. */
export const otpDigits = (text: string): string => text.replace(/\D/g, '').slice(0, CODE_DIGITS);

/** Phones offer the code from the message, and show digits alone. */
export function OtpInput(props: ComponentProps<'input'>) {
  return (
    <TextInput
      {...props}
      data-autofocus
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      className="num font-bold text-xl tracking-[0.35em]"
    />
  );
}
