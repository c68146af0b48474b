import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { prescriptions } from './prescriptions.tables.ts';

type Upload = { description: string; patientName: string | undefined; images: readonly Buffer[] };

/** Equal for two uploads with the same text, patient and photos in the same order. */
export function hashUpload({ description, patientName, images }: Upload): string {
  const photos = images.map((image) => createHash('sha256').update(image).digest('base64url'));
  return createHash('sha256')
    .update(JSON.stringify([description, patientName ?? null, photos]))
    .digest('base64url');
}

/** The pending prescription of the same upload: sent again by a double click or after a lost response. */
export async function findPendingUpload(
  db: Db | Tx,
  { userId, uploadHash }: { userId: string; uploadHash: string },
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: prescriptions.id })
    .from(prescriptions)
    .where(
      and(
        eq(prescriptions.userId, userId),
        eq(prescriptions.uploadHash, uploadHash),
        eq(prescriptions.status, 'pending'),
      ),
    );
  return row?.id;
}
