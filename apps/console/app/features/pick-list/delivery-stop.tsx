import type { PickList } from '@subah/contract/orders/reports';
import { formatRupees } from '@subah/rules/money';
import type { ReactNode } from 'react';

type DeliveryStopProps = { stop: Omit<PickList['samples'][number], 'tests'>; children: ReactNode };

/** One address of the round, laid out for print. */
export const DeliveryStop = ({ stop, children }: DeliveryStopProps) => (
  <li className="break-inside-avoid rounded-btn border border-line p-3">
    <p className="flex justify-between gap-3 font-bold">
      <span>
        {stop._id.slice(-7)} · {stop.name}
      </span>
      <span className="num">{cashText(stop)}</span>
    </p>
    <p className="text-ink-600">
      {stop.street}, {stop.pincode} · {stop.phone}
    </p>
    {children}
  </li>
);

function cashText({ paymentType, cashToCollect }: DeliveryStopProps['stop']): string {
  if (paymentType !== 'cod') return 'Paid';
  return cashToCollect > 0 ? `Collect ${formatRupees(cashToCollect)}` : 'Nothing to collect';
}
