import type { ComponentProps } from 'react';
import { cx } from './class-names.tsx';

type ChipProps = ComponentProps<'button'> & { pressed?: boolean | undefined };

export function Chip({ pressed = false, className, ...rest }: ChipProps) {
  return <button type="button" {...rest} aria-pressed={pressed} className={cx(chipClass({ pressed }), className)} />;
}

/** The same look for a link; mark the chosen one with aria-current. */
export function chipClass({ pressed }: { pressed: boolean }): string {
  return cx(
    'inline-flex min-h-11 items-center justify-center gap-1.5 whitespace-nowrap rounded-full border px-3.5 font-semibold',
    'transition-colors disabled:bg-sunk disabled:text-ink-600 lg:min-h-9',
    pressed
      ? 'border-leaf-600 bg-leaf-50 text-leaf-700 shadow-[inset_0_0_0_0.5px_var(--color-leaf-600)]'
      : 'border-line bg-card hover:bg-leaf-50',
  );
}
