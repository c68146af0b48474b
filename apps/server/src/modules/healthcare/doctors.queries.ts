import type { Page } from '@subah/contract/endpoint';
import type { Doctor } from '@subah/contract/healthcare/healthcare';
import { picturePath } from '@subah/contract/picture';
import { type ConsultingHours, WEEKDAYS } from '@subah/rules/healthcare/slots';
import { toRupees } from '@subah/rules/money';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { page, readCursor } from '../../platform/database/cursor.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { departments, doctorAvailability, doctors } from './healthcare.tables.ts';

const selectDoctors = (db: Db) =>
  db
    .select({
      id: doctors.id,
      name: doctors.name,
      picture: doctors.picture,
      degrees: doctors.degrees,
      specialization: doctors.specialization,
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

export async function listDoctors(
  db: Db,
  departmentId: string | undefined,
  { limit, cursor }: Page,
): Promise<{ data: Doctor[]; nextCursor: string | null }> {
  const after = readCursor(cursor);
  const rows = await selectDoctors(db)
    .where(
      and(
        isNull(doctors.deletedAt),
        departmentId ? eq(doctors.departmentId, departmentId) : undefined,
        after && sql`(${doctors.name}, ${doctors.id}) > (${after.value}, ${after.id})`,
      ),
    )
    .orderBy(asc(doctors.name), asc(doctors.id))
    .limit(limit + 1);
  if (departmentId && rows.length === 0) await requireDepartment(db, departmentId);
  const next = page(rows, limit, (row) => ({ value: row.name, id: row.id }));
  return { data: await withAvailability(db, next.rows), nextCursor: next.nextCursor };
}

export async function findDoctor(db: Db, id: string): Promise<Doctor> {
  const rows = await selectDoctors(db).where(and(eq(doctors.id, id), isNull(doctors.deletedAt)));
  const [doctor] = await withAvailability(db, rows);
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

async function withAvailability(db: Db, rows: DoctorRow[]): Promise<Doctor[]> {
  const hours = await findHoursOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, picture, feePaise, clinicName, clinicAddress, ...row }) => ({
    ...row,
    _id: id,
    image: picturePath(picture),
    fee: toRupees(feePaise),
    clinic: { name: clinicName, address: clinicAddress },
    availability: availabilityOf(hours.filter(({ doctorId }) => doctorId === id)),
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

async function findHoursOf(db: Db | Tx, doctorIds: string[]): Promise<(ConsultingHours & { doctorId: string })[]> {
  if (doctorIds.length === 0) return [];
  const timeText = (column: typeof doctorAvailability.startsAt | typeof doctorAvailability.endsAt) =>
    sql<string>`to_char(${column}, 'HH24:MI')`;
  return db
    .select({
      doctorId: doctorAvailability.doctorId,
      weekday: doctorAvailability.weekday,
      start: timeText(doctorAvailability.startsAt),
      end: timeText(doctorAvailability.endsAt),
    })
    .from(doctorAvailability)
    .where(inArray(doctorAvailability.doctorId, doctorIds))
    .orderBy(asc(doctorAvailability.doctorId), asc(doctorAvailability.weekday), asc(doctorAvailability.startsAt));
}

export const findConsultingHours = (db: Db | Tx, doctorId: string): Promise<ConsultingHours[]> =>
  findHoursOf(db, [doctorId]);

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
