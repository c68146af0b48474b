import type { FileResponse } from '@subah/contract/endpoint';
import type { Tracking } from '@subah/contract/rounds/tracking';
import { healthcareRefusals } from '@subah/messages/api/healthcare';
import { firstName } from '@subah/rules/accounts/first-name';
import type { OrderStatus } from '@subah/rules/orders/statuses';
import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import type { LinkClaim, PrivateLinks } from '../../platform/storage/private-files.ts';
import { findCustomer } from '../accounts/index.ts';
import { findOrderRows, type OrderRow } from '../orders/index.ts';
import { deliveryCode } from './delivery-code.ts';
import { deliveryPhotos } from './delivery-photo.ts';
import { loadStops } from './rounds.queries.ts';
import { deliveryResults, roundOrders, roundStops, rounds, stopVisits } from './rounds.tables.ts';
import { isStopOpen } from './stop-state.ts';

export async function findOwnOrder(db: Db, orderId: string, userId: string): Promise<OrderRow> {
  const [order] = await findOrderRows(db, [orderId]);
  if (!order?.placedAt || order.userId !== userId) throw notFound('order');
  return order;
}

type TrackingDeps = Pick<Deps, 'db' | 'settings'> & { links: PrivateLinks };

export async function trackOrder({ db, settings, links }: TrackingDeps, orderId: string, userId: string) {
  const order = await findOwnOrder(db, orderId, userId);
  const tracking: Tracking = {
    status: order.status as OrderStatus,
    window: { from: order.slotFrom.toISOString(), until: order.slotUntil.toISOString() },
    onTheWay: order.status === 'outfor delivery' ? await findOnTheWay(db, order.id, settings.authSecret) : null,
    delivered: order.deliveredAt ? await findProof(db, order, links) : null,
  };
  return tracking;
}

async function findOnTheWay(db: Db, orderId: string, authSecret: string): Promise<Tracking['onTheWay']> {
  const [place] = await db
    .select({ stopId: roundOrders.stopId, roundId: rounds.id, riderId: rounds.riderId, startedAt: rounds.startedAt })
    .from(roundOrders)
    .innerJoin(roundStops, eq(roundStops.id, roundOrders.stopId))
    .innerJoin(rounds, eq(rounds.id, roundStops.roundId))
    .where(eq(roundOrders.orderId, orderId));
  if (!place?.riderId || !place.startedAt) return null;
  const rider = await findCustomer(db, place.riderId);
  const stops = await loadStops(db, [place.roundId]);
  const index = stops.findIndex(({ id }) => id === place.stopId);
  return {
    rider: { name: firstName(rider?.name ?? ''), phone: rider?.mobile ?? '' },
    stopsBefore: stops.slice(0, Math.max(0, index)).filter(isStopOpen).length,
    code: deliveryCode(authSecret, orderId),
  };
}

const selectProof = (db: Db, orderId: string) =>
  db
    .select({ at: stopVisits.createdAt, proof: stopVisits.proof, photoId: stopVisits.photoId })
    .from(deliveryResults)
    .innerJoin(stopVisits, eq(stopVisits.id, deliveryResults.visitId))
    .where(
      and(
        eq(deliveryResults.orderId, orderId),
        eq(deliveryResults.isDelivered, true),
        isNull(deliveryResults.undoneAt),
      ),
    );

async function findProof(db: Db, { id, userId }: OrderRow, links: PrivateLinks): Promise<Tracking['delivered']> {
  const [visit] = await selectProof(db, id);
  if (!visit) return null;
  const photo = visit.photoId ? `/api/orders/${id}/delivery-photo${links.sign(visit.photoId, userId)}` : null;
  return { at: visit.at.toISOString(), proof: visit.proof, photo };
}

type PhotoDeps = Pick<Deps, 'db' | 'privateFiles'> & { links: PrivateLinks };

export async function showDeliveryPhoto(
  { db, privateFiles, links }: PhotoDeps,
  orderId: string,
  claim: LinkClaim,
): Promise<FileResponse> {
  const [visit] = await selectProof(db, orderId);
  if (!visit?.photoId) throw notFound('image');
  const link = links.verify(visit.photoId, claim);
  if (link === 'expired') throw new Problem('UNAUTHENTICATED', healthcareRefusals.linkExpired);
  const bytes = link === 'valid' ? await deliveryPhotos.read({ privateFiles }, visit.photoId) : undefined;
  if (!bytes) throw notFound('image');
  return { fileName: 'delivery.webp', bytes };
}
