import { updatedAgo } from '@subah/rules/catalog/updated-ago';
import type { ReactNode } from 'react';

type Props = { updatedAt: string; now: Date; children: ReactNode };

/** Says on the foot of a card how long ago its product was updated. */
export function UpdatedCard({ updatedAt, now, children }: Props) {
  return (
    <div className="relative grid [&>article]:pb-8">
      {children}
      <p className="absolute right-1 bottom-2 left-3.5 truncate text-ink-600 text-xs">
        <time dateTime={updatedAt}>{updatedAgo(new Date(updatedAt), now)}</time>
      </p>
    </div>
  );
}
