import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/database.ts';
import { takeBackCoins } from '../../wallet/index.ts';
import { orderClaims } from '../order-claims.tables.ts';

/** The wallet's idempotency key. */
export const creditKey = (claimId: string): string => `freshness:${claimId}`;

const creditsOf = (orderId: string) => and(eq(orderClaims.orderId, orderId), eq(orderClaims.kind, 'freshness'));

export const hasCredits = async (tx: Tx, orderId: string): Promise<boolean> =>
  (await tx.$count(orderClaims, creditsOf(orderId))) > 0;

/** The refund of a whole order pays for the credited items, too. */
export async function takeBackCredits(tx: Tx, orderId: string, now: Date): Promise<void> {
  const credits = await tx.select({ id: orderClaims.id }).from(orderClaims).where(creditsOf(orderId));
  for (const { id } of credits) await takeBackCoins(tx, { sourceKey: creditKey(id), now });
}
