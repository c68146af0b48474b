import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { OwnAppointment, Slot } from '@subah/contract/healthcare/healthcare';
import { consultationFee, MOST_UPCOMING_VISITS } from '@subah/rules/healthcare/appointments';
import { BOOKING_DAYS, isBookableDay, isTaken, slotMoments, slotsOn } from '@subah/rules/healthcare/slots';
import { and, count, eq, gt } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { fieldProblem, notFound, Problem } from '../../platform/http/problem.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import { lockAccount } from '../accounts/index.ts';
import { benefitsOf } from '../membership/index.ts';
import { bookedMail } from './appointment-mails.ts';
import { readOwnVisit } from './appointments.queries.ts';
import { lockDoctor, sittingHours } from './doctors.queries.ts';
import { appointments } from './healthcare.tables.ts';
import { visitsBetween } from './list-slots.ts';

type Booking = { doctorId: string; date: string; slot: Slot; reason: string };

const TAKEN = 'Error while booking the appointment or already booked.';

/** Of all who want the same hour one gets it: the doctor's row is locked, and the database allows one living visit. */
export async function bookAppointment(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  user: SessionUser,
  { doctorId, date, slot, reason }: Booking,
): Promise<OwnAppointment> {
  const now = clock();
  if (!isBookableDay(date, now)) {
    throw fieldProblem('date', `Choose a date from today up to ${BOOKING_DAYS} days ahead.`);
  }
  return inTransaction(db, async (tx) => {
    const doctor = await lockDoctor(tx, doctorId);
    if (!doctor) throw notFound('Doctor');
    await ensureOffered(tx, doctorId, date, slot, now);
    const { startsAt, endsAt } = slotMoments(date, slot);
    if (isTaken({ startsAt, endsAt }, await visitsBetween(tx, doctorId, startsAt, endsAt))) {
      throw new Problem('CONFLICT', TAKEN);
    }
    await ensureNotHoarding(tx, user.id, now);
    const feePaise = consultationFee(doctor.feePaise, await benefitsOf(tx, user.id, now));
    const isFreeWithMembership = feePaise < doctor.feePaise;
    const visit = { doctorId, userId: user.id, startsAt, endsAt, reason, feePaise, isFreeWithMembership };
    const [row] = await tx
      .insert(appointments)
      .values({ id: newId(), ...visit })
      .onConflictDoNothing()
      .returning({ id: appointments.id });
    if (!row) throw new Problem('CONFLICT', TAKEN);
    const { clinicName, clinicAddress } = doctor;
    const told = { ...visit, email: user.email, doctorName: doctor.name, clinicName, clinicAddress };
    await queueMail(tx, bookedMail(told, settings.publicUrl));
    return readOwnVisit(tx, row.id, now);
  });
}

async function ensureOffered(tx: Tx, doctorId: string, date: string, slot: Slot, now: Date): Promise<void> {
  const offered = slotsOn(await sittingHours(tx, doctorId), date, now);
  if (offered.some(({ start, end }) => start === slot.start && end === slot.end)) return;
  throw fieldProblem('slot', 'This time is not offered. Please select a time slot.');
}

/** The lock of the doctor is not enough: hours of several doctors can be asked for at once. */
async function ensureNotHoarding(tx: Tx, userId: string, now: Date): Promise<void> {
  await lockAccount(tx, userId);
  const [row] = await tx
    .select({ upcoming: count() })
    .from(appointments)
    .where(and(eq(appointments.userId, userId), eq(appointments.status, 'booked'), gt(appointments.startsAt, now)));
  if ((row?.upcoming ?? 0) >= MOST_UPCOMING_VISITS) {
    throw new Problem('CONFLICT', `You have ${MOST_UPCOMING_VISITS} appointments ahead. Cancel one to book another.`);
  }
}
