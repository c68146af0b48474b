import { type SearchMiss, type Synonym, SynonymForm } from '@subah/contract/search/search-admin';
import { showMoment } from '../../lib/moments.ts';
import { type Resource, textOf } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { ScreenTabs } from '../../lib/screen-tabs.tsx';
import { api } from '../../lib/session.ts';

const synonyms: Resource<Synonym> = {
  id: 'synonyms',
  noun: 'word',
  nouns: 'words',
  list: ({ q, cursor }) => api('GET admin/synonyms', { query: { q: q || undefined, cursor } }),
  rowKey: (row) => row._id,
  rowName: (row) => row.term,
  search: 'Search words',
  empty: 'No words found.',
  failed: 'Failed to load data',
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
    start: (row) => ({ term: row?.term ?? '', means: row?.means.join(', ') ?? '' }),
    save: (row, values) => {
      const body = { term: textOf(values.term), means: textOf(values.means) };
      return row
        ? api('PUT admin/synonyms/{id}', { params: { id: row._id }, body })
        : api('POST admin/synonyms', { body });
    },
    failed: 'something went wrong',
  },
  remove: {
    send: (row) => api('DELETE admin/synonyms/{id}', { params: { id: row._id } }),
    failed: 'something went wrong',
  },
  alsoChanges: ['search-misses'],
};

const misses: Resource<SearchMiss> = {
  id: 'search-misses',
  noun: 'search',
  nouns: 'searches',
  list: ({ cursor }) => api('GET admin/search-misses', { query: { cursor, limit: 100 } }),
  rowKey: (row) => row.query,
  rowName: (row) => row.query,
  empty: 'Every search found something.',
  failed: 'Failed to load data',
  columns: [
    { key: 'query', label: 'Searched for', cell: (row) => <b>{row.query}</b> },
    { key: 'times', label: 'Times', align: 'right', cell: (row) => <span className="num">{row.times}</span> },
    { key: 'last', label: 'Last', cell: (row) => showMoment(row.lastAt) },
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
