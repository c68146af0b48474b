import type { ReactNode } from 'react';

/** A cell that says what it is about, and below it, smaller, what else there is to know. */
export const TwoLines = ({ first, second }: { first: ReactNode; second?: ReactNode }) => (
  <span>
    <span className="block">{first}</span>
    {second && <span className="block font-normal text-ink-600 text-xs">{second}</span>}
  </span>
);
