import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/database.ts';
import { earnAgain, takeBackCoins } from '../../wallet/index.ts';
import { orderClaims } from '../order-claims.tables.ts';
import type { OrderRow } from '../orders.queries.ts';

/** The wallet's idempotency key. */
export const creditKey = (claimId: string): string => `freshness:${claimId}`;

const creditsOf = (orderId: string) => and(eq(orderClaims.orderId, orderId), eq(orderClaims.kind, 'freshness'));

export const hasCredits = async (tx: Tx, orderId: string): Promise<boolean> =>
  (await tx.$count(orderClaims, creditsOf(orderId))) > 0;

type Reopened = Pick<OrderRow, 'id' | 'orderNumber' | 'reopenCount'>;

/** A credit that was given again with a reopened order has a key of its own. */
const keysOf = (claimId: string, { reopenCount }: Reopened): string[] => [
  creditKey(claimId),
  ...Array.from({ length: reopenCount }, (_, index) => `${creditKey(claimId)}:${index + 1}`),
];

const findCredits = (tx: Tx, orderId: string) =>
  tx.select({ id: orderClaims.id }).from(orderClaims).where(creditsOf(orderId));

/** The refund of a whole order pays for the credited items, too. */
export async function takeBackCredits(tx: Tx, order: Reopened, now: Date): Promise<void> {
  for (const { id } of await findCredits(tx, order.id))
    for (const sourceKey of keysOf(id, order)) await takeBackCoins(tx, { sourceKey, now });
}

/** The customer has the bad items after all, and cannot return them or ask for the credit again. */
export async function giveCreditsAgain(tx: Tx, order: Reopened, now: Date): Promise<void> {
  const { orderNumber, reopenCount } = order;
  if (reopenCount === 0) return;
  for (const { id } of await findCredits(tx, order.id)) {
    const sourceKey = `${creditKey(id)}:${reopenCount}`;
    await earnAgain(tx, { keys: keysOf(id, order), sourceKey, reason: 'freshness-credit', orderNumber, now });
  }
}
