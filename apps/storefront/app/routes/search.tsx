import { ApiError } from '@subah/contract/client/api-client';
import type { PlaceGroup, SearchAnswer } from '@subah/contract/search/search';
import { search } from '@subah/messages/search';
import { searchBox } from '@subah/messages/search-box';
import { t } from '@subah/messages/translate';
import { ErrorState } from '@subah/ui/empty-state';
import { data, useRevalidator } from 'react-router';
import { findPage } from '../features/search/find-page.ts';
import { PlaceLinks } from '../features/search/place-links.tsx';
import { ResultsHeading } from '../features/search/results-heading.tsx';
import { queryOf } from '../features/search/search-address.ts';
import { apiContext } from '../lib/api/api-context.ts';
import { lateSection } from '../lib/hydration/late-section.tsx';
import { pageMeta } from '../lib/page/page-meta.ts';
import { reportContext } from '../lib/page/report-context.ts';
import type { Route } from './+types/search.ts';

const SearchResults = lateSection(() =>
  import('../shell/search/search-results.tsx').then((module) => module.SearchResults),
);

const SearchStart = lateSection(() => import('../shell/search/search-start.tsx').then((module) => module.SearchStart));

type Found = { query: string; answer: SearchAnswer | null; isFailed: boolean };

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = queryOf(url.searchParams);
  const found = (answer: SearchAnswer | null): Found => ({ query, answer, isFailed: false });
  if (query === '') return found(null);
  try {
    return found(await findPage(context.get(apiContext), url.searchParams));
  } catch (error) {
    // The API responds with 404 when nothing was found, and with the pages and doctors that it did find.
    if (error instanceof ApiError && error.status < 500)
      return found({ ...NOTHING, places: (error.details.places ?? []) as PlaceGroup[] });
    context.get(reportContext)(error);
    const failed: Found = { query, answer: null, isFailed: true };
    return data(failed, { status: 503 });
  }
}

const NOTHING: SearchAnswer = { results: [], total: 0, nextCursor: null, facets: null, places: [] };

export const meta = (args: Route.MetaArgs) => {
  const query = args.loaderData?.query;
  return pageMeta(args, {
    title: query ? t(search.resultsFor, { query }) : t(searchBox.submit),
    description: t(search.description),
    isPrivate: true,
  });
};

export default function Search({ loaderData: { query, answer, isFailed } }: Route.ComponentProps) {
  const hasResults = answer !== null && (answer.results.length > 0 || answer.facets !== null);
  return (
    <div className="wrap grid gap-5 pt-5 pb-8 *:min-w-0 md:gap-7 md:pt-8 md:pb-16">
      <h1 className="font-extrabold text-2xl tracking-[-0.025em] md:text-3xl">
        {query ? <ResultsHeading query={query} /> : t(search.title)}
      </h1>
      {isFailed && <SearchFailed />}
      {answer && <PlaceLinks groups={answer.places} />}
      {hasResults ? (
        <SearchResults query={query} answer={answer} />
      ) : (
        <SearchStart query={query} isFailed={isFailed} className="grid gap-5 *:min-w-0 md:gap-7" />
      )}
    </div>
  );
}

function SearchFailed() {
  const { revalidate } = useRevalidator();
  return <ErrorState title={t(search.failed)} onRetry={() => void revalidate()} />;
}
