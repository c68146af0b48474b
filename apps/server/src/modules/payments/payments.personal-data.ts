import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { findPayments, isAttempt, toPaymentState } from './payments.queries.ts';
import { payments } from './payments.tables.ts';

/** Kept for accounting; anonymous once the account is deleted. */
export const paymentsPersonalData: PersonalData = {
  subject: 'payments',
  read: async (db, { id }) =>
    (await findPayments(db, eq(payments.userId, id)).orderBy(asc(payments.id))).filter(isAttempt).map(toPaymentState),
};
