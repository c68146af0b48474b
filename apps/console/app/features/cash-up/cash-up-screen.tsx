import type { CashDay, RiderCash } from '@subah/contract/rounds/cash-ups';
import { cashUp as texts } from '@subah/messages/console/cash-up';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { formatRupees } from '@subah/rules/money';
import { EmptyState } from '@subah/ui/empty-state';
import { Link } from 'react-router';
import { api } from '../../lib/api/session.ts';
import { ExportButton } from '../../lib/resource/export-button.tsx';
import type { CsvColumns } from '../../lib/resource/resource.ts';
import { DaySheet } from '../../shared/day-sheet/day-sheet.tsx';
import { RiderCashCard } from './rider-cash-card.tsx';

const CSV: CsvColumns<RiderCash> = [
  [t(common.rider), (row) => row.rider.name],
  [t(texts.expected), (row) => row.expected],
  [t(texts.takenInCash), (row) => row.cash],
  [t(texts.takenByUpi), (row) => row.upi],
  [t(texts.givenBack), (row) => row.givenBack.amount],
  [t(texts.cashCounted), (row) => row.closed?.cash ?? ''],
  [t(texts.upiReceived), (row) => row.closed?.upi ?? ''],
  [t(texts.difference), (row) => row.closed?.difference ?? ''],
  [t(common.note), (row) => row.closed?.note ?? ''],
  [t(texts.closedBy), (row) => row.closed?.by ?? ''],
];

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

const toSum = ({ amount, count }: CashDay['toGiveBack']) => ({ amount: formatRupees(amount), count });

function Day({ cash, day, reload }: { cash: CashDay; day: string; reload: () => void }) {
  const { riders, withoutRider, milkWithoutRider, refunds, givenBackAtShop, toGiveBack } = cash;
  return (
    <div className="grid gap-3.5">
      <section className="card p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="font-bold text-base">{day}</h2>
          <span className="print:hidden">
            <ExportButton
              fileName={`cash-up-${cash.date}`}
              columns={CSV}
              load={async () => ({ data: riders, nextCursor: null })}
              errorText={t(texts.failedToLoad)}
            />
          </span>
        </div>
        <dl className="num mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
          <dt className="text-ink-600">{t(texts.refunds)}</dt>
          <dd className="font-bold">
            {t(texts.refundSum, { amount: formatRupees(refunds.amount), count: refunds.count })}
          </dd>
          <dt className="text-ink-600">{t(texts.withoutRider)}</dt>
          <dd className="font-bold">
            {t(texts.orderSum, { amount: formatRupees(withoutRider.amount), count: withoutRider.orders })}
          </dd>
          <dt className="text-ink-600">{t(texts.milkWithoutRider)}</dt>
          <dd className="font-bold">
            {t(texts.deliverySum, {
              amount: formatRupees(milkWithoutRider.amount),
              count: milkWithoutRider.deliveries,
              returns: 0,
            })}
          </dd>
          <dt className="text-ink-600">{t(texts.givenBackAtShop)}</dt>
          <dd className="font-bold">{t(texts.returnSum, toSum(givenBackAtShop))}</dd>
          {toGiveBack.count > 0 && (
            <>
              <dt className="text-ink-600">{t(texts.toGiveBack)}</dt>
              <dd>
                <Link to="?section=pick-ups&state=open" className="font-bold text-leaf-700 hover:underline">
                  {t(texts.returnSum, toSum(toGiveBack))}
                </Link>
              </dd>
            </>
          )}
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
