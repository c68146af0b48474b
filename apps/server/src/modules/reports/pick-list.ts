import type { PickList } from '@subah/contract/orders/orders';
import { startOfIndiaDay } from '@subah/rules/india-time';
import { and, asc, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { orderLines, orders } from '../orders/orders.tables.ts';
import { ordersToVisit, toDoor } from './orders-to-visit.ts';
import { samplesToCollect } from './samples-to-collect.ts';

/** What is promised for an India day: what to fetch from the shelves, the orders by area, then the samples. */
export async function pickList(db: Db, date: string): Promise<PickList> {
  const rows = await ordersToVisit(db, and(isPromised(date), bringsGoods));
  const lines = await linesToPack(db, rows);
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  const wired = rows.map((row) => ({
    area: row.area ?? 'Elsewhere',
    order: {
      ...toDoor(row),
      prescriptionState: row.prescriptionState,
      items: (byOrder.get(row.id) ?? []).map(({ name, unit, quantity }) => ({ name, unit, quantity })),
    },
  }));
  const byArea = Map.groupBy(wired, ({ area }) => area);
  return {
    date,
    orderCount: rows.length,
    items: sumUp(lines),
    areas: [...byArea].map(([area, entries]) => ({ area, orders: entries.map(({ order }) => order) })),
    samples: await samplesToCollect(db, date),
  };
}

const isPromised = (date: string) =>
  and(gte(orders.slotFrom, startOfIndiaDay(date)), lt(orders.slotFrom, startOfIndiaDay(date, 1)));

/** A lab test is not fetched from a shelf. */
const isGoods = and(ne(orderLines.catalog, 'labtest'), isNull(orderLines.rejectedAt));
const bringsGoods = sql`exists (select 1 from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${isGoods})`;

const linesToPack = (db: Db, rows: { id: string }[]) =>
  db
    .select({
      orderId: orderLines.orderId,
      productId: orderLines.productId,
      code: orderLines.code,
      name: orderLines.name,
      unit: orderLines.unit,
      catalog: orderLines.catalog,
      quantity: orderLines.quantity,
    })
    .from(orderLines)
    .where(
      and(
        inArray(
          orderLines.orderId,
          rows.map(({ id }) => id),
        ),
        isGoods,
      ),
    )
    .orderBy(asc(orderLines.id));

function sumUp(lines: Awaited<ReturnType<typeof linesToPack>>): PickList['items'] {
  const byProduct = Map.groupBy(lines, ({ productId }) => productId);
  return [...byProduct.values()]
    .flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      const { productId, code, name, unit, catalog } = first;
      const quantity = same.reduce((sum, line) => sum + line.quantity, 0);
      return [{ productId, code, name, unit, product_type: catalog, quantity }];
    })
    .sort((a, b) => a.product_type.localeCompare(b.product_type) || a.name.localeCompare(b.name));
}
