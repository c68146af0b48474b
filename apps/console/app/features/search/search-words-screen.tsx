import { type SearchMiss, type Synonym, SynonymForm } from '@subah/contract/search/search-admin';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { searchWords as texts } from '@subah/messages/console/search-words';
import { Button } from '@subah/ui/button';
import { GraduationCap } from 'lucide-react';
import { useMemo, useState } from 'react';
import { api, download } from '../../lib/api/session.ts';
import { formatDateTime, formatForSheet } from '../../lib/dates/format-date.ts';
import { type FormValues, textOf } from '../../lib/form/form-values.ts';
import { ScreenTabs } from '../../lib/navigation/screen-tabs.tsx';
import type { Resource, ResourceForm } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { ResourceSheet } from '../../lib/resource/resource-sheet.tsx';
import { dictionary } from './dictionary-list.tsx';
import { ImportSynonyms } from './import-synonyms.tsx';

const MAX_TERM_LENGTH = 80;

const synonymForm: ResourceForm<Synonym, FormValues> = {
  fields: [
    { name: 'term', label: t(texts.typed), kind: 'text' },
    {
      name: 'means',
      label: t(texts.meant),
      kind: 'text',
      hint: t(texts.meantHint),
    },
  ],
  schema: () => SynonymForm,
  initialValues: (row) => ({ term: row?.term ?? '', means: row?.means.join(', ') ?? '' }),
  save: (row, values) => {
    const body = { term: textOf(values.term), means: textOf(values.means) };
    return row
      ? api('PUT admin/synonyms/{id}', { params: { id: row._id }, body: { ...body, readAs: row } })
      : api('POST admin/synonyms', { body });
  },
  errorText: t(common.wentWrong),
};

const synonyms: Resource<Synonym> = {
  id: 'synonyms',
  singular: t(texts.singular),
  plural: t(texts.plural),
  list: ({ q, cursor }) => api('GET admin/synonyms', { query: { q: q || undefined, cursor } }),
  rowKey: (row) => row._id,
  rowName: (row) => row.term,
  searchLabel: t(texts.search),
  emptyText: t(texts.empty),
  errorText: t(common.failedToLoad),
  columns: [
    {
      key: 'term',
      label: t(texts.typed),
      cell: (row) => <b className="wrap-anywhere block whitespace-normal md:min-w-36">{row.term}</b>,
    },
    {
      key: 'means',
      label: t(texts.meant),
      cell: (row) => <span className="wrap-anywhere whitespace-normal">{row.means.join(', ')}</span>,
    },
  ],
  csv: [
    [t(texts.typed), (row) => row.term],
    [t(texts.meant), (row) => row.means.join(', ')],
  ],
  csvFile: () => download('GET admin/synonyms/export.csv', {}),
  form: synonymForm,
  remove: {
    send: (row) => api('DELETE admin/synonyms/{id}', { params: { id: row._id } }),
    errorText: t(common.wentWrong),
  },
  toolbar: () => <ImportSynonyms />,
  invalidates: ['search-misses'],
};

const REASONS = {
  noResult: texts.noResult,
  weak: texts.weak,
  unclicked: texts.unclicked,
  repeated: texts.repeated,
} as const satisfies Partial<Record<keyof SearchMiss, { en: string }>>;

const reasonsOf = (row: SearchMiss): string =>
  (Object.keys(REASONS) as (keyof typeof REASONS)[])
    .filter((reason) => row[reason] > 0)
    .map((reason) => `${t(REASONS[reason])} ${row[reason]}`)
    .join(', ');

const misses: Resource<SearchMiss> = {
  id: 'search-misses',
  singular: t(texts.missSingular),
  plural: t(texts.missPlural),
  list: ({ cursor }) => api('GET admin/search-misses', { query: { cursor, limit: 100 } }),
  rowKey: (row) => row.query,
  rowName: (row) => row.query,
  emptyText: t(texts.noMisses),
  errorText: t(common.failedToLoad),
  columns: [
    {
      key: 'query',
      label: t(texts.searchedFor),
      cell: (row) => <b className="wrap-anywhere block whitespace-normal md:min-w-48">{row.query}</b>,
    },
    { key: 'times', label: t(texts.times), align: 'right', cell: (row) => <span className="num">{row.times}</span> },
    {
      key: 'reasons',
      label: t(texts.why),
      cell: (row) => <span className="num whitespace-normal">{reasonsOf(row)}</span>,
    },
    { key: 'last', label: t(texts.last), hideOnPhone: true, cell: (row) => formatDateTime(row.lastAt) },
  ],
  csv: [
    [t(texts.searchedFor), (row) => row.query],
    [t(texts.times), (row) => row.times],
    [t(texts.why), (row) => reasonsOf(row)],
    [t(texts.last), (row) => formatForSheet(row.lastAt)],
  ],
  actions: (row, reload) => <TeachButton query={row.query} reload={reload} />,
  remove: {
    label: t(texts.dismiss),
    send: (row) => api('DELETE admin/search-misses/{query}', { params: { query: row.query } }),
    errorText: t(common.wentWrong),
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
        {t(texts.teach)}
        <span className="sr-only"> {query}</span>
      </Button>
      {isOpen && (
        <ResourceSheet
          scope="synonyms"
          singular={t(texts.singular)}
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
    label={t(common.lists)}
    tabs={[
      { id: 'synonyms', label: t(texts.synonyms), panel: <ResourceScreen resource={synonyms} /> },
      { id: 'dictionary', label: t(texts.dictionary), panel: <ResourceScreen resource={dictionary} /> },
      { id: 'misses', label: t(texts.misses), panel: <ResourceScreen resource={misses} /> },
    ]}
  />
);
