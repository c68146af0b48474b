import type { RiderStop } from '@subah/contract/rounds/rider';
import type { Round } from '@subah/contract/rounds/rounds';
import { NOT_DELIVERED_REASONS } from '@subah/rules/delivery/handover';
import { indiaDate, indiaMoment } from '@subah/rules/india-time';
import { asc, sql } from 'drizzle-orm';
import { pickUps } from '../src/modules/orders/pick-ups.tables.ts';
import { deliveryCode } from '../src/modules/rounds/delivery-code.ts';
import { newId } from '../src/platform/database/new-id.ts';
import type { Action } from './random-customers.ts';
import type { RandomTrade } from './random-trade.ts';
import { ACCEPTED } from './trade-records.ts';

const MAX_ORDERS = 6;

/** Open orders, with accepted prescriptions and the next morning as their delivery. */
async function prepareOrders({ database, orders, asAdmin, chance }: RandomTrade, date: string): Promise<string[]> {
  const { rows } = await database.db.execute<{ id: string; isToCheck: boolean; isPacked: boolean }>(sql`
    select id, prescription_state = 'to_check' as "isToCheck", status = 'shipped' as "isPacked" from orders
    where status in ('OrderPlaced', 'shipped') order by id desc limit ${MAX_ORDERS}`);
  const known = new Set(orders.map(({ id }) => id));
  const prepared = rows.filter(({ id }) => known.has(id));
  for (const { id, isToCheck } of prepared) {
    if (isToCheck && chance(0.9)) await asAdmin('PATCH', `/api/admin/orders/${id}/prescription`, ACCEPTED);
    await asAdmin('PATCH', `/api/admin/orders/${id}/slot`, { date });
  }
  return prepared.filter(({ isPacked }) => !isPacked).map(({ id }) => id);
}

/** The rider hands over what is packed for the next morning, or brings it back. */
export const ride: Action = async (trade) => {
  const morning = indiaMoment(trade.now(), 1, 7);
  const date = indiaDate(morning);
  const orderIds = await prepareOrders(trade, date);
  trade.advanceClock((morning.getTime() - trade.now().getTime()) / 60_000);
  // One by one: what cannot be packed stays behind.
  for (const id of orderIds) await trade.asAdmin('PATCH', `/api/orders/status/${id}`, { status: 'shipped' });
  const { body } = await trade.asAdmin('POST', '/api/admin/rounds/make', { date });
  let status: number | undefined;
  for (const round of (body.data?.rounds ?? []) as Round[]) {
    await trade.asAdmin('PATCH', `/api/admin/rounds/${round._id}`, { riderId: trade.riderId });
    const started = await trade.asRider('POST', `/api/rider/rounds/${round._id}/start`);
    const rounds: { _id: string; stops: RiderStop[] }[] = started.body.data?.rounds ?? [];
    const stops = rounds.find(({ _id }) => _id === round._id)?.stops ?? [];
    for (const stop of stops.filter(() => trade.chance(0.9))) {
      status = await visit(trade, stop);
      if (status >= 500) return status;
    }
  }
  return status;
};

async function visit(trade: RandomTrade, stop: RiderStop): Promise<number> {
  const orderIds = stop.orders.map(({ _id }) => _id);
  const goods = { key: newId(), orderIds, milkIds: stop.milk.map(({ _id }) => _id) };
  if (trade.chance(0.25)) {
    const back = { ...goods, reason: trade.pick(NOT_DELIVERED_REASONS), note: 'Rang twice' };
    return (await trade.asRider('POST', `/api/rider/stops/${stop._id}/not-delivered`, back)).status;
  }
  const due = Math.round([...stop.orders, ...stop.milk].reduce((sum, row) => sum + row.due, 0) * 100) / 100;
  const code = orderIds[0] ? deliveryCode(trade.deps.settings.authSecret, orderIds[0]) : undefined;
  const money = trade.chance(0.3) ? { cash: 0, upi: due } : { cash: due, upi: 0 };
  return (await trade.asRider('POST', `/api/rider/stops/${stop._id}/delivered`, { ...goods, code, ...money })).status;
}

/** Returned goods are fetched by the rider, or brought to the shop. */
export const pickUp: Action = async (trade) => {
  const rows = await trade.database.db.select({ id: pickUps.id }).from(pickUps).orderBy(asc(pickUps.id));
  const id = trade.pick(rows)?.id;
  if (!id) return undefined;
  const riderId = trade.chance(0.7) ? trade.riderId : null;
  if (trade.chance(0.3)) {
    const isSellable = trade.chance(0.7);
    return (await trade.asAdmin('POST', `/api/admin/pick-ups/${id}/done`, { riderId, isSellable })).status;
  }
  await trade.asAdmin('PATCH', `/api/admin/pick-ups/${id}`, { riderId });
  return (await trade.asRider('POST', `/api/rider/pick-ups/${id}/done`)).status;
};

/** The replacement of a delivered order leaves the shop and is mostly handed over. Staff also set a replaced order back to its exchange. */
export const exchange: Action = async (trade) => {
  const placed = await trade.pickOrder(sql`status in ('delivered', 'exchange_requested', 'exchanged')`);
  if (!placed) return undefined;
  const path = `/api/orders/status/${placed.id}`;
  const sent = await trade.asAdmin('PATCH', path, { status: 'exchange_in_transit' });
  if (sent.status !== 200 || trade.chance(0.3)) return sent.status;
  const { rows } = await trade.database.db.execute<{ id: string }>(
    sql`select id from pick_ups where order_id = ${placed.id} and done_at is null and withdrawn_at is null and key like 'exchange:%'`,
  );
  const riderId = trade.chance(0.7) ? trade.riderId : null;
  const [open] = rows;
  if (open) return (await trade.asAdmin('POST', `/api/admin/pick-ups/${open.id}/done`, { riderId })).status;
  return (await trade.asAdmin('PATCH', path, { status: 'exchanged' })).status;
};

/** Other packs are put into a packed order instead of recalled ones. */
export const repack: Action = async (trade) => {
  const placed = await trade.pickOrder(
    sql`status = 'shipped' and id in (select a.order_id from batch_allotments a
      join batch_recalls r on r.batch_id = a.batch_id and r.lifted_at is null where a.returned_at is null)`,
  );
  return placed && (await trade.asAdmin('POST', `/api/admin/orders/${placed.id}/repack`)).status;
};
