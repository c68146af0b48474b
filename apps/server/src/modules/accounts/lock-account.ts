import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { users } from './accounts.tables.ts';

/** What one person may have only so many of is counted after this: two at once then come one after the other. */
export async function lockAccount(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
