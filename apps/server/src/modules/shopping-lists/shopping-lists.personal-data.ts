import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { findLists } from './shopping-lists.queries.ts';
import { shoppingLists } from './shopping-lists.tables.ts';

export const shoppingListsPersonalData: PersonalData = {
  subject: 'shoppingLists',
  read: (db, { id }) => findLists(db, id),
  erase: async (tx, { id }) => {
    await tx.delete(shoppingLists).where(eq(shoppingLists.userId, id));
  },
};
