import { and, desc, eq, gt } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { appointments, callRequests, doctors } from './healthcare.tables.ts';

/** Erases the reasons and cancels upcoming appointments; the times stay for the clinic. */
export const appointmentsPersonalData: PersonalData = {
  subject: 'appointments',
  read: (db, { id }) =>
    db
      .select({
        doctor: doctors.name,
        startsAt: appointments.startsAt,
        patientName: appointments.patientName,
        patientAge: appointments.patientAge,
        reason: appointments.reason,
        status: appointments.status,
        cancelReason: appointments.cancelReason,
        createdAt: appointments.createdAt,
      })
      .from(appointments)
      .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
      .where(eq(appointments.userId, id))
      .orderBy(desc(appointments.startsAt)),
  erase: async (tx, { id }, now) => {
    await tx.update(doctors).set({ userId: null }).where(eq(doctors.userId, id));
    await tx
      .update(appointments)
      .set({ patientName: null, patientAge: null, reason: '', cancelReason: null })
      .where(eq(appointments.userId, id));
    await tx
      .update(appointments)
      .set({ status: 'cancelled', cancelledBy: id })
      .where(and(eq(appointments.userId, id), eq(appointments.status, 'booked'), gt(appointments.startsAt, now)));
  },
};

/** Requests of the account only: phone numbers are not verified. */
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
