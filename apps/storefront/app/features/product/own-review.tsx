import type { OwnReview as Review } from '@subah/contract/reviews/reviews';
import { reviews, ownReview as texts } from '@subah/messages/reviews';
import { t } from '@subah/messages/translate';
import { MAX_REVIEW_LENGTH } from '@subah/rules/catalog/reviews';
import { Button } from '@subah/ui/button';
import { cx } from '@subah/ui/class-names';
import { Field, TextArea } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { Star } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useApi } from '../../lib/api/use-api.ts';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';
import { ActionError } from '../../lib/forms/action-error.tsx';

const FIVE = [1, 2, 3, 4, 5];

/** Nothing for a customer who has not received the product. */
export function OwnReview({ productId }: { productId: string }) {
  const query = useAccountQuery('GET products/{id}/my-review', { params: { id: productId } });
  if (query.state !== 'ready' || !query.data.canReview) return null;
  const { review } = query.data;
  return <ReviewForm key={review?._id ?? 'new'} productId={productId} review={review} onChange={query.reload} />;
}

type FormProps = { productId: string; review: Review | null; onChange: () => Promise<void> };

function ReviewForm({ productId, review, onChange }: FormProps) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [rating, setRating] = useState(review?.rating ?? 0);
  const [text, setText] = useState(review?.text ?? '');
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const params = { id: productId };

  const run = async (action: () => Promise<unknown>, done: string) => {
    setBusy(true);
    setError(undefined);
    try {
      await action();
      toast(done);
      await Promise.all([onChange(), revalidate()]);
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (rating === 0) return setError(t(texts.chooseStars));
    void run(() => api('PUT products/{id}/my-review', { params, body: { rating, text } }), t(texts.saved));
  };
  return (
    <form noValidate onSubmit={save} className="card mt-3 grid gap-3 p-3.5">
      <h3 className="font-bold text-base">{t(texts.title)}</h3>
      <StarChoice rating={rating} onChoose={setRating} />
      <Field label={t(texts.text)} hint={noteFor(review)}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={MAX_REVIEW_LENGTH}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <ActionError error={error} fallback={t(texts.failed)} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy}>
          {t(texts.save)}
        </Button>
        {review && (
          <Button
            variant="quiet"
            busy={isBusy}
            onClick={() => void run(() => api('DELETE products/{id}/my-review', { params }), t(texts.removed))}
          >
            {t(texts.remove)}
          </Button>
        )}
      </div>
    </form>
  );
}

const noteFor = (review: Review | null): string => t(review?.status === 'hidden' ? texts.hidden : texts.waiting);

function StarChoice({ rating, onChoose }: { rating: number; onChoose: (rating: number) => void }) {
  return (
    <fieldset className="flex">
      <legend className="sr-only">{t(texts.rating)}</legend>
      {FIVE.map((place) => (
        <label
          key={place}
          className="grid size-11 cursor-pointer place-items-center rounded-btn has-focus-visible:outline-2 has-focus-visible:outline-leaf-600"
        >
          <input
            type="radio"
            name="rating"
            value={place}
            checked={rating === place}
            onChange={() => onChoose(place)}
            aria-label={t(reviews.stars, { count: place })}
            className="sr-only"
          />
          <Star
            aria-hidden="true"
            className={cx('size-7', place <= rating ? 'fill-mango-400 text-mango-700' : 'text-ink-600')}
          />
        </label>
      ))}
    </fieldset>
  );
}
