import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { eraseWords } from '../audit/index.ts';
import { erasePrescriptions } from './erase-prescriptions.ts';
import { prescriptionImages, prescriptions } from './prescriptions.tables.ts';

/** Approved prescriptions are kept: a pharmacy must keep those it dispensed on (see the retention rules). Others are erased. */
export const prescriptionsPersonalData: PersonalData = {
  subject: 'prescriptions',
  read: (db, { id }) =>
    db
      .select({
        id: prescriptions.id,
        description: prescriptions.description,
        patientName: prescriptions.patientName,
        patientAge: prescriptions.patientAge,
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
    await erasePrescriptions(tx, and(eq(prescriptions.userId, id), ne(prescriptions.status, 'approved')));
    const ids = sql`select id::text from ${prescriptions} where ${prescriptions.userId} = ${id}`;
    await eraseWords(tx, { subject: 'prescription', ids });
  },
};
