import { cx } from '@subah/ui/class-names';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Props = {
  to: string;
  title: string;
  text?: string;
  /** For example "Book". */
  action?: string;
  className: string;
  /** Positions itself behind the text. */
  art: ReactNode;
};

export function LinkTile({ to, title, text, action, className, art }: Props) {
  return (
    <li className={cx('group relative grid overflow-hidden rounded-card bg-tint', className)}>
      {art}
      <Link
        to={to}
        className="relative flex flex-col items-start rounded-card p-3 focus-visible:-outline-offset-2 md:p-4 lg:p-5.5"
      >
        <b className="font-bold text-sm/4.5 tracking-[-0.01em] md:text-base/5 lg:text-xl">{title}</b>
        {text && <span className="mt-0.5 max-w-44 text-balance text-ink-600 text-meta lg:text-sm">{text}</span>}
        {action && (
          <span className="chevron-after mt-auto inline-flex min-h-7 items-center pt-2 font-bold text-leaf-700">
            {action}
          </span>
        )}
      </Link>
    </li>
  );
}
