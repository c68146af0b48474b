import type { StockListReport } from '@subah/contract/catalog/stock';
import { STOCK_LIST_COLUMNS } from '@subah/rules/catalog/stock-list';
import { Button } from '@subah/ui/button';
import { Field } from '@subah/ui/field';
import { Table } from '@subah/ui/table';
import { toast } from '@subah/ui/toast';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../lib/api/save-file.ts';
import { api, download } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { useInvalidate } from '../../lib/api/use-invalidate.ts';

type ChosenList = { file: File; listId: string };

const formOf = ({ file, listId }: ChosenList, isPreview: boolean) => {
  const body = new FormData();
  body.append('listId', listId);
  body.append('isPreview', String(isPreview));
  body.append('file', file);
  return body;
};

/** A CSV list of packs with reasons: checked first, then booked as a whole. */
export function BookList() {
  const invalidate = useInvalidate();
  const { pending, run } = useAction<'check' | 'book'>('The list could not be booked.');
  const [list, setList] = useState<ChosenList>();
  const [report, setReport] = useState<StockListReport>();
  const send = async (chosen: ChosenList, isPreview: boolean) =>
    (await api('POST admin/stock-moves/import', { body: formOf(chosen, isPreview) })).data;
  const choose = (file: File | undefined) => {
    const chosen = file && { file, listId: crypto.randomUUID() };
    setList(chosen);
    setReport(undefined);
    if (chosen) void run('check', async () => setReport(await send(chosen, true)));
  };
  const book = () =>
    run('book', async () => {
      if (!list) return;
      const booked = await send(list, false);
      setReport(booked);
      toast(booked.rows === 1 ? '1 row booked' : `${booked.rows} rows booked`);
      invalidate(['stock-moves', 'low-stock', 'products', 'batches', 'batches-near-expiry']);
    });
  return (
    <div className="grid items-start gap-3.5 xl:grid-cols-[minmax(18rem,1fr)_minmax(0,2fr)]">
      <section className="card grid gap-4 p-4" aria-label="Lists">
        <DownloadButtons />
        <p className="text-ink-600">
          Columns, in any order: {STOCK_LIST_COLUMNS.join(', ')}. Needed are code, reason and packs. A row with the
          reason Counted says how many packs are there; a batch that is not known yet needs its expiry.
        </p>
      </section>
      <section className="card grid gap-4 p-4" aria-label="Book a list">
        <Field label="File">
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,text/csv"
              onChange={(event) => choose(event.target.files?.[0])}
              className="control py-2.5"
            />
          )}
        </Field>
        {pending === 'check' && <p role="status">Reading the list…</p>}
        {report && <Report report={report} />}
        {report && !report.isBooked && report.errors.length === 0 && (
          <Button busy={pending === 'book'} onClick={() => void book()}>
            {report.rows === 1 ? 'Book 1 row' : `Book ${report.rows} rows`}
          </Button>
        )}
      </section>
    </div>
  );
}

function DownloadButtons() {
  const { pending, run } = useAction<'template' | 'batches'>('Failed to save the list.');
  const saveTemplate = () =>
    run('template', async () =>
      saveFile(await download('GET admin/stock-moves/template.csv', {}), 'stock-list-template.csv'),
    );
  const saveBatches = () =>
    run('batches', async () => saveFile(await download('GET admin/batches/export.csv', {}), 'batches.csv'));
  return (
    <div className="grid gap-2">
      <Button variant="line" busy={pending === 'template'} onClick={() => void saveTemplate()}>
        <FileSpreadsheet className="size-4" aria-hidden />
        Example with all columns
      </Button>
      <Button variant="line" busy={pending === 'batches'} onClick={() => void saveBatches()}>
        <Download className="size-4" aria-hidden />
        All batches, to count or correct
      </Button>
    </div>
  );
}

const signed = (change: number): string => (change > 0 ? `+${change}` : String(change));

function Report({ report: { rows, changes, errors, isBooked } }: { report: StockListReport }) {
  if (errors.length > 0) {
    return (
      <div role="alert" className="grid gap-1.5 rounded-btn bg-chilli-50 p-3">
        <p className="font-bold text-chilli">Nothing is booked until these rows are corrected:</p>
        <ul className="grid gap-0.5">
          {errors.map(({ line, field, message }) => (
            <li key={`${line} ${field}`}>
              line {line}, {field}: {message}
            </li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <p role="status" className="num">
        <b>{rows === 1 ? '1 row' : `${rows} rows`}:</b>{' '}
        {changes.length === 0 ? 'no stock changes.' : `${changes.length} changes of the stock.`}{' '}
        {isBooked ? 'Booked.' : 'Nothing has been booked yet.'}
      </p>
      {changes.length > 0 && (
        <Table
          caption="Changes of the stock"
          columns={[
            { key: 'name', label: 'Product', fillsPhone: true },
            { key: 'change', label: 'Change', align: 'right' },
            { key: 'stock', label: 'Stock after', align: 'right' },
          ]}
          rows={changes.map((change, at) => ({ ...change, key: `${at} ${change.code}` }))}
          rowKey={({ key }) => key}
          renderCell={(row, column) => {
            if (column === 'name')
              return (
                <>
                  {row.name} <span className="text-ink-600">{row.code}</span>
                </>
              );
            return <span className="num">{column === 'change' ? signed(row.change) : row.stock}</span>;
          }}
        />
      )}
    </div>
  );
}
