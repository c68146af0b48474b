import type { PickedOrder, PickList } from '@subah/contract/reports/reports';
import { NO_AREA } from '@subah/rules/delivery/no-area';
import { stopKey } from '@subah/rules/delivery/stop-key';
import { startOfIndiaDay } from '@subah/rules/india-time';
import { toPaise, toRupees } from '@subah/rules/money';
import type { OrderStatus } from '@subah/rules/orders/statuses';
import { and, asc, eq, gte, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { categories, products } from '../catalog/catalog.tables.ts';
import { orderLines, orders } from '../orders/orders.tables.ts';
import { findRecalledNumbers, foreseeBatches } from '../stock/index.ts';
import { listOrdersOnRound, toRoundStop } from './orders-on-round.ts';
import { listRecalledOrders } from './recalled-orders.ts';
import { listSamplesToCollect } from './samples-to-collect.ts';

/** Everything due on a day: products to pick, stops by area, lab samples to collect. */
export async function readPickList(db: Db, date: string, now: Date): Promise<PickList> {
  const rows = await listOrdersOnRound(db, and(isDueOn(date), hasGoods));
  const lines = await listLinesToPick(db, rows);
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  const toPack = new Set(rows.filter(({ status }) => status === 'OrderPlaced').map(({ id }) => id));
  const entries = rows.map((row) => ({
    area: row.area ?? NO_AREA,
    order: {
      ...toRoundStop(row),
      status: row.status as OrderStatus,
      version: Number(row.version),
      placedAt: (row.placedAt ?? new Date(0)).toISOString(),
      prescriptionState: row.prescriptionState,
      ifMissing: row.ifMissing,
      instructions: row.instructions,
      items: (byOrder.get(row.id) ?? []).map(({ id, name, unit, quantity }) => ({ _id: id, name, unit, quantity })),
    },
  }));
  const items = sumByProduct(lines.filter(({ orderId }) => toPack.has(orderId)));
  const batches = await foreseeBatches(db, items, now);
  const recalled = await findRecalledNumbers(
    db,
    items.map(({ productId }) => productId),
  );
  const byArea = Map.groupBy(entries, ({ area }) => area);
  return {
    date,
    orderCount: rows.length,
    toPackCount: toPack.size,
    items: items.map((item) => ({
      ...item,
      batches: batches.get(item.productId) ?? [],
      recalledBatches: recalled.get(item.productId) ?? [],
    })),
    areas: [...byArea].map(([area, group]) => {
      const stops = joinStops(group.map(({ order }) => order));
      return { area, cashToCollect: sumCash(stops), stops };
    }),
    samples: await listSamplesToCollect(db, date),
    toRepack: await listRecalledOrders(db),
  };
}

/** Orders for the same street and pincode are brought together, in the order of the first one. */
function joinStops(orders: PickedOrder[]): PickList['areas'][number]['stops'] {
  const stops = Map.groupBy(orders, stopKey);
  return [...stops.values()].flatMap((ordersOfStop) => {
    const [first] = ordersOfStop;
    if (!first) return [];
    const { name, phone, street, pincode } = first;
    return { name, phone, street, pincode, cashToCollect: sumCash(ordersOfStop), orders: ordersOfStop };
  });
}

/** In paise, because rupees with paise do not add up exactly. */
const sumCash = (parts: { cashToCollect: number }[]): number =>
  toRupees(parts.reduce((sum, { cashToCollect }) => sum + toPaise(cashToCollect), 0));

const isDueOn = (date: string) =>
  and(gte(orders.slotFrom, startOfIndiaDay(date)), lt(orders.slotFrom, startOfIndiaDay(date, 1)));

/** Everything but lab tests. */
const isGoods = and(ne(orderLines.catalog, 'labtest'), isNull(orderLines.rejectedAt));
const hasGoods = sql`exists (select 1 from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${isGoods})`;

const listLinesToPick = (db: Db, rows: { id: string }[]) =>
  db
    .select({
      id: orderLines.id,
      orderId: orderLines.orderId,
      productId: orderLines.productId,
      code: orderLines.code,
      name: orderLines.name,
      unit: orderLines.unit,
      catalog: orderLines.catalog,
      shelf: sql<string>`coalesce(${categories.name}, '')`,
      quantity: orderLines.quantity,
    })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(sql`${orderLines.orderId} = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`, isGoods))
    .orderBy(asc(orderLines.id));

function sumByProduct(lines: Awaited<ReturnType<typeof listLinesToPick>>) {
  const byProduct = Map.groupBy(lines, ({ productId }) => productId);
  return [...byProduct.values()]
    .flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      const { productId, code, name, unit, catalog, shelf } = first;
      const quantity = same.reduce((sum, line) => sum + line.quantity, 0);
      return [{ productId, code, name, unit, product_type: catalog, shelf, quantity }];
    })
    .sort(
      (a, b) =>
        a.product_type.localeCompare(b.product_type) || a.shelf.localeCompare(b.shelf) || a.name.localeCompare(b.name),
    );
}
