import { addDays, indiaDate, indiaDateTime } from '@subah/rules/india-time';
import { and, eq, gte, isNull, lt } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { sendAppointmentNotice } from './appointment-notices.ts';
import { appointments } from './healthcare.tables.ts';

/** Runs on the evening before. Appointments are marked in the transaction that queues the notices. */
export async function remindPatients({ db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<void> {
  const now = clock();
  const tomorrow = addDays(indiaDate(now), 1);
  await inTransaction(db, async (tx) => {
    const reminded = await tx
      .update(appointments)
      .set({ remindedAt: now })
      .where(
        and(
          eq(appointments.status, 'booked'),
          isNull(appointments.remindedAt),
          gte(appointments.startsAt, indiaDateTime(tomorrow, '00:00')),
          lt(appointments.startsAt, indiaDateTime(tomorrow, '24:00')),
        ),
      )
      .returning({ id: appointments.id });
    for (const { id } of reminded) {
      await sendAppointmentNotice(tx, { id, event: 'reminder', publicUrl: settings.publicUrl });
    }
  });
}
