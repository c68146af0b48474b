import { common } from '@subah/messages/common';
import { shelf } from '@subah/messages/shelf';
import { t } from '@subah/messages/translate';
import { buttonClass } from '@subah/ui/button';
import { CardSkeleton } from '@subah/ui/skeleton';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { announce } from '../../../lib/page/announce.ts';
import { type Columns, type GridCard, ProductGrid } from '../cards/product-grid.tsx';
import { cachedPage, cachePage, joinPages, type ProductPage } from './product-page.ts';

type Props = {
  /** The page of the loader, which reads `?cursor=`. */
  page: ProductPage;
  /** Fetches the next page in the browser. */
  loadMore: (cursor: string) => Promise<ProductPage>;
  card: GridCard;
  columns?: Columns;
};

/** Before hydration "Show more" is a link to the next page. */
export function LoadMoreGrid(props: Props) {
  // A new history historyKey is a new list; going back restores the loaded pages.
  const { key } = useLocation();
  return <LoadedGrid key={key} historyKey={key} {...props} />;
}

const SKELETON_COUNT = 6;

function LoadedGrid({ historyKey, page, loadMore, card, columns = 6 }: Props & { historyKey: string }) {
  const [loaded, setLoaded] = useState(() => cachedPage(historyKey));
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const box = useRef<HTMLDivElement>(null);
  const firstNewIndex = useRef<number>(undefined);
  const shown = loaded ?? page;

  // Focus moves to the first new card without scrolling.
  useEffect(() => {
    const index = firstNewIndex.current;
    if (index === undefined || shown.data.length <= index) return;
    firstNewIndex.current = undefined;
    const item = box.current?.querySelectorAll(':scope > ul > li')[index];
    item?.querySelector('a')?.focus({ preventScroll: true });
  }, [shown]);

  async function loadNext(cursor: string): Promise<void> {
    setState('busy');
    try {
      const next = joinPages(shown, await loadMore(cursor));
      cachePage(historyKey, next);
      firstNewIndex.current = shown.data.length;
      setLoaded(next);
      setState('idle');
      announce(t(shelf.moreShown, { added: next.data.length - shown.data.length, count: next.data.length }));
    } catch {
      setState('failed');
    }
  }

  return (
    <div ref={box}>
      <BackToStart />
      <ProductGrid products={shown.data} card={card} columns={columns}>
        {state === 'busy' &&
          Array.from({ length: SKELETON_COUNT }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are equal and never reordered
            <li key={index} aria-hidden="true">
              <CardSkeleton />
            </li>
          ))}
      </ProductGrid>
      {state === 'failed' && (
        <p role="alert" className="mt-6 text-center font-semibold text-chilli">
          {t(shelf.loadFailed)}
        </p>
      )}
      {shown.nextCursor !== null && (
        <ShowMore cursor={shown.nextCursor} isBusy={state === 'busy'} onPress={(cursor) => void loadNext(cursor)} />
      )}
    </div>
  );
}

type ShowMoreProps = { cursor: string; isBusy: boolean; onPress: (cursor: string) => void };

function ShowMore({ cursor, isBusy, onPress }: ShowMoreProps) {
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isBusy) onPress(cursor);
  };
  return (
    <p className="mt-6 text-center">
      <Link
        to={{ search: useSearchWith(cursor) }}
        onClick={press}
        aria-disabled={isBusy || undefined}
        className={buttonClass({ variant: 'line' })}
      >
        {t(isBusy ? common.loading : shelf.showMore)}
      </Link>
    </p>
  );
}

/** For a link into the middle of a list. */
function BackToStart() {
  const start = useSearchWith(null);
  const { search } = useLocation();
  if (!new URLSearchParams(search).has('cursor')) return null;
  return (
    <p className="mb-3">
      <Link to={{ search: start }} className="link">
        {t(shelf.showFirst)}
      </Link>
    </p>
  );
}

function useSearchWith(cursor: string | null): string {
  const parameters = new URLSearchParams(useLocation().search);
  if (cursor === null) parameters.delete('cursor');
  else parameters.set('cursor', cursor);
  return parameters.toString();
}
