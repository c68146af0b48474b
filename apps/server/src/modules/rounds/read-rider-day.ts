import type { RiderDay, RiderStop } from '@subah/contract/rounds/rider';
import { roundDays } from '@subah/rules/delivery/delivery-slot';
import { MAX_WRONG_CODES } from '@subah/rules/delivery/handover';
import { indiaDate } from '@subah/rules/india-time';
import { toRupees } from '@subah/rules/money';
import { orderName } from '@subah/rules/orders/order-name';
import type { Deps } from '../../deps.ts';
import { findProductSnapshotsById } from '../catalog/index.ts';
import { findDeliverySettings } from '../delivery/index.ts';
import { findGoods, listPickUpsOfRider } from '../orders/index.ts';
import { readShopFacts } from '../shop/index.ts';
import { findRoundsOf, loadStops, type StopOrder, type StopParts } from './rounds.queries.ts';
import { doorOf, firstNames, isToTake, milkDuePaise, milkState, orderDuePaise, orderState } from './stop-state.ts';

type Goods = Awaited<ReturnType<typeof findGoods>>;

/** The rounds that a rider drives today, and those of the next morning to prepare for. */
export async function readRiderDay({ db, clock }: Pick<Deps, 'db' | 'clock'>, riderId: string): Promise<RiderDay> {
  const date = indiaDate(clock());
  const rows = await findRoundsOf(db, riderId, roundDays(clock(), await findDeliverySettings(db)));
  const stops = await loadStops(
    db,
    rows.map(({ id }) => id),
  );
  const goods = await findGoods(
    db,
    stops.flatMap(({ orders }) => orders.map(({ order }) => order.id)),
  );
  const goodsOf = Map.groupBy(goods, ({ orderId }) => orderId);
  const milkOf = await findProductSnapshotsById(
    db,
    stops.flatMap(({ milk }) => milk.map(({ productId }) => productId)),
  );
  const stopsOf = Map.groupBy(stops, ({ roundId }) => roundId);
  const { name, phone, upiId, allowsNoProof } = await readShopFacts(db);
  return {
    date,
    rounds: rows.map(({ id, date: morning, area, startedAt }) => ({
      _id: id,
      date: morning,
      area,
      isStarted: startedAt !== null,
      toTake: (stopsOf.get(id) ?? []).flatMap(({ orders }) => orders).filter(isToTake).length,
      stops: (stopsOf.get(id) ?? []).map((stop) => toWire(stop, { goodsOf, milkOf })),
    })),
    pickUps: await listPickUpsOfRider(db, riderId),
    shop: { name, phone, upiId },
    allowsNoProof,
  };
}

type StopNames = { goodsOf: Map<string, Goods>; milkOf: Map<string, { hindiName: string | null }> };

function toWire(stop: StopParts, { goodsOf, milkOf }: StopNames): RiderStop {
  const { names, ...door } = doorOf(stop);
  // Cancelled orders and those that are not packed stay in the shop.
  const brought = stop.orders.filter((entry) => ['open', 'not_delivered'].includes(orderState(entry)));
  const goods = brought.flatMap(({ order }) => goodsOf.get(order.id) ?? []);
  return {
    _id: stop.id,
    name: firstNames(names),
    ...door,
    instructions: [...new Set(brought.map(({ order }) => order.instructions).filter(Boolean))],
    items: goods
      .filter(({ catalog }) => catalog !== 'medicine')
      .map(({ name, hindiName, unit, quantity }) => ({ name, hindiName, unit, quantity })),
    hasMedicines: goods.some(({ catalog }) => catalog === 'medicine'),
    orders: stop.orders.map((entry) => ({
      _id: entry.order.id,
      orderNumber: orderName(entry.order.id),
      state: orderState(entry),
      due: toRupees(orderDuePaise(entry.order)),
      recalled: orderState(entry) === 'bring_back' ? recalledOf(entry, goodsOf.get(entry.order.id) ?? []) : null,
    })),
    milk: stop.milk.map((row) => ({
      _id: row.id,
      name: row.name,
      hindiName: milkOf.get(row.productId)?.hindiName ?? null,
      unit: row.unit,
      packs: row.packs,
      state: milkState(row),
      due: toRupees(milkDuePaise(row)),
    })),
    acceptsCode: stop.orders.every(({ wrongCodes }) => wrongCodes < MAX_WRONG_CODES),
  };
}

/** A packet of medicines is closed, so that it comes back as a whole. */
function recalledOf({ recalledPacks }: StopOrder, goods: Goods): RiderStop['orders'][number]['recalled'] {
  const packs = recalledPacks.flatMap(({ orderLineId, number, quantity }) => {
    const line = goods.find(({ lineId }) => lineId === orderLineId);
    return line ? [{ ...line, batch: number, quantity }] : [];
  });
  return {
    items: packs
      .filter(({ catalog }) => catalog !== 'medicine')
      .map(({ name, hindiName, unit, quantity, batch }) => ({ name, hindiName, unit, quantity, batch })),
    hasMedicines: packs.some(({ catalog }) => catalog === 'medicine'),
  };
}
