import { addDays, indiaDate, indiaDateTime } from '@subah/rules/india-time';
import { and, eq, gte, isNull, lt } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import { reminderMail } from './appointment-mails.ts';
import { findMailData } from './appointments.queries.ts';
import { appointments } from './healthcare.tables.ts';

/** Runs on the evening before. Appointments are marked in the transaction that queues the mails. */
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
      .returning({ id: appointments.id, startsAt: appointments.startsAt });
    for (const { id, startsAt } of reminded) {
      const mailData = await findMailData(tx, id);
      // The mail expires at the start of the appointment.
      if (mailData) await queueMail(tx, reminderMail(mailData, settings.publicUrl), { until: startsAt });
    }
  });
}
