import type { Suggestion } from '@subah/contract/search/search';
import { useEffect, useState } from 'react';
import { usePublicQuery } from '../../lib/data/use-api-query.ts';

const DEBOUNCE_MS = 150;
const NONE: readonly Suggestion[] = [];

// The suggestions of the previous text stay until the next ones arrive.
const OPTIONS = { keepPreviousData: true, revalidateOnFocus: false };

/** Suggestions for a text, fetched when the typing pauses. None after an error. */
export function useSuggestions(text: string): readonly Suggestion[] {
  const query = useDebounced(text.trim());
  const { data } = usePublicQuery('GET search-suggest', query === '' ? null : { query: { q: query } }, OPTIONS);
  return text.trim() === '' ? NONE : (data ?? NONE);
}

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
