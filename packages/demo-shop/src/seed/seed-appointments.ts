import { type ConsultingHours, slotMoments, slotsOn, WEEKDAYS } from '@subah/rules/healthcare/slots';
import { addDays, indiaDate, indiaDateTime } from '@subah/rules/india-time';
import { toPaise } from '@subah/rules/money';
import { appointments, callRequests } from '@subah/server/modules/healthcare/healthcare.tables';
import type { Tx } from '@subah/server/platform/database/database';
import { demoId } from '../demo-id.ts';
import type { DemoDoctor } from '../shop/health/doctors.ts';
import { demoShop } from '../shop/index.ts';
import { demoCallRequests, demoPatients } from '../shop/people.ts';
import { personId } from './seed-people.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Appointments of the demo doctor today and tomorrow, one of the demo customer, and open call requests. */
export async function seedAppointments(tx: Tx, { customerId, now }: { customerId: string; now: Date }): Promise<void> {
  const [doctor, colleague] = demoShop.doctors;
  if (!doctor || !colleague) return;
  const today = indiaDate(now);
  const freeSlots = [today, addDays(today, 1)].flatMap((date) => slotsOfDay(doctor, date).slice(0, 3));
  const doctorAppointments = demoPatients.flatMap(({ code, reason }, index) => {
    const slot = freeSlots[index];
    return slot ? [appointmentRow(doctor, personId(code), reason, slot, now)] : [];
  });
  const next = slotsOfDay(colleague, nextWorkingDay(colleague, addDays(today, 1))).at(1);
  const own = next ? [appointmentRow(colleague, customerId, 'Fever since two days', next, now)] : [];
  await tx.insert(appointments).values([...doctorAppointments, ...own]);
  await tx.insert(callRequests).values(
    demoCallRequests.map(({ doctorCode, ...request }, index) => ({
      ...request,
      id: demoId('call request', request.phone),
      doctorId: demoId('doctor', doctorCode),
      createdAt: new Date(now.getTime() - (index + 1) * 2 * HOUR_MS),
    })),
  );
}

type TimeRange = { startsAt: Date; endsAt: Date };

const appointmentRow = (doctor: DemoDoctor, userId: string, reason: string, slot: TimeRange, now: Date) => ({
  id: demoId('appointment', `${doctor.code} ${userId}`),
  doctorId: demoId('doctor', doctor.code),
  userId,
  ...slot,
  reason,
  status: slot.endsAt < now ? ('completed' as const) : ('booked' as const),
  feePaise: toPaise(doctor.fee),
});

/** All slots of a day, including past ones. */
const slotsOfDay = (doctor: DemoDoctor, date: string): TimeRange[] =>
  slotsOn(hoursOf(doctor), date, new Date(indiaDateTime(date, '00:00').getTime() - 1)).map((slot) =>
    slotMoments(date, slot),
  );

function nextWorkingDay(doctor: DemoDoctor, from: string): string {
  const days = Array.from({ length: 7 }, (_, index) => addDays(from, index));
  return days.find((date) => slotsOfDay(doctor, date).length > 0) ?? from;
}

const hoursOf = (doctor: DemoDoctor): ConsultingHours[] =>
  doctor.availability.flatMap(({ day, slots }) =>
    slots.map(({ start, end }) => ({ weekday: WEEKDAYS.indexOf(day), start, end })),
  );
