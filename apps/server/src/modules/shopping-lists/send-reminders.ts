import { shoppingListMail } from '@subah/messages/mail/shopping-lists';
import { fill } from '@subah/messages/message';
import { indiaDate } from '@subah/rules/india-time';
import { nextReminderDay, type ReminderInterval } from '@subah/rules/lists/reminders';
import { eq, lte } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { composeMail, pageUrl, queueMail } from '../../platform/mail/mail.ts';
import { findMailRecipient, type MailRecipient } from '../accounts/index.ts';
import { shoppingListItems, shoppingLists } from './shopping-lists.tables.ts';

const BATCH = 200;

/** Queues the mails of all lists whose day has come. An empty list gets none, and its reminder moves on. */
export async function sendListReminders(deps: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<number> {
  let sent = 0;
  for (let count = BATCH; count === BATCH; sent += count) count = await sendBatch(deps);
  return sent;
}

async function sendBatch({ db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<number> {
  const today = indiaDate(clock());
  return inTransaction(db, async (tx) => {
    const due = await tx
      .select()
      .from(shoppingLists)
      .where(lte(shoppingLists.nextReminderOn, today))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const { id, userId, name, remindEvery, remindFrom } of due) {
      const nextReminderOn = nextReminderDay(remindEvery as ReminderInterval, remindFrom ?? today, today);
      await tx.update(shoppingLists).set({ nextReminderOn }).where(eq(shoppingLists.id, id));
      const count = await tx.$count(shoppingListItems, eq(shoppingListItems.listId, id));
      const recipient = await findMailRecipient(tx, userId);
      if (recipient && count > 0) await queueMail(tx, reminderMail(recipient, { id, name, count }, settings.publicUrl));
    }
    return due.length;
  });
}

type ListFacts = { id: string; name: string; count: number };

/** Privacy: no mail names what is on the list, it may be a medicine. */
function reminderMail({ to, language }: MailRecipient, { id, name, count }: ListFacts, publicUrl: string) {
  return composeMail({
    to,
    language,
    subject: fill(shoppingListMail.subject, { name }),
    heading: fill(shoppingListMail.subject, { name }),
    paragraphs: [fill(shoppingListMail.paragraph, { name, count }), shoppingListMail.stop],
    action: { label: shoppingListMail.open, url: pageUrl(publicUrl, language, `/lists?list=${id}`) },
  });
}
