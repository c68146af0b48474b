import { type SearchMiss, type Synonym, SynonymForm } from '@subah/contract/search/search-admin';
import { api } from '../../lib/api/session.ts';
import { formatDateTime } from '../../lib/dates/format-date.ts';
import { textOf } from '../../lib/form/form-values.ts';
import { ScreenTabs } from '../../lib/navigation/screen-tabs.tsx';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';

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
  form: {
    fields: [
      { name: 'term', label: 'People type', kind: 'text' },
      { name: 'means', label: 'The shop calls it', kind: 'text', hint: 'Several are separated by commas' },
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
  },
  remove: {
    send: (row) => api('DELETE admin/synonyms/{id}', { params: { id: row._id } }),
    errorText: 'something went wrong',
  },
  invalidates: ['search-misses'],
};

const misses: Resource<SearchMiss> = {
  id: 'search-misses',
  singular: 'search',
  plural: 'searches',
  list: ({ cursor }) => api('GET admin/search-misses', { query: { cursor, limit: 100 } }),
  rowKey: (row) => row.query,
  rowName: (row) => row.query,
  emptyText: 'Every search found something.',
  errorText: 'Failed to load data',
  columns: [
    { key: 'query', label: 'Searched for', cell: (row) => <b>{row.query}</b> },
    { key: 'times', label: 'Times', align: 'right', cell: (row) => <span className="num">{row.times}</span> },
    { key: 'last', label: 'Last', cell: (row) => formatDateTime(row.lastAt) },
  ],
};

export const SearchWordsScreen = () => (
  <ScreenTabs
    label="Lists"
    tabs={[
      { id: 'synonyms', label: 'Synonyms', panel: <ResourceScreen resource={synonyms} /> },
      { id: 'misses', label: 'Found nothing', panel: <ResourceScreen resource={misses} /> },
    ]}
  />
);
