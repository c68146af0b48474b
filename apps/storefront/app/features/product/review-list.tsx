import type { Review, ReviewSummary } from '@subah/contract/reviews/reviews';
import { fullDateText } from '@subah/messages/dates';
import { reviews as texts } from '@subah/messages/reviews';
import { t } from '@subah/messages/translate';
import { indiaDate } from '@subah/rules/india-time';
import { useApi } from '../../lib/api/use-api.ts';
import { OlderEntries } from '../../lib/data/older-entries.tsx';
import { useHistory } from '../../lib/data/use-history.ts';
import { textLanguage } from '../../lib/language/text-language.ts';
import { loadForCustomer } from '../../lib/page/load-for-customer.tsx';
import { Stars } from './stars.tsx';

const OwnReview = loadForCustomer(() => import('./own-review.tsx').then((module) => module.OwnReview));

export type ReviewPage = { data: Review[]; nextCursor: string | null; summary: ReviewSummary };

type Props = { productId: string; first: ReviewPage };

export function ReviewList({ productId, first }: Props) {
  const api = useApi();
  const { average, count } = first.summary;
  const newest = { entries: first.data, nextCursor: first.nextCursor };
  const { entries, loadState, onMore } = useHistory(newest, async (cursor) => {
    const page = await api('GET products/{id}/reviews', { params: { id: productId }, query: { cursor, limit: 20 } });
    return { entries: page.data, nextCursor: page.nextCursor };
  });
  return (
    <section aria-labelledby="reviews" className="max-w-3xl scroll-mt-40">
      <h2 id="reviews" className="font-bold text-xl tracking-[-0.015em] md:text-2xl">
        {t(texts.title)}
      </h2>
      {average === null ? (
        <p className="mt-1 text-ink-600">{t(texts.none)}</p>
      ) : (
        <p className="num mt-1 flex items-center gap-2 font-bold text-base">
          <Stars rating={Math.round(average)} />
          {t(texts.summary, { average: average.toFixed(1), count })}
        </p>
      )}
      <p className="text-ink-600 text-meta">{t(texts.onlyBuyers)}</p>
      <OwnReview productId={productId} />
      <ul className="mt-3 grid gap-3">
        {entries.map((review) => (
          <li key={review._id} className="card p-3.5">
            <ReviewEntry review={review} />
          </li>
        ))}
      </ul>
      <OlderEntries loadState={loadState} onMore={onMore} />
    </section>
  );
}

function ReviewEntry({ review: { rating, name, createdAt, text, answer } }: { review: Review }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2">
        <Stars rating={rating} />
        <b translate="no" className="wrap-anywhere">
          {name}
        </b>
        <span className="num text-ink-600 text-meta" suppressHydrationWarning>
          {fullDateText(indiaDate(new Date(createdAt)))}
        </span>
      </p>
      {text && (
        <p translate="no" lang={textLanguage(text)} className="wrap-anywhere mt-1 whitespace-pre-line">
          {text}
        </p>
      )}
      {answer && (
        <div className="mt-2 rounded-btn bg-leaf-50 px-3 py-2">
          <p className="font-semibold">{t(texts.shopAnswer)}</p>
          <p translate="no" lang={textLanguage(answer.text)} className="wrap-anywhere whitespace-pre-line">
            {answer.text}
          </p>
        </div>
      )}
    </>
  );
}
