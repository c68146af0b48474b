import type { FileResponse } from '@subah/contract/endpoint';
import { healthcareRefusals } from '@subah/messages/api/healthcare';
import { can } from '@subah/rules/accounts/roles';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { notFound, Problem } from '../../../platform/http/problem.ts';
import type { LinkClaim, PrivateLinks } from '../../../platform/storage/private-files.ts';
import { rowPhotos } from '../../../platform/storage/row-photos.ts';
import { findCustomer } from '../../accounts/index.ts';
import { orderClaims } from '../order-claims.tables.ts';

export const claimPhotos = rowPhotos(orderClaims, 'claim-photos');

type PhotoDeps = Pick<Deps, 'db' | 'privateFiles'>;

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
  const bytes = await claimPhotos.read({ privateFiles }, claim.photoId);
  if (!bytes) throw notFound('image');
  return { fileName: 'claim.webp', bytes };
}

/** With the account: the claims stay for accounting, without photos and words. */
export async function eraseClaims(tx: Tx, userId: string): Promise<void> {
  const own = eq(orderClaims.userId, userId);
  const claims = await tx.select({ id: orderClaims.id }).from(orderClaims).where(own);
  await claimPhotos.remove(
    tx,
    claims.map(({ id }) => id),
  );
  await tx.update(orderClaims).set({ note: '', decisionNote: '' }).where(own);
}
