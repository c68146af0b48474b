import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { Appointment, Slot } from '@subah/contract/healthcare/healthcare';
import type { ReadAs } from '@subah/contract/read-as';
import { healthcareRefusals, moveRefusals } from '@subah/messages/api/healthcare';
import { can } from '@subah/rules/accounts/roles';
import { checkClinicCancel, checkPatientCancel } from '@subah/rules/healthcare/appointments';
import { isTaken, slotMoments } from '@subah/rules/healthcare/slots';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { rejectStaleChange } from '../../platform/http/reject-stale-change.ts';
import { lockAccount } from '../accounts/index.ts';
import { recordChange } from '../audit/index.ts';
import { sendAppointmentNotice } from './appointment-notices.ts';
import { lockAppointment, readAppointment } from './appointments.queries.ts';
import { lockDoctor } from './doctors.queries.ts';
import { appointments } from './healthcare.tables.ts';
import { findBookedRanges, requireOfferedSlot } from './list-slots.ts';
import { requireFreePatient } from './require-free-patient.ts';

type MoveInput = { id: string; date: string; slot: Slot; readAs?: ReadAs | undefined; user: SessionUser };

/**
 * Managers at any time, patients as long as they could cancel. The fee stays as it was booked.
 * Locks doctor and account before the appointment, so that neither of them is booked for the new slot meanwhile.
 */
export async function moveAppointment(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { id, date, slot, readAs, user }: MoveInput,
): Promise<Appointment> {
  const isClinic = can(user.role, 'see all appointments');
  const now = clock();
  return inTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ doctorId: appointments.doctorId, userId: appointments.userId })
      .from(appointments)
      .where(eq(appointments.id, id));
    if (!found || (!isClinic && found.userId !== user.id) || !(await lockDoctor(tx, found.doctorId)))
      throw notFound('appointment');
    await lockAccount(tx, found.userId);
    const appointment = await lockAppointment(tx, id);
    if (!appointment) throw notFound('appointment');
    const stored = await readAppointment(tx, id);
    const { startsAt, endsAt } = slotMoments(date, slot);
    // A second click.
    if (appointment.status === 'booked' && appointment.startsAt.getTime() === startsAt.getTime()) return stored;
    rejectStaleChange({ date: stored.date, slot: stored.slot }, readAs);
    const refusal = isClinic ? checkClinicCancel(appointment) : checkPatientCancel(appointment, now);
    if (refusal) throw new Problem(refusal, moveRefusals[refusal]);
    await requireOfferedSlot(tx, { doctorId: appointment.doctorId, date, slot }, now);
    const others = (await findBookedRanges(tx, appointment.doctorId, startsAt, endsAt)).filter(
      (range) => range.id !== id,
    );
    if (isTaken({ startsAt, endsAt }, others)) throw new Problem('SLOT_TAKEN', healthcareRefusals.slotTaken);
    await requireFreePatient(tx, { ...appointment, startsAt, endsAt, exceptId: id });
    await tx.update(appointments).set({ startsAt, endsAt, remindedAt: null }).where(eq(appointments.id, id));
    if (isClinic) {
      await recordChange(tx, {
        actorId: user.id,
        action: 'move',
        subject: 'appointment',
        subjectId: id,
        before: { startsAt: appointment.startsAt.toISOString() },
        after: { startsAt: startsAt.toISOString() },
      });
    }
    await sendAppointmentNotice(tx, { id, event: 'moved', publicUrl: settings.publicUrl });
    return readAppointment(tx, id);
  });
}
