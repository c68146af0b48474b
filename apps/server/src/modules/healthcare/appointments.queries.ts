import type { Page } from '@subah/contract/endpoint';
import type { Appointment, OwnAppointment } from '@subah/contract/healthcare/healthcare';
import { picturePath } from '@subah/contract/picture';
import { checkPatientCancel } from '@subah/rules/healthcare/appointments';
import { indiaDate, indiaDateTime, indiaTimeOfDay } from '@subah/rules/india-time';
import { toRupees } from '@subah/rules/money';
import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { page, readCursor } from '../../platform/database/cursor.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { type Customer, findCustomers } from '../accounts/index.ts';
import { appointments, departments, doctors } from './healthcare.tables.ts';

const columns = {
  id: appointments.id,
  doctorId: appointments.doctorId,
  userId: appointments.userId,
  startsAt: appointments.startsAt,
  endsAt: appointments.endsAt,
  patientName: appointments.patientName,
  patientAge: appointments.patientAge,
  reason: appointments.reason,
  status: appointments.status,
  feePaise: appointments.feePaise,
  isFreeWithMembership: appointments.isFreeWithMembership,
  cancelReason: appointments.cancelReason,
};

const selectAppointments = (db: Db | Tx) => db.select(columns).from(appointments).$dynamic();

type AppointmentRow = Awaited<ReturnType<typeof selectAppointments>>[number];

function toWire(row: AppointmentRow): Appointment {
  const { id, userId, startsAt, endsAt, feePaise, patientName, patientAge, ...rest } = row;
  // Slots end at 24:00 of their own day, not at 00:00 of the next.
  const end = indiaTimeOfDay(endsAt) === '00:00' ? '24:00' : indiaTimeOfDay(endsAt);
  return {
    ...rest,
    _id: id,
    userId: { _id: userId },
    patient: patientName === null ? null : { name: patientName, age: patientAge },
    date: indiaDate(startsAt),
    slot: { start: indiaTimeOfDay(startsAt), end },
    fee: toRupees(feePaise),
  };
}

type AppointmentsInput = {
  doctorId: string | undefined;
  date: string;
  includeUser: boolean;
  includeMobile: boolean;
};

/** By start time; of all doctors without `doctorId`. */
export async function listAppointments(
  db: Db,
  { doctorId, date, includeUser, includeMobile }: AppointmentsInput,
): Promise<Appointment[]> {
  const rows = await selectAppointments(db)
    .where(
      and(
        doctorId ? eq(appointments.doctorId, doctorId) : undefined,
        gte(appointments.startsAt, indiaDateTime(date, '00:00')),
        lt(appointments.startsAt, indiaDateTime(date, '24:00')),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
  const patients = includeUser
    ? await findCustomers(
        db,
        rows.map(({ userId }) => userId),
      )
    : new Map<string, Customer>();
  return rows.map((row) => {
    const { name = '', mobile = '' } = patients.get(row.userId) ?? {};
    const patient = { _id: row.userId, name, ...(includeMobile ? { mobile } : {}) };
    return { ...toWire(row), ...(includeUser ? { userId: patient } : {}) };
  });
}

export async function readAppointment(db: Db | Tx, id: string): Promise<Appointment> {
  const [row] = await selectAppointments(db).where(eq(appointments.id, id));
  if (!row) throw new Error(`appointment ${id} does not exist`);
  const patient = (await findCustomers(db, [row.userId])).get(row.userId);
  return { ...toWire(row), userId: { _id: row.userId, name: patient?.name ?? '' } };
}

const selectWithDoctor = (db: Db | Tx) =>
  db
    .select({
      ...columns,
      doctorName: doctors.name,
      doctorPicture: doctors.picture,
      degrees: doctors.degrees,
      departmentId: doctors.departmentId,
      departmentName: departments.name,
      departmentHindiName: departments.hindiName,
      clinicName: doctors.clinicName,
      clinicAddress: doctors.clinicAddress,
    })
    .from(appointments)
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .innerJoin(departments, eq(departments.id, doctors.departmentId))
    .$dynamic();

function toOwnAppointment(row: Awaited<ReturnType<typeof selectWithDoctor>>[number], now: Date): OwnAppointment {
  const {
    doctorName,
    doctorPicture,
    degrees,
    departmentId,
    departmentName,
    departmentHindiName,
    clinicName,
    clinicAddress,
    ...rest
  } = row;
  return {
    ...toWire(rest),
    doctor: {
      name: doctorName,
      image: picturePath(doctorPicture),
      degrees,
      departmentId,
      departmentName,
      departmentHindiName,
      clinic: { name: clinicName, address: clinicAddress },
    },
    canCancel: checkPatientCancel(row, now) === undefined,
  };
}

export async function listOwnAppointments(
  db: Db,
  userId: string,
  { limit, cursor }: Page,
  now: Date,
): Promise<{ data: OwnAppointment[]; nextCursor: string | null }> {
  const after = readCursor(cursor);
  const rows = await selectWithDoctor(db)
    .where(
      and(
        eq(appointments.userId, userId),
        after && sql`(${appointments.startsAt}, ${appointments.id}) < (${after.value}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(appointments.startsAt), desc(appointments.id))
    .limit(limit + 1);
  const next = page(rows, limit, (row) => ({ value: row.startsAt.toISOString(), id: row.id }));
  return { data: next.rows.map((row) => toOwnAppointment(row, now)), nextCursor: next.nextCursor };
}

export async function readOwnAppointment(db: Db | Tx, id: string, now: Date): Promise<OwnAppointment> {
  const [row] = await selectWithDoctor(db).where(eq(appointments.id, id));
  if (!row) throw new Error(`appointment ${id} does not exist`);
  return toOwnAppointment(row, now);
}

export async function lockAppointment(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      id: appointments.id,
      userId: appointments.userId,
      doctorId: appointments.doctorId,
      patientName: appointments.patientName,
      status: appointments.status,
      startsAt: appointments.startsAt,
    })
    .from(appointments)
    .where(eq(appointments.id, id))
    .for('update');
  return row;
}

export type AppointmentNoticeData = {
  userId: string;
  doctorName: string;
  clinicName: string;
  clinicAddress: string;
  startsAt: Date;
  feePaise: number;
  isFreeWithMembership: boolean;
};

/** Undefined when the account of the patient is deleted. */
export async function findNoticeData(tx: Tx, id: string): Promise<AppointmentNoticeData | undefined> {
  const [row] = await tx
    .select({
      userId: appointments.userId,
      doctorName: doctors.name,
      clinicName: doctors.clinicName,
      clinicAddress: doctors.clinicAddress,
      startsAt: appointments.startsAt,
      feePaise: appointments.feePaise,
      isFreeWithMembership: appointments.isFreeWithMembership,
    })
    .from(appointments)
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .where(eq(appointments.id, id));
  return row;
}
