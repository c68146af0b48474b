import type { Round, RoundStop, Rounds } from '@subah/contract/rounds/rounds';
import { toRupees } from '@subah/rules/money';
import { orderName } from '@subah/rules/orders/order-name';
import type { OrderStatus } from '@subah/rules/orders/statuses';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { findCustomers, findStaffByAbility } from '../accounts/index.ts';
import { listWaiting } from './make-rounds.ts';
import { findCountedRiders, loadStops, type RoundRow, type StopParts, selectRounds } from './rounds.queries.ts';
import { rounds } from './rounds.tables.ts';
import { doorOf, isStopOpen, milkState, orderState, stopDuePaise } from './stop-state.ts';

export async function readRounds(db: Db, date: string): Promise<Rounds> {
  const rows = await selectRounds(db, eq(rounds.date, date));
  const stops = await loadStops(
    db,
    rows.map(({ id }) => id),
  );
  const stopsOf = Map.groupBy(stops, ({ roundId }) => roundId);
  const people = await findCustomers(
    db,
    rows.flatMap(({ riderId }) => riderId ?? []),
  );
  const nameOf = (id: string) => people.get(id)?.name ?? '';
  const waiting = await listWaiting(db, date);
  const counted = await findCountedRiders(db, date);
  return {
    date,
    rounds: rows.map((row) => ({
      ...toWireRound(row, stopsOf.get(row.id) ?? [], nameOf),
      isDayCounted: counted.has(row.riderId ?? ''),
      waiting: waiting.filter(({ area }) => area === row.area).length,
    })),
    waiting: waiting.length,
    riders: (await findStaffByAbility(db, 'deliver orders')).filter(({ _id }) => !counted.has(_id)),
  };
}

const toWireRound = (
  row: RoundRow,
  stops: StopParts[],
  nameOf: (id: string) => string,
): Omit<Round, 'isDayCounted' | 'waiting'> => ({
  _id: row.id,
  area: row.area,
  status: !row.startedAt ? 'planned' : stops.some(isStopOpen) ? 'started' : 'done',
  rider: row.riderId ? { _id: row.riderId, name: nameOf(row.riderId) } : null,
  toCollect: toRupees(stops.reduce((sum, stop) => sum + stopDuePaise(stop), 0)),
  stops: stops.map(toWireStop),
});

function toWireStop(stop: StopParts): RoundStop {
  const { names, phone, street, landmark, pincode } = doorOf(stop);
  return {
    _id: stop.id,
    name: names.join(', '),
    phone,
    street,
    landmark,
    pincode,
    toCollect: toRupees(stopDuePaise(stop)),
    orders: stop.orders.map((entry) => {
      const state = orderState(entry);
      const { reason, note } = entry.lastVisit ?? {};
      return {
        _id: entry.order.id,
        orderNumber: orderName(entry.order.id),
        status: entry.order.status as OrderStatus,
        state,
        notDelivered: state === 'not_delivered' && reason ? { reason, note: note ?? '' } : null,
      };
    }),
    milk: stop.milk.map((row) => ({
      _id: row.id,
      name: row.name,
      unit: row.unit,
      packs: row.packs,
      state: milkState(row),
    })),
  };
}
