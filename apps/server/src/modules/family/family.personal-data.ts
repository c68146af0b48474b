import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { familyMembers } from './family.tables.ts';

export const familyPersonalData: PersonalData = {
  subject: 'family',
  read: (db, { id }) =>
    db
      .select({
        name: familyMembers.name,
        relation: familyMembers.relation,
        birthYear: familyMembers.birthYear,
        phone: familyMembers.phone,
        email: familyMembers.email,
        getsOrderMails: familyMembers.getsOrderMails,
      })
      .from(familyMembers)
      .where(eq(familyMembers.userId, id)),
  erase: async (tx, { id }) => {
    await tx.delete(familyMembers).where(eq(familyMembers.userId, id));
  },
};
