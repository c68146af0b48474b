import type { PickedOrder, PickList } from '@subah/contract/reports/reports';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { pickList as texts } from '@subah/messages/console/pick-list';
import { NO_AREA } from '@subah/rules/delivery/no-area';
import { formatRupees } from '@subah/rules/money';
import { orderName } from '@subah/rules/orders/order-name';
import { isInShop } from '@subah/rules/orders/refuse-line-changes';
import { Badge } from '@subah/ui/badge';
import { Checkbox } from '@subah/ui/choice';
import { Link } from 'react-router';
import { may } from '../../lib/api/may.ts';
import { textLanguage } from '../../lib/language/text-language.ts';
import { MISSING_LABELS } from '../../shared/orders/missing-labels.ts';
import { StatusBadge } from '../../shared/orders/status-badge.tsx';
import { DeliveryStop } from './delivery-stop.tsx';
import { MissingItem } from './missing-item.tsx';

type AreaStopsProps = {
  area: PickList['areas'][number];
  selected: ReadonlySet<string>;
  onSelect: (ids: string[], isSelected: boolean) => void;
  isNew: (order: PickedOrder) => boolean;
  onChange: () => void;
};

/** The stops of one area with their orders and the cash to bring back. */
export function AreaStops({ area: { area: name, cashToCollect, stops }, ...props }: AreaStopsProps) {
  const area = name === NO_AREA ? t(texts.elsewhere) : name;
  const { selected, onSelect, isNew, onChange } = props;
  const ids = stops.flatMap(({ orders }) => orders.map(({ _id }) => _id));
  const isAllSelected = ids.every((id) => selected.has(id));
  return (
    <section className="card break-before-page p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="font-bold text-base">{t(texts.stopsOfArea, { area, count: stops.length })}</h2>
        <p className="num font-bold">{t(texts.cash, { amount: formatRupees(cashToCollect) })}</p>
        <div className="print:hidden">
          <Checkbox
            label={t(texts.selectArea, { area })}
            checked={isAllSelected}
            onChange={(event) => onSelect(ids, event.target.checked)}
          />
        </div>
      </div>
      <ul className="mt-2 grid gap-3 sm:grid-cols-2">
        {stops.map((stop) => (
          <DeliveryStop
            key={stop.orders[0]?._id}
            stop={stop}
            title={stop.name}
            money={
              stop.cashToCollect > 0 ? t(texts.collect, { amount: formatRupees(stop.cashToCollect) }) : t(common.paid)
            }
          >
            <ul className="mt-1 grid gap-2">
              {stop.orders.map((order) => (
                <StopOrder
                  key={order._id}
                  order={order}
                  isNew={isNew(order)}
                  isSelected={selected.has(order._id)}
                  onSelect={(isSelected) => onSelect([order._id], isSelected)}
                  onChange={onChange}
                />
              ))}
            </ul>
          </DeliveryStop>
        ))}
      </ul>
    </section>
  );
}

type StopOrderProps = {
  order: PickedOrder;
  isNew: boolean;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onChange: () => void;
};

function StopOrder({ order, isNew, isSelected, onSelect, onChange }: StopOrderProps) {
  const shownId = orderName(order._id);
  return (
    <li className="border-line border-t pt-2">
      <div className="flex flex-wrap items-center gap-2">
        <span className="print:hidden">
          <Checkbox
            label={<span className="sr-only">{t(texts.selectOrder, { id: shownId })}</span>}
            checked={isSelected}
            onChange={(event) => onSelect(event.target.checked)}
          />
        </span>
        {may('see all orders') ? (
          <Link to={`?section=all-orders&order=${order._id}`} className="tap-13 font-bold hover:underline">
            {shownId}
          </Link>
        ) : (
          <b>{shownId}</b>
        )}
        <StatusBadge order={order} />
        {isNew && <Badge tone="new">{t(texts.newOrder)}</Badge>}
      </div>
      {order.instructions && (
        <p lang={textLanguage(order.instructions)} className="font-semibold">
          {order.instructions}
        </p>
      )}
      <p className="text-ink-600 text-xs">{t(common.ifMissing, { choice: MISSING_LABELS[order.ifMissing] })}</p>
      <ul className="mt-1 grid gap-1.5">
        {order.items.map((item) => (
          <li key={item._id} className="flex flex-wrap items-center justify-between gap-x-2">
            <span className="min-w-0 flex-1 basis-40">
              <b className="num">{item.quantity}</b> × {item.name}, {item.unit}
            </span>
            {isInShop(order) && <MissingItem order={order} item={item} onDone={onChange} />}
          </li>
        ))}
      </ul>
    </li>
  );
}
