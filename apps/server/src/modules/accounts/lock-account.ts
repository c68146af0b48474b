import { apiRequests } from '@subah/messages/api/requests';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { users } from './accounts.tables.ts';

/** Serializes changes of one account, for example before rows with a maximum per customer are counted. False if deleted. */
export async function lockAccount(tx: Tx, userId: string): Promise<boolean> {
  const [user] = await tx
    .select({ deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return user !== undefined && user.deletedAt === null;
}

/** Refuses an account that was deleted while the request was under way. */
export async function lockOpenAccount(tx: Tx, userId: string): Promise<void> {
  if (!(await lockAccount(tx, userId))) throw new Problem('UNAUTHENTICATED', apiRequests.notSignedIn);
}
