import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { ErrorState } from '@subah/ui/empty-state';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import { lazy, Suspense } from 'react';
import { LowStockCard } from './low-stock-card.tsx';
import { OpeningChecklist } from './opening-checklist.tsx';
import { PrescriptionsCard } from './prescriptions-card.tsx';
import { Tiles } from './tiles.tsx';
import { TopProducts } from './top-products.tsx';
import { useReport } from './use-report.ts';

/** Loaded separately: the chart library is large. */
const SalesChart = lazy(() => import('../../shared/reports/sales-chart.tsx').then((m) => ({ default: m.SalesChart })));

export function DashboardScreen() {
  const report = useReport();
  const isFailed = Boolean(report.error) && !report.data;
  return (
    <div className="grid gap-3.5 lg:gap-4">
      <OpeningChecklist />
      <Tiles />
      <div className="grid gap-3.5 lg:gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        <section className="card min-w-0 p-4" aria-label={t(common.salesByDay)}>
          {isFailed ? (
            <ErrorState title={t(common.failedToLoad)} onRetry={() => void report.mutate()} />
          ) : (
            <Suspense fallback={<ChartSkeleton />}>
              {report.data ? <SalesChart days={report.data.days} /> : <ChartSkeleton />}
            </Suspense>
          )}
        </section>
        {!isFailed && <TopProducts response={report} />}
        <LowStockCard />
        <PrescriptionsCard />
      </div>
    </div>
  );
}

const ChartSkeleton = () => (
  <Loading label={t(common.loading)} className="grid gap-4">
    <Skeleton className="h-5 w-40" />
    <Skeleton className="h-64" />
  </Loading>
);
