import type { Page } from '@subah/contract/endpoint';
import type { Appointment, OwnAppointment } from '@subah/contract/healthcare/healthcare';
import { picturePath } from '@subah/contract/picture';
import { patientCancelRefusal } from '@subah/rules/healthcare/appointments';
import { indiaDate, indiaDateTime, indiaTimeOfDay } from '@subah/rules/india-time';
import { toRupees } from '@subah/rules/money';
import { and, asc, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import { page, readCursor } from '../../platform/database/cursor.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { users } from '../accounts/accounts.tables.ts';
import type { VisitToTell } from './appointment-mails.ts';
import { appointments, departments, doctors } from './healthcare.tables.ts';

/** More than a doctor can see in a day, with room for a clinic of many. */
const MOST_A_DAY = 500;

const columns = {
  id: appointments.id,
  doctorId: appointments.doctorId,
  userId: appointments.userId,
  startsAt: appointments.startsAt,
  endsAt: appointments.endsAt,
  reason: appointments.reason,
  status: appointments.status,
  feePaise: appointments.feePaise,
  isFreeWithMembership: appointments.isFreeWithMembership,
  cancelReason: appointments.cancelReason,
};

const selectWithPatient = (db: Db | Tx) =>
  db
    .select({ ...columns, patientName: users.name })
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.userId))
    .$dynamic();

type Row = Omit<Awaited<ReturnType<typeof selectWithPatient>>[number], 'patientName'>;

function visitOf(row: Row): Omit<Appointment, 'userId'> {
  const { id, userId: _patient, startsAt, endsAt, feePaise, ...rest } = row;
  // A slot that ends at midnight ends at 24:00 of its own day.
  const end = indiaTimeOfDay(endsAt) === '00:00' ? '24:00' : indiaTimeOfDay(endsAt);
  return {
    ...rest,
    _id: id,
    date: indiaDate(startsAt),
    slot: { start: indiaTimeOfDay(startsAt), end },
    fee: toRupees(feePaise),
  };
}

/** The visits of a day in their order; of every doctor when none is named. */
export async function listVisits(
  db: Db,
  { doctorId, date, includeUser }: { doctorId: string | undefined; date: string; includeUser: boolean },
): Promise<Appointment[]> {
  const rows = await selectWithPatient(db)
    .where(
      and(
        doctorId ? eq(appointments.doctorId, doctorId) : undefined,
        gte(appointments.startsAt, indiaDateTime(date, '00:00')),
        lt(appointments.startsAt, indiaDateTime(date, '24:00')),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(MOST_A_DAY);
  return rows.map(({ patientName, ...row }) => ({
    ...visitOf(row),
    userId: { _id: row.userId, ...(includeUser ? { name: patientName } : {}) },
  }));
}

export async function readVisit(db: Db | Tx, id: string): Promise<Appointment> {
  const [row] = await selectWithPatient(db).where(eq(appointments.id, id));
  if (!row) throw new Error('the appointment is gone');
  const { patientName, ...rest } = row;
  return { ...visitOf(rest), userId: { _id: row.userId, name: patientName } };
}

const selectOwn = (db: Db | Tx) =>
  db
    .select({
      ...columns,
      doctorName: doctors.name,
      doctorPicture: doctors.picture,
      degrees: doctors.degrees,
      departmentId: doctors.departmentId,
      departmentName: departments.name,
      clinicName: doctors.clinicName,
      clinicAddress: doctors.clinicAddress,
    })
    .from(appointments)
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .innerJoin(departments, eq(departments.id, doctors.departmentId))
    .$dynamic();

function toOwn(row: Awaited<ReturnType<typeof selectOwn>>[number], now: Date): OwnAppointment {
  const { doctorName, doctorPicture, degrees, departmentId, departmentName, clinicName, clinicAddress, ...rest } = row;
  return {
    ...visitOf(rest),
    doctor: {
      name: doctorName,
      image: picturePath(doctorPicture),
      degrees,
      departmentId,
      departmentName,
      clinic: { name: clinicName, address: clinicAddress },
    },
    canCancel: patientCancelRefusal(row, now) === undefined,
  };
}

export async function listOwnVisits(
  db: Db,
  userId: string,
  { limit, cursor }: Page,
  now: Date,
): Promise<{ data: OwnAppointment[]; nextCursor: string | null }> {
  const after = readCursor(cursor);
  const rows = await selectOwn(db)
    .where(
      and(
        eq(appointments.userId, userId),
        after && sql`(${appointments.startsAt}, ${appointments.id}) < (${after.value}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(appointments.startsAt), desc(appointments.id))
    .limit(limit + 1);
  const next = page(rows, limit, (row) => ({ value: row.startsAt.toISOString(), id: row.id }));
  return { data: next.rows.map((row) => toOwn(row, now)), nextCursor: next.nextCursor };
}

export async function readOwnVisit(db: Db | Tx, id: string, now: Date): Promise<OwnAppointment> {
  const [row] = await selectOwn(db).where(eq(appointments.id, id));
  if (!row) throw new Error('the appointment is gone');
  return toOwn(row, now);
}

/** Locked until the transaction ends: of two who change it the second sees what the first did. */
export async function lockVisit(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      id: appointments.id,
      userId: appointments.userId,
      doctorId: appointments.doctorId,
      status: appointments.status,
      startsAt: appointments.startsAt,
    })
    .from(appointments)
    .where(eq(appointments.id, id))
    .for('update');
  return row;
}

/** What a mail about a visit says, and to whom it goes; nothing when the account is gone. */
export async function findVisitToTell(tx: Tx, id: string): Promise<VisitToTell | undefined> {
  const [row] = await tx
    .select({
      email: users.email,
      doctorName: doctors.name,
      clinicName: doctors.clinicName,
      clinicAddress: doctors.clinicAddress,
      startsAt: appointments.startsAt,
      feePaise: appointments.feePaise,
      isFreeWithMembership: appointments.isFreeWithMembership,
    })
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.userId))
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .where(and(eq(appointments.id, id), isNull(users.deletedAt)));
  return row;
}
