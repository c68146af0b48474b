import type { OrderClaim } from '@subah/contract/orders/order-claims';
import { indiaDate, startOfIndiaDay } from '@subah/rules/india-time';
import { and, count, desc, eq, gte, inArray, sql, sum } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { orderClaimLines, orderClaims } from '../order-claims.tables.ts';

export type ClaimRow = typeof orderClaims.$inferSelect;
type ClaimLine = { lineId: string; quantity: number };
export type ClaimWithLines = ClaimRow & { lines: ClaimLine[] };

/** Newest first. */
export async function findClaims(db: Db | Tx, orderIds: string[]): Promise<ClaimWithLines[]> {
  const rows = await db
    .select()
    .from(orderClaims)
    .where(inArray(orderClaims.orderId, orderIds))
    .orderBy(desc(orderClaims.id));
  return addLines(db, rows);
}

export async function addLines(db: Db | Tx, rows: ClaimRow[]): Promise<ClaimWithLines[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db.select().from(orderClaimLines).where(inArray(orderClaimLines.claimId, ids));
  const byClaim = Map.groupBy(lines, ({ claimId }) => claimId);
  return rows.map((row) => ({
    ...row,
    lines: (byClaim.get(row.id) ?? []).map(({ lineId, quantity }) => ({ lineId, quantity })),
  }));
}

export async function lockClaim(tx: Tx, id: string): Promise<ClaimWithLines | undefined> {
  const rows = await tx.select().from(orderClaims).where(eq(orderClaims.id, id)).for('update');
  return (await addLines(tx, rows))[0];
}

export async function insertClaim(
  tx: Tx,
  claim: typeof orderClaims.$inferInsert & { id: string },
  lines: ClaimLine[],
): Promise<void> {
  await tx.insert(orderClaims).values(claim);
  await tx.insert(orderClaimLines).values(lines.map((line) => ({ ...line, claimId: claim.id, kind: claim.kind })));
}

export const hasOpenReturn = async (tx: Tx, orderId: string): Promise<boolean> =>
  (await tx.$count(
    orderClaims,
    and(eq(orderClaims.orderId, orderId), eq(orderClaims.kind, 'return'), eq(orderClaims.state, 'open')),
  )) > 0;

/** Freshness credits of a customer, for the limits. The caller holds the lock of the wallet. */
export async function sumCredits(tx: Tx, { userId, orderId, now }: { userId: string; orderId: string; now: Date }) {
  const month = gte(orderClaims.createdAt, startOfIndiaDay(`${indiaDate(now).slice(0, 7)}-01`));
  const [row] = await tx
    .select({
      orderCoins: sql<number>`coalesce(sum(coins) filter (where ${orderClaims.orderId} = ${orderId}), 0)::int`,
      monthCoins: sql<number>`coalesce(sum(coins) filter (where ${month}), 0)::int`,
      refused: sql<number>`(count(*) filter (where state = 'refused'))::int`,
    })
    .from(orderClaims)
    .where(and(eq(orderClaims.userId, userId), eq(orderClaims.kind, 'freshness')));
  return row ?? { orderCoins: 0, monthCoins: 0, refused: 0 };
}

/** How often customers used freshness credits, and how often a photo was refused. */
export async function countCredits(db: Db | Tx, userIds: string[]) {
  const rows = await db
    .select({
      userId: orderClaims.userId,
      credits: count(),
      refused: sum(sql`(state = 'refused')::int`).mapWith(Number),
    })
    .from(orderClaims)
    .where(and(inArray(orderClaims.userId, userIds), eq(orderClaims.kind, 'freshness')))
    .groupBy(orderClaims.userId);
  return new Map(rows.map(({ userId, ...counts }) => [userId, counts]));
}

export const toWireClaim = (claim: ClaimWithLines): OrderClaim => ({
  _id: claim.id,
  kind: claim.kind,
  state: claim.state,
  reason: claim.reason,
  note: claim.note,
  lines: claim.lines,
  coins: claim.coins,
  hasPhoto: claim.photoId !== null,
  decisionNote: claim.decisionNote,
  at: claim.createdAt.toISOString(),
  decidedAt: claim.decidedAt?.toISOString() ?? null,
});
