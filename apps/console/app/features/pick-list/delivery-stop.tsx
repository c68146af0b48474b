import type { PickList } from '@subah/contract/reports/reports';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { pickList as texts } from '@subah/messages/console/pick-list';
import { formatRupees } from '@subah/rules/money';
import type { ReactNode } from 'react';

type Stop = { name: string; phone: string; street: string; pincode: string };
type DeliveryStopProps = { stop: Stop; title: ReactNode; money: string; children: ReactNode };

/** One address of the round, laid out for print; on a phone its number calls and its street opens the map. */
export const DeliveryStop = ({ stop, title, money, children }: DeliveryStopProps) => (
  <li className="break-inside-avoid rounded-btn border border-line p-3">
    <p className="flex justify-between gap-3 font-bold">
      <span>{title}</span>
      <span className="num">{money}</span>
    </p>
    <p className="flex flex-wrap gap-x-3 text-ink-600">
      <a href={mapLink(stop)} target="_blank" rel="noreferrer" className="tap-13 underline print:no-underline">
        {stop.street}, {stop.pincode}
      </a>
      <a href={`tel:+91${stop.phone}`} className="tap-13 num underline print:no-underline">
        {stop.phone}
      </a>
    </p>
    {children}
  </li>
);

const mapLink = ({ street, pincode }: Stop): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${street}, ${pincode}` })}`;

export function cashText({
  paymentType,
  cashToCollect,
}: Pick<PickList['samples'][number], 'paymentType' | 'cashToCollect'>): string {
  if (paymentType !== 'cod') return t(common.paid);
  return cashToCollect > 0 ? t(texts.collect, { amount: formatRupees(cashToCollect) }) : t(texts.nothingToCollect);
}
