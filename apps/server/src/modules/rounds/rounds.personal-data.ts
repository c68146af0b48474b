import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { findMilkIdsOf } from '../milk/index.ts';
import { findOrderIdsOf } from '../orders/index.ts';
import { deliveryPhotos } from './delivery-photo.ts';
import { deliveryResults, stopVisits } from './rounds.tables.ts';

/** Visits to the doors of a customer. Amounts stay for accounting, without notes and photos. */
export const roundsPersonalData: PersonalData = {
  subject: 'deliveries',
  read: async (db, { id }) =>
    (await selectVisits(db, id)).map(({ id: _, photoId, ...visit }) => ({ ...visit, hasPhoto: photoId !== null })),
  erase: async (tx, { id }) => {
    const visits = await selectVisits(tx, id);
    await deliveryPhotos.remove(
      tx,
      visits.map((visit) => visit.id),
    );
    const withNote = visits.filter(({ note }) => note !== '').map((visit) => visit.id);
    if (withNote.length > 0) {
      await tx
        .update(stopVisits)
        .set({ note: '' })
        .where(and(inArray(stopVisits.id, withNote), isNotNull(stopVisits.reason)));
    }
  },
};

async function selectVisits(db: Db | Tx, userId: string) {
  const [orderIds, milkIds] = [await findOrderIdsOf(db, userId), await findMilkIdsOf(db, userId)];
  const isOwn = or(
    orderIds.length > 0 ? inArray(deliveryResults.orderId, orderIds) : undefined,
    milkIds.length > 0 ? inArray(deliveryResults.milkDeliveryId, milkIds) : undefined,
  );
  if (!isOwn) return [];
  return db
    .selectDistinct({
      id: stopVisits.id,
      at: stopVisits.createdAt,
      isDelivered: stopVisits.isDelivered,
      reason: stopVisits.reason,
      note: stopVisits.note,
      proof: stopVisits.proof,
      photoId: stopVisits.photoId,
    })
    .from(deliveryResults)
    .innerJoin(stopVisits, eq(stopVisits.id, deliveryResults.visitId))
    .where(isOwn)
    .orderBy(asc(stopVisits.createdAt));
}
