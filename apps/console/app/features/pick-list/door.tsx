import type { PickList } from '@subah/contract/orders/orders';
import { formatRupees } from '@subah/rules/money';
import type { ReactNode } from 'react';

type DoorProps = { door: Omit<PickList['samples'][number], 'tests'>; children: ReactNode };

/** One door of the morning's round, as it is read on paper. */
export const Door = ({ door, children }: DoorProps) => (
  <li className="break-inside-avoid rounded-btn border border-line p-3">
    <p className="flex justify-between gap-3 font-bold">
      <span>
        {door._id.slice(-7)} · {door.name}
      </span>
      <span className="num">{moneyText(door)}</span>
    </p>
    <p className="text-ink-600">
      {door.street}, {door.pincode} · {door.phone}
    </p>
    {children}
  </li>
);

function moneyText({ paymentType, cashToCollect }: DoorProps['door']): string {
  if (paymentType !== 'cod') return 'Paid';
  return cashToCollect > 0 ? `Collect ${formatRupees(cashToCollect)}` : 'Nothing to collect';
}
