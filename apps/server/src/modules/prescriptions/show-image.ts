import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { FileResponse } from '@subah/contract/endpoint';
import { healthcareRefusals } from '@subah/messages/api/healthcare';
import { apiRequests } from '@subah/messages/api/requests';
import { can } from '@subah/rules/accounts/roles';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import type { LinkClaim, PrivateLinks } from '../../platform/storage/private-files.ts';
import { findCustomer } from '../accounts/index.ts';
import { recordFileView } from '../healthcare/index.ts';
import { imageKey } from './image-key.ts';
import { prescriptionImages, prescriptions } from './prescriptions.tables.ts';

type ImageRequest = { prescriptionId: string; position: number; user: SessionUser | undefined; claim: LinkClaim };
type Viewer = Pick<SessionUser, 'id' | 'role'>;

/** For the patient and staff who check prescriptions; access by staff is logged before the photo is sent. */
export async function showImage(
  { db, privateFiles, clock, links }: Pick<Deps, 'db' | 'privateFiles' | 'clock'> & { links: PrivateLinks },
  { prescriptionId, position, user, claim }: ImageRequest,
): Promise<FileResponse> {
  if (!user && !claim.signature) throw new Problem('UNAUTHENTICATED', apiRequests.notSignedIn);
  const image = await findImage(db, prescriptionId, position);
  if (!image) throw notFound('image');
  const viewer = user ?? (await findViewerByLink(db, links, image.id, claim));
  if (!viewer || (viewer.id !== image.ownerId && !can(viewer.role, 'check prescriptions'))) throw notFound('image');
  const bytes = await privateFiles.read(imageKey(image.id));
  if (!bytes) throw notFound('image');
  if (viewer.id !== image.ownerId) {
    const part = position;
    const view = { viewerId: viewer.id, subject: 'prescription', subjectId: prescriptionId, part } as const;
    await recordFileView(db, { ...view, viewedAt: clock() });
  }
  return { fileName: `prescription-${position}.webp`, bytes };
}

async function findViewerByLink(
  db: Db,
  links: PrivateLinks,
  imageId: string,
  claim: LinkClaim,
): Promise<Viewer | undefined> {
  const proof = links.verify(imageId, claim);
  if (proof === 'expired') throw new Problem('UNAUTHENTICATED', healthcareRefusals.linkExpired);
  if (proof === 'invalid' || !claim.for) return undefined;
  // The account may have been deleted or lost its role since the link was signed.
  const viewer = await findCustomer(db, claim.for);
  return viewer?.isDeleted === false ? viewer : undefined;
}

async function findImage(db: Db, prescriptionId: string, position: number) {
  const [image] = await db
    .select({ id: prescriptionImages.id, ownerId: prescriptions.userId })
    .from(prescriptionImages)
    .innerJoin(prescriptions, eq(prescriptions.id, prescriptionImages.prescriptionId))
    .where(and(eq(prescriptionImages.prescriptionId, prescriptionId), eq(prescriptionImages.position, position)));
  return image;
}
