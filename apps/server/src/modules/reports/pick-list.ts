import type { PickList } from '@subah/contract/orders/reports';
import { startOfIndiaDay } from '@subah/rules/india-time';
import { and, asc, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { orderLines, orders } from '../orders/orders.tables.ts';
import { listOrdersOnRound, toRoundStop } from './orders-on-round.ts';
import { listSamplesToCollect } from './samples-to-collect.ts';

/** Everything due on a day: products to pick, orders by area, lab samples to collect. */
export async function readPickList(db: Db, date: string): Promise<PickList> {
  const rows = await listOrdersOnRound(db, and(isDueOn(date), hasGoods));
  const lines = await listLinesToPick(db, rows);
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  const entries = rows.map((row) => ({
    area: row.area ?? 'Elsewhere',
    order: {
      ...toRoundStop(row),
      prescriptionState: row.prescriptionState,
      items: (byOrder.get(row.id) ?? []).map(({ name, unit, quantity }) => ({ name, unit, quantity })),
    },
  }));
  const byArea = Map.groupBy(entries, ({ area }) => area);
  return {
    date,
    orderCount: rows.length,
    items: sumByProduct(lines),
    areas: [...byArea].map(([area, group]) => ({ area, orders: group.map(({ order }) => order) })),
    samples: await listSamplesToCollect(db, date),
  };
}

const isDueOn = (date: string) =>
  and(gte(orders.slotFrom, startOfIndiaDay(date)), lt(orders.slotFrom, startOfIndiaDay(date, 1)));

/** Everything but lab tests. */
const isGoods = and(ne(orderLines.catalog, 'labtest'), isNull(orderLines.rejectedAt));
const hasGoods = sql`exists (select 1 from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${isGoods})`;

const listLinesToPick = (db: Db, rows: { id: string }[]) =>
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

function sumByProduct(lines: Awaited<ReturnType<typeof listLinesToPick>>): PickList['items'] {
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
