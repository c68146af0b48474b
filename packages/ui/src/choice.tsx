import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode };

export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={cx('flex min-h-11 items-center gap-3', className)}>
      <input {...rest} type="checkbox" className="size-5 flex-none accent-leaf-600" />
      <span className="wrap-anywhere min-w-0">{label}</span>
    </label>
  );
}

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'checked'> & {
  label: ReactNode;
  /** Visually hidden, for screen readers only. */
  labelHidden?: boolean | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** Takes effect at once; use Checkbox for values that are submitted with a form. */
export function Switch({ label, labelHidden = false, checked, onChange, className, ...rest }: SwitchProps) {
  return (
    <label className={cx('relative inline-flex min-h-11 items-center justify-between gap-3 lg:min-h-9', className)}>
      <span className={cx('font-semibold', labelHidden && 'sr-only')}>{label}</span>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className={SWITCH}
      />
    </label>
  );
}

type RadioCardProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  detail?: ReactNode;
  aside?: ReactNode;
};

/** A radio button as a card: an address, a payment method. */
export function RadioCard({ label, detail, aside, className, ...rest }: RadioCardProps) {
  return (
    <label className={cx(CARD, className)}>
      <input {...rest} type="radio" className={RADIO} />
      <span className="min-w-0 flex-1">
        <span className="wrap-anywhere block font-bold">{label}</span>
        {detail && <span className="wrap-anywhere block text-ink-600">{detail}</span>}
      </span>
      {aside}
    </label>
  );
}

const SWITCH = cx(
  'relative h-6.5 w-11 flex-none appearance-none rounded-full bg-line-strong transition-colors duration-200',
  'after:absolute after:inset-y-[3px] after:left-[3px] after:w-5 after:rounded-full after:bg-white',
  'after:shadow-[0_1px_2px_rgb(0_0_0/0.25)] after:transition-transform after:duration-200 after:ease-soft',
  'checked:bg-leaf-600 checked:after:translate-x-[18px] disabled:opacity-50 forced-colors:border',
);

const CARD = cx(
  'flex items-start gap-3 rounded-[14px] border border-line bg-card p-3.5 transition-colors',
  'has-checked:border-leaf-600 has-checked:bg-leaf-50 has-checked:shadow-[inset_0_0_0_1px_var(--color-leaf-600)]',
  'has-disabled:bg-sunk has-disabled:text-ink-600',
  'has-focus-visible:outline-2 has-focus-visible:outline-leaf-600 has-focus-visible:outline-offset-2',
);

const RADIO = cx(
  'size-5 flex-none appearance-none rounded-full border-2 border-line-strong bg-card outline-hidden',
  'checked:border-6 checked:border-leaf-600',
);
