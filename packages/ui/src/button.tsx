import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { cx } from './class-names.ts';

type ButtonLook = {
  variant?: 'fill' | 'line' | 'soft' | 'quiet' | 'danger' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  block?: boolean | undefined;
};

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean | undefined };

/** While busy it keeps width and focus and ignores clicks. */
export function Button({ variant, size, block, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={handleClick}
      className={cx(buttonClass({ variant, size, block }), className)}
    >
      {busy && <LoaderCircle aria-hidden className="absolute size-5 animate-spin" />}
      <span className={cx('inline-flex items-center gap-2', busy && 'opacity-0')}>{children}</span>
    </button>
  );
}

/** Classes for a link that looks like a button. */
export function buttonClass({ variant = 'fill', size = 'md', block = false }: ButtonLook = {}): string {
  return cx('btn', VARIANTS[variant], SIZES[size], block && 'w-full');
}

type IconButtonProps = ComponentProps<'button'> & { label: string };

/** 44 px square with an icon; may hold a CountBadge, whose label is read after the button's. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={cx('icon-btn', className)}>
      <span className="sr-only">{label}</span>
      {children}
    </button>
  );
}

type RoundButtonProps = ComponentProps<'button'> & { label: string; size?: 'sm' | 'md' | undefined };

/** White disc for previous and next. At an end use aria-disabled, which keeps focus, instead of disabled. */
export function RoundButton({ label, size = 'md', className, ...rest }: RoundButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cx('round-btn', size === 'sm' && 'round-btn-sm', className)}
    />
  );
}

const VARIANTS = { fill: 'btn-fill', line: 'btn-line', soft: 'btn-soft', quiet: 'btn-quiet', danger: 'btn-danger' };
const SIZES = { sm: 'btn-sm', md: 'btn-md', lg: 'btn-lg' };
