import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { OwnAppointment, Slot } from '@subah/contract/healthcare/healthcare';
import { healthcareRefusals } from '@subah/messages/api/healthcare';
import { fill } from '@subah/messages/message';
import { consultationFee, MAX_UPCOMING_APPOINTMENTS } from '@subah/rules/healthcare/appointments';
import { BOOKING_DAYS, isBookableDay, isTaken, slotMoments } from '@subah/rules/healthcare/slots';
import { and, count, eq, gt } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { findResubmitted } from '../../platform/http/find-resubmitted.ts';
import { fieldProblem, notFound, Problem } from '../../platform/http/problem.ts';
import { lockOpenAccount } from '../accounts/index.ts';
import { findMember } from '../family/index.ts';
import { benefitsOf } from '../membership/index.ts';
import { checkTotal } from '../payments/index.ts';
import { sendAppointmentNotice } from './appointment-notices.ts';
import { readOwnAppointment } from './appointments.queries.ts';
import { lockDoctor } from './doctors.queries.ts';
import { appointments } from './healthcare.tables.ts';
import { findBookedRanges, requireOfferedSlot } from './list-slots.ts';
import { requireFreePatient } from './require-free-patient.ts';

type BookingInput = {
  doctorId: string;
  date: string;
  slot: Slot;
  familyMemberId?: string | undefined;
  reason: string;
  expectedTotal?: number | undefined;
};

const slotTaken = (): Problem => new Problem('SLOT_TAKEN', healthcareRefusals.slotTaken);

/** Locks the doctor; the constraint appointments_no_overlap holds without the lock, too. */
export async function bookAppointment(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  user: SessionUser,
  { doctorId, date, slot, familyMemberId, reason, expectedTotal }: BookingInput,
): Promise<OwnAppointment> {
  const now = clock();
  if (!isBookableDay(date, now)) {
    throw fieldProblem('date', fill(healthcareRefusals.dateTooFar, { limit: BOOKING_DAYS }));
  }
  return inTransaction(db, async (tx) => {
    const doctor = await lockDoctor(tx, doctorId);
    if (!doctor) throw notFound('doctor');
    await requireOfferedSlot(tx, { doctorId, date, slot }, now);
    const { startsAt, endsAt } = slotMoments(date, slot);
    const patient = familyMemberId && (await findMember(tx, { id: familyMemberId, userId: user.id }, now));
    if (isTaken({ startsAt, endsAt }, await findBookedRanges(tx, doctorId, startsAt, endsAt))) {
      const visits = await findOwnVisits(tx, { doctorId, userId: user.id, startsAt });
      const input = { reason, patientName: patient ? patient.name : null };
      const own = findResubmitted(visits, input, ['reason', 'patientName']);
      if (!own) throw slotTaken();
      return readOwnAppointment(tx, own.id, now);
    }
    await requireAppointmentLimit(tx, user.id, now);
    await requireFreePatient(tx, { userId: user.id, patientName: patient ? patient.name : null, startsAt, endsAt });
    const feePaise = consultationFee(doctor.feePaise, await benefitsOf(tx, user.id, now));
    checkTotal({ expectedTotal, totalPaise: feePaise });
    const isFreeWithMembership = feePaise < doctor.feePaise;
    const appointment = { doctorId, userId: user.id, startsAt, endsAt, reason, feePaise, isFreeWithMembership };
    const [row] = await tx
      .insert(appointments)
      .values({ id: newId(), ...appointment, ...(patient && { patientName: patient.name, patientAge: patient.age }) })
      .onConflictDoNothing()
      .returning({ id: appointments.id });
    if (!row) throw slotTaken();
    await sendAppointmentNotice(tx, { id: row.id, event: 'booked', publicUrl: settings.publicUrl });
    return readOwnAppointment(tx, row.id, now);
  });
}

const findOwnVisits = (tx: Tx, { doctorId, userId, startsAt }: { doctorId: string; userId: string; startsAt: Date }) =>
  tx
    .select({ id: appointments.id, reason: appointments.reason, patientName: appointments.patientName })
    .from(appointments)
    .where(
      and(
        eq(appointments.doctorId, doctorId),
        eq(appointments.userId, userId),
        eq(appointments.startsAt, startsAt),
        eq(appointments.status, 'booked'),
      ),
    );

/** Locks the account: the doctor's lock does not serialise bookings with several doctors. */
async function requireAppointmentLimit(tx: Tx, userId: string, now: Date): Promise<void> {
  await lockOpenAccount(tx, userId);
  const [row] = await tx
    .select({ upcoming: count() })
    .from(appointments)
    .where(and(eq(appointments.userId, userId), eq(appointments.status, 'booked'), gt(appointments.startsAt, now)));
  if ((row?.upcoming ?? 0) >= MAX_UPCOMING_APPOINTMENTS) {
    throw new Problem(
      'TOO_MANY_APPOINTMENTS',
      fill(healthcareRefusals.tooManyAppointments, { limit: MAX_UPCOMING_APPOINTMENTS }),
    );
  }
}
