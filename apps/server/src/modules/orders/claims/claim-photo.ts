import type { FileResponse } from '@subah/contract/endpoint';
import { healthcareRefusals } from '@subah/messages/api/healthcare';
import { can } from '@subah/rules/accounts/roles';
import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { notFound, Problem } from '../../../platform/http/problem.ts';
import { acceptPicture } from '../../../platform/storage/pictures.ts';
import { queueRemoval, removeOrphans } from '../../../platform/storage/private-files.jobs.ts';
import type { LinkClaim, PrivateLinks } from '../../../platform/storage/private-files.ts';
import { findCustomer } from '../../accounts/index.ts';
import { orderClaims } from '../order-claims.tables.ts';

const BATCH = 200;

/** Storage key of a photo among the private files. */
const photoKey = (photoId: string): string => `claim-photos/${photoId}`;

type PhotoDeps = Pick<Deps, 'db' | 'privateFiles'>;

/** Stores the photo before the transaction and removes it when the claim is refused. */
export async function withPhoto<Result>(
  deps: PhotoDeps,
  photo: Buffer | undefined,
  work: (photoId: string | null) => Promise<Result>,
): Promise<Result> {
  if (!photo) return work(null);
  const photoId = newId();
  await deps.privateFiles.write(photoKey(photoId), await acceptPicture(photo, 'photo'));
  try {
    return await work(photoId);
  } catch (error) {
    await removeOrphans(deps, [photoKey(photoId)]);
    throw error;
  }
}

/** For staff, who get a signed link with the list. */
export async function showClaimPhoto(
  { db, privateFiles, links }: PhotoDeps & { links: PrivateLinks },
  claimId: string,
  link: LinkClaim,
): Promise<FileResponse> {
  const [claim] = await db
    .select({ photoId: orderClaims.photoId })
    .from(orderClaims)
    .where(eq(orderClaims.id, claimId));
  if (!claim?.photoId || !link.for) throw notFound('image');
  const proof = links.verify(claim.photoId, link);
  if (proof === 'expired') throw new Problem('UNAUTHENTICATED', healthcareRefusals.linkExpired);
  const viewer = proof === 'valid' ? await findCustomer(db, link.for) : undefined;
  if (!viewer || viewer.isDeleted || !can(viewer.role, 'change orders')) throw notFound('image');
  const bytes = await privateFiles.read(photoKey(claim.photoId));
  if (!bytes) throw notFound('image');
  return { fileName: 'claim.webp', bytes };
}

/** Deletes a batch of photos that are older than `before`; the claims stay. Returns their number. */
export const deleteOldClaimPhotos = (db: Db, before: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    const old = await tx
      .select({ id: orderClaims.id, photoId: orderClaims.photoId })
      .from(orderClaims)
      .where(and(isNotNull(orderClaims.photoId), lt(orderClaims.createdAt, before)))
      .limit(BATCH)
      .for('update');
    return removeClaimPhotos(tx, old);
  });

async function removeClaimPhotos(tx: Tx, claims: { id: string; photoId: string | null }[]): Promise<number> {
  if (claims.length === 0) return 0;
  await tx
    .update(orderClaims)
    .set({ photoId: null })
    .where(
      inArray(
        orderClaims.id,
        claims.map(({ id }) => id),
      ),
    );
  await queueRemoval(
    tx,
    claims.flatMap(({ photoId }) => (photoId ? photoKey(photoId) : [])),
  );
  return claims.length;
}

/** With the account: the claims stay for accounting, without photos and words. */
export async function eraseClaims(tx: Tx, userId: string): Promise<void> {
  const own = eq(orderClaims.userId, userId);
  const claims = await tx.select({ id: orderClaims.id, photoId: orderClaims.photoId }).from(orderClaims).where(own);
  await removeClaimPhotos(tx, claims);
  await tx.update(orderClaims).set({ note: '' }).where(own);
}
