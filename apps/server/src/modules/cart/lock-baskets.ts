import type { Tx } from '../../platform/database/database.ts';
import { runPrepared } from '../../platform/database/run-prepared.ts';

export type LockedCart = { id: string; version: number; couponId: string | null; attemptId: string | null };

/**
 * The carts of these people for their orders, locked until the transaction ends. In a statement of its own: what is read
 * after it has waited for another order of the same cart sees what that order left. In the order of their ids, so that two
 * servers never wait for each other in a circle.
 */
export async function lockBaskets(tx: Tx, userIds: string[]): Promise<Map<string, LockedCart>> {
  const rows = await runPrepared<LockedCart & { userId: string }>(
    tx,
    'cart_lock_baskets',
    `select id, user_id as "userId", version, coupon_id as "couponId", attempt_id as "attemptId"
     from carts where user_id = any((select $1::uuid[])::uuid[]) order by id for no key update`,
    [userIds],
  );
  return new Map(rows.map(({ userId, ...cart }) => [userId, cart]));
}
