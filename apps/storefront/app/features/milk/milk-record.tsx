import type { MilkRecord as Record } from '@subah/contract/milk/milk';
import { dayText } from '@subah/messages/dates';
import { milkRecord } from '@subah/messages/milk-record';
import { t } from '@subah/messages/translate';
import { unitText } from '@subah/messages/units';
import { formatRupees } from '@subah/rules/money';
import { Button } from '@subah/ui/button';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import { toast } from '@subah/ui/toast';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { download, saveFile } from '../../lib/api/download.ts';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';

export function MilkRecord({ month }: { month: string }) {
  const record = useAccountQuery('GET milk-sales/monthly', { query: { month } });
  return (
    <section aria-labelledby="milk-record" className="card p-4 md:p-5">
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 id="milk-record" className="font-bold text-xl">
          {t(milkRecord.tableTitle)}
        </h2>
        {record.state === 'ready' && record.data.length > 0 && <SaveCsv month={month} />}
      </div>
      {record.state === 'loading' && <RecordSkeleton />}
      {record.state === 'failed' && (
        <ErrorState title={t(milkRecord.fetchFailed)} onRetry={() => void record.reload()} />
      )}
      {record.state === 'ready' && <RecordTable record={record.response} />}
    </section>
  );
}

function RecordTable({ record: { data, total } }: { record: Record }) {
  if (data.length === 0) {
    return <EmptyState title={t(milkRecord.emptyTitle)} text={t(milkRecord.emptyText)} />;
  }
  return (
    <table className="num w-full">
      <caption className="sr-only">{t(milkRecord.caption)}</caption>
      <thead>
        <tr className="text-left text-ink-600 text-meta">
          <th scope="col" className="py-2 font-semibold">
            {t(milkRecord.date)}
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            {t(milkRecord.quantity)}
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            {t(milkRecord.sale)}
          </th>
        </tr>
      </thead>
      <tbody>
        {data.map((row) => (
          <tr key={row.date} className="border-line border-t">
            <td className="py-2.5">{dayText(row.date)}</td>
            <td className="py-2.5 text-right">
              {row.totalQuantity} {unitText(row.productDetails.unit)}
            </td>
            <td className="py-2.5 text-right">{formatRupees(row.totalSale)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-ink border-t-2 font-extrabold text-base">
          <th scope="row" className="pt-3 text-left">
            {t(milkRecord.total)}
          </th>
          <td className="pt-3 text-right">
            {total.totalQuantity} {unitText('Litre')}
          </td>
          <td className="pt-3 text-right">{formatRupees(total.totalSale)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function SaveCsv({ month }: { month: string }) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await download('GET milk-sales/monthly.csv', { query: { month } }), `milk-record-${month}.csv`);
    } catch {
      toast(t(milkRecord.saveFailed), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="line" size="sm" busy={isBusy} onClick={() => void save()}>
      <Download aria-hidden="true" className="size-4" />
      {t(milkRecord.saveCsv)}
    </Button>
  );
}

function RecordSkeleton() {
  return (
    <Loading label={t(milkRecord.loading)} className="grid gap-3">
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <Skeleton key={index} className="h-6" />
      ))}
    </Loading>
  );
}
