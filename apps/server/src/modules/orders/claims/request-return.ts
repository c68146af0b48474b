import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { ItemLines } from '@subah/contract/orders/claims';
import { returnReasons } from '@subah/messages/claim-reasons';
import { textIn } from '@subah/messages/message';
import type { ReturnReason } from '@subah/rules/orders/own-change-terms';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { findKeptLines, lockOwnOrder } from '../orders.queries.ts';
import { changeOrderStatus } from '../statuses/change-status.ts';
import { claimPhotos } from './claim-photo.ts';
import { insertClaim } from './claims.queries.ts';
import { readOwnChange, requireReturnable } from './own-change.ts';

type ReturnInput = {
  orderId: string;
  lines: ItemLines;
  reason: ReturnReason;
  note: string;
  photo: Buffer | undefined;
};

/** The order waits as "return requested" until staff decide; a second request meanwhile is refused. */
export async function requestReturn(
  deps: Pick<Deps, 'db' | 'clock' | 'privateFiles'>,
  user: SessionUser,
  { orderId, lines: input, reason, note, photo }: ReturnInput,
): Promise<void> {
  await claimPhotos.store(deps, photo, (photoId) =>
    inTransaction(deps.db, async (tx) => {
      const order = await lockOwnOrder(tx, orderId, user.id);
      const now = deps.clock();
      requireReturnable(order, await findKeptLines(tx, order.id), now);
      // Refuses items that cannot be returned, and a return without a refund.
      await readOwnChange(tx, order, { kind: 'return', reason, lines: input }, now);
      const id = newId(now.getTime());
      const claim = { id, orderId, userId: user.id, kind: 'return', reason, note, photoId, createdAt: now } as const;
      await insertClaim(tx, claim, input);
      const text = [textIn('en', returnReasons[reason]), note].filter(Boolean).join('. ');
      await changeOrderStatus(tx, order, {
        status: 'return_requested',
        reason: text,
        actor: { id: user.id, role: 'customer' },
        now,
      });
    }),
  );
}
