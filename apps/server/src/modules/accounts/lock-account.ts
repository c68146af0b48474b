import { apiRequests } from '@subah/messages/api/requests';
import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { defineStatement, runPrepared } from '../../platform/database/run-prepared.ts';
import { Problem } from '../../platform/http/problem.ts';

const LOCK_ACCOUNT = defineStatement({
  name: 'accounts_lock',
  text: 'select deleted_at is null as "isOpen" from users where id = $1 for no key update',
  row: z.object({ isOpen: z.boolean() }),
});

/** Serializes changes of one account, for example before rows with a maximum per customer are counted. False if deleted. */
export async function lockAccount(tx: Tx, userId: string): Promise<boolean> {
  const [user] = await runPrepared(tx, LOCK_ACCOUNT, [userId]);
  return user?.isOpen === true;
}

/** Refuses an account that was deleted while the request was under way. */
export async function lockOpenAccount(tx: Tx, userId: string): Promise<void> {
  if (!(await lockAccount(tx, userId))) throw new Problem('UNAUTHENTICATED', apiRequests.notSignedIn);
}
