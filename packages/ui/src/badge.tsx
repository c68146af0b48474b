import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

type BadgeProps = {
  tone?: keyof typeof TONES | undefined;
  /** A dot before the text. */
  dot?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function Badge({ tone = 'neutral', dot = true, className, children }: BadgeProps) {
  return <span className={cx('badge', dot && 'badge-dot', TONES[tone], className)}>{children}</span>;
}

type CountBadgeProps = {
  count: number;
  /** For screen readers: "3 items in the cart". */
  label?: string | undefined;
  className?: string | undefined;
};

/** Number at the corner of an icon; hidden for zero. */
export function CountBadge({ count, label, className = 'absolute top-0.5 right-0' }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={cx('count-badge', className)}>
      <span aria-hidden={label ? true : undefined}>{count > 99 ? '99+' : count}</span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}

export function OfferTag({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <span className={cx('offer-tag', className)}>{children}</span>;
}

const TONES = {
  neutral: 'bg-sunk text-ink',
  new: 'bg-mango-100 text-mango-900',
  ok: 'bg-leaf-100 text-leaf-700',
  go: 'bg-sky-50 text-sky-700',
  no: 'bg-chilli-50 text-chilli',
  back: 'bg-lab text-plum-700',
};
