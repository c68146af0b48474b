import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { Appointment } from '@subah/contract/healthcare/healthcare';
import { clinicCancelRefusal, completeRefusal, patientCancelRefusal } from '@subah/rules/healthcare/appointments';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { fieldProblem, notFound, Problem } from '../../platform/http/problem.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import { recordChange } from '../audit/index.ts';
import { cancelledMail } from './appointment-mails.ts';
import { findVisitToTell, lockVisit, readVisit } from './appointments.queries.ts';
import { findDoctorOfUser } from './doctors.queries.ts';
import { appointments } from './healthcare.tables.ts';

type Cancelling = { user: SessionUser; id: string; reason: string };

/** By its patient in time, by the doctor or the shop whenever they say why. Anybody else does not find it. */
export async function cancelAppointment(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { user, id, reason }: Cancelling,
): Promise<Appointment> {
  return inTransaction(db, async (tx) => {
    const visit = await lockVisit(tx, id);
    if (!visit) throw notFound('Appointment');
    const isClinic = await speaksForClinic(tx, user, visit.doctorId);
    if (!isClinic && visit.userId !== user.id) throw notFound('Appointment');
    const refusal = isClinic ? clinicCancelRefusal(visit) : patientCancelRefusal(visit, clock());
    if (refusal) throw new Problem('CONFLICT', refusal);
    if (isClinic && reason === '') {
      throw fieldProblem('reason', 'Reason is required.');
    }
    await tx
      .update(appointments)
      .set({ status: 'cancelled', cancelledBy: user.id, cancelReason: reason || null })
      .where(eq(appointments.id, id));
    if (user.role === 'admin') await recordStatus(tx, user.id, id, visit.status, 'cancelled');
    const told = await findVisitToTell(tx, id);
    if (told) await queueMail(tx, cancelledMail(told, isClinic ? reason : '', settings.publicUrl));
    return readVisit(tx, id);
  });
}

export async function completeAppointment(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  id: string,
): Promise<Appointment> {
  return inTransaction(db, async (tx) => {
    const visit = await lockVisit(tx, id);
    if (!visit || !(await speaksForClinic(tx, user, visit.doctorId))) throw notFound('Appointment');
    const refusal = completeRefusal(visit, clock());
    if (refusal) throw new Problem('CONFLICT', refusal);
    await tx.update(appointments).set({ status: 'completed' }).where(eq(appointments.id, id));
    if (user.role === 'admin') await recordStatus(tx, user.id, id, visit.status, 'completed');
    return readVisit(tx, id);
  });
}

async function speaksForClinic(tx: Tx, user: SessionUser, doctorId: string): Promise<boolean> {
  if (user.role === 'admin') return true;
  if (user.role !== 'doctor') return false;
  return (await findDoctorOfUser(tx, user.id))?.id === doctorId;
}

const recordStatus = (tx: Tx, actorId: string, id: string, before: string, after: string) =>
  recordChange(tx, {
    actorId,
    action: 'change status',
    subject: 'appointment',
    subjectId: id,
    before: { status: before },
    after: { status: after },
  });
