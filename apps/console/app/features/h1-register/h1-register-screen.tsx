import type { H1Entry } from '@subah/contract/orders/h1-register';
import { addDays, indiaDate } from '@subah/rules/india-time';
import { Button } from '@subah/ui/button';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { Table } from '@subah/ui/table';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import useSWR from 'swr';
import { errorMessage } from '../../lib/api/error-message.ts';
import { saveFile } from '../../lib/api/save-file.ts';
import { api, download } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { formatDay } from '../../lib/dates/format-date.ts';
import { useNow } from '../../lib/dates/use-now.ts';
import { RowsSkeleton } from '../../lib/list/rows-skeleton.tsx';
import { StackedCell } from '../../lib/list/stacked-cell.tsx';
import { useFilters } from '../../lib/list/use-filters.ts';
import { CorrectEntry } from './correct-entry.tsx';

const DAYS = 30;

const FILTERS = [
  { name: 'from', label: 'From', kind: 'date' },
  { name: 'to', label: 'To', kind: 'date' },
] as const;

/** Schedule H1 medicines that were supplied, as the drug inspector reads them. */
export function H1RegisterScreen() {
  const today = indiaDate(useNow());
  const { values, set } = useFilters(FILTERS);
  const query = { from: values.from || addDays(today, -DAYS), to: values.to || today };
  const { data, error, isLoading, mutate } = useSWR(
    ['h1-register', query.from, query.to],
    async () => (await api('GET admin/h1-register', { query })).data,
  );
  const [corrected, correct] = useState<H1Entry>();
  const { pending, run } = useAction<'export'>('Failed to load the register.');
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
        <Button size="sm" variant="quiet" busy={pending === 'export'} disabled={!data} onClick={() => void save()}>
          <Download className="size-4" aria-hidden />
          CSV
        </Button>
        <Button size="sm" variant="quiet" disabled={!data} onClick={() => window.print()}>
          <Printer className="size-4" aria-hidden />
          Print
        </Button>
      </div>
      {isLoading && <RowsSkeleton />}
      {error && (
        <div className="card">
          <ErrorState
            title="Failed to load the register."
            text={errorMessage(error, '')}
            onRetry={() => void mutate()}
          />
        </div>
      )}
      {data && data.length === 0 && (
        <div className="card">
          <EmptyState title="No entries" text="Schedule H1 medicines are entered when their order is delivered." />
        </div>
      )}
      {data && data.length > 0 && (
        <section className="card p-4" aria-label="H1 register">
          <h2 className="mb-2 font-bold text-base">
            Schedule H1 register, {formatDay(query.from)} to {formatDay(query.to)}
          </h2>
          <Entries entries={data} onCorrect={correct} />
        </section>
      )}
      {corrected && (
        <CorrectEntry
          entry={corrected}
          onClose={() => correct(undefined)}
          onDone={() => {
            correct(undefined);
            void mutate();
          }}
        />
      )}
    </div>
  );
}

const Entries = ({ entries, onCorrect }: { entries: H1Entry[]; onCorrect: (entry: H1Entry) => void }) => (
  <Table
    caption="H1 register"
    columns={[
      { key: 'date', label: 'Date' },
      { key: 'patient', label: 'Patient' },
      { key: 'prescriber', label: 'Doctor', fillsPhone: true },
      { key: 'medicine', label: 'Medicine', fillsPhone: true },
      { key: 'quantity', label: 'Packs', align: 'right' },
      { key: 'invoice', label: 'Invoice' },
      { key: 'correct', label: 'Correct', isActions: true },
    ]}
    rows={entries}
    rowKey={({ _id }) => _id}
    renderCell={(row, column) => {
      switch (column) {
        case 'date':
          return <span className="num">{formatDay(row.date)}</span>;
        case 'prescriber':
          return row.prescriber ? (
            <StackedCell primary={row.prescriber} secondary={row.prescriberAddress} />
          ) : (
            <b className="text-chilli">Missing</b>
          );
        case 'medicine':
          return <StackedCell primary={row.medicine} secondary={row.batches ? `Batch ${row.batches}` : ''} />;
        case 'quantity':
          return <StackedCell primary={String(row.quantity)} secondary={row.isReturned ? 'came back' : ''} />;
        case 'invoice':
          return (
            <Link to={`?section=all-orders&order=${row.orderId}`} className="text-leaf-700 hover:underline">
              {row.invoiceNumber}
            </Link>
          );
        case 'correct':
          return (
            <Button size="sm" variant="quiet" className="print:hidden" onClick={() => onCorrect(row)}>
              Correct
              <span className="sr-only"> the entry of {row.patient}</span>
            </Button>
          );
        default:
          return row.patient;
      }
    }}
  />
);
