import { averageCost } from '@subah/rules/purchases/purchases';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { lockStock } from './lock-stock.ts';

type ReceivedPacks = { productId: string; packs: number; costPaise: number };

/** Call it before the packs are booked: the average is over what is on the shelf and what comes. */
export async function updateAverageCosts(tx: Tx, received: ReceivedPacks[]): Promise<void> {
  const productIds = [...new Set(received.map(({ productId }) => productId))];
  if (productIds.length === 0) return;
  await lockStock(tx, productIds);
  const { rows } = await tx.execute<{ id: string; stock: number; averagePaise: number | null }>(
    sql`select id, stock, cost_paise as "averagePaise" from products where id in ${productIds}`,
  );
  for (const { id, ...before } of rows) {
    const { averagePaise } = received
      .filter(({ productId }) => productId === id)
      .reduce<{ averagePaise: number | null; stock: number }>(
        (cost, line) => ({ averagePaise: averageCost(cost, line), stock: cost.stock + line.packs }),
        before,
      );
    await tx.execute(sql`update products set cost_paise = ${averagePaise} where id = ${id}`);
  }
}
