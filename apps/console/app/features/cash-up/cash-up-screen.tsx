import type { CashDay } from '@subah/contract/orders/cash-ups';
import { cashUp as texts } from '@subah/messages/console/cash-up';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { formatRupees } from '@subah/rules/money';
import { EmptyState } from '@subah/ui/empty-state';
import { api } from '../../lib/api/session.ts';
import { DaySheet } from '../../shared/day-sheet/day-sheet.tsx';
import { RiderCashCard } from './rider-cash-card.tsx';

/** The money that riders collected on a day, counted and closed by a manager. */
export const CashUpScreen = () => (
  <DaySheet
    label={t(common.day)}
    name={['cash-up']}
    load={async (date) => (await api('GET admin/cash-ups', { query: { date } })).data}
    errorText={t(texts.failedToLoad)}
  >
    {(cash, { day, reload }) => <Day cash={cash} day={day} reload={reload} />}
  </DaySheet>
);

function Day({ cash, day, reload }: { cash: CashDay; day: string; reload: () => void }) {
  const { riders, withoutRider, refunds } = cash;
  return (
    <div className="grid gap-3.5">
      <section className="card p-4">
        <h2 className="font-bold text-base">{day}</h2>
        <dl className="num mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
          <dt className="text-ink-600">{t(texts.refunds)}</dt>
          <dd className="font-bold">
            {t(texts.refundSum, { amount: formatRupees(refunds.amount), count: refunds.count })}
          </dd>
          <dt className="text-ink-600">{t(texts.withoutRider)}</dt>
          <dd className="font-bold">
            {t(texts.orderSum, { amount: formatRupees(withoutRider.amount), count: withoutRider.orders })}
          </dd>
        </dl>
      </section>
      {riders.length === 0 && (
        <div className="card">
          <EmptyState title={t(texts.noRiders)} text={t(texts.noRounds, { day })} />
        </div>
      )}
      {riders.map((rider) => (
        <RiderCashCard key={`${rider.rider._id} ${rider.expected}`} rider={rider} date={cash.date} reload={reload} />
      ))}
    </div>
  );
}
