import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { appointments, callRequests, doctors } from './healthcare.tables.ts';

/** The clinic keeps that an hour was used, not why; hours to come are given back. */
export const appointmentsPersonalData: PersonalData = {
  subject: 'appointments',
  read: (db, { id }) =>
    db
      .select({
        doctor: doctors.name,
        startsAt: appointments.startsAt,
        reason: appointments.reason,
        status: appointments.status,
        cancelReason: appointments.cancelReason,
        createdAt: appointments.createdAt,
      })
      .from(appointments)
      .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
      .where(eq(appointments.userId, id))
      .orderBy(desc(appointments.startsAt)),
  erase: async (tx, { id }) => {
    await tx.update(appointments).set({ reason: '', cancelReason: null }).where(eq(appointments.userId, id));
    await tx
      .update(appointments)
      .set({ status: 'cancelled', cancelledBy: id })
      .where(
        and(eq(appointments.userId, id), eq(appointments.status, 'booked'), gt(appointments.startsAt, sql`now()`)),
      );
  },
};

/** Those asked for while signed in. Nobody proves that a number is theirs, so a number opens nobody's requests. */
export const callRequestsPersonalData: PersonalData = {
  subject: 'callRequests',
  read: (db, { id }) =>
    db
      .select({
        name: callRequests.name,
        phone: callRequests.phone,
        convenientTime: callRequests.convenientTime,
        createdAt: callRequests.createdAt,
      })
      .from(callRequests)
      .where(eq(callRequests.userId, id))
      .orderBy(desc(callRequests.id)),
  erase: async (tx, { id }) => {
    await tx.delete(callRequests).where(eq(callRequests.userId, id));
  },
};
