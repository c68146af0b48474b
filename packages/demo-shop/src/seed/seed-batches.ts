import { addDays, indiaDate } from '@subah/rules/india-time';
import { products } from '@subah/server/modules/catalog/catalog.tables';
import { batchMoves, stockBatches } from '@subah/server/modules/stock/batches.tables';
import type { Tx } from '@subah/server/platform/database/database';
import { and, asc, eq, gte } from 'drizzle-orm';
import { demoId } from '../demo-id.ts';

const MEDICINES = 30;

/** Two batches for some medicines; the first one of every fifth expires within three months. */
export async function seedBatches(tx: Tx, now: Date): Promise<void> {
  const medicines = await tx
    .select({ id: products.id, code: products.code, stock: products.stock, mrpPaise: products.mrpPaise })
    .from(products)
    .where(and(eq(products.catalog, 'medicine'), gte(products.stock, 6)))
    .orderBy(asc(products.code))
    .limit(MEDICINES);
  const today = indiaDate(now);
  const batches = medicines.flatMap(({ id, code, stock, mrpPaise }, at) =>
    [1, 2].map((round) => ({
      id: demoId('batch', `${code} ${round}`),
      productId: id,
      number: `SB${String(2600 + at * 7 + round)}`,
      expiresOn: addDays(today, round === 2 ? 540 + at : at % 5 === 0 ? 55 + at : 210 + at * 6),
      mrpPaise,
      costPaise: Math.round(mrpPaise * 0.68),
      packs: round === 1 ? Math.floor(stock / 3) : stock - Math.floor(stock / 3),
    })),
  );
  await tx.insert(stockBatches).values(batches.map(({ packs, ...batch }) => batch));
  await tx.insert(batchMoves).values(batches.map(({ id, packs }) => ({ batchId: id, change: packs })));
}
