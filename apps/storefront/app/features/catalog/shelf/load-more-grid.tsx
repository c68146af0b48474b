import { buttonClass } from '@subah/ui/button';
import { CardSkeleton } from '@subah/ui/skeleton';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { announce } from '../../../lib/page/announce.ts';
import { type Across, type GridCard, ProductGrid } from '../cards/product-grid.tsx';
import { cachedPage, cachePage, joinPages, type ProductPage } from './product-page.ts';

type Props = {
  /** The page of the loader, which reads `?cursor=`. */
  page: ProductPage;
  /** Fetches the next page in the browser. */
  loadMore: (cursor: string) => Promise<ProductPage>;
  card: GridCard;
  across?: Across;
};

/** Before hydration "Show more" is a link to the next page. */
export function LoadMoreGrid(props: Props) {
  // A new history entry is a new list; going back restores the loaded pages.
  const { key } = useLocation();
  return <GrowingGrid key={key} entry={key} {...props} />;
}

const WAITING = 6;

function GrowingGrid({ entry, page, loadMore, card, across = 6 }: Props & { entry: string }) {
  const [grown, setGrown] = useState(() => cachedPage(entry));
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const box = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number>(undefined);
  const shown = grown ?? page;

  // Focus moves to the first new card without scrolling.
  useEffect(() => {
    const place = firstNew.current;
    if (place === undefined || shown.data.length <= place) return;
    firstNew.current = undefined;
    const item = box.current?.querySelectorAll(':scope > ul > li')[place];
    item?.querySelector('a')?.focus({ preventScroll: true });
  }, [shown]);

  async function grow(cursor: string): Promise<void> {
    setState('busy');
    try {
      const next = joinPages(shown, await loadMore(cursor));
      cachePage(entry, next);
      firstNew.current = shown.data.length;
      setGrown(next);
      setState('idle');
      announce(`${next.data.length - shown.data.length} more shown, ${next.data.length} in all`);
    } catch {
      setState('failed');
    }
  }

  return (
    <div ref={box}>
      <FromTheStart />
      <ProductGrid products={shown.data} card={card} across={across}>
        {state === 'busy' &&
          Array.from({ length: WAITING }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the outlines are all alike
            <li key={place} aria-hidden="true">
              <CardSkeleton />
            </li>
          ))}
      </ProductGrid>
      {state === 'failed' && (
        <p role="alert" className="mt-6 text-center font-semibold text-chilli">
          Failed to fetch products
        </p>
      )}
      {shown.nextCursor !== null && (
        <ShowMore cursor={shown.nextCursor} isBusy={state === 'busy'} onPress={(cursor) => void grow(cursor)} />
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
        {isBusy ? 'Loading…' : 'Show more'}
      </Link>
    </p>
  );
}

/** For a link into the middle of a list. */
function FromTheStart() {
  const start = useSearchWith(null);
  const { search } = useLocation();
  if (!new URLSearchParams(search).has('cursor')) return null;
  return (
    <p className="mb-3">
      <Link to={{ search: start }} className="link">
        Show from the beginning
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
