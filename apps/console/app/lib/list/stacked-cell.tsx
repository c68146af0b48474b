import type { ReactNode } from 'react';

/** A table cell with a smaller second line. */
export const StackedCell = ({ primary, secondary }: { primary: ReactNode; secondary?: ReactNode }) => (
  <span>
    <span className="block">{primary}</span>
    {secondary && <span className="block font-normal text-ink-600 text-xs">{secondary}</span>}
  </span>
);
