import { type SittingHours, slotMoments, slotsOn, WEEKDAYS } from '@subah/rules/healthcare/slots';
import { addDays, indiaDate, indiaDateTime } from '@subah/rules/india-time';
import { toPaise } from '@subah/rules/money';
import { users } from '@subah/server/modules/accounts/accounts.tables';
import { appointments, callRequests } from '@subah/server/modules/healthcare/healthcare.tables';
import type { Tx } from '@subah/server/platform/database/database';
import { demoId } from '../demo-id.ts';
import type { DemoDoctor } from '../shop/health/doctors.ts';
import { demoCallRequests, demoPatients } from '../shop/health/patients.ts';
import { demoShop } from '../shop/index.ts';

type Seeding = { customerId: string; passwordHash: string; now: Date };

const HOUR_MS = 60 * 60 * 1000;

/** The demo doctor's patients of today and tomorrow, a visit of the demo customer, and people who want to be called. */
export async function seedAppointments(tx: Tx, { customerId, passwordHash, now }: Seeding): Promise<void> {
  const [doctor, colleague] = demoShop.doctors;
  if (!doctor || !colleague) return;
  await tx.insert(users).values(
    demoPatients.map(({ name, mobile, code }) => ({
      id: demoId('patient', code),
      name,
      mobile,
      email: `${code}@subah.example`,
      passwordHash,
      verifiedAt: now,
      isDemo: true,
    })),
  );
  const today = indiaDate(now);
  const queue = [today, addDays(today, 1)].flatMap((date) => slotsOfDay(doctor, date).slice(0, 3));
  const visits = demoPatients.flatMap(({ code, reason }, index) => {
    const slot = queue[index];
    return slot ? [visit(doctor, demoId('patient', code), reason, slot, now)] : [];
  });
  const next = slotsOfDay(colleague, nextSitting(colleague, addDays(today, 1))).at(1);
  const own = next ? [visit(colleague, customerId, 'Fever since two days', next, now)] : [];
  await tx.insert(appointments).values([...visits, ...own]);
  await tx.insert(callRequests).values(
    demoCallRequests.map(({ doctorCode, ...request }, index) => ({
      ...request,
      id: demoId('call request', request.phone),
      doctorId: demoId('doctor', doctorCode),
      createdAt: new Date(now.getTime() - (index + 1) * 2 * HOUR_MS),
    })),
  );
}

type Moments = { startsAt: Date; endsAt: Date };

const visit = (doctor: DemoDoctor, userId: string, reason: string, slot: Moments, now: Date) => ({
  id: demoId('appointment', `${doctor.code} ${userId}`),
  doctorId: demoId('doctor', doctor.code),
  userId,
  ...slot,
  reason,
  status: slot.endsAt < now ? ('completed' as const) : ('booked' as const),
  feePaise: toPaise(doctor.fee),
});

/** All of a day, as it was when it began. */
const slotsOfDay = (doctor: DemoDoctor, date: string): Moments[] =>
  slotsOn(hoursOf(doctor), date, new Date(indiaDateTime(date, '00:00').getTime() - 1)).map((slot) =>
    slotMoments(date, slot),
  );

function nextSitting(doctor: DemoDoctor, from: string): string {
  const days = Array.from({ length: 7 }, (_, index) => addDays(from, index));
  return days.find((date) => slotsOfDay(doctor, date).length > 0) ?? from;
}

const hoursOf = (doctor: DemoDoctor): SittingHours[] =>
  doctor.availability.flatMap(({ day, slots }) =>
    slots.map(({ start, end }) => ({ weekday: WEEKDAYS.indexOf(day), start, end })),
  );
