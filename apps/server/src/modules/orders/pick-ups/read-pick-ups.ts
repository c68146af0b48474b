import type { PickUp } from '@subah/contract/orders/pick-ups';
import type { RiderPickUp } from '@subah/contract/rounds/rider';
import { firstName } from '@subah/rules/accounts/first-name';
import { toRupees } from '@subah/rules/money';
import { orderName } from '@subah/rules/orders/order-name';
import { type PickUpState, pickUpState } from '@subah/rules/orders/pick-ups';
import { and, asc, desc, eq, gt, inArray, isNotNull, lt } from 'drizzle-orm';
import { page, readCursor } from '../../../platform/database/cursor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { findCustomers } from '../../accounts/index.ts';
import { orders } from '../orders.tables.ts';
import { pickUps } from '../pick-ups.tables.ts';
import { findPickUpGoods, isOpenPickUp, type PickUpRow } from './pick-ups.queries.ts';
import { isExchange } from './plan-pick-up.ts';

const isInState = {
  open: isOpenPickUp,
  done: isNotNull(pickUps.doneAt),
  withdrawn: isNotNull(pickUps.withdrawnAt),
};

type PickUpQuery = { state?: PickUpState | undefined; limit: number; cursor?: string | undefined };

/** What waits longest comes first; others newest first. */
export async function listPickUps(db: Db, { state, limit, cursor }: PickUpQuery) {
  const after = readCursor(cursor);
  const isQueue = state === 'open';
  const rows = await db
    .select()
    .from(pickUps)
    .where(and(state && isInState[state], after && (isQueue ? gt(pickUps.id, after.id) : lt(pickUps.id, after.id))))
    .orderBy(isQueue ? asc(pickUps.id) : desc(pickUps.id))
    .limit(limit + 1);
  const next = page(rows, limit, ({ id }) => ({ value: '', id }));
  return { data: await toWire(db, next.rows), nextCursor: next.nextCursor };
}

export async function readPickUp(db: Db, id: string): Promise<PickUp | undefined> {
  return (await toWire(db, await db.select().from(pickUps).where(eq(pickUps.id, id))))[0];
}

/** What a rider was asked to fetch, without prices and without medicines by name. */
export async function listPickUpsOfRider(db: Db, riderId: string): Promise<RiderPickUp[]> {
  const rows = await db
    .select()
    .from(pickUps)
    .where(and(eq(pickUps.riderId, riderId), isOpenPickUp))
    .orderBy(asc(pickUps.id));
  const { orderOf, goodsOf } = await readGoods(db, rows);
  return rows.flatMap((row) => {
    const order = orderOf.get(row.orderId);
    if (!order) return [];
    const { name, phone, street, city, pincode, landmark = '', location = null } = order.address;
    const goods = goodsOf.get(row.id) ?? [];
    return {
      ...{ _id: row.id, orderId: row.orderId, orderNumber: orderName(row.orderId), cash: toRupees(row.cashPaise) },
      isExchange: isExchange(row),
      ...{ name: firstName(name), phone, street, city, pincode, landmark, location },
      items: goods
        .filter(({ catalog }) => catalog !== 'medicine')
        .map(({ name: item, hindiName, unit, quantity }) => ({ name: item, hindiName, unit, quantity })),
      hasMedicines: goods.some(({ catalog }) => catalog === 'medicine'),
    };
  });
}

async function readGoods(db: Db, rows: PickUpRow[]) {
  const orderIds = rows.map(({ orderId }) => orderId);
  const ofPickUps =
    orderIds.length === 0
      ? []
      : await db.select({ id: orders.id, address: orders.address }).from(orders).where(inArray(orders.id, orderIds));
  const goods = await findPickUpGoods(
    db,
    rows.map(({ id }) => id),
  );
  return {
    orderOf: new Map(ofPickUps.map((order) => [order.id, order])),
    goodsOf: Map.groupBy(goods, ({ pickUpId }) => pickUpId),
  };
}

async function toWire(db: Db, rows: PickUpRow[]): Promise<PickUp[]> {
  const { orderOf, goodsOf } = await readGoods(db, rows);
  const riders = await findCustomers(
    db,
    rows.flatMap(({ riderId }) => riderId ?? []),
  );
  return rows.flatMap((row) => {
    const order = orderOf.get(row.orderId);
    if (!order) return [];
    const { name, phone, street, city, pincode, location = null } = order.address;
    return {
      _id: row.id,
      orderId: row.orderId,
      orderNumber: orderName(row.orderId),
      state: pickUpState(row),
      cash: toRupees(row.cashPaise),
      isExchange: isExchange(row),
      customer: { name, phone },
      address: { street, city, pincode, location },
      items: (goodsOf.get(row.id) ?? []).map(({ name: item, unit, quantity, restock }) => ({
        name: item,
        unit,
        quantity,
        restock,
      })),
      rider: row.riderId ? { _id: row.riderId, name: riders.get(row.riderId)?.name ?? '' } : null,
      at: row.createdAt.toISOString(),
      doneAt: row.doneAt?.toISOString() ?? null,
    };
  });
}
