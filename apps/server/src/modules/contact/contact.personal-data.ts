import { eq, sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { contactMessages } from './contact.tables.ts';

/** Messages have no account; the verified email identifies the sender. */
const sentBy = (email: string) => eq(sql`lower(${contactMessages.email})`, email);

export const contactPersonalData: PersonalData = {
  subject: 'messages',
  read: (db, { email }) => db.select().from(contactMessages).where(sentBy(email)),
  erase: async (tx, { email }) => {
    await tx.delete(contactMessages).where(sentBy(email));
  },
};
