import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { cx } from './class-names.tsx';

type Look = {
  variant?: 'fill' | 'line' | 'soft' | 'quiet' | 'danger' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  block?: boolean | undefined;
};

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean | undefined };

/** While busy the button keeps its width and its focus, and takes no further press. */
export function Button({ variant, size, block, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
      className={cx(buttonClass({ variant, size, block }), className)}
    >
      {busy && <LoaderCircle aria-hidden className="absolute size-5 animate-spin" />}
      <span className={cx('inline-flex items-center gap-2', busy && 'opacity-0')}>{children}</span>
    </button>
  );
}

/** The same look for a link. */
export function buttonClass({ variant = 'fill', size = 'md', block = false }: Look = {}): string {
  return cx(BASE, VARIANTS[variant], SIZES[size], block && 'w-full');
}

type IconButtonProps = ComponentProps<'button'> & { label: string };

/** 44 px square with an icon alone. Also the place for a CountBadge, whose words follow the label. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(
        'relative inline-grid size-11 flex-none place-items-center rounded-btn transition-colors hover:bg-leaf-50',
        'disabled:text-ink-400 disabled:hover:bg-transparent',
        className,
      )}
    >
      <span className="sr-only">{label}</span>
      {children}
    </button>
  );
}

type RoundButtonProps = ComponentProps<'button'> & { label: string; size?: 'sm' | 'md' | undefined };

/** White disc: back and forward. The larger one floats over pictures. At an end use aria-disabled: focus stays. */
export function RoundButton({ label, size = 'md', className, ...rest }: RoundButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cx(
        'inline-grid flex-none place-items-center rounded-full border border-line bg-card transition-colors',
        'not-aria-disabled:hover:bg-leaf-50 aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-ink-400',
        size === 'sm' ? 'tap-4 size-9' : 'tap-2 size-10 not-aria-disabled:shadow-soft',
        className,
      )}
    />
  );
}

const BASE = cx(
  'inline-flex items-center justify-center gap-2 font-bold whitespace-nowrap select-none',
  'transition-[background-color,color,scale] active:scale-98',
  'disabled:bg-sunk disabled:text-ink-600 disabled:shadow-none disabled:active:scale-100',
);

const VARIANTS = {
  fill: 'bg-leaf-600 text-white enabled:hover:bg-leaf-700 [a]:hover:bg-leaf-700',
  line: 'bg-card text-leaf-700 shadow-[inset_0_0_0_1.5px_var(--color-leaf-600)] enabled:hover:bg-leaf-50 [a]:hover:bg-leaf-50',
  soft: 'bg-leaf-50 text-leaf-700 enabled:hover:bg-leaf-100 [a]:hover:bg-leaf-100',
  quiet: 'bg-card text-ink shadow-[inset_0_0_0_1px_var(--color-line)] enabled:hover:bg-sunk [a]:hover:bg-sunk',
  danger: 'bg-chilli text-white enabled:hover:bg-[#991b1b] [a]:hover:bg-[#991b1b]',
};

const SIZES = {
  sm: 'tap-6 min-h-8 rounded-add px-3',
  md: 'relative min-h-11 rounded-btn px-[18px]',
  lg: 'relative min-h-13 rounded-btn px-[22px] text-base',
};
