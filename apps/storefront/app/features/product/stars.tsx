import { reviews } from '@subah/messages/reviews';
import { t } from '@subah/messages/translate';
import { cx } from '@subah/ui/class-names';
import { Star } from 'lucide-react';

const FIVE = [1, 2, 3, 4, 5];

export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={t(reviews.stars, { count: rating })} className="inline-flex gap-0.5">
      {FIVE.map((place) => (
        <Star
          key={place}
          aria-hidden="true"
          className={cx('size-4', place <= rating ? 'fill-mango-400 text-mango-700' : 'text-line-strong')}
        />
      ))}
    </span>
  );
}
