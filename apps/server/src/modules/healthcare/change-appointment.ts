import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { Appointment } from '@subah/contract/healthcare/healthcare';
import { cancelRefusals, completeRefusals } from '@subah/messages/api/healthcare';
import { orderInputs } from '@subah/messages/api/orders';
import { can } from '@subah/rules/accounts/roles';
import {
  checkClinicCancel,
  checkComplete,
  checkMissed,
  checkPatientCancel,
} from '@subah/rules/healthcare/appointments';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { fieldProblem, notFound, Problem } from '../../platform/http/problem.ts';
import { recordChange } from '../audit/index.ts';
import { sendAppointmentNotice } from './appointment-notices.ts';
import { lockAppointment, readAppointment } from './appointments.queries.ts';
import { findDoctorOfUser } from './doctors.queries.ts';
import { appointments } from './healthcare.tables.ts';

type CancelInput = { user: SessionUser; id: string; reason: string };

/** Patients can cancel up to one hour before; the doctor and managers at any time with a reason. */
export async function cancelAppointment(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { user, id, reason }: CancelInput,
): Promise<Appointment> {
  return inTransaction(db, async (tx) => {
    const appointment = await lockAppointment(tx, id);
    if (!appointment) throw notFound('appointment');
    const isClinic = await representsClinic(tx, user, appointment.doctorId);
    if (!isClinic && appointment.userId !== user.id) throw notFound('appointment');
    const refusal = isClinic ? checkClinicCancel(appointment) : checkPatientCancel(appointment, clock());
    if (refusal) throw new Problem(refusal, cancelRefusals[refusal]);
    if (isClinic && reason === '') throw fieldProblem('reason', orderInputs.reason, 'REASON_REQUIRED');
    await tx
      .update(appointments)
      .set({ status: 'cancelled', cancelledBy: user.id, cancelReason: reason || null })
      .where(eq(appointments.id, id));
    if (managesAll(user)) await recordStatus(tx, user.id, appointment, 'cancelled');
    await sendAppointmentNotice(tx, {
      id,
      event: 'cancelled',
      publicUrl: settings.publicUrl,
      ...(isClinic && { reason }),
    });
    return readAppointment(tx, id);
  });
}

type ClosedStatus = 'completed' | 'missed';

const closeChecks = { completed: checkComplete, missed: checkMissed };

/** The patient came, or did not come. Fees are paid at the clinic, so nothing is charged or refunded. */
export async function closeAppointment(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  { id, status }: { id: string; status: ClosedStatus },
): Promise<Appointment> {
  return inTransaction(db, async (tx) => {
    const appointment = await lockAppointment(tx, id);
    if (!appointment || !(await representsClinic(tx, user, appointment.doctorId))) throw notFound('appointment');
    const refusal = closeChecks[status](appointment, clock());
    if (refusal) throw new Problem(refusal, completeRefusals[refusal]);
    await tx.update(appointments).set({ status }).where(eq(appointments.id, id));
    if (managesAll(user)) await recordStatus(tx, user.id, appointment, status);
    return readAppointment(tx, id);
  });
}

const managesAll = ({ role }: SessionUser): boolean => can(role, 'see all appointments');

async function representsClinic(tx: Tx, user: SessionUser, doctorId: string): Promise<boolean> {
  if (managesAll(user)) return true;
  if (!can(user.role, 'see own appointments')) return false;
  return (await findDoctorOfUser(tx, user.id))?.id === doctorId;
}

const recordStatus = (tx: Tx, actorId: string, { id, status }: { id: string; status: string }, after: string) =>
  recordChange(tx, {
    actorId,
    action: 'change status',
    subject: 'appointment',
    subjectId: id,
    before: { status },
    after: { status: after },
  });
