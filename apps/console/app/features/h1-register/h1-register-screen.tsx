import type { H1Entry } from '@subah/contract/orders/h1-register';
import { common } from '@subah/messages/console/common';
import { h1Register as texts } from '@subah/messages/console/h1-register';
import { t } from '@subah/messages/console/message';
import { addDays, indiaDate } from '@subah/rules/india-time';
import { Button } from '@subah/ui/button';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { Table } from '@subah/ui/table';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { errorMessage } from '../../lib/api/error-message.ts';
import { saveFile } from '../../lib/api/save-file.ts';
import { api, download } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { formatDay } from '../../lib/dates/format-date.ts';
import { useNow } from '../../lib/dates/use-now.ts';
import { LoadMore } from '../../lib/list/load-more.tsx';
import { RowsSkeleton } from '../../lib/list/rows-skeleton.tsx';
import { LongName, StackedCell } from '../../lib/list/stacked-cell.tsx';
import { useFilters } from '../../lib/list/use-filters.ts';
import { useList } from '../../lib/list/use-list.ts';
import { PrintRowsButton } from '../../lib/resource/print-rows-button.tsx';
import type { CsvColumns } from '../../lib/resource/resource.ts';
import { CorrectEntry } from './correct-entry.tsx';

const DAYS = 30;

const FILTERS = [
  { name: 'from', label: t(common.from), kind: 'date' },
  { name: 'to', label: t(common.to), kind: 'date' },
] as const;

const COLUMNS: CsvColumns<H1Entry> = [
  [t(common.date), ({ date }) => formatDay(date)],
  [t(common.patient), ({ patient }) => patient],
  [t(common.doctor), ({ prescriber, prescriberAddress }) => [prescriber, prescriberAddress].filter(Boolean).join(', ')],
  [t(texts.medicine), ({ medicine, batches }) => [medicine, batches].filter(Boolean).join(', ')],
  [t(common.packs), ({ quantity }) => quantity],
  [t(common.invoice), ({ invoiceNumber }) => invoiceNumber],
  [t(common.cameBack), ({ isReturned }) => (isReturned ? t(common.yes) : '')],
];

/** Schedule H1 medicines that were supplied, as the drug inspector reads them. */
export function H1RegisterScreen() {
  const today = indiaDate(useNow());
  const { values, set } = useFilters(FILTERS);
  const query = { from: values.from || addDays(today, -DAYS), to: values.to || today };
  const load = (cursor: string | undefined) =>
    api('GET admin/h1-register', { query: { ...query, limit: 100, cursor } });
  const list = useList({ name: 'h1-register', query, load });
  const { rows, isLoading, error, reload } = list;
  const title = t(texts.titleOfDays, { from: formatDay(query.from), to: formatDay(query.to) });
  const [corrected, correct] = useState<H1Entry>();
  const { pending, run } = useAction<'export'>(t(texts.failedToLoad));
  const save = () =>
    run('export', async () =>
      saveFile(await download('GET admin/h1-register/export.csv', { query }), `h1-register-${query.to}.csv`),
    );
  return (
    <div className="grid gap-3.5">
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        {FILTERS.map(({ name, label }) => (
          <label key={name} className="flex items-center gap-2">
            {label}
            <input
              type="date"
              value={query[name]}
              max={today}
              onChange={(event) => set(name, event.target.value)}
              className="h-11 rounded-add border border-line-strong bg-card px-2.5 lg:h-9"
            />
          </label>
        ))}
        <Button size="sm" variant="quiet" busy={pending === 'export'} onClick={() => void save()}>
          <Download className="size-4" aria-hidden />
          {t(common.csv)}
        </Button>
        <PrintRowsButton title={title} columns={COLUMNS} load={load} errorText={t(texts.failedToLoad)} />
      </div>
      {isLoading && <RowsSkeleton />}
      {error !== undefined && rows.length === 0 && (
        <div className="card">
          <ErrorState title={t(texts.failedToLoad)} text={errorMessage(error, '')} onRetry={reload} />
        </div>
      )}
      {!isLoading && error === undefined && rows.length === 0 && (
        <div className="card">
          <EmptyState title={t(texts.empty)} text={t(texts.emptyText)} />
        </div>
      )}
      {rows.length > 0 && (
        <div className="card min-w-0 p-4" aria-busy={list.isOutdated}>
          <h2 className="mb-2 font-bold text-base">{title}</h2>
          <Entries entries={rows} onCorrect={correct} />
          <div className="mt-3 text-center print:hidden">
            <LoadMore list={list} errorText={t(texts.failedToLoad)} />
          </div>
        </div>
      )}
      {corrected && (
        <CorrectEntry
          entry={corrected}
          onClose={() => correct(undefined)}
          onDone={() => {
            correct(undefined);
            reload();
          }}
        />
      )}
    </div>
  );
}

const Entries = ({ entries, onCorrect }: { entries: H1Entry[]; onCorrect: (entry: H1Entry) => void }) => (
  <Table
    caption={t(texts.title)}
    columns={[
      { key: 'date', label: t(texts.dateAndInvoice) },
      { key: 'patient', label: t(common.patient) },
      { key: 'prescriber', label: t(common.doctor), fillsPhone: true },
      { key: 'medicine', label: t(texts.medicine), fillsPhone: true },
      { key: 'quantity', label: t(common.packs), align: 'right' },
      { key: 'correct', label: t(texts.correct), isActions: true },
    ]}
    rows={entries}
    rowKey={({ _id }) => _id}
    renderCell={(row, column) => {
      switch (column) {
        case 'date':
          return (
            <StackedCell
              primary={<span className="num">{formatDay(row.date)}</span>}
              secondary={
                <Link to={`?section=all-orders&order=${row.orderId}`} className="tap-6 text-leaf-700 hover:underline">
                  {row.invoiceNumber}
                </Link>
              }
            />
          );
        case 'prescriber':
          return row.prescriber ? (
            <StackedCell
              primary={<LongName>{row.prescriber}</LongName>}
              secondary={<LongName>{row.prescriberAddress}</LongName>}
            />
          ) : (
            <b className="text-chilli">{t(texts.doctorMissing)}</b>
          );
        case 'medicine':
          return (
            <StackedCell
              primary={<LongName>{row.medicine}</LongName>}
              secondary={row.batches && <LongName>{t(texts.batch, { numbers: row.batches })}</LongName>}
            />
          );
        case 'quantity':
          return <StackedCell primary={String(row.quantity)} secondary={row.isReturned ? t(common.cameBack) : ''} />;
        case 'correct':
          return (
            <Button size="sm" variant="quiet" className="print:hidden" onClick={() => onCorrect(row)}>
              {t(texts.correct)}
              <span className="sr-only"> {t(texts.entryOf, { patient: row.patient })}</span>
            </Button>
          );
        default:
          return <LongName>{row.patient}</LongName>;
      }
    }}
  />
);
