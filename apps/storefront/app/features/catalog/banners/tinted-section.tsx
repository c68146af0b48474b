import { cx } from '@subah/ui/class-names';
import type { ReactNode } from 'react';

/**
 * A coloured band of the page. On phones it reaches further out than the text; rails inside scroll up to its edge,
 * because within it the gutter is the band's own padding.
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
