import type { SearchGroup } from '@subah/contract/search/search';
import { catalogTitles } from '@subah/messages/catalogs';
import { search } from '@subah/messages/search';
import { t } from '@subah/messages/translate';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { chipClass } from '@subah/ui/chip';
import { Link } from 'react-router';

type Props = { query: string; groups: readonly SearchGroup[]; chosen: Catalog | null };

export function SourceChips({ query, groups, chosen }: Props) {
  if (groups.length < 2) return null;
  const count = groups.reduce((sum, group) => sum + group.products.length, 0);
  return (
    <nav aria-label={t(search.filterLabel)}>
      <ul className="no-scrollbar -mx-gutter flex gap-2 overflow-x-auto px-gutter py-0.5">
        <Chip to={searchPath(query)} label={t(search.all)} count={count} isChosen={chosen === null} />
        {groups.map(({ source, products }) => (
          <Chip
            key={source}
            to={searchPath(query, source)}
            label={t(catalogTitles[source])}
            count={products.length}
            isChosen={source === chosen}
          />
        ))}
      </ul>
    </nav>
  );
}

function Chip({ to, label, count, isChosen }: { to: string; label: string; count: number; isChosen: boolean }) {
  return (
    <li className="flex-none">
      <Link
        to={to}
        replace
        preventScrollReset
        aria-current={isChosen || undefined}
        className={chipClass({ pressed: isChosen })}
      >
        {label}
        <span className="num font-medium text-ink-600">{count}</span>
      </Link>
    </li>
  );
}

const searchPath = (query: string, source?: Catalog): string =>
  `/search?${new URLSearchParams({ query, ...(source && { source }) })}`;
