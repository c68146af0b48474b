import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { doctors } from './healthcare.tables.ts';

/** The account of a doctor, at most one each. */
export const doctorLogins = {
  findAll: async (db: Db | Tx): Promise<Map<string, { _id: string; name: string }>> => {
    const rows = await db
      .select({ userId: doctors.userId, _id: doctors.id, name: doctors.name })
      .from(doctors)
      .where(and(isNotNull(doctors.userId), isNull(doctors.deletedAt)));
    return new Map(rows.map(({ userId, ...doctor }) => [userId ?? '', doctor]));
  },

  assign: async (tx: Tx, { doctorId, userId }: { doctorId: string; userId: string }): Promise<void> => {
    const [doctor] = await tx
      .select({ name: doctors.name, userId: doctors.userId })
      .from(doctors)
      .where(and(eq(doctors.id, doctorId), isNull(doctors.deletedAt)))
      .for('update');
    if (!doctor) throw notFound('doctor');
    if (doctor.userId) throw new Problem('DOCTOR_HAS_LOGIN', `${doctor.name} already has a login.`);
    await tx.update(doctors).set({ userId }).where(eq(doctors.id, doctorId));
  },

  release: async (tx: Tx, userId: string): Promise<void> => {
    await tx.update(doctors).set({ userId: null }).where(eq(doctors.userId, userId));
  },
};
