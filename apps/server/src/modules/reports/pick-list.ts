import type { PickList } from '@subah/contract/orders';
import { indiaDay } from '@subah/rules/india-time';
import { toRupees } from '@subah/rules/money';
import { duePaise } from '@subah/rules/pricing/bill-lines';
import { and, asc, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { orderLines, orders } from '../orders/orders.tables.ts';

const TO_PACK = ['OrderPlaced', 'shipped', 'outfor delivery'] as const;
const MOST_ORDERS = 2000;

/** What is promised for an India day: what to fetch from the shelves, then the orders by area. */
export async function pickList(db: Db, date: string): Promise<PickList> {
  const rows = await ordersOf(db, date);
  const lines = rows.length > 0 ? await linesToPack(db, rows) : [];
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  const wired = rows.map((row) => ({
    area: row.area ?? 'Elsewhere',
    order: {
      _id: row.id,
      orderNumber: String(row.orderNumber),
      name: row.address.name,
      phone: row.address.phone,
      street: row.address.street,
      pincode: row.pincode,
      paymentType: row.paymentType,
      cashToCollect: row.paymentType === 'cod' ? toRupees(duePaise(row)) : 0,
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
  };
}

/** A pincode may belong to several areas; the first of them names the round. */
const firstArea = sql<
  string | null
>`(select areas.name from area_pincodes join areas on areas.id = area_pincodes.area_id
  where area_pincodes.pincode = orders.pincode order by areas.rank limit 1)`;

const ordersOf = (db: Db, date: string) =>
  db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      address: orders.address,
      pincode: orders.pincode,
      paymentType: orders.paymentType,
      toPayPaise: orders.toPayPaise,
      coins: orders.coins,
      prescriptionState: orders.prescriptionState,
      area: firstArea,
    })
    .from(orders)
    .where(
      and(
        gte(orders.slotFrom, indiaDay(date)),
        lt(orders.slotFrom, indiaDay(date, 1)),
        inArray(orders.status, [...TO_PACK]),
      ),
    )
    .orderBy(asc(firstArea), asc(orders.pincode), asc(orders.id))
    .limit(MOST_ORDERS);

const linesToPack = (db: Db, rows: { id: string }[]) =>
  db
    .select({
      orderId: orderLines.orderId,
      productId: orderLines.productId,
      code: orderLines.code,
      name: orderLines.name,
      unit: orderLines.unit,
      catalogue: orderLines.catalogue,
      quantity: orderLines.quantity,
    })
    .from(orderLines)
    .where(
      and(
        inArray(
          orderLines.orderId,
          rows.map(({ id }) => id),
        ),
        isNull(orderLines.rejectedAt),
      ),
    )
    .orderBy(asc(orderLines.id));

function sumUp(lines: Awaited<ReturnType<typeof linesToPack>>): PickList['items'] {
  const byProduct = Map.groupBy(
    // A lab test is not fetched from a shelf.
    lines.filter(({ catalogue }) => catalogue !== 'labtest'),
    ({ productId }) => productId,
  );
  return [...byProduct.values()]
    .flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      const { productId, code, name, unit, catalogue } = first;
      const quantity = same.reduce((sum, line) => sum + line.quantity, 0);
      return [{ productId, code, name, unit, product_type: catalogue, quantity }];
    })
    .sort((a, b) => a.product_type.localeCompare(b.product_type) || a.name.localeCompare(b.name));
}
