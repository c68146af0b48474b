import { milkPromise } from '@subah/messages/milk-promise';
import { t } from '@subah/messages/translate';
import { cx } from '@subah/ui/class-names';
import { Star } from 'lucide-react';

/** The documented rating of a dairy without reviews. */
const WHEN_NONE = 4;

export function RatingBadge({ rating, className }: { rating: number | null; className?: string }) {
  return (
    <span
      className={cx(
        'num inline-flex flex-none items-center gap-1 rounded-md bg-leaf-700 px-1.5 py-0.5 font-bold text-white text-xs',
        className,
      )}
    >
      <span className="sr-only">{t(milkPromise.rated)} </span>
      {(rating ?? WHEN_NONE).toFixed(1)}
      <Star aria-hidden="true" className="size-3 fill-current" />
    </span>
  );
}
