import { search } from '@subah/messages/search';
import { t } from '@subah/messages/translate';
import type { ReactNode } from 'react';
import { ResultsHeading } from './results-heading.tsx';

export function SearchSkeleton({ query, children }: { query: string; children: ReactNode }) {
  return (
    <div className="wrap pt-5 pb-8 md:pt-8 md:pb-16">
      <p className="font-extrabold text-2xl tracking-[-0.025em] md:text-3xl">
        <ResultsHeading query={query} />
      </p>
      <p className="mt-1 mb-4 text-ink-600">{t(search.searching)}</p>
      {children}
    </div>
  );
}
