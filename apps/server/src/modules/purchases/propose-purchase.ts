import { MAX_PURCHASE_LINES, type Proposal } from '@subah/contract/purchases/purchases';
import { packSize } from '@subah/rules/catalog/pack-size';
import { addDays, indiaDate } from '@subah/rules/india-time';
import { packsToBuy } from '@subah/rules/purchases/purchases';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/database.ts';
import { findLowStockLimits, findProductSnapshotsById, listSoldLately } from '../catalog/index.ts';
import { readForecast } from '../milk/index.ts';

/** What the coming days need, the largest number first, and as many products as an order can have. */
export async function proposePurchase(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  days: number,
): Promise<{ data: Proposal[]; total: number }> {
  const milk = await sumMilk(db, indiaDate(clock()), days);
  const sold = await listSoldLately(db);
  const products = await findProductSnapshotsById(db, [...milk.keys(), ...sold.keys()]);
  const limits = await findLowStockLimits(db, [...products.keys()]);
  const purchased = await findPurchased(db);
  const needed = [...products.values()]
    .filter(({ isSold }) => isSold)
    .map(({ productId, name, code, packQuantity, unit, stock }) => {
      const { onOrder = 0, lastSupplierId = null } = purchased.get(productId) ?? {};
      const need = {
        stock,
        onOrder,
        soldLately: sold.get(productId) ?? 0,
        milkPacks: milk.get(productId) ?? 0,
        lowStockAt: limits.get(productId) ?? 0,
      };
      const product = { _id: productId, name, code, pack: packSize(packQuantity, unit) };
      return { product, ...need, toBuy: packsToBuy(need, days), lastSupplierId };
    })
    .filter(({ toBuy }) => toBuy > 0)
    .toSorted((a, b) => b.toBuy - a.toBuy);
  return { data: needed.slice(0, MAX_PURCHASE_LINES), total: needed.length };
}

type Purchased = { productId: string; onOrder: number; lastSupplierId: string };

async function findPurchased(db: Db): Promise<Map<string, Purchased>> {
  const { rows } = await db.execute<Purchased>(sql`
    select l.product_id as "productId", (array_agg(o.supplier_id order by o.id desc))[1] as "lastSupplierId",
      coalesce(sum(greatest(0, l.quantity - l.received))
        filter (where o.status not in ('received', 'cancelled')), 0)::int as "onOrder"
    from purchase_lines l join purchase_orders o on o.id = l.purchase_id
    group by l.product_id`);
  return new Map(rows.map((row) => [row.productId, row]));
}

async function sumMilk(db: Db, today: string, days: number): Promise<Map<string, number>> {
  const packs = new Map<string, number>();
  for (let day = 1; day <= days; day++) {
    const { dairies } = await readForecast(db, addDays(today, day));
    for (const product of dairies.flatMap(({ products }) => products)) {
      packs.set(product.productId, (packs.get(product.productId) ?? 0) + product.packs);
    }
  }
  return packs;
}
