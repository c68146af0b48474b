import { common } from '@subah/messages/common';
import { milkPlan } from '@subah/messages/milk-plan';
import { milkCalendar } from '@subah/messages/milk-record';
import { t } from '@subah/messages/translate';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';
import { useNow } from '../../lib/page/use-now.ts';
import { BalanceCard } from './balance-card.tsx';
import { MilkCalendar } from './milk-calendar.tsx';
import { MilkRecord } from './milk-record.tsx';
import { MonthChooser } from './month-chooser.tsx';
import { PlanBoard } from './plan-board.tsx';
import { useMonth } from './use-month.ts';

export function MilkScreen({ serverNow }: { serverNow: string }) {
  const now = useNow(serverNow);
  const chosen = useMonth(now);
  const plans = useAccountQuery('GET milk-plans');
  const calendar = useAccountQuery('GET milk-plans/calendar', { query: { month: chosen.month } });
  const hasCalendar =
    (plans.data?.length ?? 0) > 0 || (calendar.data?.days.some(({ plans: all }) => all.length > 0) ?? false);
  return (
    <div className={COLUMNS}>
      <div className="grid content-start gap-4">
        <div className="flex justify-center lg:justify-start">
          <MonthChooser {...chosen} />
        </div>
        {hasCalendar && (
          <section aria-labelledby="milk-calendar" className="card p-3.5 md:p-5">
            <h2 id="milk-calendar" className="mb-2 font-bold text-xl">
              {t(milkCalendar.title)}
            </h2>
            <MilkCalendar month={chosen.month} onChanged={() => void plans.reload()} />
          </section>
        )}
      </div>
      {/* Before the long record, so that phones show the plans first. */}
      <div className="grid content-start gap-4 md:max-lg:grid-cols-2 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <section aria-labelledby="milk-plans" className="card min-w-0 p-4 md:p-5">
          <h2 id="milk-plans" className="mb-3 font-bold text-xl">
            {t(milkPlan.plans)}
          </h2>
          <PlanBoard plans={plans} now={now} onChanged={() => void calendar.reload()} />
        </section>
        <BalanceCard />
      </div>
      <MilkRecord month={chosen.month} />
    </div>
  );
}

export function MilkSkeleton() {
  return (
    <Loading label={t(common.loading)} className={COLUMNS}>
      <div className="grid gap-4">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
      <Skeleton className="h-56 rounded-card" />
    </Loading>
  );
}

const COLUMNS = 'grid items-start gap-4 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-6';
