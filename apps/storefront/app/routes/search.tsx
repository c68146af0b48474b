import { ApiError } from '@subah/contract/client/api-client';
import type { PlaceGroup, SearchAnswer } from '@subah/contract/search/search';
import { catalogTitles } from '@subah/messages/catalogs';
import { search } from '@subah/messages/search';
import { searchBox } from '@subah/messages/search-box';
import { t } from '@subah/messages/translate';
import { type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';
import { ErrorState } from '@subah/ui/empty-state';
import { useEffect } from 'react';
import { data, useRevalidator } from 'react-router';
import { scenePictures } from '../features/catalog/banners/scene-pictures.ts';
import { CatalogTiles } from '../features/catalog/tiles/catalog-tiles.tsx';
import { findPage } from '../features/search/find-page.ts';
import { NothingFound } from '../features/search/nothing-found.tsx';
import { PlaceLinks } from '../features/search/place-links.tsx';
import { rememberSearch } from '../features/search/recent-searches.ts';
import { ResultsHeading } from '../features/search/results-heading.tsx';
import { queryOf } from '../features/search/search-address.ts';
import { SearchBox } from '../features/search/search-box.tsx';
import { SearchIdeas } from '../features/search/search-ideas.tsx';
import { useSearchOutcome } from '../features/search/use-search-outcome.ts';
import { apiContext } from '../lib/api/api-context.ts';
import { lateSection } from '../lib/hydration/late-section.tsx';
import { pageMeta } from '../lib/page/page-meta.ts';
import { reportContext } from '../lib/page/report-context.ts';
import type { Route } from './+types/search.ts';

const SearchResults = lateSection(() =>
  import('../shell/search/search-results.tsx').then((module) => module.SearchResults),
);

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
  useSearchOutcome(query);
  const isFound = answer !== null && answer.total > 0;
  useEffect(() => {
    if (isFound) rememberSearch(query);
  }, [isFound, query]);
  const hasResults = answer !== null && (answer.results.length > 0 || answer.facets !== null);
  return (
    <div className="wrap grid gap-5 pt-5 pb-8 *:min-w-0 md:gap-7 md:pt-8 md:pb-16">
      <h1 className="font-extrabold text-2xl tracking-[-0.025em] md:text-3xl">
        {query ? <ResultsHeading query={query} /> : t(search.title)}
      </h1>
      {query === '' && (
        <>
          <SearchBox query="" />
          <SearchIdeas />
        </>
      )}
      {isFailed && <SearchFailed />}
      {answer && <PlaceLinks groups={answer.places} />}
      {query !== '' && answer && !hasResults && <NothingFound query={query} />}
      {hasResults ? <SearchResults answer={answer} /> : <CatalogTiles tiles={TILES} />}
    </div>
  );
}

function SearchFailed() {
  const { revalidate } = useRevalidator();
  return <ErrorState title={t(search.failed)} onRetry={() => void revalidate()} />;
}

const catalogTile = (catalog: Catalog, tone: keyof typeof scenePictures, text: string) => ({
  ...{ _id: catalog, tone, text, image: scenePictures[tone] },
  ...{ title: t(catalogTitles[catalog]), link: catalogFacts[catalog].homePath },
});

const TILES = [
  catalogTile('fruits', 'produce', t(search.fruitsHint)),
  catalogTile('grocery', 'grocery', t(search.groceryHint)),
  catalogTile('milk', 'dairy', t(search.milkHint)),
  catalogTile('medicine', 'medicine', t(search.medicineHint)),
];
