import type { ReactNode } from 'react';
import { QuotedQuery } from './quoted-query.tsx';

export function SearchSkeleton({ query, children }: { query: string; children: ReactNode }) {
  return (
    <div className="wrap pt-5 pb-8 md:pt-8 md:pb-16">
      <p className="font-extrabold text-2xl tracking-[-0.025em] md:text-3xl">
        Search Results for <QuotedQuery query={query} />
      </p>
      <p role="status" className="mt-1 mb-4 text-ink-600">
        Searching...
      </p>
      {children}
    </div>
  );
}
