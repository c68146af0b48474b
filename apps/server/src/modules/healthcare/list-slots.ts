import type { DoctorDay, DoctorSlots } from '@subah/contract/healthcare/healthcare';
import { BOOKING_DAYS, isTaken, slotMoments, slotsOn } from '@subah/rules/healthcare/slots';
import { addDays, indiaDate, indiaDateTime } from '@subah/rules/india-time';
import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { findBookableDoctor, sittingHours } from './doctors.queries.ts';
import { appointments } from './healthcare.tables.ts';

type Visit = { startsAt: Date; endsAt: Date };

/** When a doctor's living visits are, and nothing else about them. */
export async function visitsBetween(db: Db | Tx, doctorId: string, from: Date, until: Date): Promise<Visit[]> {
  return db
    .select({ startsAt: appointments.startsAt, endsAt: appointments.endsAt })
    .from(appointments)
    .where(
      and(
        eq(appointments.doctorId, doctorId),
        ne(appointments.status, 'cancelled'),
        lt(appointments.startsAt, until),
        gt(appointments.endsAt, from),
      ),
    );
}

export async function listSlots(db: Db, doctorId: string, date: string, now: Date): Promise<DoctorSlots> {
  if (!(await findBookableDoctor(db, doctorId))) throw notFound('Doctor');
  const slots = slotsOn(await sittingHours(db, doctorId), date, now);
  const visits = await visitsBetween(db, doctorId, indiaDateTime(date, '00:00'), indiaDateTime(date, '24:00'));
  return { date, slots: slots.map((slot) => ({ ...slot, isTaken: isTaken(slotMoments(date, slot), visits) })) };
}

/** Every day that can be booked, with how much room it has. */
export async function listDays(db: Db, doctorId: string, now: Date): Promise<DoctorDay[]> {
  if (!(await findBookableDoctor(db, doctorId))) throw notFound('Doctor');
  const today = indiaDate(now);
  const hours = await sittingHours(db, doctorId);
  const until = indiaDateTime(addDays(today, BOOKING_DAYS), '24:00');
  const visits = await visitsBetween(db, doctorId, now, until);
  return Array.from({ length: BOOKING_DAYS + 1 }, (_, index) => {
    const date = addDays(today, index);
    const slots = slotsOn(hours, date, now);
    const free = slots.filter((slot) => !isTaken(slotMoments(date, slot), visits));
    return { date, slots: slots.length, free: free.length };
  });
}
