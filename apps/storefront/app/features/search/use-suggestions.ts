import type { Suggestion } from '@subah/contract/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';

const PAUSE_MS = 150;
const FRESH_MS = 60_000;

/** What the shop suggests for a text, asked for when the typing pauses. A failure suggests nothing. */
export function useSuggestions(text: string): readonly Suggestion[] {
  const api = useApi();
  const asked = usePaused(text.trim());
  const { data } = useQuery({
    queryKey: ['suggestions', asked],
    queryFn: async () => (await api('GET search-suggest', { query: { q: asked } })).data,
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    retry: false,
  });
  return text.trim() === '' ? NOTHING : (data ?? NOTHING);
}

const NOTHING: readonly Suggestion[] = [];

function usePaused(text: string): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
