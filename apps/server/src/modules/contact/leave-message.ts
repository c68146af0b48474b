import type { ContactMessage } from '@subah/contract/contact/contact';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { publishEvent } from '../../platform/cache/change-feed.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { contactMessages } from './contact.tables.ts';

/** Returns the id. A message that is sent again, by a double click or after a lost response, is kept once, until it is answered. */
export async function leaveMessage(db: Db, content: ContactMessage): Promise<string> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contact message ${content.email}`}, 0))`);
    const [same] = await tx
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(
        and(
          isNull(contactMessages.doneAt),
          eq(contactMessages.email, content.email),
          eq(contactMessages.phone, content.phone),
          eq(contactMessages.message, content.message),
        ),
      )
      .limit(1);
    if (same) return same.id;
    const id = newId();
    await tx.insert(contactMessages).values({ id, ...content });
    await publishEvent(tx, 'messages');
    return id;
  });
}
