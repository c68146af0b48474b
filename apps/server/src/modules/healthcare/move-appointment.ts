import type { Appointment, Slot } from '@subah/contract/healthcare/healthcare';
import type { ReadAs } from '@subah/contract/read-as';
import { cancelRefusals, healthcareRefusals } from '@subah/messages/api/healthcare';
import { checkClinicCancel } from '@subah/rules/healthcare/appointments';
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

type MoveInput = { id: string; date: string; slot: Slot; readAs?: ReadAs | undefined; actorId: string };

/** Locks doctor and account before the appointment, so that neither of them is booked for the new slot meanwhile. */
export async function moveAppointment(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { id, date, slot, readAs, actorId }: MoveInput,
): Promise<Appointment> {
  return inTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ doctorId: appointments.doctorId, userId: appointments.userId })
      .from(appointments)
      .where(eq(appointments.id, id));
    if (!found || !(await lockDoctor(tx, found.doctorId))) throw notFound('appointment');
    await lockAccount(tx, found.userId);
    const appointment = await lockAppointment(tx, id);
    if (!appointment) throw notFound('appointment');
    const stored = await readAppointment(tx, id);
    rejectStaleChange({ date: stored.date, slot: stored.slot }, readAs);
    const refusal = checkClinicCancel(appointment);
    if (refusal) throw new Problem(refusal, cancelRefusals[refusal]);
    await requireOfferedSlot(tx, { doctorId: appointment.doctorId, date, slot }, clock());
    const { startsAt, endsAt } = slotMoments(date, slot);
    const others = (await findBookedRanges(tx, appointment.doctorId, startsAt, endsAt)).filter(
      (range) => range.id !== id,
    );
    if (isTaken({ startsAt, endsAt }, others)) throw new Problem('SLOT_TAKEN', healthcareRefusals.slotTaken);
    await requireFreePatient(tx, { ...appointment, startsAt, endsAt, exceptId: id });
    await tx.update(appointments).set({ startsAt, endsAt, remindedAt: null }).where(eq(appointments.id, id));
    await recordChange(tx, {
      actorId,
      action: 'move',
      subject: 'appointment',
      subjectId: id,
      before: { startsAt: appointment.startsAt.toISOString() },
      after: { startsAt: startsAt.toISOString() },
    });
    await sendAppointmentNotice(tx, { id, event: 'moved', publicUrl: settings.publicUrl });
    return readAppointment(tx, id);
  });
}
