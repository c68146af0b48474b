import { createHash } from 'node:crypto';
import { checkoutInputs, checkoutRefusals } from '@subah/messages/api/checkout';
import { fill } from '@subah/messages/message';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import { checkoutKeys } from './checkout.tables.ts';

const MAX_LENGTH = 200;

export type IdempotencyKey = { key: string; bodyHash: string };

export function readKey(header: string | string[] | undefined, body: unknown): IdempotencyKey | undefined {
  const key = [header].flat()[0]?.trim();
  if (!key) return undefined;
  if (key.length > MAX_LENGTH) {
    throw fieldProblem('Idempotency-Key', fill(checkoutInputs.idempotencyKey, { limit: MAX_LENGTH }));
  }
  return { key, bodyHash: createHash('sha256').update(JSON.stringify(body)).digest('base64url') };
}

/** The order made with this key. Refuses a key that was used with another body. */
export async function findOrderByKey(
  tx: Tx,
  userId: string,
  { key, bodyHash }: IdempotencyKey,
): Promise<string | undefined> {
  const [saved] = await tx
    .select({ orderId: checkoutKeys.orderId, bodyHash: checkoutKeys.bodyHash })
    .from(checkoutKeys)
    .where(and(eq(checkoutKeys.userId, userId), eq(checkoutKeys.key, key)));
  if (saved && saved.bodyHash !== bodyHash) {
    throw new Problem('IDEMPOTENCY_KEY_REUSED', checkoutRefusals.keyReused);
  }
  return saved?.orderId;
}

type KeyUse = { userId: string; key: IdempotencyKey; orderId: string; now: Date };

/** Replaces the order of a key when it was never paid. */
export async function saveKey(tx: Tx, { userId, key, orderId, now }: KeyUse): Promise<void> {
  await tx
    .insert(checkoutKeys)
    .values({ userId, ...key, orderId, createdAt: now })
    .onConflictDoUpdate({ target: [checkoutKeys.userId, checkoutKeys.key], set: { orderId } });
}
