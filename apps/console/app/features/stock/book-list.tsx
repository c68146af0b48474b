import type { StockListReport } from '@subah/contract/stock/stock';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { stock as texts } from '@subah/messages/console/stock';
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
  const { pending, run } = useAction<'check' | 'book'>(t(texts.bookListFailed));
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
      toast(t(texts.rowsBookedToast, { count: booked.rows }));
      invalidate(['stock-moves', 'low-stock', 'products', 'batches', 'batches-near-expiry']);
    });
  return (
    <div className="grid items-start gap-3.5 xl:grid-cols-[minmax(18rem,1fr)_minmax(0,2fr)]">
      <section className="card grid gap-4 p-4" aria-label={t(common.lists)}>
        <DownloadButtons />
        <p className="text-ink-600">{t(texts.columnsNote, { columns: STOCK_LIST_COLUMNS.join(', ') })}</p>
      </section>
      <section className="card grid gap-4 p-4" aria-label={t(texts.bookList)}>
        <Field label={t(texts.file)}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,text/csv"
              // Without a value, the file that was corrected under the same name is a change.
              onClick={(event) => {
                event.currentTarget.value = '';
                choose(undefined);
              }}
              onChange={(event) => choose(event.target.files?.[0])}
              className="control py-2.5"
            />
          )}
        </Field>
        {pending === 'check' && <p role="status">{t(texts.reading)}</p>}
        {report && <Report report={report} />}
        {report && !report.isBooked && report.errors.length === 0 && (
          <Button busy={pending === 'book'} onClick={() => void book()}>
            {t(texts.bookRows, { count: report.rows })}
          </Button>
        )}
      </section>
    </div>
  );
}

function DownloadButtons() {
  const { pending, run } = useAction<'template' | 'batches'>(t(common.saveListFailed));
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
        {t(texts.example)}
      </Button>
      <Button variant="line" busy={pending === 'batches'} onClick={() => void saveBatches()}>
        <Download className="size-4" aria-hidden />
        {t(texts.allBatches)}
      </Button>
    </div>
  );
}

const signed = (change: number): string => (change > 0 ? `+${change}` : String(change));

function Report({ report }: { report: StockListReport }) {
  const { rows, changes, errors, errorCount, isBooked, medicinesWithoutBatch } = report;
  if (errors.length > 0) {
    return (
      <div role="alert" className="grid gap-1.5 rounded-btn bg-chilli-50 p-3">
        <p className="font-bold text-chilli">{t(texts.rowsToCorrect)}</p>
        <ul className="grid gap-0.5">
          {errors.map(({ line, field, message }) => (
            <li key={`${line} ${field}`}>{t(common.rowError, { line, field, message })}</li>
          ))}
        </ul>
        {errorCount > errors.length && <p>{t(texts.moreErrors, { count: errorCount - errors.length })}</p>}
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <p role="status" className="num">
        <b>{t(texts.rows, { count: rows })}</b> {t(texts.changeCount, { count: changes.length })}{' '}
        {isBooked ? t(texts.booked) : t(texts.nothingBooked)}{' '}
        {medicinesWithoutBatch > 0 && t(texts.medicinesWithoutBatch, { count: medicinesWithoutBatch })}
      </p>
      {changes.length > 0 && (
        <Table
          caption={t(texts.changes)}
          columns={[
            { key: 'name', label: t(common.product), fillsPhone: true },
            { key: 'change', label: t(common.change), align: 'right' },
            { key: 'stock', label: t(texts.stockAfter), align: 'right' },
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
