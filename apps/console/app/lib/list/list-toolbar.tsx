import { lists as texts } from '@subah/messages/console/lists';
import { t } from '@subah/messages/console/message';
import { Chip } from '@subah/ui/chip';
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { OPTIONS_FAILED, type Option, useOptions } from '../form/use-options.ts';
import type { Filters, ListFilter } from './use-filters.ts';

type ListToolbarProps = {
  /** Label of the search box: "Search products"; without it there is no search box. */
  searchLabel: string | undefined;
  q: string;
  onSearch: (q: string) => void;
  filters: Filters;
  /** Name of the list in the keys of loaded options. */
  scope: string;
  children: ReactNode;
};

export function ListToolbar({ searchLabel, q, onSearch, filters, scope, children }: ListToolbarProps) {
  const chips = filters.filters.filter(({ kind }) => kind === 'chips');
  const others = filters.filters.filter(({ kind }) => kind !== 'chips');
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-b p-3">
      {chips.map((filter) => (
        <FilterChips key={filter.name} filter={filter} filters={filters} />
      ))}
      {searchLabel && <SearchBox label={searchLabel} value={q} onChange={onSearch} />}
      {others.map((filter) => (
        <FilterSelect
          key={filter.name}
          filter={filter}
          scope={scope}
          value={filters.values[filter.name] ?? ''}
          onChange={(value) => filters.set(filter.name, value)}
        />
      ))}
      <div className="ml-auto flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

type SearchBoxProps = { label: string; value: string; onChange: (value: string) => void };

/** The key "/" focuses it from anywhere on the screen (find-box.tsx). */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  return (
    <search className="relative min-w-40 flex-1 basis-56 sm:max-w-80">
      <Search className="pointer-events-none absolute top-3.5 left-3 size-4 text-ink-600 lg:top-2.5" aria-hidden />
      <input
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        data-list-search
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
        className="h-11 w-full rounded-add border border-line bg-sunk pr-3 pl-9 text-base placeholder:text-ink-600 lg:h-9 lg:text-sm"
      />
    </search>
  );
}

type FilterProps = { filter: ListFilter; value: string; onChange: (value: string) => void };
type FilterSelectProps = FilterProps & { scope: string };

const FilterSelect = ({ scope, ...props }: FilterSelectProps) =>
  props.filter.kind === 'date' ? <FilterDate {...props} /> : <FilterOptions {...props} scope={scope} />;

const FilterDate = ({ filter, value, onChange }: FilterProps) => (
  <label className="flex items-center gap-1.5 text-ink-600 max-sm:flex-1 max-sm:flex-col max-sm:items-stretch max-sm:gap-0.5">
    {filter.label}
    <input
      type="date"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="h-11 rounded-add border border-line-strong bg-card px-2 text-ink lg:h-9"
    />
  </label>
);

const noCounts = () => undefined;

function FilterChips({ filter, filters }: { filter: ListFilter; filters: Filters }) {
  const options = Array.isArray(filter.options) ? (filter.options as Option[]) : [];
  const value = filters.values[filter.name] ?? '';
  const counts = (filter.useCounts ?? noCounts)();
  const row = useRef<HTMLFieldSetElement>(null);
  // On a phone the chip of a linked list would stand outside the screen.
  useEffect(() => {
    row.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <fieldset ref={row} className="no-scrollbar flex w-full min-w-0 gap-1.5 overflow-x-auto p-0.5">
      <legend className="sr-only">{filter.label}</legend>
      {options.map((option) => (
        <Chip
          key={option.value}
          pressed={value === option.value}
          className="flex-none"
          onClick={() => filters.set(filter.name, option.value)}
        >
          {option.label}
          {(counts?.[option.value] ?? 0) > 0 && <span className="num font-normal"> {counts?.[option.value]}</span>}
        </Chip>
      ))}
    </fieldset>
  );
}

function FilterOptions({ filter, scope, value, onChange }: FilterSelectProps) {
  const loaded = useOptions([scope, filter.name], filter.options);
  return (
    <select
      aria-label={filter.label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="h-11 max-w-48 rounded-add border border-line-strong bg-card px-2.5 font-semibold lg:h-9"
    >
      <option value="">{loaded.isFailed ? OPTIONS_FAILED : t(texts.filterAll, { label: filter.label })}</option>
      {loaded.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
