import type { Language } from '@subah/messages/language';
import { shoppingListMail } from '@subah/messages/mail/shopping-lists';
import { fill } from '@subah/messages/message';
import { type CalendarDate, indiaDate } from '@subah/rules/india-time';
import { nextReminderDay, type ReminderInterval } from '@subah/rules/lists/reminders';
import { eq, lte } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { pageUrl } from '../../platform/mail/mail.ts';
import { findLanguage } from '../accounts/index.ts';
import { type Notice, sendNotice } from '../notices/index.ts';
import { shoppingListItems, shoppingLists } from './shopping-lists.tables.ts';

const BATCH = 200;

/** Sends the notices of all lists whose day has come. An empty list gets none, and its reminder moves on. */
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
      if (count === 0) continue;
      const language = await findLanguage(tx, userId);
      await sendNotice(tx, reminderNotice({ id, userId, name, count }, today, settings.publicUrl, language));
    }
    return due.length;
  });
}

type ListFacts = { id: string; userId: string; name: string; count: number };

/** Privacy: no notice names what is on the list, it may be a medicine. */
function reminderNotice(list: ListFacts, today: CalendarDate, publicUrl: string, language: Language): Notice {
  const { id, userId, name, count } = list;
  const path = `/lists?list=${id}`;
  return {
    kind: 'list_reminder',
    userId,
    key: `list.${id}.${today}`,
    title: fill(shoppingListMail.subject, { name }),
    body: shoppingListMail.short,
    path,
    values: [name],
    mail: {
      paragraphs: [fill(shoppingListMail.paragraph, { name, count }), shoppingListMail.stop],
      action: { label: shoppingListMail.open, url: pageUrl(publicUrl, language, path) },
    },
  };
}
