import { addDays, indiaDate, indiaDateTime } from '@subah/rules/india-time';
import { and, eq, gte, isNull, lt } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import { reminderMail } from './appointment-mails.ts';
import { findVisitToTell } from './appointments.queries.ts';
import { appointments } from './healthcare.tables.ts';

/** The evening before a visit, once: whoever was reminded is marked in the same transaction as the mail is written. */
export async function remindPatients({ db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<void> {
  const now = clock();
  const tomorrow = addDays(indiaDate(now), 1);
  await inTransaction(db, async (tx) => {
    const visits = await tx
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
    for (const { id, startsAt } of visits) {
      const told = await findVisitToTell(tx, id);
      // Late is worse than never: nobody is told "tomorrow" about something that is over.
      if (told) await queueMail(tx, reminderMail(told, settings.publicUrl), { until: startsAt });
    }
  });
}
