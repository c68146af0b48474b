import type { CashDay } from '@subah/contract/orders/cash-ups';
import { formatRupees } from '@subah/rules/money';
import { EmptyState } from '@subah/ui/empty-state';
import { api } from '../../lib/api/session.ts';
import { DaySheet } from '../../shared/day-sheet/day-sheet.tsx';
import { RiderCashCard } from './rider-cash-card.tsx';

/** The money that riders collected on a day, counted and closed by a manager. */
export const CashUpScreen = () => (
  <DaySheet
    label="Day"
    name={['cash-up']}
    load={async (date) => (await api('GET admin/cash-ups', { query: { date } })).data}
    errorText="Failed to load the cash-up."
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
          <dt className="text-ink-600">Refunds of the day</dt>
          <dd className="font-bold">
            {formatRupees(refunds.amount)} in {refunds.count === 1 ? '1 refund' : `${refunds.count} refunds`}
          </dd>
          <dt className="text-ink-600">Cash orders delivered without a rider</dt>
          <dd className="font-bold">
            {formatRupees(withoutRider.amount)} in{' '}
            {withoutRider.orders === 1 ? '1 order' : `${withoutRider.orders} orders`}
          </dd>
        </dl>
      </section>
      {riders.length === 0 && (
        <div className="card">
          <EmptyState title="No riders on this day" text={`Nobody had a round on ${day}.`} />
        </div>
      )}
      {riders.map((rider) => (
        <RiderCashCard key={`${rider.rider._id} ${rider.expected}`} rider={rider} date={cash.date} reload={reload} />
      ))}
    </div>
  );
}
