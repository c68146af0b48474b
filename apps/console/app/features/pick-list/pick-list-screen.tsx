import type { PickedOrder, PickList } from '@subah/contract/reports/reports';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { pickList as texts } from '@subah/messages/console/pick-list';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../lib/api/session.ts';
import { useInvalidate } from '../../lib/api/use-invalidate.ts';
import { DaySheet } from '../../shared/day-sheet/day-sheet.tsx';
import { InStaffLanguage } from '../../shared/language/language-switch.tsx';
import { BulkBar } from '../../shared/orders/bulk-bar.tsx';
import { AreaStops } from './area-stops.tsx';
import { ItemsToFetch } from './items-to-fetch.tsx';
import { OrdersToRepack } from './orders-to-repack.tsx';
import { Samples } from './samples.tsx';
import { useDeviceMemory } from './use-device-memory.ts';

/** Products to fetch, stops by area, then lab samples to collect. */
export const PickListScreen = () => (
  <InStaffLanguage>
    <DaySheet
      name={['orders', 'pick-list']}
      load={async (date) => (await api('GET admin/orders/pick-list', { query: { date } })).data}
      errorText={t(common.ordersFailed)}
      isEmpty={(list) => list.orderCount + list.samples.length + list.toRepack.length === 0}
      empty={{ title: t(common.noOrders), text: (day) => t(texts.nothingToPack, { day }) }}
    >
      {(list, { day, reload }) => <PickLists key={list.date} list={list} day={day} reload={reload} />}
    </DaySheet>
  </InStaffLanguage>
);

type PickListsProps = { list: PickList; day: string; reload: () => void };

function PickLists({ list, day, reload }: PickListsProps) {
  const invalidate = useInvalidate();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [printed, setPrinted] = useDeviceMemory('printed', list.date);
  const orders = list.areas.flatMap(({ stops }) => stops).flatMap((stop) => stop.orders);
  const isNew = ({ _id }: PickedOrder): boolean => printed.size > 0 && !printed.has(_id);
  const newCount = orders.filter(isNew).length;

  const rememberPrint = useEffectEvent(() => setPrinted(orders.map(({ _id }) => _id)));
  useEffect(() => {
    const remember = () => rememberPrint();
    window.addEventListener('afterprint', remember);
    return () => window.removeEventListener('afterprint', remember);
  }, []);

  const refresh = () => {
    reload();
    invalidate(['orders', 'dashboard']);
  };
  const select = (ids: string[], isSelected: boolean) => {
    const next = new Set(selected);
    for (const id of ids) {
      if (isSelected) next.add(id);
      else next.delete(id);
    }
    setSelected(next);
  };

  return (
    <div className="grid gap-5 print:block">
      <OrdersToRepack orders={list.toRepack} onChange={refresh} />
      <section className="card p-4">
        <h2 className="font-bold text-base">
          {t(texts.ordersOfDay, { day, count: list.orderCount, toPack: list.toPackCount })}
        </h2>
        {newCount > 0 && (
          <p role="status" className="font-bold text-mango-700">
            {t(texts.newSincePrint, { count: newCount })}
          </p>
        )}
        {list.items.length > 0 && <ItemsToFetch items={list.items} date={list.date} />}
      </section>
      {list.areas.map((area) => (
        <AreaStops key={area.area} area={area} selected={selected} onSelect={select} isNew={isNew} onChange={refresh} />
      ))}
      <Samples samples={list.samples} date={list.date} />
      {selected.size > 0 && (
        <BulkBar
          ids={orders.filter(({ _id }) => selected.has(_id)).map(({ _id }) => _id)}
          onKeep={(ids) => setSelected(new Set(ids))}
          onClear={() => setSelected(new Set())}
          onDone={refresh}
        />
      )}
    </div>
  );
}
