import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { imageKey } from './image-key.ts';
import { prescriptionImages, prescriptions } from './prescriptions.tables.ts';

type Upload = { userId: string; description: string; patientName: string | null; imageCount: number };
export type SameText = { id: string; imageIds: string[] };

/** Pending prescriptions with the same text, patient and number of photos. */
export function findSameTexts(db: Deps['db'], upload: Upload): Promise<SameText[]> {
  const { userId, description, patientName, imageCount } = upload;
  const imageIds = sql<string[]>`array_agg(${prescriptionImages.id} order by ${prescriptionImages.position})`;
  return db
    .select({ id: prescriptions.id, imageIds })
    .from(prescriptions)
    .innerJoin(prescriptionImages, eq(prescriptionImages.prescriptionId, prescriptions.id))
    .where(
      and(
        eq(prescriptions.userId, userId),
        eq(prescriptions.status, 'pending'),
        eq(prescriptions.description, description),
        patientName === null ? isNull(prescriptions.patientName) : eq(prescriptions.patientName, patientName),
      ),
    )
    .groupBy(prescriptions.id)
    .having(sql`count(*) = ${imageCount}`);
}

/** The prescription with the same photos: the form is sent again after a lost response. */
export async function findSamePhotos(
  { privateFiles }: Pick<Deps, 'privateFiles'>,
  candidates: readonly SameText[],
  pictures: readonly Buffer[],
): Promise<string | undefined> {
  for (const { id, imageIds } of candidates) {
    const stored = await Promise.all(imageIds.map((imageId) => privateFiles.read(imageKey(imageId))));
    if (pictures.every((bytes, index) => stored[index]?.equals(bytes))) return id;
  }
  return undefined;
}
