import { useEffect } from 'react';
import { useApi } from '../../lib/api/use-api.ts';
import { rememberFound } from './search-purchases.ts';

/** A search that is replaced sooner than this was repeated. */
const REPEATED_WITHIN_MS = 60_000;

/** Reports a search without a click on a result, which the console lists, and remembers what was clicked. */
export function useSearchOutcome(query: string): void {
  const api = useApi();
  useEffect(() => {
    if (query === '') return;
    const startedAt = Date.now();
    let isDone = false;
    const done = (event: Event) => {
      const target = event.target instanceof Element ? event.target : null;
      if (!target?.closest('main article a, main article button, main nav a')) return;
      isDone = true;
      const link = target.closest('article')?.querySelector('h3 a');
      const productId = link?.getAttribute('href')?.split('/').at(-1);
      if (productId) rememberFound(productId, query);
    };
    const report = (outcome: 'unclicked' | 'repeated') => {
      if (isDone) return;
      isDone = true;
      // A lost report only makes the shopkeeper's list less complete.
      api('POST search-outcome', { body: { query, outcome } }).catch(() => {});
    };
    const leave = () => report('unclicked');
    document.addEventListener('click', done, true);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('click', done, true);
      window.removeEventListener('pagehide', leave);
      const isSearchAgain = window.location.pathname.endsWith('/search');
      report(isSearchAgain && Date.now() - startedAt < REPEATED_WITHIN_MS ? 'repeated' : 'unclicked');
    };
  }, [query, api]);
}
