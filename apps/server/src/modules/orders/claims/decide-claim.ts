import type { SessionUser } from '@subah/contract/accounts/accounts';
import { textIn } from '@subah/messages/message';
import { orderChanges } from '@subah/messages/order-changes';
import { toPaise } from '@subah/rules/money';
import { RETURN_ACCEPTED_LABEL } from '@subah/rules/orders/claims';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { publishEvent } from '../../../platform/cache/change-feed.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { notFound, Problem } from '../../../platform/http/problem.ts';
import { recordChange } from '../../audit/index.ts';
import { sendChangeNotice } from '../../order-mails/index.ts';
import { applyLineChanges } from '../line-changes/apply-line-changes.ts';
import { orderClaims } from '../order-claims.tables.ts';
import { addEvent, lockOrder, type OrderRow } from '../orders.queries.ts';
import { planPickUpOfItems, returnKey } from '../pick-ups/plan-pick-up.ts';
import { changeOrderStatus } from '../statuses/change-status.ts';
import { type ClaimWithLines, lockClaim } from './claims.queries.ts';
import { readOwnChange } from './own-change.ts';

type Decision = { id: string; decision: 'accepted' | 'refused'; note: string };

/** Accepts or refuses a return of items, or judges the photo of a freshness credit, whose coins stay. */
export async function decideClaim(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  { id, decision, note }: Decision,
): Promise<void> {
  const [row] = await db.select({ orderId: orderClaims.orderId }).from(orderClaims).where(eq(orderClaims.id, id));
  if (!row) throw notFound('claim');
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, row.orderId);
    const claim = await lockClaim(tx, id);
    if (!order || !claim) throw notFound('claim');
    if (claim.state !== 'open') {
      throw new Problem('CLAIM_ALREADY_DECIDED', `This was already ${claim.state}.`);
    }
    const now = clock();
    await tx
      .update(orderClaims)
      .set({ state: decision, decisionNote: note, decidedBy: user.id, decidedAt: now })
      .where(eq(orderClaims.id, id));
    if (claim.kind === 'return')
      await finishReturn(tx, { order, claim, isAccepted: decision === 'accepted', note, user, now });
    await publishEvent(tx, 'orders');
    await recordChange(tx, {
      actorId: user.id,
      action: 'update',
      subject: 'order',
      subjectId: order.id,
      before: { [claim.kind]: 'open' },
      after: { [claim.kind]: decision, ...(note ? { reason: note } : {}) },
    });
  });
}

type Return = {
  order: OrderRow;
  claim: ClaimWithLines;
  isAccepted: boolean;
  note: string;
  user: SessionUser;
  now: Date;
};

async function finishReturn(tx: Tx, { order, claim, isAccepted, note, user, now }: Return): Promise<void> {
  const actor = { id: user.id, role: user.role };
  const reason = note || orderChanges.returnAccepted;
  const english = textIn('en', reason);
  const before = order.exchangedAt ? 'exchanged' : 'delivered';
  if (!isAccepted) {
    await changeOrderStatus(tx, order, { status: before, reason: note, actor, now });
    return;
  }
  const { lines, changes, terms, isWhole } = await readOwnChange(tx, order, { ...claim, kind: 'return' }, now);
  if (isWhole) {
    await changeOrderStatus(tx, order, { status: 'returned', reason, actor, now });
    return;
  }
  const details = await applyLineChanges(tx, order, lines, {
    id: claim.id,
    key: returnKey(claim.id),
    changes,
    terms,
    reason: english,
    noteReason: `Items returned: ${english.replace(/\.$/, '')}.`,
    areGoodsOut: true,
    now,
  });
  const refundPaise = toPaise(details.before.amountDue) - toPaise(details.after.amountDue);
  const returned = new Map(claim.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const packs = lines.flatMap(({ id: lineId, catalog }) => {
    const quantity = returned.get(lineId);
    return quantity ? [{ lineId, quantity, catalog }] : [];
  });
  await planPickUpOfItems(tx, order, claim.id, { packs, refundPaise, now });
  await addEvent(tx, {
    id: claim.id,
    orderId: order.id,
    label: RETURN_ACCEPTED_LABEL,
    reason,
    actorId: actor.id,
    actorRole: actor.role,
    createdAt: now,
  });
  await sendChangeNotice(tx, { id: claim.id, order, details, reason, isReturn: true });
  await changeOrderStatus(tx, order, { status: before, reason: undefined, actor, now });
}
