import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

/** Placeholder shape while loading; `className` sets its size. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={cx('skeleton', className)} />;
}

export function CardSkeleton() {
  return (
    <div aria-hidden="true" className="card p-[5px] pb-3">
      <Skeleton className="aspect-[1/1.06] rounded-btn" />
      <div className="grid gap-2 px-2 pt-2.5">
        <Skeleton className="h-[18px] w-1/2" />
        <Skeleton className="h-3.5" />
        <Skeleton className="h-3 w-3/5" />
      </div>
    </div>
  );
}

type LoadingProps = { label: string; className?: string | undefined; children: ReactNode };

/** Skeletons with a label for screen readers. */
export function Loading({ label, className, children }: LoadingProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
