import { CODE_DIGITS } from '@subah/rules/accounts/one-time-code';
import { TextInput } from '@subah/ui/field';
import type { ComponentProps } from 'react';

export const otpDigits = (text: string): string => text.replace(/\D/g, '').slice(0, CODE_DIGITS);

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
