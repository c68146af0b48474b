import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/database.ts';

/** Accounts are opened one after another, so that an unverified one is not replaced twice. */
export async function lockSignUps(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('sign-up'))`);
}
