import { cx } from '@subah/ui/class-names';
import { type ReactNode, type Ref, useId } from 'react';

type Props = {
  title: ReactNode;
  aside?: ReactNode;
  className?: string | undefined;
  /** For a heading that takes the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

export function Panel({ title, aside, className, headingRef, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx('card p-3.5 md:p-4', className)}>
      <div className="flex items-center justify-between gap-3">
        <h3 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="font-bold text-base">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
