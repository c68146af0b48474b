import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { FileAnswer } from '@subah/contract/endpoint';
import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import type { LinkClaim, PrivateLinks } from '../../platform/storage/private-files.ts';
import { users } from '../accounts/accounts.tables.ts';
import { recordFileView } from '../healthcare/index.ts';
import { imageKey } from './image-key.ts';
import { prescriptionImages, prescriptions } from './prescriptions.tables.ts';

type Asked = { prescriptionId: string; position: number; user: SessionUser | undefined; claim: LinkClaim };
type Viewer = Pick<SessionUser, 'id' | 'role'>;

/** The owner and admins see a photo; to everybody else it does not exist. A look of the shop is on record first. */
export async function showImage(
  { db, privateFiles, clock, links }: Pick<Deps, 'db' | 'privateFiles' | 'clock'> & { links: PrivateLinks },
  { prescriptionId, position, user, claim }: Asked,
): Promise<FileAnswer> {
  if (!user && !claim.signature) throw new Problem('UNAUTHENTICATED', 'User not Logged in');
  const image = await findImage(db, prescriptionId, position);
  if (!image) throw notFound('Image');
  const viewer = user ?? (await viewerByLink(db, links, image.id, claim));
  if (viewer?.id !== image.ownerId && viewer?.role !== 'admin') throw notFound('Image');
  const bytes = await privateFiles.read(imageKey(image.id));
  if (!bytes) throw notFound('Image');
  if (viewer.id !== image.ownerId) {
    const part = position;
    const view = { viewerId: viewer.id, subject: 'prescription', subjectId: prescriptionId, part } as const;
    await recordFileView(db, { ...view, viewedAt: clock() });
  }
  return { fileName: `prescription-${position}.webp`, bytes };
}

async function viewerByLink(
  db: Db,
  links: PrivateLinks,
  imageId: string,
  claim: LinkClaim,
): Promise<Viewer | undefined> {
  const proof = links.verify(imageId, claim);
  if (proof === 'expired') throw new Problem('UNAUTHENTICATED', 'This link has run out. Please reload the page.');
  if (proof === 'invalid' || !claim.for) return undefined;
  // The link may outlive the right: what counts is who the person is now.
  const [viewer] = await db
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(and(eq(users.id, claim.for), isNull(users.deletedAt)));
  return viewer;
}

async function findImage(db: Db, prescriptionId: string, position: number) {
  const [image] = await db
    .select({ id: prescriptionImages.id, ownerId: prescriptions.userId })
    .from(prescriptionImages)
    .innerJoin(prescriptions, eq(prescriptions.id, prescriptionImages.prescriptionId))
    .where(and(eq(prescriptionImages.prescriptionId, prescriptionId), eq(prescriptionImages.position, position)));
  return image;
}
