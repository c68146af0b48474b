import type { SearchFacets } from '@subah/contract/search/search';
import { catalogTitles } from '@subah/messages/catalogs';
import { search, searchSorts } from '@subah/messages/search';
import { searchFilters } from '@subah/messages/search-filters';
import { t } from '@subah/messages/translate';
import { CATALOGS } from '@subah/rules/catalog/catalogs';
import { SEARCH_SORTS, type SearchSort } from '@subah/rules/search/sort-orders';
import { chipClass } from '@subah/ui/chip';
import { cx } from '@subah/ui/class-names';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { searchHref } from './search-address.ts';

type Props = { parameters: URLSearchParams; facets: SearchFacets };

export function SourceChips({ parameters, facets }: Props) {
  const chosen = parameters.get('source');
  const sources = CATALOGS.flatMap((source) => facets.source.filter(({ value }) => value === source));
  if (sources.length < 2 && !chosen) return null;
  const count = sources.reduce((sum, source) => sum + source.count, 0);
  return (
    <ChipRow label={t(search.filterLabel)} className="-ml-gutter pl-gutter">
      <ChipLink to={searchHref(parameters, { source: null })} isChosen={!chosen} count={count}>
        {t(search.all)}
      </ChipLink>
      {CATALOGS.flatMap((source) => {
        const found = sources.find(({ value }) => value === source);
        if (!found) return [];
        return (
          <ChipLink
            key={source}
            to={searchHref(parameters, { source })}
            isChosen={source === chosen}
            count={found.count}
          >
            {t(catalogTitles[source])}
          </ChipLink>
        );
      })}
    </ChipRow>
  );
}

export function SortChips({ parameters, sort }: { parameters: URLSearchParams; sort: SearchSort }) {
  return (
    <ChipRow label={t(searchFilters.sortLabel)}>
      {SEARCH_SORTS.map((each) => (
        <ChipLink
          key={each}
          to={searchHref(parameters, { sort: each === 'relevance' ? null : each })}
          isChosen={each === sort}
        >
          {t(searchSorts[each])}
        </ChipLink>
      ))}
    </ChipRow>
  );
}

type ChipRowProps = { label: string; className?: string; children: ReactNode };

const ChipRow = ({ label, className, children }: ChipRowProps) => (
  <nav aria-label={label} className="min-w-0 flex-1">
    <ul className={cx('no-scrollbar -mr-gutter flex gap-2 overflow-x-auto pr-gutter py-0.5', className)}>{children}</ul>
  </nav>
);

type ChipLinkProps = { to: string; isChosen: boolean; count?: number; children: ReactNode };

const ChipLink = ({ to, isChosen, count, children }: ChipLinkProps) => (
  <li className="flex-none">
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={isChosen || undefined}
      className={chipClass({ pressed: isChosen })}
    >
      {children}
      {count !== undefined && <span className="num font-medium text-ink-600">{count}</span>}
    </Link>
  </li>
);
