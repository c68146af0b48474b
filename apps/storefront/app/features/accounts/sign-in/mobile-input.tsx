import { TextInput } from '@subah/ui/field';
import type { ComponentProps } from 'react';

/** Normalize its value with `mobileDigits`. */
export function MobileInput(props: ComponentProps<'input'>) {
  return (
    <div className="relative">
      <span
        aria-hidden="true"
        className="num absolute inset-y-0 left-3.5 grid place-items-center text-base text-ink-600"
      >
        +91
      </span>
      <TextInput {...props} type="tel" inputMode="numeric" className="num pl-13" />
    </div>
  );
}
