import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { findChoices } from './notices.queries.ts';
import { noticeChoices, notices, pushSubscriptions } from './notices.tables.ts';

export const noticesPersonalData: PersonalData = {
  subject: 'notices',
  read: async (db, { id }) => ({
    choices: (await findChoices(db, [id])).get(id),
    devices: await db
      .select({ endpoint: pushSubscriptions.endpoint, createdAt: pushSubscriptions.createdAt })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, id)),
    sent: await db
      .select({ kind: notices.kind, channel: notices.channel, createdAt: notices.createdAt })
      .from(notices)
      .where(eq(notices.userId, id)),
  }),
  erase: async (tx, { id }) => {
    for (const table of [notices, pushSubscriptions, noticeChoices]) await tx.delete(table).where(eq(table.userId, id));
  },
};
