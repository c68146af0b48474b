import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { asState, findPayments } from './payments.queries.ts';
import { payments } from './payments.tables.ts';

/** The books stay; without the account nobody can be found in them. */
export const paymentsPersonalData: PersonalData = {
  subject: 'payments',
  read: async (db, { id }) => (await findPayments(db, eq(payments.userId, id)).orderBy(asc(payments.id))).map(asState),
};
