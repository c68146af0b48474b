import { users } from '@subah/server/modules/accounts/accounts.tables';
import { products } from '@subah/server/modules/catalog/catalog.tables';
import type { Db } from '@subah/server/platform/database/database';
import { eq, sql } from 'drizzle-orm';
import { type DemoAccount, demoAccounts } from './shop/accounts.ts';

/** Demo data is only written into a new shop, not into one whose owner has not added products yet. */
export async function isEmptyShop(db: Db): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select not exists (select 1 from ${products}) and not exists (select 1 from ${users}) as empty`,
  );
  return rows[0]?.empty === true;
}

/** A shop that was filled by an earlier version has fewer accounts. */
export async function listDemoAccounts(db: Db): Promise<DemoAccount[]> {
  const rows = await db.select({ mobile: users.mobile }).from(users).where(eq(users.isDemo, true));
  return demoAccounts.filter((account) => rows.some(({ mobile }) => mobile === account.mobile));
}
