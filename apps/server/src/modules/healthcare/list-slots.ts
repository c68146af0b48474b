import type { DoctorDay, DoctorSlots } from '@subah/contract/healthcare/healthcare';
import { healthcareRefusals } from '@subah/messages/api/healthcare';
import { BOOKING_DAYS, isTaken, type Slot, slotMoments, slotsOn } from '@subah/rules/healthcare/slots';
import { addDays, indiaDate, indiaDateTime } from '@subah/rules/india-time';
import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { fieldProblem, notFound } from '../../platform/http/problem.ts';
import { listLeave } from './doctor-leave.ts';
import { findBookableDoctor, findConsultingHours } from './doctors.queries.ts';
import { appointments } from './healthcare.tables.ts';

type BookedRange = { id: string; startsAt: Date; endsAt: Date };

/** Times of a doctor's uncancelled appointments, without patient data. */
export async function findBookedRanges(db: Db | Tx, doctorId: string, from: Date, until: Date): Promise<BookedRange[]> {
  return db
    .select({ id: appointments.id, startsAt: appointments.startsAt, endsAt: appointments.endsAt })
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

/** Taken or free. None on a day of leave. */
async function findOfferedSlots(db: Db | Tx, doctorId: string, date: string, now: Date): Promise<Slot[]> {
  if ((await listLeave(db, doctorId, date))[0] === date) return [];
  return slotsOn(await findConsultingHours(db, doctorId), date, now);
}

type SlotRequest = { doctorId: string; date: string; slot: Slot };

export async function requireOfferedSlot(tx: Tx, { doctorId, date, slot }: SlotRequest, now: Date): Promise<void> {
  const offered = await findOfferedSlots(tx, doctorId, date, now);
  if (offered.some(({ start, end }) => start === slot.start && end === slot.end)) return;
  throw fieldProblem('slot', healthcareRefusals.slotNotOffered);
}

export async function listSlots(db: Db, doctorId: string, date: string, now: Date): Promise<DoctorSlots> {
  if (!(await findBookableDoctor(db, doctorId))) throw notFound('doctor');
  const slots = await findOfferedSlots(db, doctorId, date, now);
  const booked = await findBookedRanges(db, doctorId, indiaDateTime(date, '00:00'), indiaDateTime(date, '24:00'));
  return { date, slots: slots.map((slot) => ({ ...slot, isTaken: isTaken(slotMoments(date, slot), booked) })) };
}

export async function listDays(db: Db, doctorId: string, now: Date): Promise<DoctorDay[]> {
  if (!(await findBookableDoctor(db, doctorId))) throw notFound('doctor');
  const today = indiaDate(now);
  const hours = await findConsultingHours(db, doctorId);
  const leave = new Set(await listLeave(db, doctorId, today));
  const until = indiaDateTime(addDays(today, BOOKING_DAYS), '24:00');
  const booked = await findBookedRanges(db, doctorId, now, until);
  return Array.from({ length: BOOKING_DAYS + 1 }, (_, index) => {
    const date = addDays(today, index);
    const slots = leave.has(date) ? [] : slotsOn(hours, date, now);
    const free = slots.filter((slot) => !isTaken(slotMoments(date, slot), booked));
    return { date, slots: slots.length, free: free.length };
  });
}
