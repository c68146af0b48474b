import type { DoctorDay, DoctorSlots } from '@subah/contract/healthcare/healthcare';
import { BOOKING_DAYS, isTaken, slotMoments, slotsOn } from '@subah/rules/healthcare/slots';
import { addDays, indiaDate, indiaDateTime } from '@subah/rules/india-time';
import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { findBookableDoctor, findConsultingHours } from './doctors.queries.ts';
import { appointments } from './healthcare.tables.ts';

type TimeRange = { startsAt: Date; endsAt: Date };

/** Times of a doctor's uncancelled appointments, without patient data. */
export async function findBookedRanges(db: Db | Tx, doctorId: string, from: Date, until: Date): Promise<TimeRange[]> {
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
  if (!(await findBookableDoctor(db, doctorId))) throw notFound('doctor');
  const slots = slotsOn(await findConsultingHours(db, doctorId), date, now);
  const booked = await findBookedRanges(db, doctorId, indiaDateTime(date, '00:00'), indiaDateTime(date, '24:00'));
  return { date, slots: slots.map((slot) => ({ ...slot, isTaken: isTaken(slotMoments(date, slot), booked) })) };
}

export async function listDays(db: Db, doctorId: string, now: Date): Promise<DoctorDay[]> {
  if (!(await findBookableDoctor(db, doctorId))) throw notFound('doctor');
  const today = indiaDate(now);
  const hours = await findConsultingHours(db, doctorId);
  const until = indiaDateTime(addDays(today, BOOKING_DAYS), '24:00');
  const booked = await findBookedRanges(db, doctorId, now, until);
  return Array.from({ length: BOOKING_DAYS + 1 }, (_, index) => {
    const date = addDays(today, index);
    const slots = slotsOn(hours, date, now);
    const free = slots.filter((slot) => !isTaken(slotMoments(date, slot), booked));
    return { date, slots: slots.length, free: free.length };
  });
}
