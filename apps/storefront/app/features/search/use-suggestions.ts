import type { Suggestion } from '@subah/contract/search/search';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api/use-api.ts';

const PAUSE_MS = 150;
const NOTHING: readonly Suggestion[] = [];

/** What the shop suggests for a text, asked for when the typing pauses. A failure suggests nothing. */
export function useSuggestions(text: string): readonly Suggestion[] {
  const api = useApi();
  const asked = text.trim();
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    if (asked === '') return;
    let isPast = false;
    const timer = setTimeout(() => {
      api('GET search-suggest', { query: { q: asked } }).then(
        ({ data }) => isPast || setFound(data),
        () => isPast || setFound(NOTHING),
      );
    }, PAUSE_MS);
    return () => {
      isPast = true;
      clearTimeout(timer);
    };
  }, [api, asked]);
  return asked === '' ? NOTHING : found;
}
