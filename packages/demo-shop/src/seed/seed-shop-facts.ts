import { saveOpening } from '@subah/server/modules/shop/index';
import { shopFacts } from '@subah/server/modules/shop/shop.tables';
import type { Db, Tx } from '@subah/server/platform/database/database';
import { demoFacts } from '../shop/facts.ts';

/** A shop with everything that invoices need, open for customers. */
export async function seedShopFacts(db: Db | Tx, now: Date): Promise<void> {
  await db.insert(shopFacts).values(Object.entries(demoFacts).map(([key, value]) => ({ key, value })));
  await saveOpening(db, { openedAt: now });
}
