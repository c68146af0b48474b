import { indiaDate, indiaDateTime } from '@subah/rules/india-time';
import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { recordChange } from '../audit/index.ts';
import { findBookableDoctor, lockDoctor } from './doctors.queries.ts';
import { appointments, doctorLeave } from './healthcare.tables.ts';

type LeaveInput = { doctorId: string; date: string; actorId: string };

/** Days from this date on, in order. */
export async function listLeave(db: Db | Tx, doctorId: string, from: string): Promise<string[]> {
  const rows = await db
    .select({ date: doctorLeave.date })
    .from(doctorLeave)
    .where(and(eq(doctorLeave.doctorId, doctorId), gte(doctorLeave.date, from)))
    .orderBy(asc(doctorLeave.date));
  return rows.map(({ date }) => date);
}

export async function listLeaveOfDoctor(db: Db, doctorId: string, now: Date): Promise<string[]> {
  if (!(await findBookableDoctor(db, doctorId))) throw notFound('doctor');
  return listLeave(db, doctorId, indiaDate(now));
}

/** Appointments of that day stay until they are moved or cancelled. Locks the doctor, as a booking does. */
export async function startLeave(
  { db }: Pick<Deps, 'db'>,
  { doctorId, date, actorId }: LeaveInput,
): Promise<{ date: string; booked: number }> {
  return inTransaction(db, async (tx) => {
    if (!(await lockDoctor(tx, doctorId))) throw notFound('doctor');
    const started = await tx
      .insert(doctorLeave)
      .values({ doctorId, date })
      .onConflictDoNothing()
      .returning({ date: doctorLeave.date });
    if (started.length > 0) {
      await recordChange(tx, {
        actorId,
        action: 'start leave',
        subject: 'doctor',
        subjectId: doctorId,
        after: { date },
      });
    }
    const booked = await tx.$count(
      appointments,
      and(
        eq(appointments.doctorId, doctorId),
        eq(appointments.status, 'booked'),
        gte(appointments.startsAt, indiaDateTime(date, '00:00')),
        lt(appointments.startsAt, indiaDateTime(date, '24:00')),
      ),
    );
    return { date, booked };
  });
}

export async function endLeave({ db }: Pick<Deps, 'db'>, { doctorId, date, actorId }: LeaveInput): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ended = await tx
      .delete(doctorLeave)
      .where(and(eq(doctorLeave.doctorId, doctorId), eq(doctorLeave.date, date)))
      .returning({ date: doctorLeave.date });
    if (ended.length === 0) throw notFound('leave');
    await recordChange(tx, { actorId, action: 'end leave', subject: 'doctor', subjectId: doctorId, before: { date } });
  });
}
