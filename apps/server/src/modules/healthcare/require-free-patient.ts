import { healthcareRefusals } from '@subah/messages/api/healthcare';
import { fill } from '@subah/messages/message';
import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { appointments, doctors } from './healthcare.tables.ts';

type PatientVisit = {
  userId: string;
  /** Null for the account's own person. */
  patientName: string | null;
  startsAt: Date;
  endsAt: Date;
  /** The visit that is moved. */
  exceptId?: string;
};

/**
 * A patient cannot see two doctors at the same time. The caller must hold the lock of the account: no constraint covers visits with different
 * doctors, so two bookings at once would both find the patient free.
 */
export async function requireFreePatient(
  tx: Tx,
  { userId, patientName, startsAt, endsAt, exceptId }: PatientVisit,
): Promise<void> {
  const [other] = await tx
    .select({ doctor: doctors.name })
    .from(appointments)
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .where(
      and(
        eq(appointments.userId, userId),
        patientName === null ? isNull(appointments.patientName) : eq(appointments.patientName, patientName),
        eq(appointments.status, 'booked'),
        lt(appointments.startsAt, endsAt),
        gt(appointments.endsAt, startsAt),
        exceptId ? ne(appointments.id, exceptId) : undefined,
      ),
    )
    .limit(1);
  if (other) throw new Problem('PATIENT_BUSY', fill(healthcareRefusals.patientBusy, other));
}
