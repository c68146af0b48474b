import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { ItemLines } from '@subah/contract/orders/claims';
import { cancelReasons } from '@subah/messages/claim-reasons';
import { withNote } from '@subah/messages/order-timeline';
import { toPaise } from '@subah/rules/money';
import { canCancel } from '@subah/rules/orders/allowed-changes';
import { ITEMS_CANCELLED_LABEL } from '@subah/rules/orders/claims';
import type { CancelReason } from '@subah/rules/orders/own-change-terms';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { applyLineChanges } from '../line-changes/apply-line-changes.ts';
import { dropPrescription } from '../line-changes/change-order-lines.ts';
import { addEvent, lockOwnOrder } from '../orders.queries.ts';
import { changeKey, planCashBack } from '../pick-ups/plan-pick-up.ts';
import { requireVersion } from '../require-version.ts';
import { changeOrderStatus } from '../statuses/change-status.ts';
import { readOwnChange } from './own-change.ts';

type CancelInput = {
  orderId: string;
  lines: ItemLines;
  reason: CancelReason;
  note: string;
  version?: number | undefined;
};

/**
 * The customer cancels items before the order is packed, and lab tests until their sample is collected. Cancelling all that
 * is left cancels the order, or returns it when goods were delivered.
 */
export async function cancelItems(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  { orderId, lines: input, reason, note, version }: CancelInput,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockOwnOrder(tx, orderId, user.id);
    await requireVersion(tx, order, version);
    const now = clock();
    const change = { kind: 'cancel', reason, lines: input } as const;
    const { lines, changes, terms, isWhole } = await readOwnChange(tx, order, change, now);
    const why = withNote(cancelReasons[reason], note);
    const actor = { id: user.id, role: 'customer' } as const;
    if (isWhole) {
      const status = canCancel(order) ? 'cancelled' : 'returned';
      await changeOrderStatus(tx, order, { status, reason: why, actor, now });
      return;
    }
    const id = newId(now.getTime());
    const noteReason = `Items cancelled by the customer: ${why.en}.`;
    const details = await applyLineChanges(tx, order, lines, {
      id,
      key: changeKey(order, id),
      changes,
      terms,
      reason: why.en,
      noteReason,
      now,
    });
    const refundPaise = toPaise(details.before.amountDue) - toPaise(details.after.amountDue);
    await planCashBack(tx, order, id, { refundPaise, now });
    await dropPrescription(tx, order);
    await addEvent(tx, {
      id,
      orderId,
      label: ITEMS_CANCELLED_LABEL,
      reason: why,
      actorId: actor.id,
      actorRole: actor.role,
      createdAt: now,
    });
  });
}
