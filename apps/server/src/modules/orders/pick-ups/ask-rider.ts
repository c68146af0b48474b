import type { ReadAs } from '@subah/contract/read-as';
import { noticeTexts } from '@subah/messages/mail/notices';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { rejectStaleChange } from '../../../platform/http/reject-stale-change.ts';
import { sendNotice } from '../../notices/index.ts';
import { pickUps } from '../pick-ups.tables.ts';
import { type Actor, changePickUp, recordPickUp, refuseEnded, requireRider, type Subject } from './change-pick-up.ts';

/** Asks a rider to fetch the goods; null takes it from the rider. */
export async function askRider(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { id, riderId, readAs }: { id: string; riderId: string | null; readAs?: ReadAs | undefined },
): Promise<void> {
  await changePickUp(db, id, async (tx, { pickUp, order }) => {
    refuseEnded(pickUp);
    rejectStaleChange({ riderId: pickUp.riderId }, readAs);
    const rider = riderId ? await requireRider(tx, riderId) : null;
    await tx.update(pickUps).set({ riderId }).where(eq(pickUps.id, id));
    if (riderId && riderId !== pickUp.riderId) await tellRider(tx, riderId, { pickUp, order });
    await recordPickUp(tx, actor, order, { rider: rider?.name ?? null });
  });
}

const tellRider = (tx: Tx, riderId: string, { pickUp, order }: Subject) =>
  sendNotice(tx, {
    kind: 'new_pick_up',
    userId: riderId,
    key: `pick-up.${pickUp.id}`,
    title: noticeTexts.newPickUp,
    body: order.address.street,
    path: '/rider',
    values: [],
  });
