import { departments, doctorAvailability, doctors } from '../../src/modules/healthcare/healthcare.tables.ts';
import { newId } from '../../src/platform/database/new-id.ts';
import { insertOne, type WithDb } from './insert-one.ts';

export const aDepartment = (shop: WithDb, input: Partial<typeof departments.$inferInsert> = {}) =>
  insertOne(shop, departments, {
    name: `Department ${newId()}`,
    description: 'Everyday complaints',
    picture: 'department',
    ...input,
  });

type Hours = { weekday: number; startsAt: string; endsAt: string };
type DoctorInput = Partial<typeof doctors.$inferInsert> & { hours?: Hours[] };

/** Eight slots on each day of the week. */
const everyDay = Array.from({ length: 7 }, (_, weekday) => [
  { weekday, startsAt: '09:00', endsAt: '12:00' },
  { weekday, startsAt: '13:00', endsAt: '15:00' },
  { weekday, startsAt: '17:00', endsAt: '20:00' },
]).flat();

export async function aDoctor(shop: WithDb, { hours = everyDay, ...input }: DoctorInput = {}) {
  const doctor = await insertOne(shop, doctors, {
    departmentId: input.departmentId ?? (await aDepartment(shop)).id,
    name: 'Dr. Anjali Deshpande',
    picture: 'doctor',
    degrees: 'MBBS, MD',
    specialization: ['General physician'],
    experienceYears: 12,
    feePaise: 300_00,
    description: 'Family doctor',
    clinicName: 'Aarogya Clinic',
    clinicAddress: 'Main Road, Mandideep',
    registrationNumber: 'MP-10412',
    isMedicalVerified: true,
    ...input,
  });
  if (hours.length > 0)
    await shop.deps.db.insert(doctorAvailability).values(hours.map((window) => ({ ...window, doctorId: doctor.id })));
  return doctor;
}
