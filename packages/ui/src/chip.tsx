import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';

type ChipProps = ComponentProps<'button'> & { pressed?: boolean | undefined };

export function Chip({ pressed = false, className, ...rest }: ChipProps) {
  return <button type="button" {...rest} aria-pressed={pressed} className={cx(chipClass({ pressed }), className)} />;
}

/** Classes for a link that looks like a chip; mark the selected one with aria-current. */
export function chipClass({ pressed }: { pressed: boolean }): string {
  return cx('chip', pressed && 'chip-on');
}
