import type { GST_LISTS, GstReport } from '@subah/contract/reports/gst';
import { common } from '@subah/messages/console/common';
import { gst as texts } from '@subah/messages/console/gst';
import { t } from '@subah/messages/console/message';
import { indiaDate } from '@subah/rules/india-time';
import { formatRupees } from '@subah/rules/money';
import { Button } from '@subah/ui/button';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { Download } from 'lucide-react';
import useSWR from 'swr';
import { errorMessage } from '../../lib/api/error-message.ts';
import { saveFile } from '../../lib/api/save-file.ts';
import { api, download } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { useNow } from '../../lib/dates/use-now.ts';
import { PrintButton } from '../../lib/list/print-button.tsx';
import { RowsSkeleton } from '../../lib/list/rows-skeleton.tsx';
import { useSearchParam } from '../../lib/navigation/use-search-param.ts';
import { CsvButton } from '../../shared/reports/csv-button.tsx';
import { CreditNoteTable, HsnTable, RateTable, SeriesTable } from './gst-tables.tsx';

type GstList = (typeof GST_LISTS)[number];

/** What the accountant needs for a month's GST returns. */
export function GstScreen() {
  const thisMonth = indiaDate(useNow()).slice(0, 7);
  const [chosen, choose] = useSearchParam('month');
  const month = chosen || thisMonth;
  const { data, error, isLoading, mutate } = useSWR(
    ['gst', month],
    async () => (await api('GET admin/gst', { query: { month } })).data,
  );
  const { pending, run } = useAction<GstList | 'gstr-1'>(t(texts.failedToLoad));
  const saveList = (list: GstList) =>
    run(list, async () =>
      saveFile(await download('GET admin/gst/export.csv', { query: { month, list } }), `gst-${list}-${month}.csv`),
    );
  const saveReturn = () =>
    run('gstr-1', async () => {
      const { data: gstr1 } = await api('GET admin/gst/gstr-1', { query: { month } });
      saveFile(new Blob([JSON.stringify(gstr1, null, 2)], { type: 'application/json' }), `gstr-1-${month}.json`);
    });
  const csvButton = (list: GstList, name: string) => (
    <CsvButton name={name} busy={pending === list} onSave={() => void saveList(list)} />
  );
  return (
    <div className="grid gap-3.5">
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <label className="flex items-center gap-2">
          {t(common.month)}
          <input
            type="month"
            value={month}
            max={thisMonth}
            onChange={(event) => choose(event.target.value)}
            className="h-11 rounded-add border border-line-strong bg-card px-2.5 lg:h-9"
          />
        </label>
        <Button size="sm" busy={pending === 'gstr-1'} disabled={!data} onClick={() => void saveReturn()}>
          <Download className="size-4" aria-hidden />
          {t(texts.gstr1)}
        </Button>
        <PrintButton disabled={!data} />
      </div>
      {isLoading && <RowsSkeleton />}
      {error && (
        <div className="card">
          <ErrorState title={t(texts.failedToLoad)} text={errorMessage(error, '')} onRetry={() => void mutate()} />
        </div>
      )}
      {data && data.series.length === 0 && data.rates.length === 0 && (
        <div className="card">
          <EmptyState title={t(texts.noSales)} text={t(texts.noSalesText)} />
        </div>
      )}
      {data && (data.series.length > 0 || data.rates.length > 0) && (
        <>
          <Totals report={data} />
          <RateTable report={data} action={csvButton('rates', t(texts.salesByRateList))} />
          <HsnTable report={data} action={csvButton('hsn', t(texts.hsnSummaryList))} />
          <CreditNoteTable report={data} action={csvButton('credit-notes', t(texts.creditNotesList))} />
          <SeriesTable report={data} action={csvButton('documents', t(texts.documentNumbersList))} />
        </>
      )}
    </div>
  );
}

function Totals({ report: { totals, gstin, waiting } }: { report: GstReport }) {
  const facts: [string, number][] = [
    [t(texts.taxableSales), totals.taxable],
    [t(texts.cgst), totals.cgst],
    [t(texts.sgst), totals.sgst],
    [t(texts.igst), totals.igst],
    [t(texts.exemptSales), totals.exempt],
  ];
  return (
    <section className="card p-4" aria-label={t(common.totals)}>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-5">
        {facts.map(([label, amount]) => (
          <div key={label}>
            <dt className="text-ink-600 text-meta">{label}</dt>
            <dd className="num font-bold text-lg">{formatRupees(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-ink-600 text-meta">{t(texts.gstinNote, { gstin })}</p>
      {waiting > 0 && (
        <p role="status" className="mt-2 font-semibold text-mango-700">
          {t(texts.waiting, { count: waiting })}
        </p>
      )}
    </section>
  );
}
