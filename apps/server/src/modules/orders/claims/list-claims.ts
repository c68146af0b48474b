import type { ClaimRecord } from '@subah/contract/orders/claims';
import { toRupees } from '@subah/rules/money';
import type { ClaimKind, ClaimState } from '@subah/rules/orders/claims';
import { and, asc, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import { page, readCursor } from '../../../platform/database/cursor.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { PrivateLinks } from '../../../platform/storage/private-files.ts';
import { findCustomers } from '../../accounts/index.ts';
import { orderClaims } from '../order-claims.tables.ts';
import { orderLines, orders } from '../orders.tables.ts';
import { addLines, type ClaimRow, countCredits, toWireClaim } from './claims.queries.ts';

type Viewer = { links: PrivateLinks; viewerId: string };
type ClaimQuery = {
  state?: ClaimState | undefined;
  kind?: ClaimKind | undefined;
  limit: number;
  cursor?: string | undefined;
};

/** What waits longest comes first; decided claims newest first. */
export async function listClaims(db: Db, { state, kind, limit, cursor }: ClaimQuery, viewer: Viewer) {
  const after = readCursor(cursor);
  const isQueue = state === 'open';
  const rows = await db
    .select()
    .from(orderClaims)
    .where(
      and(
        state && eq(orderClaims.state, state),
        kind && eq(orderClaims.kind, kind),
        after && (isQueue ? gt(orderClaims.id, after.id) : lt(orderClaims.id, after.id)),
      ),
    )
    .orderBy(isQueue ? asc(orderClaims.id) : desc(orderClaims.id))
    .limit(limit + 1);
  const next = page(rows, limit, ({ id }) => ({ value: '', id }));
  return { data: await toRecords(db, next.rows, viewer), nextCursor: next.nextCursor };
}

export async function readClaim(db: Db, id: string, viewer: Viewer): Promise<ClaimRecord | undefined> {
  const rows = await db.select().from(orderClaims).where(eq(orderClaims.id, id));
  return (await toRecords(db, rows, viewer))[0];
}

async function toRecords(db: Db, rows: ClaimRow[], { links, viewerId }: Viewer): Promise<ClaimRecord[]> {
  if (rows.length === 0) return [];
  const claims = await addLines(db, rows);
  const userIds = claims.map(({ userId }) => userId);
  const lineIds = claims.flatMap(({ lines }) => lines.map(({ lineId }) => lineId));
  const orderIds = claims.map(({ orderId }) => orderId);
  const [customers, earlier, lines, ofClaims] = await Promise.all([
    findCustomers(db, userIds),
    countCredits(db, userIds),
    db.select().from(orderLines).where(inArray(orderLines.id, lineIds)),
    db
      .select({ id: orders.id, status: orders.status, paymentType: orders.paymentType })
      .from(orders)
      .where(inArray(orders.id, orderIds)),
  ]);
  const byId = new Map(lines.map((line) => [line.id, line]));
  const orderById = new Map(ofClaims.map((order) => [order.id, order]));
  return claims.map((claim) => {
    const customer = customers.get(claim.userId);
    const order = orderById.get(claim.orderId);
    return {
      ...toWireClaim(claim),
      orderId: claim.orderId,
      orderStatus: order?.status ?? '',
      paymentType: order?.paymentType ?? 'online',
      customer: { _id: claim.userId, name: customer?.name ?? '', mobile: customer?.mobile ?? '' },
      items: claim.lines.flatMap(({ lineId, quantity }) => {
        const line = byId.get(lineId);
        return line
          ? [
              {
                name: line.name,
                quantity,
                total: toRupees(Math.round(((line.taxablePaise + line.taxPaise) * quantity) / line.quantity)),
              },
            ]
          : [];
      }),
      photoUrl: claim.photoId ? `/api/claims/${claim.id}/photo${links.sign(claim.photoId, viewerId)}` : null,
      earlier: earlier.get(claim.userId) ?? { credits: 0, refused: 0 },
    };
  });
}
