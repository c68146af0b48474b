import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { checkoutKeys } from './checkout.tables.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;
const LONGEST_KEY = 200;

export type Key = { key: string; bodyHash: string };

/** What a client calls its request, so that asking again after a lost answer is safe. */
export function readKey(header: string | string[] | undefined, body: unknown): Key | undefined {
  const key = [header].flat()[0]?.trim();
  if (!key) return undefined;
  if (key.length > LONGEST_KEY) {
    throw new Problem('VALIDATION', `An Idempotency-Key has at most ${LONGEST_KEY} characters.`);
  }
  return { key, bodyHash: createHash('sha256').update(JSON.stringify(body)).digest('base64url') };
}

/** The order that was made under this key; another request under the same key is refused. */
export async function findByKey(db: Db | Tx, userId: string, { key, bodyHash }: Key): Promise<string | undefined> {
  const [kept] = await db
    .select({ orderId: checkoutKeys.orderId, bodyHash: checkoutKeys.bodyHash })
    .from(checkoutKeys)
    .where(and(eq(checkoutKeys.userId, userId), eq(checkoutKeys.key, key)));
  if (kept && kept.bodyHash !== bodyHash) {
    throw new Problem('CONFLICT', 'This Idempotency-Key was used for another order.');
  }
  return kept?.orderId;
}

type Kept = { userId: string; key: Key; orderId: string; now: Date };

export async function keepKey(tx: Tx, { userId, key, orderId, now }: Kept): Promise<void> {
  await tx.insert(checkoutKeys).values({ userId, ...key, orderId, createdAt: now });
}

export async function forgetOldKeys(db: Db, now: Date): Promise<void> {
  await db.delete(checkoutKeys).where(lt(checkoutKeys.createdAt, new Date(now.getTime() - KEPT_MS)));
}
