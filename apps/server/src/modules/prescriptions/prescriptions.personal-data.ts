import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { queueRemoval } from '../../platform/storage/private-files.jobs.ts';
import { imageKey } from './image-key.ts';
import { prescriptionImages, prescriptions } from './prescriptions.tables.ts';

/** Approved prescriptions are kept: a pharmacy must keep those it dispensed on for five years. Others are erased. */
export const prescriptionsPersonalData: PersonalData = {
  subject: 'prescriptions',
  read: (db, { id }) =>
    db
      .select({
        id: prescriptions.id,
        description: prescriptions.description,
        status: prescriptions.status,
        reason: prescriptions.reason,
        createdAt: prescriptions.createdAt,
        images: sql<string[]>`array(select '/api/medical/presciptions/' || ${prescriptions.id} || '/images/' || position
          from ${prescriptionImages} where prescription_id = ${prescriptions.id} order by position)`,
      })
      .from(prescriptions)
      .where(eq(prescriptions.userId, id))
      .orderBy(desc(prescriptions.id)),
  erase: async (tx, { id }) => {
    const erased = await tx
      .update(prescriptions)
      .set({ description: '', erasedAt: sql`now()` })
      .where(and(eq(prescriptions.userId, id), ne(prescriptions.status, 'approved')))
      .returning({ id: prescriptions.id });
    if (erased.length === 0) return;
    const images = await tx
      .delete(prescriptionImages)
      .where(
        inArray(
          prescriptionImages.prescriptionId,
          erased.map((row) => row.id),
        ),
      )
      .returning({ id: prescriptionImages.id });
    await queueRemoval(
      tx,
      images.map((image) => imageKey(image.id)),
    );
  },
};
