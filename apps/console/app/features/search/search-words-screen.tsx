import { type SearchMiss, type Synonym, SynonymForm } from '@subah/contract/search/search-admin';
import { Button } from '@subah/ui/button';
import { GraduationCap } from 'lucide-react';
import { useMemo, useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { formatDateTime } from '../../lib/dates/format-date.ts';
import { type FormValues, textOf } from '../../lib/form/form-values.ts';
import { ScreenTabs } from '../../lib/navigation/screen-tabs.tsx';
import type { Resource, ResourceForm } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { ResourceSheet } from '../../lib/resource/resource-sheet.tsx';
import { dictionary } from './dictionary-list.tsx';
import { SynonymListButtons } from './synonym-list-buttons.tsx';

const MAX_TERM_LENGTH = 80;

const synonymForm: ResourceForm<Synonym, FormValues> = {
  fields: [
    { name: 'term', label: 'People type', kind: 'text' },
    {
      name: 'means',
      label: 'The shop calls it',
      kind: 'text',
      hint: 'Several are separated by commas. The search uses the word as soon as it is saved.',
    },
  ],
  schema: () => SynonymForm,
  initialValues: (row) => ({ term: row?.term ?? '', means: row?.means.join(', ') ?? '' }),
  save: (row, values) => {
    const body = { term: textOf(values.term), means: textOf(values.means) };
    return row
      ? api('PUT admin/synonyms/{id}', { params: { id: row._id }, body })
      : api('POST admin/synonyms', { body });
  },
  errorText: 'something went wrong',
};

const synonyms: Resource<Synonym> = {
  id: 'synonyms',
  singular: 'word',
  plural: 'words',
  list: ({ q, cursor }) => api('GET admin/synonyms', { query: { q: q || undefined, cursor } }),
  rowKey: (row) => row._id,
  rowName: (row) => row.term,
  searchLabel: 'Search words',
  emptyText: 'No words found.',
  errorText: 'Failed to load data',
  columns: [
    { key: 'term', label: 'People type', cell: (row) => <b>{row.term}</b> },
    {
      key: 'means',
      label: 'The shop calls it',
      cell: (row) => <span className="whitespace-normal">{row.means.join(', ')}</span>,
    },
  ],
  form: synonymForm,
  remove: {
    send: (row) => api('DELETE admin/synonyms/{id}', { params: { id: row._id } }),
    errorText: 'something went wrong',
  },
  toolbar: () => <SynonymListButtons />,
  invalidates: ['search-misses'],
};

const REASONS = {
  noResult: 'nothing found',
  weak: 'nothing good',
  unclicked: 'no click',
  repeated: 'searched again',
} as const satisfies Partial<Record<keyof SearchMiss, string>>;

const reasonsOf = (row: SearchMiss): string =>
  (Object.keys(REASONS) as (keyof typeof REASONS)[])
    .filter((reason) => row[reason] > 0)
    .map((reason) => `${REASONS[reason]} ${row[reason]}`)
    .join(', ');

const misses: Resource<SearchMiss> = {
  id: 'search-misses',
  singular: 'search',
  plural: 'searches',
  list: ({ cursor }) => api('GET admin/search-misses', { query: { cursor, limit: 100 } }),
  rowKey: (row) => row.query,
  rowName: (row) => row.query,
  emptyText: 'Every search found something good.',
  errorText: 'Failed to load data',
  columns: [
    { key: 'query', label: 'Searched for', cell: (row) => <b className="break-words">{row.query}</b> },
    { key: 'times', label: 'Times', align: 'right', cell: (row) => <span className="num">{row.times}</span> },
    { key: 'reasons', label: 'Why', cell: (row) => <span className="num whitespace-normal">{reasonsOf(row)}</span> },
    { key: 'last', label: 'Last', hideOnPhone: true, cell: (row) => formatDateTime(row.lastAt) },
  ],
  actions: (row, reload) => <TeachButton query={row.query} reload={reload} />,
  remove: {
    label: 'Dismiss',
    send: (row) => api('DELETE admin/search-misses/{query}', { params: { query: row.query } }),
    errorText: 'something went wrong',
  },
  invalidates: ['synonyms'],
};

/** Opens the form of a new word with the search as what people type. */
function TeachButton({ query, reload }: { query: string; reload: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const form = useMemo(
    () => ({ ...synonymForm, initialValues: () => ({ term: query.slice(0, MAX_TERM_LENGTH), means: '' }) }),
    [query],
  );
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        <GraduationCap className="size-4" aria-hidden />
        Teach<span className="sr-only"> {query}</span>
      </Button>
      {isOpen && (
        <ResourceSheet
          scope="synonyms"
          singular="word"
          form={form}
          row={undefined}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            reload();
          }}
        />
      )}
    </>
  );
}

export const SearchWordsScreen = () => (
  <ScreenTabs
    label="Lists"
    tabs={[
      { id: 'synonyms', label: 'Synonyms', panel: <ResourceScreen resource={synonyms} /> },
      { id: 'dictionary', label: 'Dictionary', panel: <ResourceScreen resource={dictionary} /> },
      { id: 'misses', label: 'Did not help', panel: <ResourceScreen resource={misses} /> },
    ]}
  />
);
