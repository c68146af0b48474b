import { cx } from '@subah/ui/class-names';
import type { ReactNode } from 'react';

/**
 * On phones it is wider than the text. It sets the gutter to its own padding, so that rails inside scroll to its edge.
 */
export function TintedSection({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className="-mx-2 md:mx-0">
      <div
        className={cx(
          'rounded-band px-gutter py-5 md:py-7 [--spacing-gutter:1rem] md:[--spacing-gutter:1.75rem]',
          className,
        )}
      >
        {children}
      </div>
    </div>
  );
}
