import { cx } from '@subah/ui/class-names';
import { type ReactNode, useId } from 'react';

type Props = { title: ReactNode; aside?: ReactNode; className?: string | undefined; children: ReactNode };

export function Panel({ title, aside, className, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx('card p-3.5 md:p-4', className)}>
      <div className="flex items-center justify-between gap-3">
        <h3 id={id} className="font-bold text-base">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
