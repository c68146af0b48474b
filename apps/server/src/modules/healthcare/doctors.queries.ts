import type { Page } from '@subah/contract/endpoint';
import type { Doctor } from '@subah/contract/healthcare/healthcare';
import { picturePath } from '@subah/contract/picture';
import type { DoctorLanguage, DoctorSort } from '@subah/rules/healthcare/doctor-languages';
import { BOOKING_DAYS, type ConsultingHours, nextFreeSlot, WEEKDAYS } from '@subah/rules/healthcare/slots';
import { addDays, indiaDate, indiaDateTime } from '@subah/rules/india-time';
import { toRupees } from '@subah/rules/money';
import { and, asc, eq, gt, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { page, readCursor } from '../../platform/database/cursor.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { findForComplaint } from './complaints.ts';
import { appointments, departments, doctorAvailability, doctorLeave, doctors } from './healthcare.tables.ts';

const MAX_DOCTORS = 2000;

const selectDoctors = (db: Db | Tx) =>
  db
    .select({
      id: doctors.id,
      name: doctors.name,
      picture: doctors.picture,
      degrees: doctors.degrees,
      specialization: doctors.specialization,
      languages: doctors.languages,
      departmentId: doctors.departmentId,
      departmentName: departments.name,
      departmentHindiName: departments.hindiName,
      experience: doctors.experienceYears,
      feePaise: doctors.feePaise,
      description: doctors.description,
      clinicName: doctors.clinicName,
      clinicAddress: doctors.clinicAddress,
      rating: doctors.rating,
      reviewCount: doctors.reviewCount,
      isMedicalVerified: doctors.isMedicalVerified,
      registrationNumber: doctors.registrationNumber,
    })
    .from(doctors)
    .innerJoin(departments, eq(departments.id, doctors.departmentId))
    .$dynamic();

type DoctorRow = Awaited<ReturnType<typeof selectDoctors>>[number];

type DoctorFilter = {
  departmentId?: string;
  complaint?: string | undefined;
  language?: DoctorLanguage | undefined;
  sort: DoctorSort;
};

export async function listDoctors(
  db: Db,
  { departmentId, complaint, language, sort }: DoctorFilter,
  { limit, cursor }: Page,
  now: Date,
): Promise<{ data: Doctor[]; nextCursor: string | null }> {
  const after = readCursor(cursor);
  const isByName = sort === 'name';
  const found = complaint ? await findIdsForComplaint(db, complaint) : undefined;
  const rows = await selectDoctors(db)
    .where(
      and(
        isNull(doctors.deletedAt),
        departmentId ? eq(doctors.departmentId, departmentId) : undefined,
        found && inArray(doctors.id, found),
        language && sql`${language} = any(${doctors.languages})`,
        isByName && after ? sql`(${doctors.name}, ${doctors.id}) > (${after.value}, ${after.id})` : undefined,
      ),
    )
    .orderBy(asc(doctors.name), asc(doctors.id))
    .limit(isByName ? limit + 1 : MAX_DOCTORS);
  if (departmentId && rows.length === 0) await requireDepartment(db, departmentId);
  if (isByName) {
    const next = page(rows, limit, (row) => ({ value: row.name, id: row.id }));
    return { data: await withAvailability(db, next.rows, now), nextCursor: next.nextCursor };
  }
  const sorted = (await withAvailability(db, rows, now)).toSorted((a, b) => (slotKey(a) < slotKey(b) ? -1 : 1));
  const rest = sorted.slice(sorted.findIndex(({ _id }) => _id === after?.id) + 1);
  const next = page(rest, limit, (doctor) => ({ value: doctor.name, id: doctor._id }));
  return { data: next.rows, nextCursor: next.nextCursor };
}

/** Doctors without a free slot come last. */
const slotKey = ({ nextSlot, name }: Doctor): string =>
  nextSlot ? `${nextSlot.date} ${nextSlot.start} ${name}` : `~ ${name}`;

export async function findDoctor(db: Db | Tx, id: string, now: Date): Promise<Doctor> {
  const rows = await selectDoctors(db).where(and(eq(doctors.id, id), isNull(doctors.deletedAt)));
  const [doctor] = await withAvailability(db, rows, now);
  if (!doctor) throw notFound('doctor');
  return doctor;
}

async function requireDepartment(db: Db, id: string): Promise<void> {
  const rows = await db
    .select({ id: departments.id })
    .from(departments)
    .where(and(eq(departments.id, id), isNull(departments.deletedAt)));
  if (rows.length === 0) throw notFound('department');
}

/** Ids of the doctors whose own words or those of their department answer the complaint. */
async function findIdsForComplaint(db: Db, complaint: string): Promise<string[]> {
  const rows = await db
    .select({
      id: doctors.id,
      name: doctors.name,
      specialization: doctors.specialization,
      department: departments.name,
      departmentHindiName: departments.hindiName,
      about: departments.description,
    })
    .from(doctors)
    .innerJoin(departments, eq(departments.id, doctors.departmentId))
    .where(isNull(doctors.deletedAt))
    .limit(MAX_DOCTORS);
  const textOf = ({ name, specialization, department, departmentHindiName, about }: (typeof rows)[number]) =>
    [name, ...specialization, department, departmentHindiName, about].join(' ');
  return findForComplaint(complaint, rows, textOf).map(({ id }) => id);
}

/** Hours, leave and bookings of all the doctors at once: three queries, however many there are. */
async function withAvailability(db: Db | Tx, rows: DoctorRow[], now: Date): Promise<Doctor[]> {
  const ids = rows.map(({ id }) => id);
  const until = indiaDateTime(addDays(indiaDate(now), BOOKING_DAYS), '24:00');
  const [hours, leave, booked] = await Promise.all([
    findHoursOf(db, ids),
    findLeaveOf(db, ids, indiaDate(now)),
    findBookedOf(db, ids, { from: now, until }),
  ]);
  return rows.map(({ id, picture, feePaise, clinicName, clinicAddress, ...row }) => ({
    ...row,
    _id: id,
    image: picturePath(picture),
    fee: toRupees(feePaise),
    clinic: { name: clinicName, address: clinicAddress },
    nextSlot: nextFreeSlot(
      { hours: hours.get(id) ?? [], booked: booked.get(id) ?? [], leave: new Set(leave.get(id)) },
      now,
    ),
    availability: availabilityOf(hours.get(id) ?? []),
  }));
}

/** Sorted from Monday. */
function availabilityOf(hours: ConsultingHours[]): Doctor['availability'] {
  const fromMonday = [...WEEKDAYS.slice(1), WEEKDAYS[0]];
  return fromMonday.flatMap((day) => {
    const ofDay = hours.filter(({ weekday }) => WEEKDAYS[weekday] === day);
    return ofDay.length === 0 ? [] : [{ day, slots: ofDay.map(({ start, end }) => ({ start, end })) }];
  });
}

async function findHoursOf(db: Db | Tx, doctorIds: string[]): Promise<Map<string, ConsultingHours[]>> {
  if (doctorIds.length === 0) return new Map();
  const timeText = (column: typeof doctorAvailability.startsAt | typeof doctorAvailability.endsAt) =>
    sql<string>`to_char(${column}, 'HH24:MI')`;
  const rows = await db
    .select({
      doctorId: doctorAvailability.doctorId,
      weekday: doctorAvailability.weekday,
      start: timeText(doctorAvailability.startsAt),
      end: timeText(doctorAvailability.endsAt),
    })
    .from(doctorAvailability)
    .where(inArray(doctorAvailability.doctorId, doctorIds))
    .orderBy(asc(doctorAvailability.doctorId), asc(doctorAvailability.weekday), asc(doctorAvailability.startsAt));
  return Map.groupBy(rows, ({ doctorId }) => doctorId);
}

async function findLeaveOf(db: Db | Tx, doctorIds: string[], from: string): Promise<Map<string, string[]>> {
  if (doctorIds.length === 0) return new Map();
  const rows = await db
    .select({ doctorId: doctorLeave.doctorId, date: doctorLeave.date })
    .from(doctorLeave)
    .where(and(inArray(doctorLeave.doctorId, doctorIds), gte(doctorLeave.date, from)));
  return new Map(doctorIds.map((id) => [id, rows.flatMap((row) => (row.doctorId === id ? row.date : []))]));
}

type Span = { from: Date; until: Date };

async function findBookedOf(db: Db | Tx, doctorIds: string[], { from, until }: Span) {
  if (doctorIds.length === 0) return new Map<string, { startsAt: Date; endsAt: Date }[]>();
  const rows = await db
    .select({ doctorId: appointments.doctorId, startsAt: appointments.startsAt, endsAt: appointments.endsAt })
    .from(appointments)
    .where(
      and(
        inArray(appointments.doctorId, doctorIds),
        ne(appointments.status, 'cancelled'),
        lt(appointments.startsAt, until),
        gt(appointments.endsAt, from),
      ),
    );
  return Map.groupBy(rows, ({ doctorId }) => doctorId);
}

export const findConsultingHours = async (db: Db | Tx, doctorId: string): Promise<ConsultingHours[]> =>
  (await findHoursOf(db, [doctorId])).get(doctorId) ?? [];

export async function findDoctorOfUser(db: Db | Tx, userId: string): Promise<{ id: string; name: string } | undefined> {
  const [row] = await db
    .select({ id: doctors.id, name: doctors.name })
    .from(doctors)
    .where(and(eq(doctors.userId, userId), isNull(doctors.deletedAt)));
  return row;
}

export async function findBookableDoctor(db: Db | Tx, id: string) {
  const [row] = await db
    .select({
      id: doctors.id,
      name: doctors.name,
      feePaise: doctors.feePaise,
      clinicName: doctors.clinicName,
      clinicAddress: doctors.clinicAddress,
    })
    .from(doctors)
    .where(and(eq(doctors.id, id), isNull(doctors.deletedAt)));
  return row;
}

/** Serialises bookings of one doctor. */
export async function lockDoctor(tx: Tx, id: string) {
  await tx.select({ id: doctors.id }).from(doctors).where(eq(doctors.id, id)).for('no key update');
  return findBookableDoctor(tx, id);
}

export async function hasDoctors(db: Db): Promise<boolean> {
  const rows = await db.select({ id: doctors.id }).from(doctors).where(isNull(doctors.deletedAt)).limit(1);
  return rows.length > 0;
}
