import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { users } from './accounts.tables.ts';

/** Serializes changes of one account, for example before rows with a maximum per customer are counted. */
export async function lockAccount(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
